"""What a debate says brings what about: its causal score, and contradictions and circles in its causal graph.

Source: spec/debate.md, "Adaptive evaluation with causal reasoning".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

from venire.language.clauses.reading import read
from venire.law.debating.argument import Argument, CausalLink
from venire.law.entailment.guard import entails

ALIKE = 0.6
"""The share of its content words that an effect has in common with the one it denies."""


def causal_score(links: Sequence[CausalLink], validity: Sequence[float]) -> float:
    """The mean over the links of strength × validity, 0 to 1; 0 with no links.

    Raises :class:`ValueError` where there is not one validity for each link.
    """
    worth = [link.strength * sound for link, sound in zip(links, validity, strict=True)]
    return sum(worth) / len(worth) if worth else 0.0


@dataclass(frozen=True, slots=True)
class CausalStep:
    """One link of one argument. ``cause`` and ``effect`` are places in the graph's nodes."""

    argument: str
    by: str
    cause: int
    effect: int
    link: CausalLink


@dataclass(frozen=True, slots=True)
class CausalContradiction:
    """Two steps from the same cause to effects that cannot both be."""

    one: CausalStep
    other: CausalStep

    @property
    def own(self) -> bool:
        """Whether a debater contradicts itself."""
        return self.one.by == self.other.by


@dataclass(frozen=True, slots=True)
class Circle:
    """Steps of one debater by which something brings itself about."""

    by: str
    steps: tuple[CausalStep, ...]


@dataclass(frozen=True, slots=True)
class CausalGraph:
    """Things that are causes or effects, each in the words in which it was first named, and the steps between them."""

    nodes: tuple[str, ...]
    steps: tuple[CausalStep, ...]

    @property
    def contradictions(self) -> tuple[CausalContradiction, ...]:
        """In the order of the later of the two steps."""
        pairs = ((one, other) for place, other in enumerate(self.steps) for one in self.steps[:place])
        return tuple(CausalContradiction(*pair) for pair in pairs if self._clash(*pair))

    def _clash(self, one: CausalStep, other: CausalStep) -> bool:
        return one.cause == other.cause and denies(self.nodes[one.effect], self.nodes[other.effect])

    @property
    def circles(self) -> tuple[Circle, ...]:
        """Every debater's, as they come to be found by taking them apart one by one."""
        debaters = dict.fromkeys(step.by for step in self.steps)
        return tuple(circle for by in debaters for circle in _circles(by, self.steps))


def causal_graph(arguments: Iterable[Argument]) -> CausalGraph:
    """The graph of all links, in the order of speaking. Two wordings of one thing are one node."""
    nodes, steps = list[str](), list[CausalStep]()
    for one in arguments:
        for link in one.links:
            cause, effect = _place(link.cause, nodes), _place(link.effect, nodes)
            steps.append(CausalStep(one.id, one.by, cause, effect, link))
    return CausalGraph(tuple(nodes), tuple(steps))


def denies(one: str, other: str) -> bool:
    """Whether two phrases speak of the same and cannot both be."""
    if one == other:
        return False
    told = [entails((one,), other, ALIKE), entails((other,), one, ALIKE)]
    return any(each.contradicted for each in told) and all(each.coverage >= ALIKE for each in told)


def _place(phrase: str, nodes: list[str]) -> int:
    """Where this phrase, or another wording of it, stands; at the end where it is new."""
    for place, known in enumerate(nodes):
        if known == phrase or (_same_words(known, phrase) and not denies(known, phrase)):
            return place
    nodes.append(phrase)
    return len(nodes) - 1


def _same_words(one: str, other: str) -> bool:
    words = read(one).content()
    return bool(words) and words == read(other).content()


def _circles(by: str, steps: Sequence[CausalStep]) -> Iterable[Circle]:
    """One circle after another; of each, its last step is left out before the next is looked for."""
    left = {(step.cause, step.effect): step for step in reversed(steps) if step.by == by}
    while found := _circle(left):
        yield Circle(by, tuple(left[edge] for edge in found))
        del left[found[-1]]


def _circle(edges: Mapping[tuple[int, int], CausalStep]) -> Sequence[tuple[int, int]]:
    order = TopologicalSorter[int]()
    for cause, effect in sorted(edges):
        order.add(effect, cause)
    try:
        order.prepare()
    except CycleError as error:
        return list(pairwise(error.args[1]))
    return ()
