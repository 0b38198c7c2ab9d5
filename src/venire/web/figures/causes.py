"""What the debaters say brings what about, as a layered graph: a box for each thing, an arrow for each claimed step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from textwrap import wrap

from markupsafe import Markup, escape

from venire.law.debating.causes import CausalGraph, CausalStep
from venire.web.figures.layers import Edge, Spot, layered

BOX, TALL, GAP, ROW = 230.0, 84.0, 74.0, 104.0
"""The width and height of a box, the room between two layers, and from one row to the next."""
LINE, LETTERS, LINES = 16, 34, 4
"""Of the text in a box: the height of a line, and what fits."""
EDGE = 6.0


@dataclass(frozen=True, slots=True)
class CausalClaim:
    """One step as it is drawn and told: by whom it was said, and how surely at most."""

    cause: int
    effect: int
    strength: float
    said: Sequence[CausalStep]
    clashes: bool


def claims(graph: CausalGraph) -> Sequence[CausalClaim]:
    """Every step once, however often it was claimed; those that contradict another, or run in a circle, clash."""
    said = dict[Edge, list[CausalStep]]()
    for step in graph.steps:
        said.setdefault((step.cause, step.effect), []).append(step)
    wrong = {id(step) for found in graph.contradictions for step in (found.one, found.other)}
    wrong |= {id(step) for circle in graph.circles for step in circle.steps}
    return [
        CausalClaim(*edge, max(step.link.strength for step in steps), steps, any(id(step) in wrong for step in steps))
        for edge, steps in said.items()
    ]


def causal_figure(graph: CausalGraph, lanes: Mapping[str, int]) -> Markup:
    """An SVG as wide as it needs to be; ``lanes``: debater → number, from 0. Empty where nothing was claimed."""
    drawn = claims(graph)
    if not drawn:
        return Markup("")
    layout = layered(len(graph.nodes), [(one.cause, one.effect) for one in drawn])
    height = layout.rows * ROW + 2 * EDGE
    width = layout.layers * (BOX + GAP) - GAP + 2 * EDGE
    lowest = min(row for route in (layout.spots.values(), *layout.routes.values()) for _, row in route)
    top = EDGE + ROW / 2 - lowest * ROW
    arrows = "".join(_arrow(one, layout.routes.get((one.cause, one.effect), ()), top, lanes) for one in drawn)
    boxes = "".join(_box(text, layout.spots[node], top) for node, text in enumerate(graph.nodes))
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}"'
    return Markup(
        f'<svg class="chart causal" {size} role="img" aria-labelledby="causes-title">{_heads()}{arrows}{boxes}</svg>'
    )


def _heads() -> str:
    size = 'viewBox="0 0 9 8" markerWidth="10" markerHeight="9" markerUnits="userSpaceOnUse"'
    path = '<path d="M0 0L9 4L0 8Z" fill="context-stroke"/>'
    return f'<defs><marker id="tip-causal" {size} refX="9" refY="4" orient="auto">{path}</marker></defs>'


def _left(layer: int) -> float:
    return EDGE + layer * (BOX + GAP)


def _arrow(one: CausalClaim, route: Sequence[Spot], top: float, lanes: Mapping[str, int]) -> str:
    if not route:
        return ""
    kind = "clash" if one.clashes else f"d{lanes.get(one.said[0].by, 0) + 1}"
    width = 1 + 3 * one.strength
    title = escape(", ".join(f"{step.argument} ({step.by})" for step in one.said) + f": {one.strength:.2f}")
    drawn = f'class="step {kind}" d="{_path(route, top)}" stroke-width="{width:.1f}" marker-end="url(#tip-causal)"'
    return f"<path {drawn}><title>{title}</title></path>"


def _path(route: Sequence[Spot], top: float) -> str:
    """From the side of one box to the side of another, straight through the layers between."""
    points = [(_left(layer) + BOX / 2, top + row * ROW) for layer, row in route]
    out = BOX / 2 if points[-1][0] >= points[0][0] else -BOX / 2
    points[0], points[-1] = (points[0][0] + out, points[0][1]), (points[-1][0] - out, points[-1][1])
    path = f"M{points[0][0]:.0f} {points[0][1]:.0f}"
    for (x1, y1), (x2, y2) in pairwise(points):
        half = (x1 + x2) / 2
        path += f"C{half:.0f} {y1:.0f} {half:.0f} {y2:.0f} {x2:.0f} {y2:.0f}"
    return path


def _box(text: str, spot: Spot, top: float) -> str:
    x, y = _left(spot[0]), top + spot[1] * ROW - TALL / 2
    lines = wrap(text, LETTERS, max_lines=LINES, placeholder=" …")
    first = y + TALL / 2 - (len(lines) - 1) * LINE / 2 + 5
    words = "".join(
        f'<tspan x="{x + 10:.0f}" y="{first + place * LINE:.0f}">{escape(line)}</tspan>'
        for place, line in enumerate(lines)
    )
    rect = f'<rect x="{x:.0f}" y="{y:.0f}" width="{BOX:.0f}" height="{TALL:.0f}" rx="4"/>'
    return f'<g class="thing"><title>{escape(text)}</title>{rect}<text>{words}</text></g>'
