"""Whether what a witness says aloud is what it swore to: the same figures and names, nothing against it, no recital."""

from __future__ import annotations

import re
from collections.abc import Iterator

from venire.language.comparison.recital import COPIED, copied
from venire.language.text.calendar import days
from venire.language.text.clock import HALF_DAY, clocks
from venire.language.text.content import is_content
from venire.language.text.quantities import is_number
from venire.language.text.sentences import sentences
from venire.language.text.tokens import Token, plain, tokens
from venire.language.words.stems import stem
from venire.language.words.thesaurus import nearness
from venire.language.words.word_list import words
from venire.law.case_file.case import Case, Fact
from venire.law.case_file.checks.problem import CaseProblem
from venire.law.entailment import entails

ALIKE = 0.6
"""From this nearness in the thesaurus one word may stand for another."""
_SHORT = re.compile(r"['’](?:d|ve|ll|re|m)\b")
_LIGHT = frozenset(
    stem(word)
    for word in words(
        """go come get do make say take be have put keep see find give turn let look know think leave use tell
        way apart long morning afternoon evening night hour day time clock own owner other thing one people place part
        same once far somewhere together reason"""
    )
)
"""Words with which anything can be said otherwise."""
_NAME = re.compile(r"(?<![.?!] )(?<!^)\b(?!I\b|I['’]|Mr\b|Mrs\b|Ms\b|Miss\b|Dr\b)[A-Z][\w'’-]+")


def aloud_problems(case: Case) -> Iterator[CaseProblem]:
    """Each fact whose spoken form could not be said on oath for the written one."""
    for witness in case.witnesses:
        for fact in witness.affidavit:
            if fact.aloud:
                yield from (CaseProblem(f"witnesses.{witness.id}.{fact.id}.aloud", reason) for reason in _reasons(fact))


def _reasons(fact: Fact) -> Iterator[str]:
    if copied(fact.aloud, (fact.text,)):
        yield f"it has {COPIED} words in a row of the fact; say it as one would who has not learnt it by heart"
    if lost := sorted(_names(fact.text) - _names(f". {fact.aloud}", first=True)):
        yield f"it leaves out {', '.join(lost)}"
    if _times(fact.text) != _times(fact.aloud):
        yield "it has not the same times and days as the fact"
    if strange := _strange(fact.text, fact.aloud):
        yield f"it says what the fact does not: {', '.join(strange)}"
    yield from (f"it says more than the fact: {reason}" for reason in _against(fact.text, fact.aloud))
    yield from (f"it leaves the fact unsaid: {reason}" for reason in _against(fact.aloud, fact.text))


def _strange(text: str, aloud: str) -> list[str]:
    """What is said aloud and is nothing of the fact: words that carry meaning, where they are more than one, or half of
    a sentence. One may be another word for the same."""
    own = frozenset(word.stem for word in _meant(text))
    strange = [word.lower for word in _meant(aloud) if not _known(word.stem, own)]
    parts = [[_known(word.stem, own) for word in _meant(sentence)] for sentence in sentences(aloud)]
    added = any(part and 2 * part.count(False) >= len(part) for part in parts)
    return list(dict.fromkeys(strange)) if len(set(strange)) > 1 or added else []


def _meant(text: str) -> list[Token]:
    row = tokens(plain(_SHORT.sub(" ", text)))
    return [one for one in row if is_content(one) and not is_number(one.lower) and one.stem not in _LIGHT]


def _known(said: str, own: frozenset[str]) -> bool:
    return any(said == one or nearness(said, one) >= ALIKE for one in own)


def _names(text: str, *, first: bool = False) -> frozenset[str]:
    """The names in a text; ``first``: also a word that only opens a sentence."""
    found = re.findall(r"\b[A-Z][\w'’-]+", text) if first else _NAME.findall(text)
    return frozenset(re.sub(r"['’]s$", "", name) for name in found)


def _times(text: str) -> tuple[frozenset[int], frozenset[tuple[int | None, ...]]]:
    """Its hours in minutes of half a day, and its days."""
    hours = frozenset(found.minute % HALF_DAY for found in clocks(text)[0])
    return hours, frozenset((day.year, day.month, day.day, day.weekday) for day in days(text)[0])


def _against(given: str, said: str) -> list[str]:
    return [reason.text for reason in entails((given,), said, least=0.0).reasons]
