"""`--side`: whose counsel one is, by the name that the case's own papers use."""

from __future__ import annotations

from typing import Annotated

import typer

from venire.law.case_file.case import Side

_NAMES: dict[Side, tuple[str, ...]] = {
    "prosecution": ("prosecution", "prosecutor", "state", "crown", "people", "plaintiff", "claimant"),
    "defence": ("defence", "defense", "defendant", "respondent"),
}


def read_side(named: str) -> Side:
    """The side of that name: a civil case has a plaintiff where a criminal one has a prosecution.

    Raises `typer.BadParameter` with the names that will do."""
    for side, names in _NAMES.items():
        if named.strip().casefold() in names:
            return side
    raise typer.BadParameter(f"'{named[:40]}' is no side. Say prosecution (or plaintiff) or defence.")


SideOf = Annotated[
    Side,
    typer.Option("--side", parser=read_side, metavar="prosecution|defence", help="Whose counsel you are."),
]
"""Counsel's table."""
