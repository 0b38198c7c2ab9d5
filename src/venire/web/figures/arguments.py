"""The arguments of a debate as a graph: a lane for each debater, a layer for each round, an arrow for each relation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from venire.law.debating.argument import ATTACKS, Argument, ArgumentRelation
from venire.web.strings import say

RADIUS = 27.0
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Shape:
    """The measures of a drawing. ``across``: rounds run from left to right; else from top to bottom."""

    name: str
    width: int
    lane: float
    edge: float
    across: bool

    def length(self, layers: int) -> float:
        """From the first layer's middle to the last's."""
        return self.width - 2 * self.edge if self.across else max(1, layers - 1) * self.lane

    def size(self, layers: int, lanes: int) -> tuple[float, float]:
        if self.across:
            return self.width, 2 * self.edge + (lanes - 1) * self.lane
        return self.width, 2 * self.edge + self.length(layers)

    def at(self, layer: int, lane: int, layers: int, lanes: int) -> Point:
        along = self.edge + self.length(layers) * layer / max(1, layers - 1)
        if self.across:
            return along, self.edge + lane * self.lane
        return self.edge + (self.width - 2 * self.edge) * lane / max(1, lanes - 1), along


WIDE = Shape("broad", 980, 130, 92, across=True)
NARROW = Shape("slim", 380, 108, 78, across=False)


@dataclass(frozen=True, slots=True)
class Node:
    """One argument to be drawn. ``lane``: its debater's, from 0."""

    made: Argument
    lane: int
    score: float | None
    standing: str
    """``stands``, ``falls``, ``open``."""
    told: str
    """All of it in words, for whoever does not see the drawing."""


def argument_graph(nodes: Sequence[Node], names: Sequence[str], rounds: Sequence[str], shape: Shape) -> Markup:
    """An SVG whose nodes lead to their arguments. ``rounds``: the names of the layers; empty without nodes."""
    if not nodes:
        return Markup("")
    layers, lanes = len(rounds), len(names)
    width, height = shape.size(layers, lanes)
    places = {node.made.id: shape.at(node.made.round, node.lane, layers, lanes) for node in nodes}
    by_id = {node.made.id: node for node in nodes}
    arrows = "".join(_arrow(node, to, places, by_id, shape, lanes) for node in nodes for to in node.made.relations)
    marks = "".join(_layer(place, name, shape, layers, height) for place, name in enumerate(rounds))
    svg = (
        f'<svg class="chart relations {shape.name}" viewBox="0 0 {width:.0f} {height:.0f}" role="group" '
        f'aria-labelledby="graph-title">{_heads(shape)}<g aria-hidden="true">{marks}{arrows}</g>'
    )
    return Markup(f"{svg}{''.join(_node(node, places[node.made.id]) for node in nodes)}</svg>")


def _heads(shape: Shape) -> str:
    """Arrow heads take the colour of their line."""
    size = 'viewBox="0 0 9 8" markerWidth="10" markerHeight="9" markerUnits="userSpaceOnUse"'
    path = '<path d="M0 0L9 4L0 8Z" fill="context-stroke"/>'
    return f'<defs><marker id="tip-{shape.name}" {size} refX="9" refY="4" orient="auto">{path}</marker></defs>'


def _layer(place: int, name: str, shape: Shape, layers: int, height: float) -> str:
    if shape.across:
        x = shape.at(place, 0, layers, 1)[0]
        return f'<text class="axis-name" x="{x:.0f}" y="{height - 8:.0f}" text-anchor="middle">{escape(name)}</text>'
    y = shape.at(place, 0, layers, 2)[1]
    return (
        f'<text class="axis-name" x="{shape.width / 2:.0f}" y="{y + 5:.0f}" text-anchor="middle">{escape(name)}</text>'
    )


def _arrow(
    node: Node, to: ArgumentRelation, places: Mapping[str, Point], by_id: Mapping[str, Node], shape: Shape, lanes: int
) -> str:
    start, end = places[node.made.id], places[to.to]
    span = node.made.round - by_id[to.to].made.round
    bow = _bow(node.lane, by_id[to.to].lane, span, lanes)
    turn = (0.0, bow) if shape.across else (bow * 0.62, 0.0)
    middle = ((start[0] + end[0]) / 2 + turn[0], (start[1] + end[1]) / 2 + turn[1])
    (x1, y1), (x2, y2) = _from_rim(start, middle), _from_rim(end, middle)
    side = "against" if to.kind in ATTACKS else "for"
    path = f"M{x1:.1f} {y1:.1f}Q{middle[0]:.1f} {middle[1]:.1f} {x2:.1f} {y2:.1f}"
    title = escape(f"{node.made.id} {to.kind} {to.to}")
    drawn = f'class="relation {side} {to.kind}" d="{path}" marker-end="url(#tip-{shape.name})"'
    return f"<path {drawn}><title>{title}</title></path>"


def _bow(lane: int, other: int, span: int, lanes: int) -> float:
    """How far an arrow is bent aside: within a lane outward and over whatever stands between."""
    if lane != other:
        return 0.0
    if span <= 1:
        return 0.0
    outward = -1 if lane < lanes / 2 else 1
    return outward * (58 + 26 * (span - 1))


def _from_rim(centre: Point, toward: Point) -> Point:
    dx, dy = toward[0] - centre[0], toward[1] - centre[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    return centre[0] + dx / length * (RADIUS + 2), centre[1] + dy / length * (RADIUS + 2)


def _node(node: Node, place: Point) -> str:
    x, y = place
    score = "–" if node.score is None else f"{node.score:.2f}"
    words = escape(node.told)
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{RADIUS:.0f}"/>'
    mark = f'<text class="id" x="{x:.1f}" y="{y - 1:.1f}" text-anchor="middle">{escape(node.made.id)}</text>'
    worth = f'<text class="worth-of" x="{x:.1f}" y="{y + 15:.1f}" text-anchor="middle">{score}</text>'
    inside = f"<title>{words}</title>{circle}{mark}{worth}"
    href = f'href="#{escape(node.made.id)}" aria-label="{words}"'
    return f'<a class="argued d{node.lane + 1} {node.standing}" {href}>{inside}</a>'


def layer_names(rounds: int, upto: int) -> Sequence[str]:
    """Opening, the rounds by number, closing; as many as have been opened."""
    numbered = [say("debating.round_short", n=number) for number in range(1, rounds + 1)]
    return [say("debating.opening"), *numbered, say("debating.closing")][: upto + 1]
