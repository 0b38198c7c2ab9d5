"""The parts of a drawn face. Every function returns SVG in a drawing 100 wide and 110 high, the head about (50, 48)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from venire.web.portraits.look import Look

INK = "#2b2118"


def path(d: str, fill: str = "none", width: float = 1.8, ink: str = INK) -> str:
    """One stroke of the pen, perhaps filled."""
    pen = f'stroke="{ink}" stroke-width="{width}"' if width else ""
    return f'<path d="{d}" fill="{fill}" {pen}/>'


def shoulders(look: Look) -> str:
    """Coat and neck."""
    neck = path("M42 60 V78 Q50 84 58 78 V60 Z", look.skin, 1.6)
    return path("M8 112 Q10 86 34 80 Q50 76 66 80 Q90 86 92 112 Z", look.coat) + neck + COLLARS[look.collar](look)


def _shirt(look: Look) -> str:
    return path("M40 76 L33 84 L45 92 L50 83 L55 92 L67 84 L60 76 Q50 86 40 76 Z", look.under, 1.5)


def _tie(look: Look) -> str:
    knot = path("M47 86 H53 L52 92 L56 112 H44 L48 92 Z", "#7c2b2b", 1.3)
    return path("M38 80 L50 90 L62 80 L66 112 H34 Z", look.under, 1.2) + _shirt(look) + knot


def _crew(look: Look) -> str:
    return path("M38 78 Q50 92 62 78", "none", 3, "#00000055")


def _clerical(look: Look) -> str:
    return path("M40 74 Q50 82 60 74 L61 83 Q50 91 39 83 Z", look.coat) + path("M46 80 H54 V88 H46 Z", "#f7f3ea", 1.2)


def _scarf(look: Look) -> str:
    tail = path("M57 84 Q66 96 60 112 H70 Q72 96 64 82 Z", look.under, 1.4)
    return tail + path("M35 77 Q50 90 65 77 Q70 84 63 88 Q50 97 37 88 Q30 84 35 77 Z", look.under, 1.5)


def _blouse(look: Look) -> str:
    return path("M39 77 Q44 92 50 98 Q56 92 61 77 L57 75 Q50 84 43 75 Z", look.under, 1.4)


def _cardigan(look: Look) -> str:
    open_front = path("M36 79 L50 102 L64 79 L60 76 Q50 86 40 76 Z", look.under, 1.4)
    return open_front + path("M50 102 V112", "none", 1.4) + '<circle cx="53" cy="107" r="1.4" fill="#2b2118"/>'


def _roll(look: Look) -> str:
    return path("M39 70 Q50 77 61 70 L62 81 Q50 89 38 81 Z", look.under, 1.5)


COLLARS: Mapping[str, Callable[[Look], str]] = {
    "shirt": _shirt,
    "tie": _tie,
    "crew": _crew,
    "clerical": _clerical,
    "scarf": _scarf,
    "blouse": _blouse,
    "cardigan": _cardigan,
    "roll": _roll,
}


def head(look: Look) -> str:
    """Ears, then the face."""
    w, j = look.width, look.jaw
    ears = "".join(f'<ellipse cx="{50 + s * w:.1f}" cy="50" rx="4" ry="6" fill="{look.skin}" stroke="{INK}" '
                   'stroke-width="1.5"/>' for s in (-1, 1))  # fmt: skip
    left, right, chin = 50 - w, 50 + w, 46 + j
    face = (
        f"M{left} 44 Q{left} 22 50 22 Q{right} 22 {right} 44 Q{right} {chin - 6} {50 + w * 0.42:.1f} {chin}"
        f" Q50 {chin + 4} {50 - w * 0.42:.1f} {chin} Q{left} {chin - 6} {left} 44 Z"
    )
    shade = path(f"M{right - 1} 40 Q{right} {chin - 8} {50 + w * 0.4:.1f} {chin}", "none", 4, "#00000018")
    return ears + path(face, look.skin) + shade


def earrings(look: Look) -> str:
    """A drop of brass below either ear."""
    pen = f'r="1.9" fill="#d8b45e" stroke="{INK}" stroke-width="1"'
    drops = (f'<circle cx="{50 + side * (look.width + 1):.1f}" cy="57.5" {pen}/>' for side in (-1, 1))
    return "".join(drops) if look.earrings else ""


def eyes(look: Look) -> str:
    """Brows, eyes that can blink, and a nose."""
    b, eye = look.brow, ""
    for s, x in ((-1, 41.5), (1, 58.5)):
        eye += path(f"M{x - 5} {41 - b * s * 0.5:.1f} Q{x} {38.4} {x + 5} {41 + b * s * -0.5:.1f}", "none", 2.2)
        eye += f'<ellipse class="eye" cx="{x}" cy="47" rx="1.9" ry="2.3" fill="{INK}"/>'
    brows_fixed = eye if b == 0 else _sloped(look)
    return brows_fixed + path("M50 46 Q47.5 54 49 56 Q51 57.4 53 56", "none", 1.5)


def _sloped(look: Look) -> str:
    """Brows drawn inward down (frown) or inward up (wonder)."""
    b, drawn = look.brow, ""
    for s, x in ((-1, 41.5), (1, 58.5)):
        inner, outer = x - s * 5, x + s * 5
        drawn += path(f"M{outer} {40 - b * 0.25:.1f} Q{x} {38.4} {inner} {40.6 + b * 0.45:.1f}", "none", 2.2)
        drawn += f'<ellipse class="eye" cx="{x}" cy="47" rx="1.9" ry="2.3" fill="{INK}"/>'
    return drawn


MOUTHS: Mapping[str, str] = {
    "level": "M44.5 63 Q50 64 55.5 63",
    "smile": "M43.5 61.5 Q50 67 56.5 61.5",
    "down": "M44.5 64.5 Q50 61 55.5 64.5",
    "wry": "M44.5 64 Q51 65 56.5 61",
}


def mouth(look: Look) -> str:
    """A closed mouth, and an open one that shows while the juror speaks."""
    open_mouth = (
        f'<ellipse class="open" opacity="0" cx="50" cy="63.5" rx="4.4" ry="3" fill="#5b1f1c" stroke="{INK}" '
        'stroke-width="1.3"/>'
    )
    return f'<g class="shut">{path(MOUTHS[look.mouth], "none", 1.9)}</g>{open_mouth}'


def beard(look: Look) -> str:
    """Whatever grows below the nose."""
    chin, w, colour = 46 + look.jaw, look.width, look.hair_colour
    whiskers = path("M40.5 60.5 Q45 56 50 58.4 Q55 56 59.5 60.5 Q54 61.4 50 60.4 Q46 61.4 40.5 60.5 Z", colour, 1.2)
    jaw = (
        f"M{50 - w + 0.6:.1f} 52 Q{50 - w * 0.9:.1f} {chin - 2} {50 - w * 0.4:.1f} {chin + 2.4} Q50 {chin + 6} "
        f"{50 + w * 0.4:.1f} {chin + 2.4} Q{50 + w * 0.9:.1f} {chin - 2} {50 + w - 0.6:.1f} 52 "
        f"Q{50 + w * 0.6:.1f} 60 50 59 Q{50 - w * 0.6:.1f} 60 {50 - w + 0.6:.1f} 52 Z"
    )
    tuft = path(f"M45 67.5 Q50 66 55 67.5 Q55 {chin + 2} 50 {chin + 5} Q45 {chin + 2} 45 67.5 Z", colour, 1.2)
    grown = {"none": "", "moustache": whiskers, "full": path(jaw, colour, 1.4) + whiskers, "goatee": tuft + whiskers}
    grown["stubble"] = path(jaw, colour + "38", 0)
    return grown[look.beard]


def glasses(look: Look) -> str:
    """Lenses and bridge."""
    pen = f'fill="#ffffff30" stroke="{INK}" stroke-width="1.6"'
    shapes = {
        "none": "",
        "round": "".join(f'<circle cx="{x}" cy="47" r="6.6" {pen}/>' for x in (41.5, 58.5)),
        "square": "".join(f'<rect x="{x}" y="41.6" width="13.4" height="10.6" rx="2" {pen}/>' for x in (34.8, 51.8)),
        "half": "".join(f'<path d="M{x} 48 h13 q-0.4 7 -6.5 7 q-6.1 0 -6.5 -7 Z" {pen}/>' for x in (35, 52)),
    }
    return shapes[look.glasses] + (path("M48 47.4 Q50 45.6 52 47.4", "none", 1.6) if look.glasses != "none" else "")


def age(look: Look) -> str:
    """Lines beside the nose, then on the forehead."""
    cheeks = path("M42 57 Q40.5 60 41.5 63 M58 57 Q59.5 60 58.5 63", "none", 1.1, "#2b211899")
    brow = path("M42 32.5 Q50 30.6 58 32.5 M44 35.6 Q50 34.2 56 35.6", "none", 1, "#2b211888")
    return "".join((cheeks, brow)[: look.lines])
