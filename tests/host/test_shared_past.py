"""What a fork shares with a session that goes on stays sealed, and nobody can throw the dice of others again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from venire.app import Venire, opened
from venire.errors import StillSealed, VenireError
from venire.host.fork import end_of_act
from venire.host.seals import unreadable
from venire.host.session import AnySession
from venire.kernel.codec import CodecError
from venire.kernel.record import BENCH, GALLERY, Seat
from venire.proceedings.deliberation.acts import ChooseSide
from venire.proceedings.deliberation.events import FirstConvictions, Opened, RoundOpened
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.sessions.handover import hand_over
from venire.settings import Settings

pytestmark = pytest.mark.anyio
ME = Seat("juror/7")
SHORT = Params(max_rounds=2)


@pytest.fixture
async def venire(tmp_path: Path) -> AsyncIterator[Venire]:
    async with opened(Settings(data=tmp_path, monitors="none"), in_memory=True) as made:
        yield made


def played(seed: str) -> DeliberationRequest:
    return DeliberationRequest(case="murder", seed=seed, params=SHORT, holders={7: "person"})


async def underway(venire: Venire, *, shared: bool = False) -> AnySession:
    """A jury whose player is about to speak for the first time."""
    session = await venire.open(played("3"), shared=shared)
    async with asyncio.timeout(60):
        while not any(isinstance(entry.event, RoundOpened) for entry in session.entries):
            rung = session.changed.next()
            for ask in session.asked_of(ME):
                if ChooseSide in ask.wants:
                    await session.submit(ME, ask.key, ChooseSide(side="defend"), "side")
            await rung.wait()
    return session


async def ended_fork(venire: Venire, source: AnySession) -> AnySession:
    """A fork at the last moment, played to its end by the AI: what gives everything away."""
    made = await venire.fork(source, source.seq, drive=False)
    await hand_over(made, ME, "ai")
    await venire.court.drive(made)
    await venire.court.finished(made)
    return made


async def test_a_fork_that_ends_first_is_shut_until_its_source_is_over(venire: Venire) -> None:
    source = await underway(venire)
    made = await venire.find((await ended_fork(venire, source)).id)
    assert made.over
    assert not made.unsealed
    for read in (venire.debrief, venire.ending):
        with pytest.raises(StillSealed, match="sealed until that one is over"):
            read(made)
    with pytest.raises(StillSealed):
        await venire.reader(made, BENCH)
    with pytest.raises(StillSealed):
        await venire.without(made, 1)
    text = await (await venire.reader(made, GALLERY)).write("jsonl")
    assert FirstConvictions.kind not in text
    await venire.court.give_up(source)
    assert (await venire.find(made.id)).unsealed
    assert FirstConvictions.kind in await (await venire.reader(made, BENCH)).write("jsonl")
    assert venire.debrief(made).verdict


async def test_a_fork_of_the_fork_is_shut_as_well(venire: Venire) -> None:
    source = await underway(venire)
    first = await ended_fork(venire, source)
    for place in (first.seq - 1, source.seq - 3):
        again = await venire.fork(first, end_of_act(first.entries, place), drive=False)
        await venire.court.give_up(again)
        with pytest.raises(StillSealed):
            await venire.reader(await venire.find(again.id), BENCH)


async def test_the_session_that_still_seals_is_named(venire: Venire) -> None:
    source = await underway(venire)
    middle = await venire.fork(source, source.seq, drive=False)
    made = await venire.fork(middle, middle.seq, drive=False)
    for over, left in ((made, middle), (middle, source)):
        await venire.court.give_up(over)
        with pytest.raises(StillSealed) as shut:
            await venire.reader(await venire.find(made.id), BENCH)
        assert left.id in shut.value.remedy
        assert not left.over


@pytest.mark.parametrize(
    ("error", "level"),
    [(AttributeError("a fault of ours"), logging.ERROR), (AssertionError(), logging.ERROR),
     (CodecError("an altered row"), logging.DEBUG)],
)  # fmt: skip
def test_what_may_be_a_fault_of_the_rules_is_not_only_called_damage(
    caplog: pytest.LogCaptureFixture, error: Exception, level: int
) -> None:
    caplog.set_level(logging.DEBUG)
    assert "damaged" in str(unreadable("abc", error))
    (record,) = caplog.records
    assert record.levelno == level
    assert record.exc_info is not None
    assert record.exc_info[1] is error


async def test_what_was_deleted_has_nothing_left_to_seal(venire: Venire) -> None:
    source = await underway(venire)
    made = await ended_fork(venire, source)
    await venire.court.delete(source.id)
    assert (await venire.find(made.id)).unsealed


async def test_a_live_deliberation_is_forked_with_dice_of_the_forks_own(venire: Venire) -> None:
    source = await underway(venire)
    opening, other = (await venire.fork(source, source.seq, drive=False)).opening, source.opening
    assert isinstance(opening, Opened)
    assert isinstance(other, Opened)
    assert (other.seed, opening.seed.partition("~")[0]) == ("3", "3")
    assert len(opening.seed.partition("~")[2]) == 32


async def test_a_session_that_others_share_has_no_twin_and_no_fork_while_it_goes_on(venire: Venire) -> None:
    source, twin = await underway(venire, shared=True), await underway(venire)
    minds = [next(e.event for e in one.entries if isinstance(e.event, FirstConvictions)) for one in (source, twin)]
    assert minds[0] != minds[1]
    with pytest.raises(VenireError, match="Others sit in this session"):
        await venire.fork(source, source.seq, drive=False)
    await venire.court.give_up(source)
    assert (await venire.fork(source, source.seq - 1, drive=False)).opening == source.opening


async def test_a_seed_of_ones_own_still_plays_the_same_session(venire: Venire) -> None:
    one, other = await underway(venire), await underway(venire)
    kinds = [[entry.event for entry in session.entries] for session in (one, other)]
    shorter = min(map(len, kinds))
    assert kinds[0][:shorter] == kinds[1][:shorter]
    assert any(isinstance(event, FirstConvictions) for event in kinds[0][:shorter])


async def test_a_session_that_was_given_up_asks_nobody_and_comes_to_no_end(venire: Venire) -> None:
    session = await underway(venire)
    await venire.court.give_up(session)
    assert (session.over, session.result, session.asked_of(ME)) == (True, "given_up", ())
    assert (await venire.court.store.head(session.id)).over
    with pytest.raises(VenireError, match="given up before its end"):
        venire.ending(session)
    with pytest.raises(VenireError, match="given up"):
        await session.submit(ME, "vote/juror/7", ChooseSide(side="defend"), "late")
    assert await (await venire.reader(session, BENCH)).write("md")
    with pytest.raises(VenireError, match="given up"):
        await venire.fork(session, session.seq, drive=False)
