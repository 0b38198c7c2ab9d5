"""What a question takes for granted, in its own words,
and whether it asks for more of it or only mentions it by the way.

"Why did you raise the insurance?" asks for the reason of a thing, and the thing comes first. "What did you see when the
divers came up?" mentions one. Federal Rule of Evidence 611(a).
"""

from __future__ import annotations

import re
from typing import NamedTuple

from venire.language.morphology.sexes import sex_of
from venire.language.questions.form import AUX
from venire.language.questions.indirect import embedded
from venire.law.evidence.question.temptations import bare

_REASON = re.compile(
    r"^(?:and |then |so |now,? )*(?:why|how come) (?P<polar>(?:did|had|was|were|has|have) [^?]+)", re.IGNORECASE
)
_TURN = re.compile(
    r"^when did (?P<who>you|he|she|they|[\w ]{2,30}?) (?P<verb>decide|stop|begin|start)\b(?P<rest>[^?]*)", re.IGNORECASE
)
_SUBJECT = (
    r"(?:he|she|they|it|you|we|(?:the|your|his|her|their|a|an|that) [\w'-]+(?: (?!have\b|had\b|has\b|was\b|were\b"
    r"|be\b)[\w'-]+)?|(?-i:[A-Z])[\w'’.-]+(?: (?-i:[A-Z])[\w'’.-]+){0,2})"
)
_PAST = (
    r"(?:\w{2,}ed|had|was|were|went|came|left|told|said|saw|heard|found|got|took|woke|rang|fell|sent|set|put|made"
    r"|gave|ran|broke|kept|began|knew|wrote|stood|sat|lay|drove|hit|struck|shot|met|paid|sold|bought|brought|lost"
    r"|won|spoke|slept|stopped|shut|cut)"
)
_BY_THE_WAY = re.compile(
    rf"\b(?:when|after|before|once|while|until|since) (?P<it>(?!{AUX}\b|what\b|which\b){_SUBJECT} (?:\w+ly "
    rf"|never |first |last |then |next |not )?{_PAST}\b[^,?]*)",
    re.IGNORECASE,
)
_RELATIVE = re.compile(
    rf"\b(?P<it>(?:the|that|those|these) [\w'-]+(?: [\w'-]+)? (?:that|which|who|whom) (?!{AUX} (?:you|he|she"
    rf"|they)\b)[^,?]{{4,}})",
    re.IGNORECASE,
)


class Premise(NamedTuple):
    """``words``: of the question. ``whether`` and ``wh``:
    the thing and what is asked of it as clauses, for a reason."""

    words: str
    whether: str = ""
    wh: str = ""

    @property
    def comes_first(self) -> bool:
        """Whether the question asks for more of it, and not for something else."""
        return bool(self.wh)


def premise(question: str, witness: str) -> Premise | None:
    """What is taken for granted; None where nothing is. ``witness``: as the court calls it."""
    asked = bare(question)
    reason = _REASON.search(asked)
    if reason:
        polar = reason["polar"]
        return Premise(polar.partition(" ")[2], *_clauses(f"{polar[:1].upper()}{polar[1:]}?", asked, witness))
    turn = _TURN.search(asked)
    if turn:
        did = f"Did {turn['who']} {turn['verb']}{turn['rest']}?"
        words = f"{turn['who']} {turn['verb']}{turn['rest']}"
        return Premise(words, *_clauses(did, asked, witness))
    found = _BY_THE_WAY.search(asked) or _RELATIVE.search(asked)
    return Premise(found["it"].strip()) if found else None


def _clauses(polar: str, asked: str, witness: str) -> tuple[str, str]:
    """Whether it was so, and what is asked of it, as clauses; general ones where the words do not turn into any."""
    whether, wh = (_named_once(embedded(one, witness), witness) for one in (polar, asked))
    return (whether, wh) if whether and wh else ("whether it was so", "the rest")


def _named_once(clause: str, witness: str) -> str:
    """With "her" or "his" for the name where it comes again; empty where that cannot be told."""
    first, name, later = clause.partition(witness)
    if not name or witness not in later:
        return clause
    own = {"she": "her", "he": "his"}.get(sex_of(witness), "")
    told = later.replace(f"{witness}'s", own)
    return f"{first}{name}{told}" if own and witness not in told else ""
