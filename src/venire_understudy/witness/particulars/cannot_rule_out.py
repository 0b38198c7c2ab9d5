"""What an expert cannot rule out: what by its own evidence could have been."""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.first_person import from_you
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.words.vocabulary import likeness

_ASKED = re.compile(
    r"\b(?:can|could|were|are|is|was)(?:n['’]t| not)?\b[^?.;]{0,30}?\b(?:rule|ruling|ruled|exclude|excluding|excluded)"
    r"(?: out)? (?P<what>[^?]+?)(?:, (?:can|could|were|are|is|was)(?:n['’]t)? \w+(?: not)?|, right|, correct)?"
    r"(?:, [A-Z][\w'-]+(?: [A-Z][\w'-]+)?)?[?. ]*$",
    re.IGNORECASE,
)
_MIGHT = re.compile(r"\b(?:could|can|may|might)\b(?! not| only)", re.IGNORECASE)
_MET = 0.6


def not_ruled_out(known: Knowledge, text: str) -> KnownFact | None:
    """The fact that says that what is asked about could be so: it is not ruled out. None where nothing says that."""
    found = _ASKED.search(text.strip())
    if found is None:
        return None
    asked = [key for key in content(from_you(found["what"])) if key not in ("possibl", "possibility", "cause")]
    return next((one for one in known.facts if asked and _says_might(one, asked)), None)


def _says_might(fact: KnownFact, asked: list[str]) -> bool:
    own = fact.keys | fact.referred
    might = bool(_MIGHT.search(fact.clause.group)) and not fact.denies
    return might and all(any(likeness(key, other) >= _MET for other in own) for key in asked)
