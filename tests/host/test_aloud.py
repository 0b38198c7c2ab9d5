"""A participant that is heard while it is still finding its words."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.kernel.toys import codeword
from tests.support.hosting import Waiting, court_of, play, settle, table_set, until
from venire.host.session import AnySession
from venire.host.stream import StreamedDraft
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import GALLERY, Act, Seat

pytestmark = pytest.mark.anyio
KEEPER = Seat("keeper")


async def drafts(session: AnySession) -> list[StreamedDraft]:
    """All that the gallery hears on its way."""
    return [item async for item in session.streams.follow(GALLERY) if isinstance(item, StreamedDraft)]


@dataclass
class Aloud:
    """Says two sentences on its way to an answer, and takes back the first."""

    name: str = "aloud"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        return play(ask, view)

    async def answer_aloud(self, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Act:
        for text in ("It may be a lamp.", "", "It may be a candle."):
            say(text)
            await asyncio.sleep(0)
        return await self.answer(ask, view)


async def test_what_is_said_on_the_way_is_passed_on_and_not_recorded() -> None:
    court = court_of(Aloud())
    session = await court.open("codeword", table_set(), owner="ann", title="")
    reading = asyncio.create_task(drafts(session))
    await settle()
    await court.drive(session)
    async with asyncio.timeout(20):
        heard = await reading
    first = [draft for draft in heard if draft.ask == heard[0].ask]
    assert [draft.text for draft in first] == ["It may be a lamp.", "", "It may be a candle."]
    assert first[0].seat in (KEEPER, "guesser/1", "guesser/2")
    assert not any("may be" in entry.event.model_dump_json() for entry in session.entries)


@dataclass
class Hasty(Aloud):
    """Says a word and gives an answer that the rules refuse; asked again, it gives one that they take."""

    async def answer_aloud(self, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Act:
        again = "refused" in ask.directive
        say("Once more." if again else "At once.")
        await asyncio.sleep(0)
        return play(ask, view) if again else codeword.Hint(text="out of turn")


async def test_what_was_heard_of_an_answer_that_the_rules_refused_is_taken_back() -> None:
    court = court_of(Hasty())
    session = await court.open("codeword", table_set(), owner="ann", title="")
    reading = asyncio.create_task(drafts(session))
    await settle()
    await court.drive(session)
    async with asyncio.timeout(20):
        heard = await reading
    first = [draft.text for draft in heard if draft.ask == heard[0].ask]
    assert first == ["At once.", "", "Once more."]


@dataclass
class Slow(Waiting):
    """Says a sentence, waits to be told its answer, and says another."""

    async def answer_aloud(self, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Act:
        say("It gives light.")
        act = await self.answer(ask, view)
        say("It is a candle.")
        return act


async def test_an_answer_prepared_before_it_is_asked_for_is_heard_once_it_is() -> None:
    slow = Slow()
    court = court_of(slow)
    session = await court.open("codeword", table_set(), owner="ann", title="", people=[KEEPER])
    session.streams.drafts(GALLERY, 0)  # the gallery listens from here on
    await court.drive(session)
    await until(lambda: "guess/1/guesser/1" in slow.asked)
    assert session.streams.drafts(GALLERY, 0) == []
    await session.submit(KEEPER, "seal", codeword.Seal(word="lantern"), "a1")
    await settle()
    assert [(one.ask, one.text) for _, one in session.streams.drafts(GALLERY, 0)] == [
        ("guess/1/guesser/1", "It gives light.")
    ]
    slow.asked["guess/1/guesser/1"].set_result(codeword.Guess(word="candle"))
    await court.close()


async def test_a_reader_asks_for_the_drafts_after_those_it_knows() -> None:
    court = court_of()
    session = await court.open("codeword", table_set(), owner="ann", title="", people=[KEEPER])
    assert session.streams.drafts(GALLERY, 0) == []
    for text in ("One.", "Two."):
        session.draft(StreamedDraft(KEEPER, text, ask="seal"))
    assert [draft.text for _, draft in session.streams.drafts(GALLERY, 1)] == ["Two."]


@dataclass
class Counting(Aloud):
    """Counts how often it was asked to speak aloud."""

    aloud: int = 0

    async def answer_aloud(self, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Act:
        self.aloud += 1
        return await super().answer_aloud(ask, view, say)


@pytest.mark.parametrize(("serves", "watched"), [(False, False), (False, True), (True, False)])
async def test_words_on_their_way_are_made_only_where_somebody_looks_on_or_may(serves: bool, watched: bool) -> None:
    counting = Counting()
    court = court_of(counting, endures=serves)
    session = await court.open("codeword", table_set(), owner="ann", title="")
    if watched:
        session.streams.drafts(GALLERY, 0)
    await court.drive(session)
    await court.finished(session)
    assert (counting.aloud > 0) is (serves or watched)
    await court.close()
