"""Hair: what lies behind the head, and what lies over the forehead."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from venire.web.portraits.look import Look
from venire.web.portraits.parts import path

KNOT = "M40 16 a10 9 0 1 1 20 0 a10 9 0 1 1 -20 0 Z"


def behind(look: Look) -> str:
    """Hair behind the shoulders and head."""
    w = look.width
    left, right = 50 - w, 50 + w
    shapes = {
        "bob": f"M{left - 4} 66 Q{left - 9} 14 50 14 Q{right + 9} 14 {right + 4} 66 Q50 74 {left - 4} 66 Z",
        "long": f"M{left - 5} 90 Q{left - 9} 14 50 14 Q{right + 9} 14 {right + 5} 90 Q50 80 {left - 5} 90 Z",
        "bun": f"M{left} 44 Q{left - 2} 18 50 18 Q{right + 2} 18 {right} 44 Z {KNOT}",
        "curls": _cloud(50, 38, w + 8, 25, 13),
        "afro": _cloud(50, 34, w + 7, 23, 15),
        "swept": f"M{left - 3} 60 Q{left - 6} 15 50 15 Q{right + 6} 15 {right + 3} 60 Z",
    }
    return path(shapes[look.hair], look.hair_colour) if look.hair in shapes else ""


def _cloud(cx: float, cy: float, rx: float, ry: float, puffs: int) -> str:
    """A ring of small arcs: curls."""
    corners = [(cx + rx * COS[i * 60 // puffs], cy + ry * COS[(i * 60 // puffs + 45) % 60]) for i in range(puffs)]
    start = f"M{corners[0][0]:.1f} {corners[0][1]:.1f}"
    arcs = "".join(f" A7 7 0 0 1 {x:.1f} {y:.1f}" for x, y in (*corners[1:], corners[0]))
    return f"{start}{arcs} Z"


COS = (
    1.0, 0.995, 0.978, 0.951, 0.914, 0.866, 0.809, 0.743, 0.669, 0.588, 0.5, 0.407, 0.309, 0.208, 0.105,
    0.0, -0.105, -0.208, -0.309, -0.407, -0.5, -0.588, -0.669, -0.743, -0.809, -0.866, -0.914, -0.951, -0.978, -0.995,
    -1.0, -0.995, -0.978, -0.951, -0.914, -0.866, -0.809, -0.743, -0.669, -0.588, -0.5, -0.407, -0.309, -0.208, -0.105,
    0.0, 0.105, 0.208, 0.309, 0.407, 0.5, 0.588, 0.669, 0.743, 0.809, 0.866, 0.914, 0.951, 0.978, 0.995,
)  # fmt: skip
"""The cosine of every sixth degree."""


def over(look: Look) -> str:
    """Hair over the forehead and temples."""
    return FRONTS[look.hair](look)


def _none(look: Look) -> str:
    return path("M40 25.5 Q46 22.6 52 24", "none", 1.2, "#ffffff88")


def _crown(look: Look, low: float, dip: float) -> str:
    left, right = 50 - look.width, 50 + look.width
    return path(
        f"M{left - 1} {low} Q{left - 3} 17 50 16 Q{right + 3} 17 {right + 1} {low} "
        f"Q{right - 3} {30 + dip} {right - 6} 31 Q50 {26 + dip} {left + 6} 31 "
        f"Q{left + 3} {30 + dip} {left - 1} {low} Z",
        look.hair_colour,
    )


def _short(look: Look) -> str:
    return _crown(look, 46, 4)


def _crew(look: Look) -> str:
    return _crown(look, 40, 0)


def _receding(look: Look) -> str:
    left, right = 50 - look.width, 50 + look.width
    sides = f"M{left - 1} 48 Q{left - 3} 26 {left + 9} 23 Q{left + 4} 32 {left + 3} 46 Z"
    other = f"M{right + 1} 48 Q{right + 3} 26 {right - 9} 23 Q{right - 4} 32 {right - 3} 46 Z"
    strands = path("M40 24 Q50 18.5 60 24", "none", 2, look.hair_colour)
    return path(sides, look.hair_colour, 1.4) + path(other, look.hair_colour, 1.4) + strands


def _fringe(look: Look) -> str:
    left, right = 50 - look.width, 50 + look.width
    return path(
        f"M{left - 1} 42 Q{left - 1} 19 50 18 Q{right + 1} 19 {right + 1} 42 Q{right - 4} 34 {right - 5} 34.5 "
        f"Q50 37.5 {left + 5} 34.5 Q{left + 3} 36 {left - 1} 42 Z",
        look.hair_colour,
    )


def _parted(look: Look) -> str:
    left, right = 50 - look.width, 50 + look.width
    return path(
        f"M{left - 2} 52 Q{left - 4} 17 47 17 Q{right + 5} 15 {right + 2} 52 Q{right - 1} 34 45 24 Q{left + 5} 32 "
        f"{left - 2} 52 Z",
        look.hair_colour,
    )


def _swept(look: Look) -> str:
    left, right = 50 - look.width, 50 + look.width
    return path(
        f"M{left - 2} 48 Q{left - 5} 20 44 15 Q{right + 4} 10 {right + 3} 50 Q{right - 2} 38 {right - 8} 29 "
        f"Q{left + 10} 36 {left - 2} 48 Z",
        look.hair_colour,
    )


def _pixie(look: Look) -> str:
    left, right = 50 - look.width, 50 + look.width
    return path(
        f"M{left - 1} 50 Q{left - 4} 16 50 16 Q{right + 4} 16 {right + 1} 50 L{right - 2} 38 L{right - 9} 29 L50 35 "
        f"L{left + 12} 29 L{left + 6} 37 L{left + 3} 35 Z",
        look.hair_colour,
    )


def _wavy(look: Look) -> str:
    left, right = 50 - look.width, 50 + look.width
    return path(
        f"M{left - 3} 52 Q{left - 8} 40 {left - 3} 30 Q{left - 2} 16 40 16 Q50 10 60 16 Q{right + 3} 17 {right + 3} 30 "
        f"Q{right + 7} 42 {right + 2} 52 Q{right} 40 {right - 5} 32 Q56 27 52 31 Q44 26 {left + 7} 32 "
        f"Q{left + 1} 40 {left - 3} 52 Z",
        look.hair_colour,
    )


def _curly_top(look: Look) -> str:
    return path(_cloud(50, 25.5, look.width - 1, 7.5, 11), look.hair_colour)


FRONTS: Mapping[str, Callable[[Look], str]] = {
    "bald": _none,
    "receding": _receding,
    "short": _short,
    "crew": _crew,
    "afro": _curly_top,
    "curls": _curly_top,
    "bob": _fringe,
    "long": _parted,
    "bun": _parted,
    "swept": _swept,
    "pixie": _pixie,
    "wavy": _wavy,
}
