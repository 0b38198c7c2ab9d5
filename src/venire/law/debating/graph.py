"""The arguments of a debate as a typed directed acyclic graph. Source: spec/debate.md, "Hierarchical arguments"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise

from venire.errors import VenireError
from venire.law.debating.argument import Argument, ArgumentRelation


class BadGraph(VenireError):
    """Arguments that cannot stand together: two of one id, a reference to nothing, a circle."""


@dataclass(frozen=True, slots=True)
class ArgumentGraph:
    """Arguments in the order of speaking; every relation leads to one of them, and none back to where it began.

    Make one with :func:`graph_of`, or add to one with :meth:`joined`.
    """

    arguments: Mapping[str, Argument] = field(default_factory=dict[str, Argument])

    def joined(self, new: Argument) -> ArgumentGraph:
        """With one more argument, which may only bear on those before it. Raises :class:`BadGraph`."""
        if new.id in self.arguments:
            raise BadGraph(f"There is an argument {new.id} already.", "Give the new one an id of its own.")
        _require_known(new, self.arguments)
        return ArgumentGraph({**self.arguments, new.id: new})

    def bearing_on(self, id: str) -> Sequence[tuple[Argument, ArgumentRelation]]:
        """The arguments that bear on this one, and how."""
        return [(one, to) for one in self.arguments.values() for to in one.relations if to.to == id]


def graph_of(arguments: Iterable[Argument]) -> ArgumentGraph:
    """A graph of arguments in any order. Raises :class:`BadGraph` with the first thing that is wrong, in a sentence."""
    known = dict[str, Argument]()
    for one in arguments:
        if one.id in known:
            raise BadGraph(f"There are two arguments {one.id}.", "Give each an id of its own.")
        known[one.id] = one
    for one in known.values():
        _require_known(one, known)
    _require_no_circle(known)
    return ArgumentGraph(known)


def _require_known(one: Argument, known: Mapping[str, Argument]) -> None:
    for relation in one.relations:
        if relation.to == one.id:
            raise BadGraph(f"{one.id} {relation.kind} itself.", "Name another argument.")
        if relation.to not in known:
            named = ", ".join(known) or "none yet"
            raise BadGraph(
                f"{one.id} {relation.kind} {relation.to[:40]}, which nobody has made.",
                f"Name one of the arguments before it: {named}.",
            )
    named = [relation.to for relation in one.relations]
    twice = next((to for to in named if named.count(to) > 1), None)
    if twice is not None:
        raise BadGraph(f"{one.id} bears on {twice} in two ways.", "Name each argument once.")


def _require_no_circle(known: Mapping[str, Argument]) -> None:
    order = TopologicalSorter({id: [to.to for to in one.relations] for id, one in known.items()})
    try:
        order.prepare()
    except CycleError as error:
        circle: list[str] = error.args[1]
        told = ", ".join(f"{one} on {other}" for other, one in pairwise(circle))
        raise BadGraph(
            f"These arguments lean on one another in a circle: {told}.", "Leave one of these relations out."
        ) from error
