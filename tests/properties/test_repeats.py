"""Whatever somebody types, hearing it takes the processor no more than in proportion to its length.

The same string again and again is what finds the loops that are not: each is put at every input twice, once half as
long. What one string takes is told in ``benchmarks/repeats.py``; here only how it grows is held, over all of them.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.proceedings.deliberation import acts as jury
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination import acts as court
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.persuasion import acts as talk
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.settings import Settings

HALF, WHOLE = 1_950, 3_900
GROWS = 3.0
"""Twice is in proportion, four times is the square: between them, for the processor's other work."""
MOST = 0.75
"""Seconds of the processor for a turn, with everybody who hears it: several times what it takes on a slow machine, and
a quarter of what it took while some of the loops were squares."""
STRINGS = (
    "'a' \"b\" ",
    "http://a.a/b ",
    "Did you or did you not see, and did you, ",
    "a",
    "(",
    "“a” ",
    "no, ",
    "you ",
    "and ",
    "I saw him. ",
    "Objection! ",
    "blood, and blood; ",
    "a@b.c ",
    "1:00 ",
)
Turn = Callable[[str], Awaitable[None]]


async def next_ask(session: AnySession, seat: Seat, wanted: type[Act], instead: Callable[[Ask], Act]) -> Ask:
    """The ask of this seat that wants such an act; whatever else is asked of it is answered ``instead``."""
    while True:
        rung = session.changed.next()
        asked = [ask for ask in session.asked_of(seat) if not ask.standing]
        if asked and wanted in asked[0].wants:
            return asked[0]
        if asked:
            await session.submit(seat, asked[0].key, instead(asked[0]), f"{asked[0].key} {session.seq}")
        else:
            await rung.wait()


async def at_the_scribe(venire: Venire) -> Turn:
    params = Params(max_rounds=500, early_end=False)
    session = await venire.open(DeliberationRequest(case="murder", seed="3", params=params, holders={4: "person"}))
    seat = Seat("juror/4")

    def other(ask: Ask) -> Act:
        if jury.Discard in ask.wants:
            return jury.Discard()
        return jury.ChooseSide(side="defend") if jury.ChooseSide in ask.wants else jury.CastVote(vote="not_guilty")

    async def turn(text: str) -> None:
        ask = await next_ask(session, seat, jury.TakeStrategy, other)
        strategy = jury.TakeStrategy(strategy="free_argument", text=text)
        await session.submit(seat, ask.key, strategy, f"{ask.key} {session.seq}")
        await next_ask(session, seat, jury.Discard, other)

    return turn


async def at_a_juror(venire: Venire) -> Turn:
    session = await venire.open(PersuasionRequest(case="murder", seed="3", params=PersuasionParams(turns=50)))

    async def turn(text: str) -> None:
        ask = await next_ask(session, PLAYER, talk.Say, lambda _: talk.Visit(juror=1))
        await session.submit(PLAYER, ask.key, talk.Say(text=text), ask.key)
        await next_ask(session, PLAYER, talk.Say, lambda _: talk.Settle())

    return turn


async def at_a_witness(venire: Venire) -> Turn:
    session = await venire.open(ExaminationRequest(case="murder", seed="3", holders={"counsel/defence": "person"}))
    seat = Seat("counsel/defence")

    def other(ask: Ask) -> Act:
        if court.LetStand in ask.wants:
            return court.LetStand()
        return court.Respond() if court.Respond in ask.wants else court.Rest()

    async def turn(text: str) -> None:
        ask = await next_ask(session, seat, court.PutQuestion, other)
        await session.submit(seat, ask.key, court.PutQuestion(text=text), f"{ask.key} {session.seq}")
        await next_ask(session, seat, court.PutQuestion, other)

    return turn


def of_length(string: str, characters: int) -> str:
    return (string * (characters // len(string) + 1))[:characters].strip()


async def taken(turn: Turn, texts: Sequence[str]) -> float:
    """Seconds of the processor."""
    began = time.process_time()
    for text in texts:
        await turn(text)
    return time.process_time() - began


@pytest.mark.anyio
@pytest.mark.parametrize("place", [at_the_scribe, at_a_juror, at_a_witness])
async def test_hearing_grows_no_faster_than_what_is_heard(
    tmp_path: Path, place: Callable[[Venire], Awaitable[Turn]]
) -> None:
    async with opened(Settings(data=tmp_path, monitors="none"), in_memory=True) as venire:
        turn = await place(venire)
        await taken(turn, [of_length(string, 150) for string in STRINGS])  # what is loaded and read once
        half = await taken(turn, [of_length(string, HALF) for string in STRINGS])
        whole = await taken(turn, [of_length(string, WHOLE) for string in STRINGS])
    told = f"{half:.2f} s for half of it, {whole:.2f} s for the whole"
    assert whole <= GROWS * half, told
    assert whole <= MOST * len(STRINGS), told
