"""Who moved whom, as a ring of jurors with a bow from each speaker to each listener it moved."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from markupsafe import Markup, escape

WIDTH, HEIGHT, RADIUS = 720, 560, 215
LEAST, SHOWN = 0.02, 28
"""Pulls weaker than this, or beyond this many, are left out of the drawing."""


def pulls(moved: Mapping[str, float], names: Mapping[int, str]) -> Markup:
    """An SVG 720 by 560. ``moved``: ``"speaker>listener"`` → change of conviction, positive toward guilt."""
    places = {number: _place(at, len(names)) for at, number in enumerate(names)}
    shown = sorted(((pair, total) for pair, total in moved.items() if abs(total) >= LEAST), key=lambda one: abs(one[1]))
    shown = shown[-SHOWN:]
    bows = "".join(_bow(pair, total, places, names) for pair, total in shown)
    nodes = "".join(_node(number, place, names[number]) for number, place in places.items())
    svg = f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="pulls-title">{_heads()}'
    return Markup(f"{svg}{bows}{nodes}</svg>")


def _heads() -> str:
    """Arrow heads take the colour of their line."""
    arrow = '<path d="M0 0L9 4L0 8Z" fill="context-stroke"/>'
    size = 'viewBox="0 0 9 8" markerWidth="9" markerHeight="8" markerUnits="userSpaceOnUse"'
    return f'<defs><marker id="head" {size} refX="9" refY="4" orient="auto">{arrow}</marker></defs>'


def _place(at: int, size: int) -> tuple[float, float]:
    angle = 2 * pi * at / size - pi / 2
    return WIDTH / 2 + RADIUS * 1.3 * cos(angle), HEIGHT / 2 + RADIUS * sin(angle)


def _bow(pair: str, total: float, places: Mapping[int, tuple[float, float]], names: Mapping[int, str]) -> str:
    speaker, listener = (int(part) for part in pair.split(">"))
    (x1, y1), (x2, y2) = places[speaker], places[listener]
    mx, my = (x1 + x2) / 2 * 0.55 + WIDTH / 2 * 0.45, (y1 + y2) / 2 * 0.55 + HEIGHT / 2 * 0.45
    reach = ((x2 - mx) ** 2 + (y2 - my) ** 2) ** 0.5 or 1.0
    x2, y2 = x2 - (x2 - mx) / reach * 26, y2 - (y2 - my) / reach * 26
    side = "guilty" if total > 0 else "not_guilty"
    title = escape(f"{names[speaker]} → {names[listener]}: {total:+.2f}")
    width = min(9.0, 1 + abs(total) * 16)
    curve = f"M{x1:.0f} {y1:.0f}Q{mx:.0f} {my:.0f} {x2:.0f} {y2:.0f}"
    drawn = f'class="pull {side}" d="{curve}" stroke-width="{width:.1f}" marker-end="url(#head)"'
    return f"<path {drawn}><title>{title}</title></path>"


def _node(number: int, place: tuple[float, float], name: str) -> str:
    x, y = place
    above = y < HEIGHT / 2
    at = f'x="{x:.0f}" y="{y + (-30 if above else 42):.0f}"'
    label = f'<text class="wide-name" {at} text-anchor="middle">{escape(name)}</text>'
    mark = f'<text x="{x:.0f}" y="{y + 5:.0f}" text-anchor="middle">{number}</text>'
    return f'<circle class="node" cx="{x:.0f}" cy="{y:.0f}" r="21"/>{mark}{label}'
