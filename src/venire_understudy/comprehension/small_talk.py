"""What is asked at the table and has nothing to do with the case: the weather, lunch, the coffee machine."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from venire.language.wording.content_words import stem
from venire.language.wording.everyday_words import RHETORIC, folded
from venire.law.api import grounds_of, names_of
from venire_understudy.comprehension.case_lore import Lore

STRANGE = 0.5
"""Share of the words of a question that the case must not know, for the question to be no part of it."""
_PLAIN_LIST = (
    "anybody anyone everybody everyone somebody someone who know think want get take go come say tell ask like mind "
    "need see look hear find give make hand raise show whether going time today still already please"
)
_PLAIN = frozenset(stem(word) for word in _PLAIN_LIST.split()) | RHETORIC
"""Words that go with any question."""
ASIDE = (
    "No idea, {name}. Ask the officer at the door.",
    "Search me, {name}. Shall we get back to it?",
    "You'd have to ask the clerk that, {name}.",
    "Can it keep till the break, {name}?",
    "I couldn't tell you, {name}, and I have a verdict on my mind.",
    "If you find out, {name}, tell me as well.",
    "Ha. One thing at a time, {name}.",
)
"""What people say to it; each once in a session."""


@dataclass(frozen=True)
class SmallTalk:
    """Knows what belongs to the case."""

    lore: Lore

    def off_topic(self, question: str) -> bool:
        """Whether a question names nobody and nothing of the case, and half its words are not the case's."""
        if names_of(self.lore.case) & set(re.findall(r"[a-z]+", question.lower())):
            return False
        words = folded(question) - _PLAIN
        strange = words - self._words
        return bool(strange) and len(strange) >= STRANGE * len(words) and not self._near(words - strange)

    def _near(self, known: frozenset[str]) -> bool:
        """Whether what the case knows of it stands together in one place of the file."""
        return len(known) > 1 and any(len(known & place) > 1 for place in self._places)

    @cached_property
    def _places(self) -> tuple[frozenset[str], ...]:
        grounds = (folded(text) for texts in grounds_of(self.lore.case).values() for text in texts)
        claims = (folded(f"{claim.text} {claim.handle} {claim.question}") for claim in self.lore.case.claims)
        things = (folded(f"{item.name} {item.handle}") for item in self.lore.case.evidence)
        return (*grounds, *claims, *things)

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset[str]().union(*self._places)
