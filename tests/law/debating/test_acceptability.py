"""Grounded, preferred and stable extensions against a brute-force oracle that knows only their definitions."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.law.debating.arguments import argument
from venire.kernel.chance import Chance
from venire.law.debating.acceptability import Acceptability
from venire.law.debating.attacks import Attacks, attacks

GRAPHS = 1000


def drawn(number: int) -> Attacks:
    """A random graph of one to eight arguments, sparse or dense, with attacks on oneself now and then."""
    dice = Chance(f"graph {number}")
    ids = tuple(f"A{place}" for place in range(1, 2 + int(dice.unit("size") * 8)))
    dense = 0.05 + 0.45 * dice.unit("dense")
    pairs = {
        (one, other) for one in ids for other in ids if dice.below(dense * (0.3 if one == other else 1), one, other)
    }
    return Attacks(ids, frozenset(pairs))


class Oracle:
    """Every set of arguments, tried against the definitions."""

    def __init__(self, graph: Attacks) -> None:
        self.ids, self.pairs = graph.arguments, graph.pairs
        every = [frozenset(one) for size in range(len(self.ids) + 1) for one in combinations(self.ids, size)]
        self.admissible = [one for one in every if self.free(one) and all(self.defended(x, one) for x in one)]

    def free(self, these: frozenset[str]) -> bool:
        return not any((one, other) in self.pairs for one in these for other in these)

    def defended(self, one: str, these: frozenset[str]) -> bool:
        foes = [x for x in self.ids if (x, one) in self.pairs]
        return all(any((friend, foe) in self.pairs for friend in these) for foe in foes)

    def grounded(self) -> frozenset[str]:
        """The smallest set that holds all it defends."""
        complete = [s for s in self.admissible if all(x in s for x in self.ids if self.defended(x, s))]
        return min(complete, key=len)

    def preferred(self) -> set[frozenset[str]]:
        return {one for one in self.admissible if not any(one < other for other in self.admissible)}

    def stable(self) -> set[frozenset[str]]:
        rest = {one: set(self.ids) - one for one in self.admissible}
        return {s for s, out in rest.items() if all(any((x, y) in self.pairs for x in s) for y in out)}


def test_extensions_equal_the_oracle_on_a_thousand_random_graphs() -> None:
    several = none = 0
    for number in range(GRAPHS):
        graph = drawn(number)
        oracle, found = Oracle(graph), Acceptability(graph)
        assert found.grounded == oracle.grounded(), number
        assert set(found.preferred) == oracle.preferred(), number
        assert len(found.preferred) == len(oracle.preferred()), number
        assert set(found.stable) == oracle.stable(), number
        several += len(found.preferred) > 1
        none += not found.stable
    assert several > 100
    assert none > 100


def test_an_argument_falls_by_those_that_stand_and_is_reinstated_when_they_fall() -> None:
    made = [argument("A1"), argument("A2", ("undercuts", "A1")), argument("A3", ("undercuts", "A2"))]
    two, three = Acceptability(attacks(made[:2], {})), Acceptability(attacks(made, {}))
    assert (two.label("A1"), two.felled_by("A1")) == ("out", ("A2",))
    assert (three.label("A1"), three.label("A2"), three.felled_by("A2")) == ("in", "out", ("A3",))


def test_a_rebuttal_holds_both_ways_unless_one_was_scored_better() -> None:
    made = [argument("A1"), argument("A2", ("rebuts", "A1"), by="Ben")]
    alike = Acceptability(attacks(made, {"A1": 0.5, "A2": 0.5}))
    assert alike.grounded == frozenset()
    assert alike.preferred == (frozenset({"A1"}), frozenset({"A2"}))
    assert Acceptability(attacks(made, {"A1": 0.6, "A2": 0.5})).grounded == {"A1"}
    assert Acceptability(attacks(made, {"A1": 0.4, "A2": 0.5})).grounded == {"A2"}
    assert Acceptability(attacks(made, {"A2": 0.5})).open == ("A1", "A2")


def test_support_and_refinement_attack_nobody() -> None:
    made = [argument("A1"), argument("A2", ("supports", "A1")), argument("A3", ("refines", "A1"))]
    assert Acceptability(attacks(made, {})).grounded == {"A1", "A2", "A3"}


@pytest.mark.parametrize(("pairs", "countable"), [(8, True), (9, False)])
def test_too_many_in_the_balance_are_not_counted(pairs: int, countable: bool) -> None:
    made = [argument(f"A{no}") for no in range(pairs)]
    answers = [argument(f"B{no}", ("rebuts", f"A{no}")) for no in range(pairs)]
    found = Acceptability(attacks([*made, *answers], {}))
    assert found.countable is countable
    assert not countable or len(found.preferred) == 2**pairs
