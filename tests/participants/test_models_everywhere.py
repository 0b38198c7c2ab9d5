"""A whole deliberation of twelve seats with a model in every role; and the same with a model that never answers."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from tests.scripted_server import Reply, ScriptedServer
from tests.scripted_server.replies import down, fills
from tests.scripted_server.requests import Request
from tests.support.juror_person import JurorPerson
from tests.support.scripted_deliberation import every_part, heard, part_of, reacts
from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.minutes import Called, SteppedIn
from venire.kernel.record import Event
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings

pytestmark = pytest.mark.anyio
PERSON = 7
TYPED = "The paddle came down when he asked for it, so she heard him."
ROUNDS = 6
E = TypeVar("E", bound=Event)


@pytest.fixture
async def venire(server: ScriptedServer, tmp_path: Path) -> AsyncIterator[Venire]:
    """Every role is the scripted model's."""
    entry = f"{{provider: openai, model: scripted, base_url: '{server.url}', retries: 0, timeout: 20}}"
    (tmp_path / "models.yaml").write_text(f"default: {entry}\n", encoding="utf-8")
    server.asked.clear()
    async with opened(Settings(data=tmp_path), in_memory=True) as made:
        yield made


async def deliberated(venire: Venire) -> AnySession:
    """Six rounds with one person, who has a draft made in each and speaks it."""
    params = Params(max_rounds=ROUNDS, early_end=False)
    session = await venire.open(
        DeliberationRequest(case="murder", seed="models", params=params, holders={PERSON: "person"})
    )
    person = asyncio.create_task(JurorPerson(PERSON, TYPED).sit(session))
    await venire.court.finished(session)
    await person
    return session


def of(session: AnySession, kind: type[E]) -> list[E]:
    return [entry.event for entry in session.entries if isinstance(entry.event, kind)]


def by_role(calls: Sequence[Called]) -> Counter[str]:
    """How many calls each kind of ask drew: ``r3/speak/juror/2`` counts as ``speak``."""
    return Counter(call.ask.split("/")[1] for call in calls)


async def test_a_model_plays_every_role_to_the_verdict(venire: Venire, server: ScriptedServer) -> None:
    server.script = every_part
    session = await deliberated(venire)

    called = of(session, Called)
    assert not [call.error for call in called if call.error]
    assert not of(session, SteppedIn)
    assert of(session, ev.Decided)
    assert by_role(called).keys() == {"speak", "react", "narrate", "draft", "sum_up"}
    assert all(call.attempts == 1 for call in called)


async def test_a_round_takes_its_speakers_and_one_call(venire: Venire, server: ScriptedServer) -> None:
    server.script = every_part
    session = await deliberated(venire)

    rounds = of(session, ev.RoundOpened)
    asked = Counter(part_of(request) for request in server.asked)
    assert asked["react"] == len(rounds) == ROUNDS
    assert asked["speak"] == sum(len(one.speakers) for one in rounds)
    assert asked["sum_up"] == 1
    assert asked["draft"] == ROUNDS
    assert asked["narrate"] == len(of(session, ev.Narrated))


async def test_what_was_summed_up_is_what_the_next_round_reads(venire: Venire, server: ScriptedServer) -> None:
    server.script = every_part
    session = await deliberated(venire)

    (summed,) = of(session, ev.SummedUp)
    last = next(request for request in reversed(server.asked) if part_of(request) == "speak")
    assert summed.round == 5
    assert len(summed.lines) == 3
    assert all(f"- {line}\n" in last.matter for line in summed.lines)


async def test_the_draft_names_only_what_the_case_has(venire: Venire, server: ScriptedServer) -> None:
    server.script = every_part
    session = await deliberated(venire)

    drafts = of(session, ev.Drafted)
    assert drafts
    assert all(draft.claims == ("C4",) and draft.cites == ("E1",) for draft in drafts)
    assert all("claim C99" in call.dropped for call in of(session, Called) if "/draft/" in call.ask)


TOLD = frozenset(round(0.37 / 3**place, 3) for place in range(4))
"""What an impact of .37 counts where it is the first of its round, the second …"""


def forgetful(request: Request) -> Reply:
    """Plays well, but the panel leaves out the last listener of every speech, however often it is told."""
    if part_of(request) != "react":
        return every_part(request)
    return fills("react", reacts({turn: seats[:-1] for turn, seats in heard(request).items()}, 0.37))(request)


async def test_what_the_panel_leaves_out_is_asked_for_once_and_then_filled_in(
    venire: Venire, server: ScriptedServer
) -> None:
    server.script = forgetful
    session = await deliberated(venire)

    weighed, called = of(session, ev.Weighed), [call for call in of(session, Called) if "/react" in call.ask]
    assert [call.attempts for call in called] == [2] * len(weighed)
    for one in weighed:
        given = {reading.juror for reading in one.readings if reading.impact in TOLD}
        assert one.filled
        assert given
        assert all(reading.juror in one.filled for reading in one.readings if reading.impact not in TOLD)
    assert not of(session, SteppedIn)


async def test_with_a_model_that_never_answers_the_understudy_plays_and_every_failure_is_on_record(
    venire: Venire, server: ScriptedServer
) -> None:
    server.script = lambda _request: down(500)
    session = await deliberated(venire)

    called, stepped = of(session, Called), of(session, SteppedIn)
    assert of(session, ev.Decided)
    assert of(session, ev.Spoke)
    assert len(of(session, ev.Weighed)) == ROUNDS
    assert len(of(session, ev.SummedUp)) == 1
    assert called
    assert all(call.error for call in called)
    assert {call.ask for call in called} == {note.ask for note in stepped}
    assert {note.who for note in stepped} == {"understudy"}
    assert by_role(called).keys() == {"speak", "react", "narrate", "draft", "sum_up"}
