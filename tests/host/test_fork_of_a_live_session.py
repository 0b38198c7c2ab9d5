"""A fork of a session that goes on is no way to read what is sealed in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from venire.app import Venire, opened
from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.chain import first_fault
from venire.kernel.record import Act, Seat
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.drill.request import DrillRequest
from venire.proceedings.examination.acts import LetStand, Object
from venire.proceedings.examination.events import Opened, QuestionPut
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest, at_table
from venire.proceedings.examination.rules import Examination
from venire.settings import Settings

pytestmark = pytest.mark.anyio
BRIEF = ExaminationParams(witnesses=("W1",), player="defence", direct=4, cross=1, redirect=0, recross=0)
ME = Seat("counsel/defence")


async def asked(session: AnySession, want: type[Act]) -> str:
    """The key by which this is wanted of counsel for the defence."""
    async with asyncio.timeout(60):
        while True:
            rung = session.changed.next()
            for ask in session.asked_of(ME):
                if want in ask.wants and not ask.standing:
                    return ask.key
            await rung.wait()


async def watched(venire: Venire) -> AnySession:
    """An examination in which two questions of the other side have been put, the second one pending."""
    params = BRIEF.model_copy(update={"objection_window": None})
    session = await venire.open(ExaminationRequest(case="murder", seed="3", params=params, holders=at_table("defence")))
    await session.submit(ME, await asked(session, Object), LetStand(), "first")
    await asked(session, Object)
    return session


async def test_it_throws_dice_of_its_own_and_replays(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        source = await watched(venire)
        put = [entry.seq for entry in source.entries if isinstance(entry.event, QuestionPut)]
        made = await venire.fork(source, put[1] - 1, drive=False)
        assert isinstance(source.opening, Opened)
        assert isinstance(made.opening, Opened)
        assert source.opening.seed == "3"
        assert made.opening.seed.startswith("3~")
        rules = made.sitting.proceeding
        assert isinstance(rules, Examination)
        assert rules.seed == made.opening.seed
        assert made.entries[1 : put[1] - 1] == source.entries[1 : put[1] - 1]
        store = venire.court.store
        assert first_fault(await store.key(made.id), made.id, await store.export(made.id)) is None
        again = source.kind.rules(made.opening, made.contents)
        assert again == rules


async def test_it_cannot_share_the_question_that_stands_before_the_court(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        source = await watched(venire)
        with pytest.raises(VenireError, match="question 2 is still open"):
            await venire.fork(source, source.seq, drive=False)


async def test_a_drill_cannot_be_tried_out_in_a_fork(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        source = await venire.open(DrillRequest(case="murder", seed="1", params=DrillParams(items=3, window=None)))
        with pytest.raises(VenireError, match="question 1 is still open"):
            await venire.fork(source, source.seq, drive=False)


async def test_a_finished_one_keeps_its_dice(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        source = await venire.open(ExaminationRequest(case="murder", seed="3", params=BRIEF))
        await venire.court.finished(source)
        put = next(entry.seq for entry in source.entries if isinstance(entry.event, QuestionPut))
        made = await venire.fork(source, put - 1, drive=False)
        assert made.opening == source.opening
