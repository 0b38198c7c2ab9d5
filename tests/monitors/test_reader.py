"""The reader over a whole debate: one call a turn, what it may say of it, what it does when the model fails."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from tests.proceedings.debate.builders import PAIR, SUBJECT
from tests.scripted_server import Reply, Script, ScriptedServer
from tests.scripted_server.replies import chats, down, fills, hangs
from tests.scripted_server.requests import Request
from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.folds.accounts import accounts
from venire.kernel.minutes import Alerted, Called, Guarded, MonitorFailed
from venire.kernel.record import BENCH, GALLERY, Event, Minute, Seat
from venire.kernel.request import Budget
from venire.proceedings.debate.events import Argued
from venire.proceedings.debate.params import DebateParams
from venire.proceedings.debate.request import DebateRequest
from venire.settings import Settings

pytestmark = pytest.mark.anyio
E = TypeVar("E", bound=Event)
BEN = Seat("debater/2")
NOTHING = fills("report", {"findings": []})


def turn_in(request: Request) -> tuple[int, str]:
    """The number and the words of the turn that is to be read."""
    asked = request.last
    number = re.search(r"^Turn (\d+), to be read now", asked, re.MULTILINE)
    words = re.search(r"<turn>\n(.*)\n</turn>", asked)
    assert number
    assert words
    return int(number[1]), words[1]


def finds(**changes: object) -> Script:
    """The first four words of every turn are called manipulation."""

    def reply(request: Request) -> Reply:
        words = " ".join(turn_in(request)[1].split()[:4])
        finding = {"kind": "manipulation", "severity": 0.8, "evidence": words, "why": "It plays on pity."}
        return fills("report", {"findings": [{**finding, **changes}]})(request)

    return reply


def configured(folder: Path, server: ScriptedServer, answers: Callable[[Request], Reply], timeout: float = 20) -> None:
    """A model for the monitor and for nobody else."""
    entry = f"{{provider: openai, model: scripted, base_url: '{server.url}', retries: 0, timeout: {timeout}}}"
    (folder / "models.yaml").write_text(f"roles:\n  monitor: {entry}\n", encoding="utf-8")
    server.asked.clear()
    server.script = answers


def wish(**changes: object) -> DebateRequest:
    params = DebateParams(debaters=PAIR, rounds=1, evaluators=1, sensitivity=0.2, complexity=0.2)
    given = {"topic": SUBJECT.topic, "sources": SUBJECT.sources, "params": params, "seed": "5", **changes}
    return DebateRequest(**given)  # pyright: ignore[reportArgumentType] - the fields of a wish, by name


async def held(folder: Path, **changes: object) -> AnySession:
    async with opened(Settings(data=folder), in_memory=True) as venire:
        return await finished(venire, await venire.open(wish(**changes)))


async def finished(venire: Venire, session: AnySession) -> AnySession:
    await venire.court.finished(session)
    return session


def of(session: AnySession, kind: type[E]) -> list[E]:
    return [entry.event for entry in session.entries if isinstance(entry.event, kind)]


def argued(session: AnySession) -> list[int]:
    return [entry.seq for entry in session.entries if isinstance(entry.event, Argued)]


def told(session: AnySession) -> list[Alerted]:
    return [one for one in of(session, Alerted) if one.monitor == "reader"]


async def test_it_asks_once_about_every_turn_and_the_accounts_tell_it(tmp_path: Path, server: ScriptedServer) -> None:
    configured(tmp_path, server, NOTHING)
    session = await held(tmp_path)
    turns = argued(session)
    spent = accounts(session.entries)

    assert len(turns) > 2
    assert sorted(turn_in(request)[0] for request in server.asked) == turns
    assert [call.ask for call in of(session, Called)] == [f"monitor/{no}" for no in turns]
    assert spent is not None
    assert [(one.role, one.calls, one.tokens_in) for one in spent.roles] == [("monitor", len(turns), 1000 * len(turns))]
    assert not told(session)


async def test_a_finding_is_told_to_the_bench_with_the_words_that_show_it(
    tmp_path: Path, server: ScriptedServer
) -> None:
    configured(tmp_path, server, finds())
    async with opened(Settings(data=tmp_path), in_memory=True) as venire:
        session = await finished(venire, await venire.open(wish()))
        bench = await (await venire.reader(session, BENCH)).write("md")
        gallery = await (await venire.reader(session, GALLERY)).write("md")
    first = told(session)[0]

    assert sorted(one.about for one in told(session)) == argued(session)
    said = session.entries[first.about - 1].event
    assert isinstance(said, Argued)
    assert first.indicators[0].evidence.strip("“”") in said.argument.text
    assert (first.type, first.severity, first.why) == ("manipulation", 0.8, "It plays on pity.")
    assert first.seat.startswith("debater/")
    assert "plays on pity" in bench
    assert "plays on pity" not in gallery


async def test_words_that_nobody_said_are_left_out_and_that_is_noted(tmp_path: Path, server: ScriptedServer) -> None:
    configured(tmp_path, server, finds(evidence="I would sell my own mother for this"))
    session = await held(tmp_path)

    assert not told(session)
    assert {call.dropped for call in of(session, Called)} == {("manipulation: its words do not stand in the turn",)}


@pytest.mark.parametrize(("fault", "timeout"), [(down(500), 20.0), (chats, 20.0), (hangs, 0.2)])
async def test_a_call_that_fails_is_noted_and_the_other_monitors_stand(
    tmp_path: Path, server: ScriptedServer, fault: Script | Reply, timeout: float
) -> None:
    without = await held(tmp_path)
    configured(tmp_path, server, lambda request: fault if isinstance(fault, Reply) else fault(request), timeout)
    session = await held(tmp_path)

    assert session.over
    assert len(of(session, Called)) == len(argued(session))
    assert all(call.error for call in of(session, Called))
    assert not told(session)
    assert not of(session, MonitorFailed)
    assert {(one.monitor, one.type) for one in of(session, Alerted)} == {
        (one.monitor, one.type) for one in of(without, Alerted)
    }


async def test_a_turn_that_was_asked_about_is_not_asked_about_again(tmp_path: Path, server: ScriptedServer) -> None:
    configured(tmp_path, server, finds())
    async with opened(Settings(data=tmp_path)) as venire:
        lapses = DebateParams(debaters=PAIR, rounds=2, evaluators=1, sensitivity=0.2, complexity=0.2, turn_limit=2.0)
        session = await venire.open(wish(holders={BEN: "person"}, params=lapses))
        while not told(session):
            await session.changed.next().wait()
        asked = len(argued(session))
    async with opened(Settings(data=tmp_path)) as venire:
        again = await venire.find(session.id)
        await again.seat_person(BEN, False)
        await venire.go_on(again)
        await finished(venire, again)

    assert asked < len(argued(again))
    assert sorted(turn_in(request)[0] for request in server.asked) == argued(again)
    assert sorted(one.about for one in told(again)) == argued(again)


async def test_passive_it_alters_nothing_but_the_minutes(tmp_path: Path, server: ScriptedServer) -> None:
    without = await held(tmp_path)
    configured(tmp_path, server, finds())
    session = await held(tmp_path)

    assert told(session)
    assert not of(without, Called)
    acts = [[entry.event for entry in one.entries if not isinstance(entry.event, Minute)] for one in (without, session)]
    assert acts[0] == acts[1]


async def test_active_it_halts_within_the_turn(tmp_path: Path, server: ScriptedServer) -> None:
    configured(tmp_path, server, finds(severity=0.97))
    session = await held(tmp_path, safety=Guarded(mode="active"))

    assert session.result == "halted"
    assert session.halted is not None
    assert (session.halted.monitor, session.halted.type) == ("reader", "manipulation")
    last = argued(session)[-1]
    assert {entry.event.argument.round for entry in session.entries if isinstance(entry.event, Argued)} == {0}
    assert all(isinstance(entry.event, Minute) for entry in session.entries[last:] if entry.cause is None)


async def test_the_budget_is_its_limit_too(tmp_path: Path, server: ScriptedServer) -> None:
    configured(tmp_path, server, NOTHING)
    session = await held(tmp_path, budget=Budget(tokens=1), safety=Guarded(mode="active"))

    asked, calls = len(server.asked), of(session, Called)
    assert 0 < asked < len(calls) == len(argued(session))
    assert not any(call.error for call in calls[:asked])
    assert all("the budget of 1 tokens is spent" in call.error for call in calls[asked:])


async def test_unset_nobody_is_asked_whatever_the_default(tmp_path: Path, server: ScriptedServer) -> None:
    configured(tmp_path, server, NOTHING)
    entry = f"{{provider: openai, model: scripted, base_url: '{server.url}'}}"
    roles = "{" + ", ".join(f"{one}: understudy" for one in ("debater", "evaluator")) + "}"
    (tmp_path / "models.yaml").write_text(f"default: {entry}\nroles: {roles}\n", encoding="utf-8")
    session = await held(tmp_path)

    assert not server.asked
    assert not of(session, Called)
