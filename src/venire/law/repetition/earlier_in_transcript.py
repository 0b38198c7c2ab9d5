"""Which questions of a long examination were asked before. Source: spec/trial.md, "Question deduplication".

Among hundreds of questions some two always look alike, because they name the same people and places. So a word counts
by how rare it is among the questions of this witness: what all of them are about makes no two of them the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from math import log

from venire.language.questions.anaphora import points
from venire.language.words import word_list as wordlist
from venire.law.repetition.same_question import THRESHOLD, normalised, same_asked

FEWEST = 2
"""A question of fewer words of meaning ("When was that?") leans on another and repeats none."""
STILL = 2
"""For so many questions an "it" still stands for what it stood for; one that points repeats none further back."""
NEARLY_ALL = 0.72
"""From this share of rare words in common on, two questions of one kind ask the same."""
MUCH = 0.5
"""From this share on they may, if weighing their wording says so too."""
_OPEN = re.compile(
    r"(?:^|[,;] (?:and |so |but )?"
    r"|\b(?:remember|recall|recollect|know|say|explain|tell (?:us|me|him|her|them)) (?:exactly )?)"
    r"(?:and |so |but |now |well )?,? ?(?:\w+ )?"
    r"(?:what|when|where|who|whom|whose|which|why|how(?: (?:many|much|long|far|old|often))?)\b",
    re.I,
)
_ASKING = re.compile(r"(?:what|when|where|who|which|why|how(?: \w+)?)\w*$", re.I)
_LITTLE = frozenset(
    wordlist.words("""say said tell told ask mean see saw look know think question statement paragraph page sorry""")
)


def asked_before(questions: Sequence[str]) -> Mapping[int, int]:
    """Place of each question that repeats an earlier one -> the place of the earlier one that it is most like."""
    words = [normalised(one) - _LITTLE for one in questions]
    rarity = _rarity(words)
    found = dict[int, int]()
    for place, own in enumerate(words):
        if len(own) < FEWEST:
            continue
        first_near = max(0, place - STILL) if points(questions[place].lower()) else 0
        near = [
            (common(own, words[past], rarity), past) for past in range(first_near, place) if len(words[past]) >= FEWEST
        ]
        likely = sorted((one for one in near if one[0] >= MUCH), reverse=True)
        first = next((past for share, past in likely if _same(questions[place], questions[past], share)), None)
        if first is not None:
            found[place] = first
    return found


def common(one: frozenset[str], other: frozenset[str], rarity: Mapping[str, float]) -> float:
    """Of the meaning of two questions, the share they have in common, 0 to 1; rare words weigh more."""
    whole = sum(rarity[word] for word in one | other)
    return sum(rarity[word] for word in one & other) / whole if whole else 0.0


def _rarity(questions: Sequence[frozenset[str]]) -> Mapping[str, float]:
    """How much a word says: the logarithm of how few of the questions hold it."""
    held = Counter(word for one in questions for word in one)
    return {word: log(1 + len(questions) / times) for word, times in held.items()}


def _same(question: str, past: str, share: float) -> bool:
    if _kind(question) != _kind(past):
        return False
    return share >= NEARLY_ALL or same_asked(question, past) >= THRESHOLD


def _kind(question: str) -> str:
    """The word that asks, or empty for a question to be answered with yes or no."""
    found = _OPEN.search(question.strip())
    asking = _ASKING.search(found.group()) if found else None
    return asking.group().lower() if asking else ""
