"""What a weak memory does to numbers: less exact, and still true."""

from __future__ import annotations

import re

from venire.law.api import Profile, entails
from venire_understudy.witness.affidavit.knowledge import KnownFact
from venire_understudy.witness.questions.question import ParsedQuestion

_CLOCK = re.compile(
    r"\b([Aa]t) (?=\d{1,2}[:.]\d\d|(?:half past|a quarter|quarter|twenty|ten|five) (?:past|to)?|\d{1,2} ?[ap]\.?m)"
)
_COUNTED = re.compile(
    r"(?<![\w$£€.,:/-])(?<!about )(?<!Lock )(?<!number )(?<!No )(?=\d{2,}(?:,\d{3})* (?:yards|"
    r"feet|metres|miles|minutes|people)\b)"
)


_MEASURED = frozenset(("when", "clock", "day", "how_many", "how_long", "how_far", "how_much", "how_old", "how_fast"))
_OFFICE = re.compile(r"^I (?:am|was|have been|had been)\b")


def far(question: ParsedQuestion, fact: KnownFact) -> bool:
    """Whether the memory may be at a loss: asked for an hour, a number or a distance, and not of what the witness did,
    is or was."""
    own = fact.calling or _OFFICE.match(fact.text) or fact.clause.subject == "I"
    return question.want in _MEASURED and not own


def blurred(said: str, fact: KnownFact, profile: Profile) -> str:
    """The sentence with its times and distances as a poor memory keeps them: "at about 9:40". Others
    keep them exact."""
    if profile.memory != "poor":
        return said
    vague = _COUNTED.sub("about ", _CLOCK.sub(r"\1 about ", said))
    return vague if vague != said and not entails((fact.text,), vague, least=0.0).contradicted else said
