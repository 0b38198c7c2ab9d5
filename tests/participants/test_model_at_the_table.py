"""A whole deliberation in which a model plays one juror, over a line on which three requests in ten go wrong."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle

import pytest

from tests.scripted_server import Reply, ScriptedServer, replies
from tests.scripted_server.replies import Script, speaks
from tests.scripted_server.requests import Request
from venire.catalog import kinds
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.chance import Chance
from venire.kernel.minutes import Called, SteppedIn
from venire.kernel.record import Event
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.library.rosters import sized
from venire.models.providers import connect
from venire.models.use import ModelUse
from venire.participants.briefs.deliberation.speech import JurorSpeech
from venire.participants.language_model import LanguageModel
from venire.ports import LineUp
from venire.proceedings.deliberation.events import Decided, Passed, Spoke, juror_seat
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.params import Params
from venire.stores.memory import MemoryStore
from venire_understudy.jury_room import JuryRoom

pytestmark = pytest.mark.anyio
ME = 2
FAULTS: Sequence[Script | Reply] = (
    replies.half_a_form,
    replies.half_a_reply,
    replies.wrong_types,
    replies.empty,
    replies.refuses,
    replies.busy(1),
    replies.down(500),
    speaks(text="C1 is all I need."),
)


def next_in_line(murder: Case, roster: Roster) -> JuryRoom:
    return JuryRoom(murder, {card.id: card for card in roster.jurors}, Chance("table"))


def unsteady(faulty: list[bool]) -> Script:
    """Three in ten requests meet a fault, each kind in turn; the others get a speech with a point of the notes, and one
    that is none."""
    faults = cycle(FAULTS)

    def answered(request: Request) -> Reply:
        faulty.append(len(faulty) % 10 in (1, 4, 7))
        if not faulty[-1]:
            noted = request.matter.partition("<notes>\n- ")[2].partition(":")[0]
            return speaks(claims=[noted, "C99"], cites=["E1"])(request)
        fault = next(faults)
        return fault if isinstance(fault, Reply) else fault(request)

    return answered


async def deliberated(murder: Case, roster: Roster, line_up: LineUp) -> AnySession:
    """A deliberation of four over twenty rounds, played to its end."""
    params = Params(size=4, early_end=False)
    opening = open_deliberation(murder, sized(roster, 4, "table"), params, "table", {})
    known = kinds()
    court = Court(MemoryStore({name: kind.codec for name, kind in known.items()}), known, lambda _session: line_up)
    session = await court.open(
        "deliberation", opening.events, tuple(opening.contents.values()), owner="test", title=murder.title
    )
    await court.drive(session)
    await over(session)
    await court.close()
    return session


async def over(session: AnySession) -> None:
    while not session.over:
        rung = session.changed.next()
        if not session.over:
            await rung.wait()


async def test_the_next_in_line_steps_in_and_the_verdict_is_reached(
    server: ScriptedServer, murder: Case, roster: Roster
) -> None:
    faulty: list[bool] = []
    server.script = unsteady(faulty)
    server.asked.clear()
    use = ModelUse(provider="openai", model="scripted", base_url=server.url, retries=0)
    model, understudy = connect(use, {}), next_in_line(murder, roster)
    played = LanguageModel(model, JurorSpeech(sized(roster, 4, "table").jurors[ME - 1], murder))

    session = await deliberated(
        murder, roster, lambda seat: (played, understudy) if seat == juror_seat(ME) else (understudy,)
    )
    await model.close()

    events = [entry.event for entry in session.entries]
    called = [event for event in events if isinstance(event, Called)]
    failed = [event for event in called if event.error]
    stepped = [event for event in events if isinstance(event, SteppedIn)]
    assert any(isinstance(event, Decided) for event in events)
    assert sum(faulty) >= 4
    assert len(called) == len(turns_of(events, ME)) >= 8
    assert 0 < len(failed) < len(called)
    assert any(event.attempts == 2 and not event.error for event in called)
    assert [(one.ask, one.who, one.instead_of, one.why) for one in stepped] == [
        (one.ask, "understudy", "openai:scripted", one.error) for one in failed
    ]
    assert sum(event.attempts for event in called) == len(server.asked)
    assert "C99" not in {claim for event in events if isinstance(event, Spoke) for claim in event.claims}
    assert all("claim C99" in event.dropped for event in called if not event.error)


async def test_prompts_stay_flat_as_the_rounds_grow(server: ScriptedServer, murder: Case, roster: Roster) -> None:
    server.script = unsteady([])
    server.asked.clear()
    use = ModelUse(provider="openai", model="scripted", base_url=server.url, retries=0)
    model, understudy = connect(use, {}), next_in_line(murder, roster)
    played = LanguageModel(model, JurorSpeech(sized(roster, 4, "table").jurors[ME - 1], murder))

    await deliberated(murder, roster, lambda seat: (played, understudy) if seat == juror_seat(ME) else (understudy,))
    await model.close()

    sizes = [len(request.matter) for request in server.asked]
    assert len(sizes) >= 8
    assert max(sizes) < 13_000
    assert max(sizes[-3:]) < 1.15 * max(sizes[2:6])


def turns_of(events: Sequence[Event], juror: int) -> list[Event]:
    """The turns that this juror took or let go by."""
    return [event for event in events if isinstance(event, Spoke | Passed) and event.juror == juror]
