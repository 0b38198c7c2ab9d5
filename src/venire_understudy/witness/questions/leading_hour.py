"""An hour in front of an open question, put behind it:
"What did you note at 9:30?" for "At 9:30, what did you note?"."""

from __future__ import annotations

import re

from venire_understudy.witness.questions.compound import WH

_HOUR = re.compile(
    r"^(?P<and>(?:And |So |Now,? |Then )?)(?P<front>(?:[Aa]t|[Oo]n|[Ii]n|[Bb]y|[Aa]round|[Aa]bout|[Tt]owards?"
    r"|[Bb]efore|[Aa]fter) "
    r"[^,?.]{0,40}?(?:\d|midnight|noon|o'clock|half past|day\b|night|morning|evening|afternoon)[^,?]{0,30}), "
    rf"(?P<asked>{WH}\b[^?]*)\?\s*$",
    re.IGNORECASE,
)
_JUST = re.compile(rf"^(?:and |so )?(?:exactly|precisely|roughly|approximately),? (?={WH}\b)", re.IGNORECASE)


def hour_behind(text: str) -> str:
    """The question with its hour at its end and without an "exactly" in front; any other as it is."""
    said = _JUST.sub("", text.strip())
    said = f"{said[:1].upper()}{said[1:]}" if said != text.strip() else text
    found = _HOUR.match(said)
    if found is None:
        return said
    front, asked = found["front"], found["asked"]
    return f"{asked[:1].upper()}{asked[1:].rstrip()} {front[:1].lower()}{front[1:]}?"
