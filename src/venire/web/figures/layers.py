"""Nodes set out in layers, each edge leading from one layer to a later one, with as few crossings as a few sweeps find.

Source: Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system structures" (1981): longest
paths give the layers, barycentres the order, and an edge over several layers is led through a free place in each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

Edge = tuple[int, int]
Spot = tuple[int, float]
"""A layer, from 0, and a height in rows: 0 is the middle."""
Passing = tuple[int, int, int]
"""Where the edge between two nodes passes a layer."""
Thing = int | Passing
SWEEPS = 6
PASSING_ROWS = 0.45
"""Of the height of a node, what an edge in passing takes."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where every node stands, and by which spots every edge runs, its ends among them."""

    spots: Mapping[int, Spot]
    routes: Mapping[Edge, Sequence[Spot]]

    @property
    def layers(self) -> int:
        return 1 + max((layer for layer, _ in self.spots.values()), default=0)

    @property
    def rows(self) -> float:
        """From the highest to the lowest spot."""
        rows = [row for route in (self.spots.values(), *self.routes.values()) for _, row in route]
        return 1 + max(rows, default=0.0) - min(rows, default=0.0)


def layered(count: int, edges: Sequence[Edge]) -> Layout:
    """Nodes 0 to ``count`` − 1. An edge that would close a circle runs back; one from a node to itself is left out."""
    known = [edge for edge in dict.fromkeys(edges) if edge[0] != edge[1]]
    ahead = _ahead(count, known)
    depth = _depths(count, ahead)
    chains = {edge: _chain(edge, depth) for edge in ahead}
    layers = _filled(depth, chains)
    steps = [step for chain in chains.values() for step in pairwise(chain)]
    for sweep in range(SWEEPS):
        _swept(layers, steps, down=sweep % 2 == 0)
    spots = _spots(layers)
    routes = {edge: _route(edge, chains, spots) for edge in known}
    return Layout({node: spots[node] for node in range(count)}, routes)


def _ahead(count: int, edges: Sequence[Edge]) -> Sequence[Edge]:
    """The edges with those turned round that would lead back to where a walk came from."""
    after: Mapping[int, Sequence[int]] = {node: [to for by, to in edges if by == node] for node in range(count)}
    done, back = set[int](), set[Edge]()
    for start in range(count):
        path, left = list[int](), [iter((start,))]
        while left:
            here = next(left[-1], None)
            if here is None:
                left.pop()
                if path:
                    done.add(path.pop())
            elif here in path:
                back.add((path[-1], here))
            elif here not in done:
                path.append(here)
                left.append(iter(after[here]))
    return list(dict.fromkeys((to, by) if (by, to) in back else (by, to) for by, to in edges))


def _depths(count: int, edges: Sequence[Edge]) -> Sequence[int]:
    """The longest way by which each node is reached; what leads only on stands right before it."""
    depth = [0] * count
    for _ in range(count):
        for by, to in edges:
            depth[to] = max(depth[to], depth[by] + 1)
    for node in range(count):
        ends = [depth[to] for by, to in edges if by == node]
        if ends and not any(to == node for _, to in edges):
            depth[node] = min(ends) - 1
    return depth


def _chain(edge: Edge, depth: Sequence[int]) -> Sequence[Thing]:
    by, to = edge
    return [by, *((by, to, layer) for layer in range(depth[by] + 1, depth[to])), to]


def _filled(depth: Sequence[int], chains: Mapping[Edge, Sequence[Thing]]) -> list[list[Thing]]:
    layers: list[list[Thing]] = [[] for _ in range(1 + max(depth, default=0))]
    for node, layer in enumerate(depth):
        layers[layer].append(node)
    for chain in chains.values():
        for thing in chain:
            if isinstance(thing, tuple):
                layers[thing[2]].append(thing)
    return layers


def _swept(layers: list[list[Thing]], steps: Sequence[tuple[Thing, Thing]], *, down: bool) -> None:
    """Every layer in the order of the middles of its neighbours in the one before."""
    order = range(1, len(layers)) if down else range(len(layers) - 2, -1, -1)
    for place in order:
        before = {thing: at for at, thing in enumerate(layers[place - 1 if down else place + 1])}
        near = _near(layers[place], steps, down=down)
        now = {thing: at for at, thing in enumerate(layers[place])}
        scale = max(1, len(before) - 1) / max(1, len(layers[place]) - 1)
        layers[place].sort(key=lambda thing: _middle([before[one] for one in near[thing]], now[thing] * scale))


def _near(layer: Sequence[Thing], steps: Sequence[tuple[Thing, Thing]], *, down: bool) -> Mapping[Thing, list[Thing]]:
    near: dict[Thing, list[Thing]] = {thing: [] for thing in layer}
    for by, to in steps:
        here, there = (to, by) if down else (by, to)
        if here in near:
            near[here].append(there)
    return near


def _middle(places: Sequence[int], here: float) -> float:
    return sum(places) / len(places) if places else here


def _spots(layers: Sequence[Sequence[Thing]]) -> Mapping[Thing, Spot]:
    return {thing: (place, row) for place, layer in enumerate(layers) for thing, row in _rows(layer)}


def _rows(layer: Sequence[Thing]) -> Iterator[tuple[Thing, float]]:
    """From top to bottom, the whole of it around the middle."""
    room = [PASSING_ROWS if isinstance(thing, tuple) else 1.0 for thing in layer]
    top = -sum(room) / 2
    for place, thing in enumerate(layer):
        yield thing, top + sum(room[:place]) + room[place] / 2


def _route(edge: Edge, chains: Mapping[Edge, Sequence[Thing]], spots: Mapping[Thing, Spot]) -> Sequence[Spot]:
    if edge in chains:
        return [spots[thing] for thing in chains[edge]]
    return [spots[thing] for thing in reversed(chains[edge[1], edge[0]])]
