"""Holding proceedings from Python: inside a loop, with one's own people in them, and on from what came of them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from venire import Act, Ask, Debate, Deliberation, Drill, Persuasion, Trial, View, fork, open_venire, replay, verify
from venire.errors import AgentError, VenireError
from venire.kernel.minutes import Alerted
from venire.kernel.record import Entry, Event
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.deliberation.view import JurorView

QUICK = 400
"""Milliseconds of processor time that ``import venire`` may take here, where others compute beside it."""


@pytest.mark.anyio
async def test_what_is_not_async_runs_inside_a_loop() -> None:
    assert Debate(case="murder", rounds=1, seed=1).run_sync().ended == "Prosecution"


def test_the_same_seed_brings_the_same_events() -> None:
    first, second = (Deliberation("murder", seed=7, size=4, max_rounds=2).run_sync() for _ in range(2))
    assert first.events() == second.events()
    assert first.id != second.id


def test_a_juror_of_a_trial_is_asked_as_a_juror_of_a_deliberation() -> None:
    views = list[View]()

    def juror(ask: Ask, view: View) -> Act | None:
        views.append(view)
        return None

    done = Trial("murder", seed=2, witnesses=["W1"], size=3, max_rounds=1, participants={"juror": juror}).run_sync()
    assert views
    assert all(isinstance(view, JurorView) for view in views)
    assert {one.why for one in done.stepped_in} == {"It left this to whoever else would sit there."}


def test_a_participant_that_fails_is_told_of_and_replaced() -> None:
    class Broken:
        async def answer(self, ask: Ask, view: View) -> Act:
            raise RuntimeError("no")

    done = Deliberation("murder", seed=7, size=3, max_rounds=2, participants={"juror": Broken()}).run_sync()
    assert {(one.instead_of, one.who) for one in done.stepped_in} == {("Broken", "understudy")}


def test_a_monitor_of_ones_own_watches_alone() -> None:
    class Watcher:
        def __init__(self, papers: object) -> None:
            self.name = "watcher"

        async def inspect(self, entries: Sequence[Entry]) -> Sequence[Alerted]:
            heard = [one.seq for one in entries if isinstance(one.event, Spoke)]
            return [
                Alerted(monitor="watcher", about=no, type="heard", severity=0.1, why="It was said.") for no in heard
            ]

    done = Deliberation("murder", seed=7, size=4, max_rounds=2, monitors=[Watcher]).run_sync()
    assert done.alerts
    assert {one.monitor for one in done.alerts} == {"watcher"}
    assert not Deliberation("murder", seed=7, size=4, max_rounds=2, monitors=[]).run_sync().alerts


def test_nobody_waits_for_a_seat_that_is_held_from_elsewhere() -> None:
    with pytest.raises(AgentError, match=r"Nobody here answers for juror/2\."):
        Deliberation("murder", seed=7, size=4, participants={"juror/2": "external"}).run_sync()


@pytest.mark.anyio
async def test_a_persuasion_keeps_to_what_may_be_known() -> None:
    async with Persuasion("robot", seed=1).load() as talks:
        with pytest.raises(VenireError, match="no juror 'Nobody'"):
            await talks.chat("Nobody", "Hear me.")
        with pytest.raises(VenireError, match="sealed until then"):
            _ = [event async for event in talks.events()]
        done = await talks.settle(together=True)
    assert done.result.together
    assert set(talks.votes().values()) <= {"guilty", "not_guilty"}


def test_what_came_of_it_goes_on_from_a_file_and_from_a_folder(tmp_path: Path) -> None:
    first = Deliberation("murder", seed=7, size=4, max_rounds=3, data=tmp_path / "data").run_sync()
    whole = first.save(tmp_path / "whole.json")
    assert [event.kind for event in replay(whole)] == [event.kind for event in first.events()]
    turn = next(event.turn for event in first.events() if isinstance(event, Spoke))
    for again in (
        fork(whole, before=turn),
        fork(first, without=turn),
        fork("last", before=turn, data=tmp_path / "data"),
    ):
        assert again.run_sync().session.over


def test_a_record_is_verified_by_its_outcome_and_by_its_folder(tmp_path: Path) -> None:
    done = Drill("murder", seed=7, items=2, data=tmp_path / "data").run_sync()
    record = done.save(tmp_path / "record.jsonl")
    assert verify(record, done)
    assert verify(record, data=tmp_path / "data").entries == len(done.session.entries)
    record.write_text(record.read_text(encoding="utf-8").replace("murder", "murders", 1), encoding="utf-8")
    assert verify(record, done).line == 1


@pytest.mark.anyio
async def test_the_whole_of_venire_holds_what_is_planned() -> None:
    planned, seen = Deliberation("murder", seed=7, size=3, max_rounds=1), list[Event]()
    async with open_venire(in_memory=True) as venire:
        session = await venire.open(planned.request, company=planned.company)
        await venire.court.finished(session)
        newest = (await venire.sessions())[0].session
        seen += [entry.event for entry in (await venire.find(newest)).entries]
    assert seen[-1].kind == "adjourned"


def test_a_participant_may_answer_from_what_it_sees() -> None:
    class Follower:
        name = "follower"

        async def answer(self, ask: Ask, view: View) -> Act | None:
            return Speak(text="I go with the most of you.", type="moral") if isinstance(view, JurorView) else None

    done = Deliberation("murder", seed=7, size=3, max_rounds=2, participants={"juror/1": Follower()}).run_sync()
    assert {event.text for event in done.events() if isinstance(event, Spoke) and event.juror == 1} <= {
        "I go with the most of you."
    }


def test_importing_venire_is_quick() -> None:
    script = "import time; a = time.process_time(); import venire; print(int(1000 * (time.process_time() - a)))"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert int(told.stdout) < QUICK


def test_an_agent_from_outside_is_called_by_its_name_and_is_no_player() -> None:
    async def names() -> tuple[list[str], list[str]]:
        wish = Deliberation("murder", seed=7, size=4, max_rounds=1, holders={2: "external"}, names={2: "Ada"})
        async with wish.open() as live:
            async for ask in live.asks("juror/2"):
                view = live.view("juror/2")
                assert isinstance(view, JurorView)
                return [one.called for one in view.jurors], [one.__name__ for one in ask.wants]
        raise AssertionError

    called, wanted = asyncio.run(names())
    assert called[1] == "Ada"
    assert wanted == ["CastVote"]


def test_the_first_person_chooses_the_side_wherever_it_sits() -> None:
    async def wanted() -> list[str]:
        async with Deliberation("murder", seed=7, participants={"juror/3": "person"}).open() as live:
            async for ask in live.asks("juror/3"):
                return [one.__name__ for one in ask.wants]
        raise AssertionError

    assert asyncio.run(wanted()) == ["ChooseSide"]
