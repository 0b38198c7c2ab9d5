"""The settings of a persuasion. Source: spec/persuasion.md."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Side
from venire.law.persuasion.card import PersuasionCard

Holder = Literal["ai", "person", "external"]


class PersuasionParams(Frozen):
    """What is fixed when a persuasion opens."""

    side: Side = "defence"
    """The player's."""
    turns: int = Field(default=12, ge=1, le=50)
    """What the player may say to each juror."""
    player: Literal["skilled", "naive", "mute"] = "skilled"
    """Who plays where no person does."""
    mutual: bool = True
    """Whether jurors move one another between talks."""


class Sheet(Frozen):
    """The jurors of one persuasion, by seat in order."""

    cards: tuple[PersuasionCard, ...] = Field(min_length=1, max_length=23)
