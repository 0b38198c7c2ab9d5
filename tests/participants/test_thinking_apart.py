"""Who thinks about long words thinks in a worker process, says the same there as here, and is replaced if it dies."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Callable
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from tests.kernel.toys.codeword import Hint
from tests.support.juror_person import JurorPerson
from venire.app import opened
from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.participants.apart import thinks_apart
from venire.participants.workers import WorkerProcesses
from venire.ports import Participant
from venire.ports.workers import LONG
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")
pytestmark = pytest.mark.anyio
ASK = Ask(key="hint", seat=Seat("keeper"), wants=(Hint,), directive="")


class Counted(WorkerProcesses):
    """Knows how often it has been wanted."""

    times = 0

    async def run(self, work: Callable[P, T], /, *given: P.args, **named: P.kwargs) -> T:
        self.times += 1
        return await super().run(work, *given, **named)


class Seen(Frozen):
    words: str


class TellsWhere:
    """Says in which process it thinks."""

    name = "where"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        return Hint(text=str(os.getpid()))


class Dies:
    name = "dies"

    def __init__(self, mark: Path) -> None:
        self._mark = mark

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """The first time it takes its process with it."""
        if not self._mark.exists():
            self._mark.touch()
            os._exit(1)
        return Hint(text="alive")


class Spins:
    name = "spins"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        while True:
            pass


@pytest.fixture
async def workers() -> AsyncGenerator[Counted]:
    made = Counted(1)
    yield made
    made.close()


def said(act: Act) -> str:
    assert isinstance(act, Hint)
    return act.text


async def test_long_words_are_thought_about_in_another_process(workers: WorkerProcesses) -> None:
    apart = thinks_apart(TellsWhere, workers)
    assert said(await apart.answer(ASK, Seen(words="short"))) == str(os.getpid())
    elsewhere = said(await apart.answer(ASK, Seen(words="a" * LONG)))
    assert elsewhere != str(os.getpid())
    assert said(await apart.answer(ASK, Seen(words="b" * LONG))) == elsewhere


async def test_whoever_cannot_travel_thinks_here(workers: WorkerProcesses) -> None:
    here = thinks_apart(lambda: TellsWhere(), workers)
    assert said(await here.answer(ASK, Seen(words="a" * LONG))) == str(os.getpid())


async def test_a_worker_that_dies_is_replaced(workers: WorkerProcesses, tmp_path: Path) -> None:
    apart: Participant = thinks_apart(partial(Dies, tmp_path / "died"), workers)
    assert said(await apart.answer(ASK, Seen(words="a" * LONG))) == "alive"
    assert (tmp_path / "died").exists()


async def test_a_worker_that_dies_is_replaced_once_for_all_whose_work_it_held(
    workers: WorkerProcesses, tmp_path: Path
) -> None:
    dies = thinks_apart(partial(Dies, tmp_path / "died"), workers)
    lives = thinks_apart(TellsWhere, workers)
    at_once = [one.answer(ASK, Seen(words="a" * LONG)) for one in (dies, *[lives] * 5)]
    first, *others = await asyncio.gather(*at_once)
    assert said(first) == "alive"
    assert len({said(one) for one in others}) == 1, "the dead one is replaced by one"


async def test_what_takes_too_long_is_given_up() -> None:
    hasty = WorkerProcesses(1, patience=0.2)
    try:
        with pytest.raises(VenireError, match="too long"):
            await thinks_apart(Spins, hasty).answer(ASK, Seen(words="a" * LONG))
    finally:
        hasty.close()


async def test_the_understudy_says_the_same_in_a_worker(workers: Counted, tmp_path: Path) -> None:
    typed = "Nobody saw her at the window, and the lamp was out. " * 30
    records = list[list[object]]()
    for hands in (None, workers):
        async with opened(Settings(data=tmp_path, monitors="none"), in_memory=True) as venire:
            venire.pool.workers = hands
            request = DeliberationRequest(
                case="murder", seed="3", params=Params(max_rounds=2, size=6), holders={4: "person"}
            )
            session = await venire.open(request)
            async with asyncio.timeout(60):
                await JurorPerson(4, typed).sit(session)
            records.append([entry.event for entry in session.entries])
    assert workers.times > 0
    assert records[0] == records[1]
