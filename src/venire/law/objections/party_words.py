"""A party's own words: no hearsay against that party, hearsay for it. Federal Rules of Evidence 801(d)(2), 803(3)."""

from __future__ import annotations

import re
from typing import Literal

from venire.law.objections.declarants import declarant
from venire.law.objections.matter import Matter

Standing = Literal["against", "state_of_mind", "for"]
STATE_OF_MIND = re.compile(
    r"\b(?:lik|lov|hat|fear|hop|want|intend|plann?)(?:e[ds]?|s|ed|ing)\b|\b(?:sorry|afraid|frightened|angry|worried"
    r"|pleased|glad|ashamed|meant to|going to|about to|would (?:go|meet|come|leave|speak)|in pain|hurt)\b"
)
"""Words for what somebody then felt or meant to do."""
COMMAND = re.compile(r"\b(?:tell|told|ask|asked|order(?:ed)?) (?:you|him|her|them|anybody) (?:not )?to\b")


def words_of_the_accused(matter: Matter) -> Standing | None:
    """How the words of the defendant that a question asks for stand with the side that asks; None where it asks for
    no words of the defendant's, or nobody has said who that is."""
    name = matter.setting.defendant
    spoken = declarant(matter)
    if not name or spoken is None or COMMAND.search(matter.setting.question) or not is_named(spoken.who, name):
        return None
    if matter.asker != "defence":
        return "against"
    return "state_of_mind" if STATE_OF_MIND.search(matter.setting.question.lower()) else "for"


def is_named(who: str, name: str) -> bool:
    """Whether the speaker is this person, by any part of the name; a brother of the person's is somebody else."""
    told = re.findall(r"[\w'’-]+", who.lower())
    parts = {part.lower() for part in name.split()} | {"accused", "defendant"}
    return bool(told) and told[-1] in parts
