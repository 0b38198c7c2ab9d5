"""What somebody wants to persuade whom of, and how it is opened. Everything has a default."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from venire.errors import VenireError
from venire.kernel.minutes import Guarded
from venire.law.persuasion.card import PersuasionCard
from venire.library.combined import Library
from venire.library.persuasion_cards import as_roster, cards_for
from venire.kernel.request import Budget
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.opening import open_persuasion
from venire.proceedings.persuasion.params import PersuasionParams, Sheet
from venire.sessions.opening import ConvenedSession
from venire.kernel.request import LOCAL
from venire.sessions.requests import seed_of

MOST = 23
"""Jurors at the most."""


@dataclass(frozen=True, slots=True)
class PersuasionRequest:
    """A persuasion. ``jurors``: ids of cards; ``cards``: files; ``made``: cards at hand. Without any: the case's own
    three, or three of the house jury."""

    case: str | None = None
    """A case id; None: one by lot."""
    seed: str | None = None
    params: PersuasionParams = field(default_factory=PersuasionParams)
    jurors: tuple[str, ...] = ()
    cards: tuple[Path, ...] = ()
    made: tuple[PersuasionCard, ...] = ()
    person: bool = True
    """Whether a person plays; else the scripted player that the params name."""
    owner: str = LOCAL
    budget: Budget | None = None
    """For language models; None: without limit."""
    safety: Guarded | None = None
    """How monitors watch it; None: as the settings say."""


def convened_persuasion(library: Library, data: Path, wish: PersuasionRequest) -> ConvenedSession:
    """Everything that the court needs. Raises :class:`VenireError` for what cannot be had."""
    seed = seed_of(wish.seed)
    case = library.draw(seed) if wish.case is None else library.load(wish.case)
    if not case.topics:
        raise VenireError(
            f"The case {case.id!r} names no topics, so nothing could move a juror.", "Choose another: robot, murder."
        )
    found = wish.made or cards_for(case, wish.jurors, wish.cards, data, seed)
    if len(found) > MOST:
        raise VenireError(f"{len(found)} jurors are too many.", f"Choose {MOST} at the most.")
    by = "person" if wish.person else "ai"
    opening = open_persuasion(case, Sheet(cards=found), as_roster(found), wish.params, seed, by)
    people = (PLAYER,) if wish.person else ()
    return ConvenedSession(
        "persuasion", case.title, wish.owner, opening.events, tuple(opening.contents.values()), people
    )
