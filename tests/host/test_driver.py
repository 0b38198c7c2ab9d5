"""spec/design.md, "Rules learned": how asks are put, answered, lapse and are given up."""

from __future__ import annotations

import asyncio

import pytest

from tests.kernel.toys import codeword
from tests.kernel.toys.auction import Bid, BidSealed, fair_opening
from tests.kernel.toys.codeword import Guess, Hint, Leave, Seal
from tests.support.hosting import Scripted, Waiting, court_of, everyone, play, settle, table_set, until
from venire.errors import VenireError
from venire.host.clock import ManualClock
from venire.host.court import Court
from venire.host.driver import PATIENCE, Driver
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.kind import AnyKind, Kind
from venire.kernel.minutes import Called, Held, Paused, SteppedIn, Suspended
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Act, Entry, Event, Minute, Seat
from venire.kernel.within import Within
from venire.stores.memory import MemoryStore

pytestmark = pytest.mark.anyio
KEEPER, ONE, TWO = Seat("keeper"), Seat("guesser/1"), Seat("guesser/2")


async def begun(court: Court, *people: Seat) -> tuple[AnySession, Driver]:
    session = await court.open("codeword", table_set(), owner="ann", title="A game", people=people)
    driver = await court.drive(session)
    assert driver is not None
    await settle()
    return session, driver


def kinds(session: AnySession) -> list[str]:
    return [entry.event.kind for entry in session.entries]


def events(session: AnySession, kind: type[Event]) -> list[Event]:
    return [entry.event for entry in session.entries if isinstance(entry.event, kind)]


def refuses(_ask: Ask, _view: Frozen) -> Act:
    return Seal(word="TWO WORDS")


def raises(_ask: Ask, _view: Frozen) -> Act:
    raise RuntimeError("api key sk-123 is wrong")


async def test_an_unrelated_event_does_not_cancel_an_answer_under_way() -> None:
    slow = Waiting()
    court = court_of(slow)
    session, _ = await begun(court, KEEPER)
    await session.submit(KEEPER, "seal", Seal(word="lantern"), "a1")
    await settle()
    await session.submit(TWO, "door/guesser/2", Leave(), "a2")
    await settle()
    assert (list(slow.asked), slow.cancelled) == (["guess/1/guesser/1"], [])
    slow.asked["guess/1/guesser/1"].set_result(Guess(word="candle"))
    await until(lambda: "guessed" in kinds(session))
    await court.close()


async def test_a_key_that_leaves_the_agenda_cancels_its_answer() -> None:
    slow = Waiting()
    court = court_of(slow)
    session, _ = await begun(court, KEEPER)
    await session.submit(KEEPER, "seal", Seal(word="lantern"), "a1")
    await settle()
    await session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "by hand")
    await settle()
    assert slow.cancelled == ["guess/1/guesser/1"]
    await court.close()


async def test_people_have_no_task_but_a_mailbox() -> None:
    scripted = Scripted(play)
    court = court_of(scripted)
    session, driver = await begun(court, ONE)
    assert [ask.key for ask in session.asked_of(ONE)] == ["guess/1/guesser/1", "door/guesser/1"]
    assert all(ask.seat != ONE for ask, _ in scripted.asked)
    assert driver.state == "running"
    await session.submit(ONE, "guess/1/guesser/1", Guess(word="lamp"), "a1")
    await until(lambda: "guess/2/guesser/1" in [ask.key for ask in session.agenda()])
    await court.close()


async def test_an_answer_refused_twice_goes_to_the_next_participant_and_is_recorded() -> None:
    bad, good = Scripted(refuses, "bad"), Scripted(play, "good")
    court = court_of(bad, good)
    session, _ = await begun(court)
    await court.finished(session)
    first = events(session, SteppedIn)[0]
    assert isinstance(first, SteppedIn)
    assert (first.who, first.instead_of, first.ask) == ("good", "bad", "seal")
    assert first.why.startswith("refused twice: That is not a single word")
    seal = [ask for ask, _ in bad.asked if ask.key == "seal"]
    assert [("refused" in ask.directive) for ask in seal] == [False, True]
    assert kinds(session)[1:3] == ["stepped_in", "word_sealed"]


async def test_a_participant_that_raises_gives_way_and_its_secrets_are_not_recorded() -> None:
    court = court_of(Scripted(raises, "broken"), Scripted(play, "good"))
    session, _ = await begun(court)
    await court.finished(session)
    stepped = events(session, SteppedIn)[0]
    assert isinstance(stepped, SteppedIn)
    assert stepped.why == "it failed (RuntimeError)"
    assert "sk-123" not in str(session.entries)


async def test_when_all_fail_the_default_counts() -> None:
    def only_seals(ask: Ask, view: Frozen) -> Act:
        return play(ask, view) if ask.key == "seal" else raises(ask, view)

    court = court_of(Scripted(only_seals, "one"), Scripted(only_seals, "two"))
    session, _ = await begun(court)
    await court.finished(session)
    assert session.over
    notes = [event for event in events(session, SteppedIn) if isinstance(event, SteppedIn)]
    assert {note.who for note in notes} == {"default"}
    assert [note.instead_of for note in notes[:2]] == ["one", "two"]


async def test_what_nobody_can_answer_suspends_the_session_without_spinning_and_is_asked_again_after_a_pause() -> None:
    broken = Scripted(raises, "broken")
    court = court_of(broken)
    session, driver = await begun(court)
    await settle(500)
    assert driver.state == "suspended"
    assert [event.kind for event in events(session, Suspended)] == ["suspended"]
    assert [ask.key for ask, _ in broken.asked].count("seal") == 1
    assert session.seq == 2
    await session.pause()
    await settle()
    assert driver.state == "paused"
    await session.go_on()
    await settle(500)
    assert [ask.key for ask, _ in broken.asked].count("seal") == 2
    assert driver.state == "suspended"
    assert [event.kind for event in events(session, Suspended)] == ["suspended", "suspended"]
    await court.close()


async def test_a_person_may_take_the_seat_that_nobody_could_fill() -> None:
    court = court_of(Scripted(lambda ask, view: raises(ask, view) if ask.key == "seal" else play(ask, view)))
    session, driver = await begun(court)
    assert driver.state == "suspended"
    await session.seat_person(KEEPER)
    await settle()
    assert driver.state == "running"
    await session.submit(KEEPER, "seal", Seal(word="lantern"), "a1")
    await session.seat_person(KEEPER, person=False)
    await court.finished(session)
    assert session.over


async def test_the_limit_of_a_person_counts_from_the_recorded_opening() -> None:
    clock = ManualClock()
    court = court_of(clock=clock)
    session, _ = await begun(court, ONE)
    clock.advance(59)
    await settle()
    assert "guessed" not in kinds(session)
    clock.advance(1)
    await until(lambda: "guessed" in kinds(session))
    note = events(session, SteppedIn)[0]
    assert isinstance(note, SteppedIn)
    assert (note.who, note.instead_of, note.why) == ("default", "person", "the time ran out")
    await court.close()


async def test_a_pause_stops_the_clock_and_the_driver() -> None:
    clock = ManualClock()
    court = court_of(clock=clock)
    session, driver = await begun(court, ONE)
    await session.pause()
    await settle()
    assert driver.state == "paused"
    clock.advance(5000)
    await settle()
    assert "guessed" not in kinds(session)
    await session.go_on()
    await settle()
    clock.advance(59)
    await settle()
    assert "guessed" not in kinds(session)
    clock.advance(1)
    await until(lambda: "guessed" in kinds(session))
    assert len(events(session, Paused)) == 1
    await court.close()


async def test_a_participant_that_never_answers_gives_way_in_time() -> None:
    clock = ManualClock()
    court = court_of(Waiting(), Scripted(play, "good"), clock=clock)
    session, _ = await begun(court)
    clock.advance(PATIENCE + 1)
    await until(lambda: "word_sealed" in kinds(session))
    note = events(session, SteppedIn)[0]
    assert isinstance(note, SteppedIn)
    assert note.why == "it failed (TimeoutError)"
    await court.close()


async def test_parallel_speakers_give_one_record_in_whatever_order_they_answer() -> None:
    records: list[list[Event]] = []
    for order in (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")):
        slow = Waiting()
        court = court_of(slow)
        session = await court.open("fair", fair_opening(("a", "b", "c"), lots=1), owner="ann", title="")
        await court.drive(session)
        await settle()
        for seat in order:
            for side in ("left", "right"):
                slow.asked[f"{side}/bid/1/{seat}"].set_result(Bid(amount=ord(seat)))
                await settle(5)
            assert session.over or not events(session, Held)
        await court.finished(session)
        records.append([entry.event for entry in session.entries])
    assert records[0] == records[1] == records[2]


async def test_a_group_of_people_and_others_is_settled_once_in_agenda_order() -> None:
    slow = Waiting()
    court = court_of(slow)
    session = await court.open("fair", fair_opening(("a", "b"), lots=1), owner="ann", title="", people=[Seat("b")])
    await court.drive(session)
    await settle()
    await session.submit(Seat("b"), "left/bid/1/b", Bid(amount=9), "a1")
    slow.asked["left/bid/1/a"].set_result(Bid(amount=3))
    await settle()
    inner = [entry.event.event for entry in session.entries if isinstance(entry.event, Within)]
    assert [event.kind for event in inner[2:]] == ["bid_sealed", "bid_sealed", "sold"]
    assert [event.seat for event in inner if isinstance(event, BidSealed)] == ["a", "b"]
    await court.close()


async def test_an_answer_prepared_beforehand_counts_only_on_an_equal_view() -> None:
    slow = Waiting()
    court = court_of(slow)
    session, _ = await begun(court, KEEPER)
    assert list(slow.asked) == ["guess/1/guesser/1"]
    slow.asked["guess/1/guesser/1"].set_result(Guess(word="candle"))
    await settle()
    assert kinds(session)[-1] == "seated"
    await session.submit(KEEPER, "seal", Seal(word="lantern"), "a1")
    await until(lambda: len(slow.asked) > 1)
    assert kinds(session)[-1] == "guessed"
    assert list(slow.asked) == ["guess/1/guesser/1", "guess/1/guesser/2"]
    first = slow.asked["guess/1/guesser/2"]
    await session.submit(KEEPER, "hint/1/guesser/1", Hint(text="no"), "a2")
    await settle()
    assert slow.cancelled == ["guess/1/guesser/2"]
    assert slow.asked["guess/1/guesser/2"] is not first
    await court.close()


class Blinkered(Waiting):
    """A participant that plays from nothing but the ask."""

    def reading(self, ask: Ask, view: Frozen) -> object:
        return ask.directive


async def test_an_answer_prepared_beforehand_counts_where_it_would_be_told_the_same() -> None:
    slow = Blinkered()
    court = court_of(slow)
    session, _ = await begun(court, KEEPER)
    slow.asked["guess/1/guesser/1"].set_result(Guess(word="candle"))
    await session.submit(KEEPER, "seal", Seal(word="lantern"), "a1")
    await until(lambda: len(slow.asked) > 1)
    prepared = slow.asked["guess/1/guesser/2"]
    await session.submit(KEEPER, "hint/1/guesser/1", Hint(text="no"), "a2")
    await settle()
    assert slow.cancelled == []
    assert slow.asked["guess/1/guesser/2"] is prepared
    await court.close()


class AtOnce(Waiting):
    """A participant that says it needs no time to think."""

    at_once = True


async def test_who_answers_at_once_is_asked_when_its_turn_has_come_and_not_before() -> None:
    quick = AtOnce()
    court = court_of(quick)
    session, _ = await begun(court, KEEPER)
    await settle()
    assert not quick.asked
    await session.submit(KEEPER, "seal", Seal(word="lantern"), "a1")
    await settle()
    assert list(quick.asked) == ["guess/1/guesser/1"]
    await court.close()


class Noting(Scripted):
    """A participant that says what its answers cost."""

    def notes(self, ask: Ask) -> list[Minute]:
        return [Called(ask=ask.key, model="m", prompt_hash="h", tokens_in=3)]


async def test_what_a_model_cost_is_recorded_beside_its_act_for_the_bench() -> None:
    court = court_of(Noting(play))
    session, _ = await begun(court)
    await court.finished(session)
    assert kinds(session)[1:3] == ["called", "word_sealed"]
    assert session.entries[1].event.audience == "bench"


async def test_the_pace_is_kept_between_answers() -> None:
    heard: list[str] = []
    gate = asyncio.Event()

    async def pace(event: Event) -> None:
        heard.append(event.kind)
        await gate.wait()

    court = court_of()
    session = await court.open("codeword", table_set(), owner="ann", title="")
    await court.drive(session, pace=pace)
    await settle(200)
    assert (heard, session.seq) == (["word_sealed"], 2)
    gate.set()
    await court.finished(session)
    assert session.over


async def test_a_store_in_trouble_is_tried_again_and_no_answer_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()
    scripted = Scripted(play)
    court = court_of(scripted, clock=clock)
    append, full = court.store.append, [True, True, True]

    async def failing(session: str, after: int, entries: list[Entry], holder: str | None = None) -> None:
        if holder and full:
            full.pop()
            raise VenireError("The disk is full.", "Make room.")
        await append(session, after, entries, holder)

    monkeypatch.setattr(court.store, "append", failing)
    session, driver = await begun(court)
    assert (driver.state, len(scripted.asked)) == ("trouble", 2)
    for seconds in (1, 2, 4):
        clock.advance(seconds)
        await settle()
    await court.finished(session)
    assert session.over
    assert [ask.key for ask, _ in scripted.asked].count("seal") == 1


class Nagging(codeword.Codeword):
    """A careless book of rules: a guess is heard, and the same question is put again for ever."""

    def evolve(self, state: codeword.Table | None, event: Event, /) -> codeword.Table:
        return state if state is not None and isinstance(event, codeword.Guessed) else super().evolve(state, event)


@pytest.mark.parametrize("people", [(), (ONE,)])
async def test_a_key_that_is_asked_for_ever_suspends_the_session(people: tuple[Seat, ...]) -> None:
    kind: AnyKind = Kind("nagging", codeword.CODEC, lambda _opening, _contents: Nagging())
    clock = ManualClock()
    court = Court(MemoryStore({"nagging": kind.codec}), {"nagging": kind}, everyone(Scripted(play)), clock)
    session = await court.open("nagging", table_set(), owner="ann", title="", people=people)
    driver = await court.drive(session)
    assert driver is not None
    for _ in range(10):
        await settle(100)
        clock.advance(61)
    assert kinds(session).count("guessed") <= 3
    assert kinds(session)[-1] == "suspended"
    assert kinds(session).count("suspended") == 1
    assert driver.state == ("running" if people else "suspended")
    await court.close()


async def test_a_stale_answer_of_a_participant_is_refused_like_anybodys() -> None:
    court = court_of(Waiting())
    session, _ = await begun(court)
    await session.submit(KEEPER, "seal", Seal(word="lantern"), "x")
    with pytest.raises(Refused):
        await session.submit(KEEPER, "seal", Seal(word="lamp"), "y")
    await court.close()
