"""Persuasions played by hand: pure, without host or store."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from tests.support.bench import Bench
from venire.catalog import PERSUASION
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.law.case_file.case import Case
from venire.law.persuasion.card import PersuasionCard
from venire.law.persuasion.shift import Impact, Strength
from venire.library.persuasion_cards import as_roster, shipped_for
from venire.library.shipped import ShippedCases
from venire.models.vectors.embedding import EmbeddedVectors
from venire.proceedings.persuasion.acts import GoHome, Reply, Say, Settle, Visit
from venire.proceedings.persuasion.events import PLAYER, PersuasionOpened, Settled
from venire.proceedings.persuasion.opening import open_persuasion, rebuild
from venire.proceedings.persuasion.params import PersuasionParams, Sheet
from venire.proceedings.persuasion.rules import Persuasion
from venire.proceedings.persuasion.state import State
from venire_understudy.persuaded.players import player_of
from venire_understudy.persuaded.reception import Taking
from venire_understudy.persuaded.seat import PersuadedJuror

WANG = "juror/1"
EMBEDDER = EmbeddedVectors()


@cache
def robot() -> Case:
    return ShippedCases().load("robot")


def cards() -> tuple[PersuasionCard, ...]:
    return tuple(shipped_for("robot").values())


def opened(seed: str = "seed", of: Sequence[PersuasionCard] = (), **params: Any) -> Bench:
    sheet = Sheet(cards=tuple(of) or cards())
    settings = PersuasionParams.model_validate(params)
    opening = open_persuasion(robot(), sheet, as_roster(sheet.cards), settings, seed)
    first = opening.events[0]
    assert isinstance(first, PersuasionOpened)
    return Bench(rebuild(first, opening.contents), PERSUASION.codec).open(*opening.events)


def do(bench: Bench, act: Act) -> None:
    """The player's next move."""
    (key,) = bench.asked()
    bench.submit(PLAYER, key, act)


def visit(bench: Bench, juror: int) -> None:
    do(bench, Visit(juror=juror))


def exchange(
    bench: Bench,
    text: str,
    topics: Sequence[str] = (),
    impact: Impact = "positive",
    strength: Strength = "medium",
    reply: str = "Hm.",
    shows: str = "",
) -> None:
    """One thing said and answered."""
    do(bench, Say(text=text, shows=shows))
    (ask,) = bench.asks()
    bench.submit(ask.seat, ask.key, Reply(text=reply, topics=tuple(topics), impact=impact, strength=strength))


def settle(bench: Bench) -> Settled:
    do(bench, Settle())
    return settled(bench)


def go_home(bench: Bench) -> None:
    do(bench, GoHome())


def settled(bench: Bench) -> Settled:
    (event,) = (entry.event for entry in bench.entries if isinstance(entry.event, Settled))
    return event


def stances(bench: Bench) -> Mapping[int, float]:
    state = bench.sitting.state
    assert isinstance(state, State)
    return {juror: mind.stance for juror, mind in state.minds.items()}


_HEARING: dict[tuple[str, bool], Taking] = {}
"""Ears that have heard for an earlier play of a case, with the embedder or without: the same words mean the same."""


def juror_of(bench: Bench, *scope: str, embedder: EmbeddedVectors | None = None) -> PersuadedJuror:
    """The understudy of this session's jurors, with dice of its own; it hears with ears that have heard before."""
    rules = bench.proceeding
    assert isinstance(rules, Persuasion)
    ears = (rules.case.id, embedder is not None)
    juror = PersuadedJuror(rules.case, rules.sheet, rules.chance.within(*scope), embedder, _HEARING.get(ears))
    _HEARING.setdefault(ears, juror.taking)
    return juror


def played_by_understudies(seed: str, **params: Any) -> Bench:
    """A whole persuasion without a person."""
    return played_out(opened(seed, **params), EMBEDDER)


def played_out(bench: Bench, embedder: EmbeddedVectors | None = None) -> Bench:
    """The same bench, after understudies have played it to its end."""
    rules = bench.proceeding
    assert isinstance(rules, Persuasion)
    juror = juror_of(bench, "understudy", embedder=embedder)
    player = player_of(rules.case, rules.chance.within("player"), embedder)

    async def go() -> None:
        while asks := bench.asks():
            ask: Ask = asks[0]
            who = player if ask.seat == PLAYER else juror
            bench.submit(ask.seat, ask.key, await who.answer(ask, bench.view(Seat(ask.seat))))

    asyncio.run(go())
    return bench


def answered(bench: Bench) -> Reply:
    """What the juror who is asked answers, by dice of the session and no ears but words."""
    (ask,) = bench.asks()
    act = asyncio.run(juror_of(bench).answer(ask, bench.view(ask.seat)))
    assert isinstance(act, Reply)
    return act
