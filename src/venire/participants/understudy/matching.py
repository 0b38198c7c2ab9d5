"""Which claims a person's own words put: lexical retrieval with a guard for which side they speak for."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from venire.law.argument_map import Claim
from venire.law.case import Side
from venire.participants.understudy.lore import Lore
from venire.participants.understudy.words import content_words

LEAST = 0.24
"""The nearness, 0 to 1, at which a text is taken to mean a claim."""
HINT = 0.13
"""The nearness at which it is worth asking whether it does."""
_FOR_GUILT = re.compile(
    r"\b(guilty|she did it|he did it|they did it|did this|killed|murdered|convict|lied|lying|liar|no coincidence|"
    r"too many coincidences|obviously hers?|obviously his|can't explain|cannot explain)\b",
    re.IGNORECASE,
)
_FOR_ACQUITTAL = re.compile(
    r"\b(not guilty|innocent|acquit|reasonable doubt|no proof|not proved|not proven|can't be sure|cannot be sure|"
    r"doesn't prove|does not prove|prove nothing|proves nothing|could have been|might have been|someone else|"
    r"somebody else|accident|didn't do|did not do|never proved|no evidence|not enough)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Match:
    """A claim that a text may mean, and how near it is, 0 to 1."""

    claim: Claim
    nearness: float


def leaning(text: str) -> Side | None:
    """The side that a text plainly speaks for, if it says so."""
    acquit, convict = len(_FOR_ACQUITTAL.findall(text)), len(_FOR_GUILT.findall(_FOR_ACQUITTAL.sub(" ", text)))
    if acquit == convict:
        return None
    return "defence" if acquit > convict else "prosecution"


@dataclass(frozen=True)
class Matcher:
    """Finds the claims nearest to a text."""

    lore: Lore

    @cached_property
    def _documents(self) -> Mapping[str, frozenset[str]]:
        return {claim.id: content_words(_told(claim)) for claim in self.lore.case.claims}

    @cached_property
    def _rarity(self) -> Mapping[str, float]:
        counts = Counter(word for words in self._documents.values() for word in words)
        total = len(self._documents) or 1
        return {word: math.log(1 + total / count) for word, count in counts.items()}

    def nearest(self, text: str, side: Side | None = None, most: int = 3) -> list[Match]:
        """The nearest claims, nearest first. ``side``: whom the speaker is known to speak for; a text that plainly
        speaks for the other side is believed above that."""
        words = content_words(text)
        wanted = leaning(text) or side
        scored = [
            Match(claim, self._nearness(words, claim) * (1.0 if wanted in (None, claim.side) else 0.55))
            for claim in self.lore.case.claims
        ]
        return sorted(scored, key=lambda match: (-match.nearness, match.claim.id))[:most]

    def claims(self, text: str, side: Side | None = None) -> tuple[str, ...]:
        """The claims that a text puts: none when unsure, two at most."""
        found = self.nearest(text, side, 2)
        sure = [match for match in found if match.nearness >= LEAST]
        return tuple(match.claim.id for match in sure if match.nearness >= 0.75 * sure[0].nearness)

    def _nearness(self, words: frozenset[str], claim: Claim) -> float:
        """Cosine of the rarity-weighted words, the text's own length damped so that a short remark can be near."""
        document = self._documents[claim.id]
        shared = sum(self._weight(word) ** 2 for word in words & document)
        if not shared:
            return 0.0
        norm = sum(self._weight(word) ** 2 for word in words) ** 0.5
        other = min(norm * 1.6, sum(self._weight(word) ** 2 for word in document) ** 0.5)
        return shared / (norm * other)

    def _weight(self, word: str) -> float:
        return self._rarity.get(word, 1.0)


def _told(claim: Claim) -> str:
    kernels = " ".join(kernel.text for kernel in claim.kernels)
    return f"{claim.text} {claim.handle} {claim.question} {claim.concession} {kernels}"
