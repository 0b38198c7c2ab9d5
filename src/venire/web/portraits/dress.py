"""What a witness wears, by trade; and counsel of either side."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from venire.web.portraits.look import Collar, Look


@dataclass(frozen=True, slots=True)
class Dress:
    """Clothes, and the wash behind the face. Colours are hex."""

    coat: str
    collar: Collar
    under: str = "#f3ece0"
    wash: str = "#c9b58d"


_TRADES: Sequence[tuple[str, Dress]] = (
    ("medical doctor physician surgeon patholog coroner chemist laborator forensic",
     Dress("#e6e2d8", "tie", "#c9d6d8", "#a9bdc2")),
    ("nurse midwi paramedic carer", Dress("#4f7f8c", "blouse", "#eef3f1", "#a9c4c2")),
    ("police detective sheriff officer constable sergeant inspector investigator guard soldier watchman",
     Dress("#2b3a4a", "tie", "#dfe4e6", "#9aa7b0")),
    ("engineer scientist expert professor analyst surveyor accountant banker lawyer clerk manager director",
     Dress("#3d4450", "tie", "#f0ece0", "#b6b3a6")),
    ("priest pastor vicar chaplain monk", Dress("#26232a", "clerical", wash="#c3aa79")),
    ("builder contractor labour labor mason carpenter plumber mechanic driver farmer fisher sailor keeper smith",
     Dress("#6a5136", "crew", wash="#c2b08a")),
    ("landlord innkeeper barmaid waiter cook baker butcher shop grocer pawn dealer merchant",
     Dress("#7a4a3a", "shirt", "#f0e6d2", "#d0b594")),
    ("servant maid housekeeper laundress cleaner", Dress("#4b4a52", "blouse", "#f5f0e4", "#bcb6a8")),
    ("student pupil apprentice", Dress("#5d6b3d", "scarf", "#b5462f", "#bcb680")),
)  # fmt: skip
"""Beginnings of the words of a trade → dress; the first that fits."""
_TABLE = Look("#dba883", "swept", "#5a4a3c", "#22242b", "tie", under="#f6f1e6", brow=1.5, lines=1, wash="#a39a8c")
_OTHER = Look("#8a5a3c", "bun", "#2b211c", "#2a2730", "blouse", under="#f6f1e6", brow=-1, width=19.5, wash="#9fb0a3")
COUNSEL: Mapping[str, Look] = {"prosecution": _TABLE, "defence": _OTHER}
"""Counsel of either side, where nobody has taken the seat."""


def dressed(look: Look, role: str, gender: str = "unstated") -> Look:
    """The look in the clothes of this role; as it is where the role tells of none. Women wear a blouse for a tie."""
    words = re.findall(r"[a-z]+", role.lower())
    for trade, dress in _TRADES:
        if any(word.startswith(start) for word in words for start in trade.split()):
            collar: Collar = "blouse" if dress.collar == "tie" and gender == "female" else dress.collar
            return replace(look, coat=dress.coat, collar=collar, under=dress.under, wash=dress.wash)
    return look
