"""Whole examinations and trials with models in every seat of the courtroom, over HTTP, and with every call failing."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager

import pytest

from tests.scripted_server import ScriptedServer, replies
from tests.scripted_server.replies import Script
from tests.support.scripted_courtroom import by_schema, plays
from venire.catalog import kinds
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.minutes import Called, SteppedIn
from venire.kernel.opening import Opening
from venire.kernel.record import Event, Seat
from venire.kernel.within import Within
from venire.law.case_file.case import Case
from venire.law.evidence.rules import rule_cited
from venire.library.rosters import default_roster
from venire.models.providers import connect
from venire.models.use import ModelUse
from venire.participants.nested.trial import InTrial
from venire.ports import LineUp, Model
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.opening import open_examination
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.rules import Examination
from venire.proceedings.trial.events import Addressed
from venire.proceedings.trial.opening import open_trial
from venire.proceedings.trial.params import TrialParams
from venire.proceedings.trial.rules import TrialRules
from venire.seats.flaws import found
from venire.seats.models.examination import court_players
from venire.stores.memory import MemoryStore
from venire_understudy.counsel.addresses.seat import Advocate
from venire_understudy.courtroom import HearingRoom

pytestmark = pytest.mark.anyio
PARAMS = ExaminationParams(objection_window=None, direct=5, cross=4, witnesses=("W1", "W7"))


@asynccontextmanager
async def modelled(server: ScriptedServer, script: Script) -> AsyncGenerator[Model]:
    server.script = script
    server.asked.clear()
    use = ModelUse(provider="openai", model="scripted", base_url=server.url, retries=0)
    model = connect(use, {})
    yield model
    await model.close()


async def played(kind: str, opening: Opening, line_up: LineUp) -> AnySession:
    """A session to its end."""
    known = kinds()
    court = Court(MemoryStore({name: one.codec for name, one in known.items()}), known, lambda _: line_up)
    contents = tuple(opening.contents.values())
    session = await court.open(kind, opening.events, contents, owner="test", title=kind)
    await court.drive(session)
    await court.finished(session)
    await court.close()
    return session


async def examined(murder: Case, model: Model, params: ExaminationParams = PARAMS) -> AnySession:
    """A model in every seat, the understudy behind it."""
    opening = open_examination(murder, params, "models", {})
    rules = Examination(murder, "models", found)
    room = HearingRoom(murder, rules.chance, found)
    lines = {
        seat: (*court_players(Seat(seat), rules, [model]), room)
        for seat in ("counsel/prosecution", "counsel/defence", "judge", "reporter", "witness/W1", "witness/W7")
    }
    return await played("examination", opening, lambda seat: lines[seat])


def of(session: AnySession) -> Sequence[Event]:
    return [entry.event for entry in session.entries]


def found_in(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


async def test_models_in_every_seat_examine_to_the_end(server: ScriptedServer, murder: Case) -> None:
    async with modelled(server, plays) as model:
        events = of(await examined(murder, model))
    steps = Counter(one.ask.split("/")[1] for one in events if isinstance(one, Called) and not one.error)
    assert isinstance(events[-1], ev.Closed)
    assert {"put", "object", "answer", "credit"} <= set(steps)
    answers = [one for one in events if isinstance(one, ev.Testified)]
    assert len(answers) >= 8
    assert steps["answer"] >= len(answers) - 2
    assert sum(one.attempts for one in events if isinstance(one, Called)) <= len(server.asked)
    assert all(rule_cited(one.rule) for one in events if isinstance(one, ev.Ruled))
    assert not any("W99" in fact for one in events if isinstance(one, ev.TestimonyMeant) for fact in one.facts)


async def test_what_a_model_invents_is_left_out_and_told_to_the_bench(server: ScriptedServer, murder: Case) -> None:
    async with modelled(server, plays) as model:
        events = of(await examined(murder, model))
    dropped = {left for one in events if isinstance(one, Called) for left in one.dropped}
    assert {"aim T99", "fact W99.1"} <= dropped
    matched = [one.elicit for event in events if isinstance(event, ev.Elicited) for one in event.matched]
    assert matched
    assert any(left.startswith("target T") for left in dropped)
    assert len(matched) == len(set(matched))


async def test_a_model_that_fills_forms_without_a_thought_stops_nothing(server: ScriptedServer, murder: Case) -> None:
    async with modelled(server, by_schema) as model:
        events = of(await examined(murder, model))
    assert isinstance(events[-1], ev.Closed)
    stepped = [one for one in events if isinstance(one, SteppedIn)]
    assert stepped
    assert {one.who for one in stepped} == {"understudy"}


async def test_where_every_call_fails_the_understudy_steps_in_and_each_failure_is_on_record(
    server: ScriptedServer, murder: Case
) -> None:
    async with modelled(server, lambda _: replies.down(500)) as model:
        events = of(await examined(murder, model))
    called = [one for one in events if isinstance(one, Called)]
    stepped = [one for one in events if isinstance(one, SteppedIn)]
    assert isinstance(events[-1], ev.Closed)
    assert len(found_in(events, ev.Testified)) >= 8
    assert all(one.error for one in called)
    assert {one.who for one in stepped} == {"understudy"}
    assert {one.ask for one in stepped} == {one.ask for one in called}
    assert {one.ask.split("/")[1] for one in called} >= {"put", "object", "answer", "credit"}


async def test_a_model_speaks_to_the_jury_and_its_calls_bear_the_trials_own_keys(
    server: ScriptedServer, murder: Case
) -> None:
    flawless = {"witnesses": ("W1",), "direct": 2, "student_slips": 0.0}
    params = TrialParams(examination=PARAMS.model_copy(update=flawless), jury=False)
    opening = open_trial(murder, default_roster(), params, "models", {})
    rules = TrialRules(murder, default_roster(), "models", flaws=found)
    room, advocate = HearingRoom(murder, rules.court.chance, found), Advocate(murder, rules.chance)
    behind = InTrial("understudy", {"examination": lambda: room}, advocate)

    def player(seat: str, model: Model) -> InTrial:
        (one,) = court_players(Seat(seat), rules.court, [model])
        return InTrial(one.name, {"examination": lambda: one}, one)

    async with modelled(server, plays) as model:
        seats = {seat: player(seat, model) for seat in ("counsel/prosecution", "counsel/defence", "judge", "reporter")}
        seats["witness/W1"] = player("witness/W1", model)
        events = of(await played("trial", opening, lambda seat: (seats[seat], behind)))
    called = {one.ask for one in events if isinstance(one, Called) and not one.error}
    addresses = [one for one in events if isinstance(one, Addressed)]
    assert {f"{one.station}/{one.by}" for one in addresses} <= called
    assert [one.station for one in addresses] == ["opening", "opening", "closing", "closing"]
    assert all("C99" not in one.claims for one in addresses)
    assert {"examination/q1/put", "examination/q1/answer", "examination/q1/credit"} <= called
    assert any(isinstance(one, Within) and isinstance(one.event, ev.Closed) for one in events)
