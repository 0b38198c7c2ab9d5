"""A party's own words: no hearsay against that party, hearsay for it. Federal Rules of Evidence 801(d)(2), 803(3)."""

from __future__ import annotations

import re
from typing import Literal

from venire.law.evidence.detectors.substance.declarants import declarant
from venire.law.evidence.detectors.substance.purpose import purpose
from venire.law.evidence.question.matter import Matter

Standing = Literal["against", "state_of_mind", "for"]
STATE_OF_MIND = re.compile(
    r"\b(?:lik|lov|hat|fear|hop|want|intend|plann?)(?:e[ds]?|s|ed|ing)\b|\b(?:sorry|afraid|frightened|angry|worried"
    r"|pleased|glad|ashamed|meant to|going to|about to|would (?:go|meet|come|leave|speak)|in pain|hurt)\b"
)
"""Words for what somebody then felt or meant to do."""
ANSWERED = re.compile(
    r"^(?:what|how) (?:did|had) (?P<who>[\w'’. -]+?) (?:\w+ly )?(?:answer|reply|respond|exclaim)(?:ed)?\b"
)
"""Asked for an answer, whoever gave it: words as much as any."""


def words_of_the_accused(matter: Matter) -> Standing | None:
    """How the words of the defendant that a question asks for stand with the side that asks; None where it asks for
    no words of the defendant's, or nobody has said who that is."""
    name = matter.setting.defendant
    if not name or purpose(matter) in ("command", "question") or not is_named(speaker(matter), name):
        return None
    if matter.asker != "defence":
        return "against"
    return "state_of_mind" if STATE_OF_MIND.search(matter.setting.question.lower()) else "for"


def speaker(matter: Matter) -> str:
    """Whose words out of court a question asks for, an answer to what was said included; empty for nobody's."""
    spoken = declarant(matter)
    answered = None if spoken else ANSWERED.search(matter.question.body)
    return spoken.who if spoken else answered["who"] if answered else ""


def is_named(who: str, name: str) -> bool:
    """Whether the speaker is this person, by any part of the name; a brother of the person's is somebody else."""
    told = re.findall(r"[\w'’-]+", who.lower())
    parts = {part.lower() for part in name.split()} | {"accused", "defendant"}
    return bool(told) and told[-1] in parts
