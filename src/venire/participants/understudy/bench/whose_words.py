"""Whose words a question asks for decides most objections of hearsay, whatever is pleaded for it.

A party's words come in against that party and not for it (Rule 801(d)(2)); what a speaker felt or meant to do comes in,
what the speaker believed to be so does not (Rule 803(3)).
"""

from __future__ import annotations

import re
from typing import NamedTuple

from venire.law.case import Case, Side
from venire.law.objection import Ruling
from venire.law.objections.declarants import declarant
from venire.law.objections.matter import Matter
from venire.law.objections.party_words import COMMAND, STATE_OF_MIND, is_named
from venire.law.objections.setting import Setting, shared_words

_PLEADS_MIND = re.compile(r"\b803\(3\)|\bstate of mind\b|\b(?:then )?(?:felt|feeling|meant|intend\w*)\b", re.IGNORECASE)


class Settled(NamedTuple):
    """A ruling that whose words they are decides, and the key of the judge's lines."""

    ruling: Ruling
    rule: str
    key: str


def whose_words(case: Case, setting: Setting, by: Side, response: str) -> Settled | None:
    """The ruling on an objection of hearsay to a question of this side's, where that settles it."""
    spoken = declarant(Matter(setting, shared_words))
    if spoken is None or not spoken.who or COMMAND.search(setting.question):
        return None
    if is_named(spoken.who, case.defendant.name):
        return _of_the_accused(by, setting.question)
    if STATE_OF_MIND.search(setting.question.lower()):
        return Settled("overruled", "803(3)", "mind")
    return Settled("sustained", "802", "not_mind") if _PLEADS_MIND.search(response) else None


def _of_the_accused(by: Side, question: str) -> Settled:
    if by == "prosecution":
        return Settled("overruled", "801(d)(2)", "party_words")
    if STATE_OF_MIND.search(question.lower()):
        return Settled("overruled", "803(3)", "mind")
    return Settled("sustained", "802", "own_party")
