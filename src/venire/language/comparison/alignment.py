"""Two texts laid side by side: which word of what is said has its like in what is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from venire.language.clauses.stretches import WITNESS, Stretch, Unit
from venire.language.words.thesaurus import nearness, opposed

NEAR = 0.6
"""From this nearness on a word has its like."""
OPPOSITE = 0.8
"""How near an opposite is that is denied: "not open" for "closed"."""


@dataclass(frozen=True, slots=True)
class WordPair:
    """A word said, its like in what is given, and how near the two are, 0 to 1."""

    said: Unit
    given: Unit | None
    near: float
    opposite: bool = False
    """The two exclude each other, which agrees with what is said only where one of them is denied."""

    @property
    def agrees(self) -> bool:
        """Whether both are affirmed or both denied, opposites counted round."""
        return self.given is None or (self.said.affirmed == self.given.affirmed) != self.opposite


@dataclass(frozen=True)
class Alignment:
    """What is said beside one stretch of what is given."""

    said: Stretch
    given: Stretch
    pairs: tuple[WordPair, ...]

    @cached_property
    def share(self) -> float:
        """How much of what is said, by weight, has its like there, 0 to 1."""
        whole = sum(pair.said.weight for pair in self.pairs)
        return sum(pair.said.weight * pair.near for pair in self.pairs) / whole if whole else 0.0

    @cached_property
    def matched(self) -> tuple[WordPair, ...]:
        return tuple(pair for pair in self.pairs if pair.near >= NEAR)

    @property
    def wanting(self) -> tuple[Unit, ...]:
        """What is said and has no like there."""
        return tuple(pair.said for pair in self.pairs if pair.near < NEAR)

    @property
    def left(self) -> tuple[Unit, ...]:
        """What is given and like nothing that is said."""
        used = {pair.given.place for pair in self.matched if pair.given is not None}
        return tuple(unit for unit in self.given.units if unit.place not in used and unit.key != WITNESS)


@lru_cache(maxsize=512)
def align(said: Stretch, given: Stretch, witness: frozenset[str] = frozenset()) -> Alignment:
    """Each word of what is said with the nearest word given. ``witness``: stems that mean whoever testifies."""
    return Alignment(said, given, tuple(_paired(said, given.units, witness)))


def _paired(said: Stretch, given: Sequence[Unit], witness: frozenset[str]) -> Iterator[WordPair]:
    free = list(given)
    pairs = ((_near(one, other, witness), i, j) for i, one in enumerate(said.units) for j, other in enumerate(free))
    ranked = sorted(
        (entry for entry in pairs if entry[0][0] > 0),  # few pairs are alike at all
        key=lambda entry: (-entry[0][0], abs(entry[1] - entry[2]), entry[1]),
    )
    taken: dict[int, WordPair] = {}
    used: set[int] = set()
    for (near, opposite), i, j in ranked:
        if i not in taken and (j not in used or (near >= 0.95 and said.units[i].key == WITNESS)):
            taken[i] = WordPair(said.units[i], free[j], near, opposite)
            used.add(j)
    for i, one in enumerate(said.units):
        yield taken.get(i, WordPair(one, None, 0.0))


def _near(said: Unit, given: Unit, witness: frozenset[str]) -> tuple[float, bool]:
    if given.key == WITNESS and (said.key == WITNESS or said.key in witness):
        return 1.0, False
    if said.key == WITNESS:
        return (1.0, False) if given.key in witness else (0.0, False)
    if given.key == WITNESS:
        return 0.0, False
    return _beside(said.key, given.key)


@lru_cache(maxsize=65536)
def _beside(said: str, given: str) -> tuple[float, bool]:
    """How near two stems are, and whether they are opposites."""
    return (OPPOSITE, True) if opposed(said, given) else (nearness(said, given), False)
