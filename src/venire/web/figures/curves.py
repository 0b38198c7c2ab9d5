"""Every juror's conviction, round by round, as one SVG: up is guilt, down is acquittal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from venire.proceedings.deliberation.acts import Vote
from venire.web.strings import say

GREY = (0.4, 0.6)
BY_VOTE = {"guilty": 0.97, "not_guilty": 0.03}
"""How high the line of a person runs: nobody reads a mind, so it shows the vote."""


@dataclass(frozen=True, slots=True)
class CurveShape:
    """The measures of the drawing, and the height of a name."""

    name: str
    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int
    line: float

    def x(self, number: int, rounds: int) -> float:
        return self.left + (self.width - self.left - self.right) * (number / rounds if rounds else 0.5)

    def y(self, value: float) -> float:
        return self.top + (self.height - self.top - self.bottom) * (1 - value)


WIDE = CurveShape("broad", 960, 470, 92, 120, 20, 44, 19.0)
NARROW = CurveShape("slim", 400, 480, 12, 92, 30, 44, 19.0)


@dataclass(frozen=True, slots=True)
class ConvictionLine:
    """One juror: name, conviction first and after each round, the vote at each of those; ``own``: the reader's."""

    name: str
    values: Sequence[float]
    votes: Sequence[Vote]
    person: bool = False
    own: bool = False

    def height(self, place: int) -> float:
        return BY_VOTE[self.votes[min(place, len(self.votes) - 1)]] if self.person else self.values[place]

    @property
    def turned(self) -> Sequence[int]:
        """The rounds in which the vote changed."""
        return [n for n in range(1, min(len(self.votes), len(self.values))) if self.votes[n] != self.votes[n - 1]]

    @property
    def told(self) -> str:
        """The line in words."""
        rounds = ", ".join(str(number) for number in self.turned)
        change = say("debrief.line_turned", rounds=rounds) if rounds else say("debrief.line_stayed")
        if self.person:
            return f"{self.name}: {say('debrief.line_person')}; {change}"
        first, last = (round(value * 100) for value in (self.values[0], self.values[-1]))
        return f"{self.name}: {say('debrief.line_sure', first=first, last=last)}; {change}"


def curves(lines: Sequence[ConvictionLine], shape: CurveShape = WIDE) -> Markup:
    """An SVG. ``lines``: convictions 0 (not guilty) to 1 (guilty)."""
    rounds = max((len(line.values) for line in lines), default=1) - 1
    ordered = sorted(lines, key=lambda line: -line.height(len(line.values) - 1))
    heights = _apart([shape.y(line.height(len(line.values) - 1)) + 5 for line in ordered], shape)
    drawn = "".join(_line(line, at, rounds, shape) for line, at in zip(ordered, heights, strict=True))
    box = f'viewBox="0 0 {shape.width} {shape.height}"'
    svg = f'<svg class="chart {shape.name}" {box} role="group" aria-labelledby="curves-title">'
    return Markup(f'{svg}{_ground(rounds, shape)}<g class="curves">{drawn}</g></svg>')


def _ground(rounds: int, shape: CurveShape) -> str:
    high, low, right = shape.y(GREY[1]), shape.y(GREY[0]), shape.width - shape.right
    band = (
        f'<rect class="grey" x="{shape.left}" y="{high:.1f}" width="{right - shape.left}" height="{low - high:.1f}"/>'
    )
    marks = "".join(f'<path class="mark" d="M{shape.left} {y:.1f}H{right}"/>' for y in (high, low))
    axes = f'<path class="axis" fill="none" d="M{shape.left} {shape.y(1):.1f}V{shape.y(0):.1f}H{right}"/>'
    return band + marks + axes + _sides(shape) + _ticks(rounds, shape)


def _sides(shape: CurveShape) -> str:
    """What up and down mean: beside the axis, or above and below where there is no room."""
    if shape.left > 50:
        at = [(4, shape.y(0.97), "guilty"), (4, shape.y(0.03), "not guilty")]
    else:
        at = [(shape.left, 18, "guilty ↑"), (shape.left + 60, shape.height - 2, "not guilty ↓")]
    return "".join(f'<text x="{x}" y="{y:.1f}">{word}</text>' for x, y, word in at)


def _ticks(rounds: int, shape: CurveShape) -> str:
    step = max(1, -(-rounds // (10 if shape.left > 50 else 6)))
    y = f'y="{shape.y(0) + 20:.1f}" text-anchor="middle"'
    return "".join(
        f'<text x="{shape.x(number, rounds):.1f}" {y}>{number or "start"}</text>'
        for number in range(0, rounds + 1, step)
    )


def _line(line: ConvictionLine, label: float, rounds: int, shape: CurveShape) -> str:
    points = [(shape.x(n, rounds), shape.y(line.height(n))) for n in range(len(line.values))]
    parts = "".join(_piece(line, place, points) for place in range(1, len(points)))
    dots = "".join(_dot(points[n], line.votes[n]) for n in line.turned)
    (x, y), told = points[-1], escape(line.told)
    end = f'<circle class="{line.votes[-1]}" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>'
    lead = f'<path class="lead" d="M{x + 4:.1f} {y:.1f}L{x + 18:.1f} {label - 5:.1f}"/>'
    name = f'<text class="end" x="{x + 20:.1f}" y="{label:.1f}">{escape(line.name)}</text>'
    track = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
    kind = " own" if line.own else ""
    held = f'<g class="line{kind}" tabindex="0" role="img" aria-label="{told}"><title>{told}</title>'
    return f'{held}<path class="touch" d="{track}"/>{parts}{dots}{end}{lead}{name}</g>'


def _piece(line: ConvictionLine, place: int, points: Sequence[tuple[float, float]]) -> str:
    """From one round to the next, in the colour of the vote that stood until then."""
    (x1, y1), (x2, y2) = points[place - 1], points[place]
    vote = line.votes[min(place - 1, len(line.votes) - 1)]
    return f'<path class="curve {vote}" d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}"/>'


def _dot(point: tuple[float, float], vote: Vote) -> str:
    return f'<circle class="turn {vote}" cx="{point[0]:.1f}" cy="{point[1]:.1f}" r="5.5"/>'


def _apart(heights: Sequence[float], shape: CurveShape) -> Sequence[float]:
    """The same heights, ascending, at least a line apart and above the foot of the axis."""
    down, free = list[float](), shape.top + 5.0
    for height in heights:
        down.append(max(free, height))
        free = down[-1] + shape.line
    up, free = list[float](), shape.y(0) + 5.0
    for height in reversed(down):
        up.append(min(free, height))
        free = up[-1] - shape.line
    return up[::-1]
