"""Which claims a person's own words put: by words and by meaning, with guards for side and sign.

Source: spec/models.md.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from venire.language.wording.everyday_words import RHETORIC, folded, righted
from venire.law.api import Claim, Side, grounds_of, other
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.claim_meaning import Meaning, passages
from venire_understudy.comprehension.points import Nearness, SpeechPoint, points, windows
from venire_understudy.comprehension.side_and_sign import concedes, leaning, turns_round

WORDS = 0.45
"""What the words themselves count for beside their meaning, when both are known."""
BORNE_OUT = 0.3
"""How much nearer in meaning than the claims on average a claim must be for the words to count in full."""
ENOUGH = 5.0
"""How much rarity the shared words must add up to before they say much: about that of one rare word and one common."""
OTHER_SIDE = 0.55
TURNED_ROUND = 0.3
"""What is left of the nearness to a claim of the other side, and to one that the text denies."""
UNNAMED = 0.8
"""What is left for a claim that has nothing to do with the people whom the text names."""
UNTIMED = 0.5
"""What is left for a claim that knows none of the hours, where a text gives more than one."""
LOOKED_INTO = 6
"""How many of the nearest claims are held against the text by the guard."""
SECOND = 0.95
"""The share of the nearest claim's nearness at which a second one is meant as well."""
LOWER = 0.03
"""How far under the bar a point may lie whose sentence and neighbours bear it out: they are counted in already."""
SHORTER = 0.15
"""How much nearer a point of one word must be than a long one."""
FIVE = 5
"""Points of a speech that a table keeps, the weightiest."""
_HOUR = re.compile(r"\b\d{1,2}:\d\d\b")
_PLAIN_WORD = re.compile(r"[a-z]{4,}")


class MatchThresholds(NamedTuple):
    """The nearness, 0 to 1, at which a text is taken to mean a claim, and at which it is worth asking whether it does.

    Set on the first half of ``tests/understudy/comprehension/free_text.yaml``; the other half says how well they hold.
    """

    sure: float
    hint: float


BOTH = MatchThresholds(0.23, 0.12)
WORDS_ALONE = MatchThresholds(0.26, 0.15)


@dataclass(frozen=True, slots=True)
class ClaimMatch:
    """A claim that a text may mean, and how near it is, 0 to 1."""

    claim: Claim
    nearness: float


@dataclass(frozen=True)
class Matcher:
    """Finds the claims nearest to a text. Without ``meaning``, or for a text it has not heard, by words alone."""

    lore: Lore
    meaning: Meaning | None = None
    _known_near: dict[tuple[str, Side], Nearness] = field(
        default_factory=dict[tuple[str, Side], Nearness], compare=False, repr=False
    )
    """What has been reckoned already: the same speech is weighed by many."""

    async def hear(self, texts: Sequence[str]) -> None:
        """Prepare to match these texts, and the clauses of each, by meaning too."""
        if self.meaning is not None:
            parts = [part for text in texts if text.strip() for part in (text, *windows(text))]
            await self.meaning.hear([self._righted(part) for part in dict.fromkeys(parts)])

    def points(self, text: str, side: Side) -> tuple[SpeechPoint, ...]:
        """The points that a speech makes for a side, in order: each claim once, where most is said of it."""
        found = points(text, [claim.id for claim in self.lore.case.claims], lambda words: self._nearness(words, side))
        sure = [one for one in found if self.lore.side(one.claim) == side and self._is_sure(one)]
        first = sorted(sure, key=lambda one: -one.gain)
        kept = {one.claim: one for one in reversed(first)}.values()
        weightiest = [one for one in first if one in kept][:FIVE]
        return tuple(one for one in sure if one in weightiest)

    def _is_sure(self, point: SpeechPoint) -> bool:
        return point.nearness >= self._bar(point.words).sure - LOWER + SHORTER / point.weight

    def _nearness(self, words: str, side: Side) -> Nearness:
        known = self._known_near.get((words, side))
        if known is None:
            said = self._righted(words)
            people = self._people(said)
            known = {
                m.claim.id: m.nearness * _side(m.claim, side) * self._about(m.claim, people) for m in self._near(said)
            }
            self._known_near[words, side] = known
        return known

    def nearest(self, text: str, side: Side | None = None, most: int = 3) -> list[ClaimMatch]:
        """The nearest claims, nearest first. ``side``: whom the speaker is known to speak for, which only a plain
        concession overrules; without it the text itself must tell."""
        said = self._righted(text)
        wanted = other(side) if side and concedes(said) else side or leaning(said)
        people, hours = self._people(said) if side else frozenset[str](), self._hours_in(said)
        near = self._ranked(
            [
                ClaimMatch(
                    m.claim,
                    m.nearness * _side(m.claim, wanted) * self._about(m.claim, people) * self._timed(m.claim, hours),
                )
                for m in self._near(said)
            ]
        )
        held = [ClaimMatch(m.claim, m.nearness * _sign(m.claim, said)) for m in near[: max(most, LOOKED_INTO)]]
        return self._ranked(held)[:most]

    def claims(self, text: str, side: Side | None = None) -> tuple[str, ...]:
        """The claims that a text puts: none when unsure, two at most."""
        found = self.nearest(text, side, 2)
        sure = [match for match in found if match.nearness >= self._bar(text).sure]
        return tuple(match.claim.id for match in sure if match.nearness >= SECOND * sure[0].nearness)

    def hints(self, text: str, side: Side | None = None) -> list[ClaimMatch]:
        """The claims, two at most, that a text may mean: worth a question."""
        return [match for match in self.nearest(text, side, 2) if match.nearness >= self._bar(text).hint]

    def sure(self, text: str) -> float:
        """The nearness at which this text is taken to mean a claim."""
        return self._bar(text).sure

    def worth_asking(self, text: str) -> float:
        """The nearness at which it is worth asking whether it does."""
        return self._bar(text).hint

    def _people(self, said: str) -> frozenset[str]:
        """Those in the case whom a text names, besides the accused and the victim, of whom everyone speaks."""
        others: frozenset[str] = frozenset[str]().union(*self.lore.third_parties.values())
        return frozenset(name for name in others if re.search(rf"\b{re.escape(name)}\b", said, re.IGNORECASE))

    def _about(self, claim: Claim, people: frozenset[str]) -> float:
        told = f"{claim.text} {claim.handle} {self.lore.told(claim.id)}"
        return 1.0 if not people or any(name in told for name in people) else UNNAMED

    def _timed(self, claim: Claim, hours: frozenset[str]) -> float:
        """What is left of the nearness to a claim that does not know all of the hours."""
        return UNTIMED + (1 - UNTIMED) * len(hours & self._hours[claim.id]) / len(hours) if len(hours) > 1 else 1.0

    def hours(self, said: str) -> int:
        """How many hours of the case a text gives."""
        return len(self._hours_in(said))

    def _hours_in(self, said: str) -> frozenset[str]:
        return frozenset(_HOUR.findall(said)) & self._all_hours

    @cached_property
    def _hours(self) -> Mapping[str, frozenset[str]]:
        """Claim → the hours in it and in what it rests on."""
        grounds = grounds_of(self.lore.case)
        rests = {one.id: " ".join(t for ground in one.grounds for t in grounds.get(ground, ())) for one in self._claims}
        told = {one.id: f"{one.text} {self.lore.told(one.id)} {rests[one.id]}" for one in self._claims}
        return {claim: frozenset(_HOUR.findall(text)) for claim, text in told.items()}

    @cached_property
    def _all_hours(self) -> frozenset[str]:
        return frozenset[str]().union(*self._hours.values())

    @property
    def _claims(self) -> Sequence[Claim]:
        return self.lore.case.claims

    def _bar(self, text: str) -> MatchThresholds:
        return WORDS_ALONE if self._meant(self._righted(text)) is None else BOTH

    def _meant(self, said: str) -> Mapping[str, float] | None:
        return self.meaning.of(said) if self.meaning is not None else None

    def _near(self, said: str) -> list[ClaimMatch]:
        words, meant = folded(said), self._meant(said)
        by_words = [ClaimMatch(claim, self._by_words(words, claim)) for claim in self.lore.case.claims]
        if meant is None:
            return by_words
        return [ClaimMatch(m.claim, _together(m.nearness, meant[m.claim.id])) for m in by_words]

    def _ranked(self, matches: list[ClaimMatch]) -> list[ClaimMatch]:
        return sorted(matches, key=lambda match: (-match.nearness, match.claim.id))

    def _by_words(self, words: frozenset[str], claim: Claim) -> float:
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

    @cached_property
    def _known(self) -> frozenset[str]:
        """The words of the case, against which typing slips are put right."""
        told = " ".join(text for claim in self.lore.case.claims for text in passages(claim))
        grounds = " ".join(text for texts in grounds_of(self.lore.case).values() for text in texts)
        return frozenset(_PLAIN_WORD.findall(f"{told} {grounds}".lower()))

    def _righted(self, text: str) -> str:
        found = self._right.get(text)
        return found if found is not None else self._right.setdefault(text, righted(text, self._known))

    @cached_property
    def _right(self) -> dict[str, str]:
        """Texts as they were typed → put right."""
        return {}


def _together(words: float, meaning: float) -> float:
    """Shared words count as far as the meaning bears them out: two common ones turn up anywhere."""
    near = max(0.0, meaning)
    return WORDS * words * min(1.0, near / BORNE_OUT) + (1 - WORDS) * near


def _weighted(claim: Claim, grounds: Mapping[str, Sequence[str]]) -> Mapping[str, float]:
    kernels = " ".join(kernel.text for kernel in claim.kernels)
    rests = " ".join(sentence for ground in claim.grounds for sentence in grounds.get(ground, ()))
    parts = (
        (0.5, rests),
        (0.8, f"{kernels} {claim.question}"),
        (1.0, f"{claim.text} {claim.handle} {claim.concession}"),
    )
    return {word: weight for weight, text in parts for word in folded(text)}


def _side(claim: Claim, wanted: Side | None) -> float:
    return 1.0 if wanted in (None, claim.side) else OTHER_SIDE


def _sign(claim: Claim, text: str) -> float:
    """The polarity guard: "there was blood" does not mean "no blood is proved"."""
    return TURNED_ROUND if turns_round(text, claim) else 1.0
