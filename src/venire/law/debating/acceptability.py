"""Which arguments stand: the grounded, preferred and stable extensions of an attack graph.

Source: Dung, "On the acceptability of arguments" (1995); the search is by labelling, after Modgil and Caminada, "Proof
theories and algorithms for abstract argumentation frameworks" (2009). Exact; meant for the hundred arguments or so of
one debate.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from venire.law.debating.attacks import Attacks

Label = Literal["in", "out", "undecided"]
Extension = frozenset[str]
MOST_OPEN = 16
"""With more arguments than these in the balance there may be more preferred sets than anybody can read or count."""


@dataclass(frozen=True)
class Acceptability:
    """The extensions of one attack graph."""

    attacks: Attacks
    _on: Mapping[str, frozenset[str]] = field(init=False, repr=False)
    _by: Mapping[str, frozenset[str]] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        on = {one: frozenset(self.attacks.on(one)) for one in self.attacks.arguments}
        by = {one: frozenset(other for other in on if one in on[other]) for one in on}
        object.__setattr__(self, "_on", on)
        object.__setattr__(self, "_by", by)

    @cached_property
    def grounded(self) -> Extension:
        """What nobody can doubt: unattacked arguments, what they defend, and so on."""
        return frozenset(one for one, label in self._settled({}).items() if label == "in")

    @property
    def open(self) -> tuple[str, ...]:
        """What neither stands nor falls by the grounded extension."""
        return tuple(one for one in self._on if self.label(one) == "undecided")

    @property
    def countable(self) -> bool:
        """Whether few enough are open for the preferred and stable sets to be listed in good time."""
        return len(self.open) <= MOST_OPEN

    @cached_property
    def preferred(self) -> tuple[Extension, ...]:
        """The largest sets that hold together and answer every attack, in the order of their members."""
        found = list[Extension]()
        for one in sorted(set(self._admissible(self._settled({}))), key=len, reverse=True):
            if not any(one < larger for larger in found):
                found.append(one)
        return tuple(sorted(found, key=self._order))

    @cached_property
    def stable(self) -> tuple[Extension, ...]:
        """The preferred sets that defeat all that is outside them; there may be none."""
        return tuple(one for one in self.preferred if self._defeated(one) | one == frozenset(self._on))

    def label(self, one: str) -> Label:
        """Where an argument stands by the grounded extension."""
        if one in self.grounded:
            return "in"
        return "out" if self._on[one] & self.grounded else "undecided"

    def felled_by(self, one: str) -> tuple[str, ...]:
        """The standing arguments by which one falls, in the order of speaking; empty where it does not fall."""
        return tuple(other for other in self.attacks.on(one) if other in self.grounded)

    def _defeated(self, these: Extension) -> Extension:
        return frozenset(other for one in these for other in self._by[one])

    def _order(self, one: Extension) -> tuple[int, ...]:
        return tuple(place for place, id in enumerate(self.attacks.arguments) if id in one)

    def _settled(self, labels: Mapping[str, Label]) -> Mapping[str, Label]:
        """What these labels bring with them: whoever only out ones attack is in, whomever an in one attacks is out."""
        told, before = dict(labels), -1
        while len(told) > before:
            before = len(told)
            for one in self._on:
                if one not in told:
                    self._settle(one, told)
        return told

    def _settle(self, one: str, told: dict[str, Label]) -> None:
        if any(told.get(other) == "in" for other in self._on[one]):
            told[one] = "out"
        elif all(told.get(other) == "out" for other in self._on[one]):
            told[one] = "in"

    def _admissible(self, labels: Mapping[str, Label]) -> Iterator[Extension]:
        """Every largest way to go on from here: the first open argument is taken in, or is not."""
        open_ = next((one for one in self._on if one not in labels), None)
        if open_ is None:
            members = frozenset(one for one, label in labels.items() if label == "in")
            if self._holds(members):
                yield members
            return
        if self._may_join(open_, labels):
            yield from self._admissible(self._settled({**labels, open_: "in", **self._struck(open_)}))
        yield from self._admissible(self._settled({**labels, open_: "undecided"}))

    def _may_join(self, one: str, labels: Mapping[str, Label]) -> bool:
        near = self._on[one] | self._by[one]
        return one not in near and not any(labels.get(other) == "in" for other in near)

    def _struck(self, one: str) -> Mapping[str, Label]:
        return dict.fromkeys(self._by[one], "out")

    def _holds(self, members: Extension) -> bool:
        """Whether these do not attack one another, and defeat whoever attacks them."""
        beaten = self._defeated(members)
        return not (beaten & members) and all(self._on[one] <= beaten for one in members)
