"""An active monitor stops a session within the turn: no other act is taken once it has found something grave."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from tests.kernel.toys import codeword
from tests.support.hosting import CODECS, KINDS, Scripted, everyone, play, table_set
from venire.host.clock import ManualClock
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.minutes import Alerted, Guarded, Halted
from venire.kernel.proceeding import Refused
from venire.kernel.record import GALLERY, Entry, Event, Minute
from venire.stores.memory import MemoryStore

pytestmark = pytest.mark.anyio
ACTIVE, PASSIVE, OFF = Guarded(mode="active"), Guarded(mode="passive"), Guarded(mode="off")


@dataclass
class Strict:
    """Finds every guess grave, and takes its time to say so."""

    severity: float = 0.97
    name: str = "strict"

    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        for _ in range(20):
            await asyncio.sleep(0)
        return [
            Alerted(monitor="strict", about=one.seq, type="guessing", severity=self.severity, why="A guess was made.")
            for one in entries
            if isinstance(one.event, codeword.Guessed)
        ]


def court_with(severity: float = 0.97, store: MemoryStore | None = None) -> Court:
    def watch(_session: AnySession) -> Sequence[Strict]:
        return [Strict(severity)]

    return Court(store or MemoryStore(CODECS), KINDS, everyone(Scripted(play)), ManualClock(), monitors=watch)


async def played(court: Court, guarded: Guarded | None) -> AnySession:
    opening = (*table_set(), *((guarded,) if guarded else ()))
    session = await court.open("codeword", opening, owner="ann", title="A game")
    await court.drive(session)
    await court.finished(session)
    return session


def kinds(session: AnySession, *left_out: type[Event]) -> list[str]:
    return [entry.event.kind for entry in session.entries if not isinstance(entry.event, left_out)]


async def test_a_grave_alert_halts_the_session_before_the_next_act() -> None:
    session = await played(court_with(), ACTIVE)
    alerts = [entry for entry in session.entries if isinstance(entry.event, Alerted)]
    guesses = [entry for entry in session.entries if isinstance(entry.event, codeword.Guessed)]

    assert kinds(session)[-1] == "halted"
    assert session.over
    assert session.result == "halted"
    assert alerts
    assert all(entry.cause in (None, guesses[0].cause) for entry in session.entries[guesses[0].seq :])


async def test_the_halt_names_its_alert_to_everybody_and_keeps_the_evidence_for_the_bench() -> None:
    session = await played(court_with(), ACTIVE)

    assert session.halted is not None
    assert session.halted.why == "The strict monitor halted the session (guessing, severity 0.97)."
    seen = [item.event for item in session.streams.seen(GALLERY)]
    assert isinstance(seen[-1], Halted)
    assert not any(isinstance(event, Alerted) for event in seen)


async def test_nothing_more_is_asked_and_an_act_is_refused_with_the_reason() -> None:
    session = await played(court_with(), ACTIVE)

    assert session.agenda() == ()
    with pytest.raises(Refused, match="strict monitor halted"):
        await session.submit(codeword.KEEPER, "any", codeword.Leave(), "mine")


async def test_the_store_says_that_it_is_over_and_a_restart_leaves_it_so() -> None:
    store = MemoryStore(CODECS)
    session = await played(court_with(store=store), ACTIVE)
    head = await store.head(session.id)
    assert (head.over, head.result) == (True, "halted")

    second = court_with(store=store)
    assert list(await second.resume()) == []
    again = await second.find(session.id)
    assert again.over
    assert again.halted == session.halted


@pytest.mark.parametrize("guarded", [None, PASSIVE])
async def test_a_passive_monitor_alters_nothing(guarded: Guarded | None) -> None:
    watched, alone = await played(court_with(), guarded), await played(court_with(), OFF)

    assert kinds(watched, Alerted, Guarded) == kinds(alone, Guarded)
    assert "alerted" in kinds(watched)
    assert "alerted" not in kinds(alone)
    assert watched.result == alone.result != "halted"


async def test_what_is_below_the_threshold_halts_nothing() -> None:
    session = await played(court_with(severity=0.94), ACTIVE)
    assert "halted" not in kinds(session)
    assert "alerted" in kinds(session)


async def test_the_violation_setting_halts_where_monitors_are_passive() -> None:
    assert (await played(court_with(), Guarded(mode="passive", halts=True))).result == "halted"
    assert (await played(court_with(), Guarded(mode="off", halts=True))).result != "halted"


async def test_a_person_whose_turn_follows_is_refused_too() -> None:
    """The gate stands before the one door, whoever comes in by it."""
    court = court_with()
    opening = (*table_set(), ACTIVE)
    seats = (codeword.KEEPER, codeword.Seat("guesser/1"), codeword.Seat("guesser/2"))
    session = await court.open("codeword", opening, owner="ann", title="A game", people=seats)
    await court.drive(session)
    refused = False
    for number in range(40):
        asks = [ask for seat in seats for ask in session.asked_of(seat)]
        if not asks:
            break
        answers = await asyncio.gather(
            *(session.submit(ask.seat, ask.key, play(ask, session.view(ask.seat)), f"{number}") for ask in asks),
            return_exceptions=True,
        )
        refused = refused or any(isinstance(one, Refused) and "strict" in str(one) for one in answers)
    await court.finished(session)

    first = next(entry for entry in session.entries if isinstance(entry.event, codeword.Guessed))
    later = {entry.cause.act_id for entry in session.entries if entry.seq > first.seq and entry.cause}
    assert session.result == "halted"
    assert first.cause is not None
    assert later <= {first.cause.act_id}
