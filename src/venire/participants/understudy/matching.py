"""Which claims a person's own words put: lexical retrieval with a guard for which side they speak for."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.law.argument_map import Claim
from venire.law.case import Side
from venire.law.grounds import grounds_of
from venire.participants.understudy.lore import Lore
from venire.participants.understudy.words import content_words, stem

LEAST = 0.26
"""The nearness, 0 to 1, at which a text is taken to mean a claim."""
HINT = 0.15
"""The nearness at which it is worth asking whether it does."""
ENOUGH = 5.0
"""How much rarity the shared words must add up to before they say much: about that of one rare word and one common."""
OTHER_SIDE = 0.55
OTHER_SIGN = 0.45
_NEGATION = re.compile(r"\b(no|not|never|nobody|nothing|none|without|neither|nor|\w+n't|cannot)\b", re.IGNORECASE)
_FOR_GUILT = re.compile(
    r"\b(guilty|she did it|he did it|they did it|did this|killed|murdered|convict|lied|lying|liar|no coincidence|"
    r"too many coincidences|obviously hers?|obviously his|can't explain|cannot explain)\b",
    re.IGNORECASE,
)
_FOR_ACQUITTAL = re.compile(
    r"\b(not guilty|(?:is|was|be) innocent|acquit|reasonable doubt|no proof|not proved|not proven|can't be sure|"
    r"cannot be sure|doesn't prove|does not prove|proves? nothing|could have been|might have been|someone else|"
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
    def _documents(self) -> Mapping[str, Mapping[str, float]]:
        """Claim → its words, those of the claim itself above those of its grounds."""
        grounds = grounds_of(self.lore.case)
        return {claim.id: _weighted(claim, grounds) for claim in self.lore.case.claims}

    @cached_property
    def _rarity(self) -> Mapping[str, float]:
        counts = Counter(word for words in self._documents.values() for word in words)
        total = len(self._documents) or 1
        return {word: math.log(1 + total / count) for word, count in counts.items()}

    def nearest(self, text: str, side: Side | None = None, most: int = 3) -> list[Match]:
        """The nearest claims, nearest first. ``side``: whom the speaker is known to speak for; a text that plainly
        speaks for the other side is believed above that."""
        words = folded(text)
        wanted = leaning(text) or side
        scored = [
            Match(claim, self._nearness(words, claim) * _side(claim, wanted) * _sign(claim, text))
            for claim in self.lore.case.claims
        ]
        return sorted(scored, key=lambda match: (-match.nearness, match.claim.id))[:most]

    def claims(self, text: str, side: Side | None = None) -> tuple[str, ...]:
        """The claims that a text puts: none when unsure, two at most."""
        found = self.nearest(text, side, 2)
        sure = [match for match in found if match.nearness >= LEAST]
        return tuple(match.claim.id for match in sure if match.nearness >= 0.75 * sure[0].nearness)

    def _nearness(self, words: frozenset[str], claim: Claim) -> float:
        """The share of the text's rarity that the claim's words cover, less where those are common words; one word
        alone says nothing."""
        document = self._documents[claim.id]
        shared = words & document.keys()
        whole = sum(self._weight(word) ** 2 for word in words)
        if len(shared) < 2:
            return 0.0
        covered = sum(self._weight(word) ** 2 * document[word] for word in shared)
        said = sum(self._weight(word) * document[word] for word in shared)
        return covered / whole * (1 - math.exp(-said / ENOUGH))

    def _weight(self, word: str) -> float:
        return 0.5 if word in RHETORIC else self._rarity.get(word, 1.0)


def _weighted(claim: Claim, grounds: Mapping[str, Sequence[str]]) -> Mapping[str, float]:
    kernels = " ".join(kernel.text for kernel in claim.kernels)
    rests = " ".join(sentence for ground in claim.grounds for sentence in grounds.get(ground, ()))
    parts = (
        (0.5, rests),
        (0.8, f"{kernels} {claim.question}"),
        (1.0, f"{claim.text} {claim.handle} {claim.concession}"),
    )
    return {word: weight for weight, text in parts for word in folded(text)}


def folded(text: str) -> frozenset[str]:
    """The content words, everyday words for a thing counted as one."""
    return frozenset(FOLDED.get(word, word) for word in content_words(text))


def _side(claim: Claim, wanted: Side | None) -> float:
    return 1.0 if wanted in (None, claim.side) else OTHER_SIDE


def _sign(claim: Claim, text: str) -> float:
    """The polarity guard: "there was blood" does not mean "no blood is proved". Long texts have signs of both kinds."""
    if len(text.split()) > 25:
        return 1.0
    return 1.0 if bool(_NEGATION.search(text)) == bool(_NEGATION.search(claim.text)) else OTHER_SIGN


_RHETORIC_LIST = (
    "innocent guilty person people doubt reason believe someone trust sure fact evidence case jury prove proof "
    "man woman feel wrong right really sad gut point thing"
)
RHETORIC = frozenset(stem(word) for word in _RHETORIC_LIST.split())
"""Words that go with any claim and point to none."""
_SYNONYMS = (
    "bicycle bike cycle",
    "frightened scared afraid fear fright terrified",
    "message voicemail recording call",
    "police cop detective officer",
    "money cash payment paid fraud",
    "lie lied lying liar lies",
    "fall fell fallen slipped",
    "hit struck strike blow",
    "wound injury fracture skull",
    "broken loose rotten rusted unmended",
    "flashlight torch light",
    "camera cctv",
    "phone mobile cell",
    "e-mail email mail",
    "car van truck",
    "killed murdered",
    "clock alarm time",
    "push pushed shove shoved",
    "water drown drowned drowning",
    "doctor dr examiner",
)
FOLDED: Mapping[str, str] = {stem(word): stem(group.split()[0]) for group in _SYNONYMS for word in group.split()}
"""Everyday word → the word it is counted as."""
