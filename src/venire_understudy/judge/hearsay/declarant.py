"""Whose words a question asks for decides most objections of hearsay, whatever is pleaded for it.

A party's words come in against that party and not for it (Rule 801(d)(2)); what a speaker felt or meant to do comes in,
what the speaker believed to be so does not (Rule 803(3)).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from venire.language.questions.form import straight
from venire.law.api import (
    ANSWERED,
    STATE_OF_MIND,
    Case,
    Matter,
    Purpose,
    Ruling,
    Setting,
    Side,
    bare,
    borne_out,
    is_named,
    purpose,
    shared_words,
    speaker,
)
from venire_understudy.judge.hearsay.pronouns import meant

_PLEADS_MIND = re.compile(r"\b803\(3\)|\bstate of mind\b|\b(?:then )?(?:felt|feeling|meant|intend\w*)\b", re.IGNORECASE)


class SettledRuling(NamedTuple):
    """A ruling that whose words they are decides, and the key of the judge's lines."""

    ruling: Ruling
    rule: str
    key: str


_CRY = re.compile(
    r"^(?:what|when|did|why|how)\b[^?]*\b(?:scream|cry|cried|groan|moan|shriek|howl|yelp|sob|wail)(?:ed"
    r"|ing)?\b(?! (?:that|to)\b)"
)
"""A cry of pain or of fear."""
_AT_ONCE = re.compile(
    r"\bat once\b|\bat that (?:very )?moment\b|\bthe (?:very )?moment\b|\bas (?:he|she|they|it|the \w+) (?:woke"
    r"|fell|ran|came|went|saw"
    r"|struck|turned|happened|broke|dropped|opened|got)\b"
)
"""The question itself ties the words to the event: Rules 803(1) and 803(2)."""
_NOT_ASSERTED: Mapping[Purpose, SettledRuling] = {
    "usage": SettledRuling("overruled", "801(c)", "usage"),
    "command": SettledRuling("overruled", "801(c)", "no_assertion"),
    "question": SettledRuling("overruled", "801(c)", "question_put"),
    "act": SettledRuling("overruled", "801(c)", "act_of_speech"),
    "effect": SettledRuling("overruled", "801(c)", "effect"),
}
"""Words that are not offered for their truth, by what they are wanted for."""


def whose_words(case: Case, setting: Setting, by: Side, response: str) -> SettledRuling | None:
    """The ruling on an objection of hearsay to a question of this side's, where that settles it."""
    asked = straight(bare(setting.question))
    if _CRY.search(asked):
        return SettledRuling("overruled", "803(2)", "cry")
    matter = Matter(setting, shared_words)
    kind, who = purpose(matter), meant(case, setting, speaker(matter))
    if kind in ("command", "question"):
        return _NOT_ASSERTED[kind]
    if who and is_named(who, case.defendant.name):
        return _of_the_accused(by, setting)
    if kind:
        return _NOT_ASSERTED[kind]
    if who and _AT_ONCE.search(asked):
        return SettledRuling("overruled", "803(1)", "at_once")
    return _of_others(setting.question, response) if who else None


def offered(case: Case, witness: str, question: str, response: str) -> SettledRuling | None:
    """The ruling where the reply names what the words are wanted for, and what the witness knows bears that out."""
    facts = [fact.text for one in case.witnesses if one.id == witness for fact in one.affidavit]
    kind = borne_out(question, response, facts)
    return _NOT_ASSERTED[kind] if kind else None


def _of_others(question: str, response: str) -> SettledRuling | None:
    if STATE_OF_MIND.search(question.lower()):
        return SettledRuling("overruled", "803(3)", "mind")
    if _PLEADS_MIND.search(response):
        return SettledRuling("sustained", "802", "not_mind")
    return SettledRuling("sustained", "802", "answered") if ANSWERED.search(question.lower()) else None


def _of_the_accused(by: Side, setting: Setting) -> SettledRuling:
    if by == "prosecution":
        return SettledRuling("overruled", "801(d)(2)", "party_words")
    if STATE_OF_MIND.search(setting.question.lower()):
        return SettledRuling("overruled", "803(3)", "mind")
    return (
        SettledRuling("overruled", "106", "rest_of_it")
        if _part_was_told(setting)
        else SettledRuling("sustained", "802", "own_party")
    )


def _part_was_told(setting: Setting) -> bool:
    """Whether the other side has had a part of what the accused said to this witness: Rule 106 lets in the rest."""
    if setting.phase != "cross":
        return False
    heard = (*setting.asked_by_other, *(setting.opened.said if setting.opened else ()))
    put = (setting.model_copy(update={"question": one, "phase": "direct"}) for one in heard)
    return any(is_named(speaker(Matter(one, shared_words)), setting.defendant) for one in put if setting.defendant)
