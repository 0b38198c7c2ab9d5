"""The path of one juror through a persuasion as SVG: up is guilt, down is acquittal, a point for each step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from markupsafe import Markup, escape

from venire.web.strings import say

WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 640, 180, 14, 16, 26, 24


@dataclass(frozen=True, slots=True)
class PathPoint:
    """Where the juror stood, and the step that brought it there."""

    stance: float
    told: str
    """What a screen reader and a resting pointer say of it."""
    to: str = ""
    """The id of the step in the list below; empty for the beginning."""
    by_others: bool = False


def path_figure(points: Sequence[PathPoint], name: str) -> Markup:
    """``points``: the first is where the juror began. Each leads to its step."""
    places = [(_x(number, len(points)), _y(one.stance)) for number, one in enumerate(points)]
    lines = "".join(
        f'<path class="leg {_vote(points[n].stance)}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>'
        for n, ((x1, y1), (x2, y2)) in enumerate(pairwise(places), start=1)
    )
    dots = "".join(_dot(one, *place) for one, place in zip(points, places, strict=True))
    label = escape(say("persuading.path_told", name=name))
    body = f"{_frame()}{lines}{dots}"
    return Markup(f'<svg class="path" viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-label="{label}">{body}</svg>')


def _x(number: int, many: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (number / (many - 1) if many > 1 else 0.5)


def _y(stance: float) -> float:
    return TOP + (HEIGHT - TOP - FOOT) * (100 + stance) / 200


def _vote(stance: float) -> str:
    return "not_guilty" if stance > 0 else "guilty"


def _frame() -> str:
    middle, right = _y(0), WIDTH - RIGHT
    words = (
        f'<text x="{LEFT}" y="{TOP - 9}">{escape(say("votes.guilty"))}</text>'
        f'<text x="{LEFT}" y="{HEIGHT - 7}">{escape(say("votes.not_guilty"))}</text>'
    )
    ends = f'<path class="end" d="M{LEFT} {_y(-100):.1f}H{right}M{LEFT} {_y(100):.1f}H{right}"/>'
    return f'{ends}<path class="middle" d="M{LEFT} {middle:.1f}H{right}"/>{words}'


def _dot(point: PathPoint, x: float, y: float) -> str:
    told, vote = escape(point.told), _vote(point.stance)
    drawn = (
        f'<rect class="{vote}" x="{x - 4.5:.1f}" y="{y - 4.5:.1f}" width="9" height="9"/>'
        if point.by_others
        else f'<circle class="{vote}" cx="{x:.1f}" cy="{y:.1f}" r="{5.5 if point.to else 4}"/>'
    )
    if not point.to:
        return f'<g role="img" aria-label="{told}"><title>{told}</title>{drawn}</g>'
    near = f'<circle class="near" cx="{x:.1f}" cy="{y:.1f}" r="12"/>'
    return f'<a href="#{escape(point.to)}" aria-label="{told}"><title>{told}</title>{near}{drawn}</a>'
