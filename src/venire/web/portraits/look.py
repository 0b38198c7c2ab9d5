"""What a juror looks like: the parameters of a face, and those of the people who come with venire.

This is the one place to change a face. Age, sex and trade are the card's: ``jurors/*.yaml``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from venire.law.case_file.persona import HELD

Hair = Literal["bald", "receding", "short", "crew", "afro", "curls", "bob", "long", "bun", "swept", "pixie", "wavy"]
Collar = Literal["shirt", "tie", "crew", "clerical", "scarf", "blouse", "cardigan", "roll"]
Beard = Literal["none", "moustache", "full", "goatee", "stubble"]
Glasses = Literal["none", "round", "square", "half"]
Mouth = Literal["level", "smile", "down", "wry"]


@dataclass(frozen=True, slots=True)
class Look:
    """A face. Colours are hex; ``width`` and ``jaw`` are in units of the drawing (100 wide); ``lines``: 0 to 2."""

    skin: str
    hair: Hair
    hair_colour: str
    coat: str
    collar: Collar = "shirt"
    under: str = "#f3ece0"
    beard: Beard = "none"
    glasses: Glasses = "none"
    mouth: Mouth = "level"
    brow: float = 0.0
    """Slope of the brows: positive frowns, negative wonders."""
    width: float = 21.0
    jaw: float = 24.0
    lines: int = 0
    earrings: bool = False
    wash: str = "#c9b58d"
    plain: bool = False
    """Head and shoulders and nothing more: somebody of whom it is not known what they look like."""


PLAYER = Look("#c8ab78", "bald", "#c8ab78", "#7d5a17", "crew", wash="#d8b45e", plain=True)
"""A person, until they choose a face."""
CHOICE: Mapping[str, Look] = {
    "player": PLAYER,
    "player_1": Look(
        "#b98262", "long", "#2b201b", "#2f5a5c", "blouse", mouth="smile", brow=-1, width=19.5, jaw=23, earrings=True,
        wash="#d8b45e",
    ),
    "player_2": Look("#d9b48f", "short", "#4a3828", "#6d2f2a", "crew", wash="#d8b45e", mouth="smile"),
    "player_3": Look("#6f4730", "crew", "#201a1c", "#3d4450", "roll", under="#c9a35c", beard="stubble", wash="#d8b45e"),
    "player_4": Look(
        "#efc6a2", "bun", "#a8a39b", "#5d6b3d", "cardigan", glasses="round", mouth="wry", width=20, lines=1,
        wash="#d8b45e",
    ),
}  # fmt: skip
"""The faces among which a person may choose; what each browser chose is kept there."""

KNOWN: Mapping[str, Look] = {
    "marcus_webb": Look(
        "#8a5a3c", "crew", "#bdb6ab", "#4b5a52", "cardigan", glasses="square", lines=1, jaw=25, wash="#9fb0a3"
    ),
    "sarah_chen": Look(
        "#e6c4a0", "bob", "#201a1c", "#8c5a6a", "scarf", under="#e7b9a8", mouth="smile", brow=-1.5, width=19.5,
        wash="#d9b0a6",
    ),
    "frank_russo": Look(
        "#dba883", "receding", "#8d8a86", "#34424f", "shirt", beard="moustache", mouth="down", brow=3, width=23,
        jaw=25, lines=2, wash="#9aa7b0",
    ),
    "linda_park": Look(
        "#ecd0b0", "pixie", "#3a2a24", "#a89a82", "blouse", glasses="round", brow=-1, width=19, jaw=22, lines=1,
        earrings=True, wash="#d5cbb6",
    ),
    "david_okonkwo": Look(
        "#5f3d2a", "afro", "#4b443f", "#5b4a72", "roll", under="#33293f", beard="goatee", mouth="wry", brow=-2,
        lines=1, wash="#b3a5bd",
    ),
    "betty_morrison": Look(
        "#e8bb98", "curls", "#a4482f", "#b8653c", "blouse", mouth="wry", brow=1.5, width=22, lines=1,
        earrings=True, wash="#e0a982",
    ),
    "james_wright": Look(
        "#f0d2b8", "receding", "#6b5844", "#3d4450", "tie", under="#f6f1e6", glasses="half", brow=2, width=19, jaw=26,
        lines=1, wash="#a9b3c2",
    ),
    "pastor_williams": Look(
        "#6f4730", "curls", "#d8d4cd", "#26232a", "clerical", mouth="smile", brow=-1, width=20, jaw=22.5, lines=2,
        earrings=True, wash="#c3aa79",
    ),
    "nancy_cooper": Look(
        "#f0c8a6", "swept", "#d0a35a", "#2f4a5c", "blouse", under="#f5efe4", brow=0.5, width=19.5, wash="#9dbac2"
    ),
    "miguel_santos": Look(
        "#c98f66", "wavy", "#2b201b", "#5d6b3d", "scarf", under="#b5462f", beard="stubble", mouth="smile", brow=-1,
        wash="#bcb680",
    ),
    "robert_kim": Look(
        "#e2ba90", "long", "#cfcac2", "#2d2a2c", "roll", under="#7a2f38", glasses="round", beard="goatee", mouth="wry",
        lines=2, wash="#b58a92",
    ),
    "tess_hallam": Look(
        "#efc6a2", "bun", "#7a4a2a", "#4d5a3a", "shirt", under="#c9d2b4", mouth="smile", brow=-0.5, width=20, jaw=23.5,
        wash="#b9c4a0",
    ),
    "wang": Look(
        "#e2ba90", "receding", "#a8a39b", "#4b4f52", "shirt", under="#dfe3e0", glasses="half", mouth="level", brow=1,
        width=19, jaw=26, lines=2, wash="#9aa7b0",
    ),
    "liu": Look(
        "#e0b48a", "bun", "#33281f", "#7a5a3c", "cardigan", under="#d9c7a4", mouth="level", brow=-1, width=22.5, jaw=24,
        lines=1, wash="#d5bfa6",
    ),
    "chen": Look(
        "#e6c4a0", "wavy", "#201a1c", "#34424f", "crew", under="#c9a35c", beard="none", mouth="wry", brow=-1.5,
        width=19.5, jaw=24, wash="#bcb680",
    ),
}  # fmt: skip

SKINS = ("#f0d2b8", "#e6c4a0", "#dba883", "#c98f66", "#8a5a3c", "#5f3d2a")
HAIRS = ("#201a1c", "#33281f", "#4a3828", "#8a5a34", "#a4482f", "#c9a35c")
GREYS = ("#8d8a86", "#a8a39b", "#cfcac2", "#e0dcd4")
GREY_AT, WHITE_AT = 55, 68
"""Ages from which hair may be grey, and from which it is."""
COATS = ("#4b5a52", "#34424f", "#5b4a72", "#6d2f2a", "#5d6b3d", "#8c5a6a", "#26232a", "#b8653c")
WASHES = ("#9fb0a3", "#d9b0a6", "#9aa7b0", "#d5cbb6", "#b3a5bd", "#c3aa79", "#bcb680")
HERS: tuple[Hair, ...] = ("bob", "long", "bun", "curls", "pixie", "swept", "wavy")
HIS: tuple[Hair, ...] = ("short", "crew", "receding", "bald", "wavy", "swept", "afro")
YOUNG: tuple[Hair, ...] = ("short", "crew", "wavy", "swept", "afro")
BALDING_AT = 35
COLLARS: tuple[Collar, ...] = ("shirt", "crew", "cardigan", "roll", "scarf", "blouse")
MOUTHS: tuple[Mouth, ...] = ("level", "smile", "down", "wry")


def look_of(card: str, gender: str = "unstated", age: int | None = None) -> Look:
    """The look of a juror card; a card of one's own gets a face that fits its gender and its age, always the same."""
    slug = card.replace("-", "_")
    if slug in ("you", "") or slug.startswith(HELD):
        return PLAYER
    return CHOICE.get(slug) or KNOWN.get(slug) or _drawn_from(slug, gender, age)


def _drawn_from(slug: str, gender: str, age: int | None) -> Look:
    dice = sha256(slug.encode()).digest()
    years = age if age is not None else 25 + dice[14] % 45
    beards: tuple[Beard, ...] = ("none", "none", "full", "moustache", "stubble")
    panes: tuple[Glasses, ...] = ("none", "none", "none", "round", "square", "half")
    hers = gender == "female" or (gender != "male" and dice[0] % 2 == 0)
    hairs = HERS if hers else HIS if years >= BALDING_AT else YOUNG
    colours = _hair_colours(years)
    return Look(
        skin=SKINS[dice[1] % len(SKINS)],
        hair=hairs[dice[2] % len(hairs)],
        hair_colour=colours[dice[3] % len(colours)],
        coat=COATS[dice[4] % len(COATS)],
        collar=COLLARS[dice[5] % len(COLLARS)],
        beard="none" if hers else beards[dice[6] % len(beards)],
        glasses=panes[dice[7] % len(panes)],
        mouth=MOUTHS[dice[8] % len(MOUTHS)],
        brow=dice[9] % 5 - 2.0,
        width=19.0 + dice[10] % 5,
        jaw=22.0 + dice[11] % (3 if hers else 5),
        lines=_lines(years),
        earrings=hers and dice[12] % 2 == 0,
        wash=WASHES[dice[13] % len(WASHES)],
    )


def _hair_colours(years: int) -> tuple[str, ...]:
    if years >= WHITE_AT:
        return GREYS
    return (*HAIRS[:4], *GREYS[:2]) if years >= GREY_AT else HAIRS


def _lines(years: int) -> int:
    return 0 if years < 48 else 1 if years < 63 else 2
