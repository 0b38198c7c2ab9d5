"""A portrait: the parts of a face laid over one another, and the judge, who sits on no jury."""

from __future__ import annotations

import re

from venire.web.portraits import hair, parts
from venire.web.portraits.look import Look, look_of

PEN = 'stroke-linejoin="round" stroke-linecap="round"'
JUDGE = Look("#d9ab86", "bun", "#8d8a86", "#1f1c22", "blouse", under="#f5efe2", glasses="half", lines=1, wash="#8f2f2f")


def portrait(card: str, gender: str = "unstated", age: int | None = None) -> str:
    """The face of a juror as inline SVG; the same card has the same face everywhere."""
    return draw(look_of(card, gender, age))


def judge() -> str:
    """The face on the bench."""
    return draw(JUDGE)


def symbol(number: int, card: str, gender: str = "unstated", age: int | None = None) -> str:
    """A portrait to be drawn many times on one page by ``<use href="#face-7">``."""
    return look_symbol(str(number), look_of(card, gender, age))


def look_symbol(name: str, look: Look) -> str:
    """The same for any look: ``<use href="#face-W1">``. A name keeps its letters, digits, dashes and underscores."""
    name = re.sub(r"[^A-Za-z0-9_-]", "", name)
    return f'<svg viewBox="0 0 100 110"><g id="face-{name}" {PEN}>{_layers(look)}</g></svg>'


def draw(look: Look) -> str:
    """SVG of a look, about three kilobytes."""
    return f'<svg class="face" viewBox="0 0 100 110" aria-hidden="true" focusable="false" {PEN}>{_layers(look)}</svg>'


def _layers(look: Look) -> str:
    wash = f'<circle cx="50" cy="54" r="48" fill="{look.wash}" opacity=".55"/>'
    if look.plain:
        return wash + parts.shoulders(look) + parts.head(look)
    drawn = (
        wash,
        hair.behind(look),
        parts.shoulders(look),
        parts.head(look),
        parts.earrings(look),
        parts.age(look),
        parts.beard(look),
        parts.eyes(look),
        parts.mouth(look),
        hair.over(look),
        parts.glasses(look),
    )
    return "".join(drawn)
