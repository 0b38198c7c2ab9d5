"""Every juror's conviction, round by round, as one SVG: up is guilt, down is acquittal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup, escape

from venire.proceedings.deliberation.acts import Vote

WIDTH, HEIGHT = 900, 430
LEFT, RIGHT, TOP, BOTTOM = 84, 130, 18, 40
GREY = (0.4, 0.6)
LINE = 15.0
"""Height of a name."""


def curves(convictions: Mapping[int, Sequence[float]], names: Mapping[int, str], votes: Mapping[int, Vote]) -> Markup:
    """An SVG 900 by 430. ``convictions``: by juror, 0 (not guilty) to 1 (guilty), first and after each round."""
    rounds = max((len(values) for values in convictions.values()), default=1) - 1
    lines = "".join(_curve(n, values, rounds, names, votes) for n, values in convictions.items())
    ends = _ends(convictions, names)
    svg = f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="curves-title">'
    return Markup(f'{svg}{_ground(rounds)}<g class="curves">{lines}</g>{ends}</svg>')


def _x(number: int, rounds: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (number / rounds if rounds else 0.5)


def _y(value: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value)


def _ground(rounds: int) -> str:
    high, low, right = _y(GREY[1]), _y(GREY[0]), WIDTH - RIGHT
    band = f'<rect class="grey" x="{LEFT}" y="{high:.1f}" width="{right - LEFT}" height="{low - high:.1f}"/>'
    marks = "".join(f'<path class="mark" d="M{LEFT} {y:.1f}H{right}"/>' for y in (high, low))
    axes = f'<path class="axis" fill="none" d="M{LEFT} {_y(1):.1f}V{_y(0):.1f}H{right}"/>'
    sides = f'<text x="4" y="{_y(0.97):.1f}">guilty</text><text x="4" y="{_y(0.03):.1f}">not guilty</text>'
    step = max(1, rounds // 10)
    ticks = "".join(
        f'<text x="{_x(number, rounds):.1f}" y="{HEIGHT - 16}" text-anchor="middle">{number or "start"}</text>'
        for number in range(0, rounds + 1, step)
    )
    return band + marks + axes + sides + ticks


def _curve(
    number: int, values: Sequence[float], rounds: int, names: Mapping[int, str], votes: Mapping[int, Vote]
) -> str:
    points = " ".join(f"{_x(place, rounds):.1f},{_y(value):.1f}" for place, value in enumerate(values))
    title = escape(f"{names[number]}: {values[0]:.2f} → {values[-1]:.2f}")
    dots = f'<circle cx="{_x(len(values) - 1, rounds):.1f}" cy="{_y(values[-1]):.1f}" r="3" fill="currentColor"/>'
    return f'<g><title>{title}</title><polyline class="curve {votes.get(number, "")}" points="{points}"/>{dots}</g>'


def _ends(convictions: Mapping[int, Sequence[float]], names: Mapping[int, str]) -> str:
    """Names at the right, pushed apart where they would cover one another."""
    ordered = sorted(convictions.items(), key=lambda item: -item[1][-1])
    heights = _apart([_y(values[-1]) + 4 for _, values in ordered])
    x = WIDTH - RIGHT + 10
    return "".join(
        f'<text class="end" x="{x}" y="{y:.1f}">{escape(names[number])}</text>'
        for (number, _), y in zip(ordered, heights, strict=True)
    )


def _apart(heights: Sequence[float]) -> Sequence[float]:
    """The same heights, ascending, at least a line apart and above the foot of the drawing."""
    down, free = list[float](), float(TOP)
    for height in heights:
        down.append(max(free, height))
        free = down[-1] + LINE
    up, free = list[float](), HEIGHT - 6.0
    for height in reversed(down):
        up.append(min(free, height))
        free = up[-1] - LINE
    return up[::-1]
