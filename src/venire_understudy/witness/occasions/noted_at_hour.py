"""What was found or noted at an hour: "What did you find when you examined her leg at five past one?".

The hour and one thing or person besides are enough: a nurse who noted a patient's calf at five past one has answered
for the leg.
"""

from __future__ import annotations

import re

from venire.language.text.clock import HALF_DAY, TimeOfDay
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light

_PERCEIVED = re.compile(
    r"^(?:(?:and|so|now|then),? )?what (?:did|could|had) you (?:then |also )?"
    r"(?:find|found|see|seen|note|noted|notice|noticed|observe|observed|record|recorded|learn|establish)\b",
    re.IGNORECASE,
)
_LIKE = 0.5


def seen_then(known: Knowledge, question: ParsedQuestion) -> KnownFact | None:
    """The only fact of that hour that has anything of what the question is about; None where there is none, or two."""
    asked = question.reading.clocks
    if len(asked) != 1 or not _PERCEIVED.match(question.text):
        return None
    about = [key for key in question.keys if key not in light() and key != question.verb]
    found = [fact for fact in known.facts if _then(fact, asked[0]) and any(fact.meets(key) >= _LIKE for key in about)]
    return found[0] if len(found) == 1 else None


def _then(fact: KnownFact, asked: TimeOfDay) -> bool:
    return any(
        (told.minute - asked.minute) % HALF_DAY == 0 and (told.half is None or asked.half in (None, told.half))
        for told in fact.reading.clocks
    )
