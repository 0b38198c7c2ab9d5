"""Two servers over one store: of two that change one room at once the second looks again, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from venire.app import Venire, opened
from venire.errors import VenireError
from venire.host.clock import ManualClock
from venire.kernel.request import asked
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.rooms.refusals import RoomChanged
from venire.rooms.register import Register
from venire.rooms.room import Taken
from venire.rooms.rooms import Rooms
from venire.settings import Settings

pytestmark = pytest.mark.anyio
TIMES = 10


@pytest.fixture
async def venires(tmp_path: Path) -> AsyncIterator[list[Venire]]:
    async with AsyncExitStack() as stack:
        settings = Settings(data=tmp_path, monitors="none")
        yield [await stack.enter_async_context(opened(settings)) for _ in range(2)]


@pytest.fixture
def servers(venires: list[Venire]) -> tuple[Rooms, Rooms]:
    return Rooms(venires[0]), Rooms(venires[1])


async def _room(rooms: Rooms, size: int = 4) -> str:
    return (await rooms.open(asked(DeliberationRequest, {"case": "murder", "size": size, "seed": "7"}), "host")).code


async def test_of_two_who_take_one_seat_at_once_the_second_is_told_so(servers: tuple[Rooms, Rooms]) -> None:
    one, two = servers
    for _ in range(TIMES):
        code = await _room(one)
        tries = await asyncio.gather(
            one.take(code, "juror/2", "Ann"), two.take(code, "juror/2", "Ben"), return_exceptions=True
        )
        (taken,) = [tried for tried in tries if isinstance(tried, Taken)]
        (refused,) = [tried for tried in tries if isinstance(tried, VenireError)]
        assert str(refused) in ("The seat juror/2 is taken.", "Somebody else changed this room in the same moment.")
        assert refused.remedy
        for rooms in servers:
            held = await rooms.seat_of(taken.token)
            assert held is not None
            assert held[1] == "juror/2"


async def test_two_who_take_two_seats_at_once_both_sit(servers: tuple[Rooms, Rooms]) -> None:
    one, two = servers
    for _ in range(TIMES):
        code = await _room(one)
        taken = await asyncio.gather(
            *(rooms.take(code, f"juror/{seat}", "") for seat, rooms in enumerate((one, two, one, two), start=1))
        )
        for rooms in servers:
            assert sorted((await rooms.find(code)).people) == sorted(seat.seat for seat in taken)


async def test_a_room_that_two_servers_begin_at_once_begins_once(
    servers: tuple[Rooms, Rooms], venires: list[Venire]
) -> None:
    one, two = servers
    code = await _room(one)
    await one.take(code, "juror/1", "Ann")
    tries = await asyncio.gather(one.start(code, "host"), two.start(code, "host"), return_exceptions=True)
    (refused,) = [tried for tried in tries if isinstance(tried, VenireError)]
    assert str(refused) in ("This room has begun already.", "Somebody else changed this room in the same moment.")
    room = await one.find(code)
    assert [head.session for head in await venires[0].sessions("host")] == [room.session], "no session is left over"


async def test_who_has_read_a_room_before_another_wrote_does_not_write_over_it(
    servers: tuple[Rooms, Rooms], venires: list[Venire]
) -> None:
    one, _ = servers
    other = Register(venires[1].court.store)
    code = await _room(one)
    read = await other.find(code)
    taken = await one.take(code, "juror/3", "Cyd")
    with pytest.raises(RoomChanged, match=r"^Somebody else changed this room in the same moment\.$"):
        await other.keep(read.model_copy(update={"title": "another"}))
    found = await other.by_token(taken.token)
    assert found is not None, "a token that one server gave is good at the other"
    assert (found[0].title, found[1]) == (read.title, "juror/3")


async def test_a_session_that_one_server_began_has_its_room_at_the_other(servers: tuple[Rooms, Rooms]) -> None:
    """Else its host would sit in the first person's seat there."""
    one, two = servers
    assert await two.of_session("nothing") is None, "whatever there was is known from here on"
    code = await _room(one)
    await one.take(code, "juror/1", "Ann")
    session = (await one.start(code, "host")).session
    found = await two.of_session(session)
    assert found is not None
    assert found.code == code


async def test_who_is_there_by_way_of_another_server_is_not_stood_in_for(tmp_path: Path) -> None:
    clock = ManualClock()
    async with AsyncExitStack() as stack:
        settings = Settings(data=tmp_path, monitors="none")
        venires = [await stack.enter_async_context(opened(settings)) for _ in range(2)]
        for venire in venires:
            venire.court.clock = clock
        one, two = (Rooms(venire) for venire in venires)
        code = await _room(one)
        here, there, gone = [await rooms.take(code, f"juror/{n}", "") for n, rooms in enumerate((one, two, two), 1)]
        live = await one.session_of(await one.start(code, "host"))
        for _ in range(4):
            clock.advance(60)
            await one.seat_of(here.token)
            await two.seat_of(there.token)
            await one.look_round()
        assert [live.people[taken.seat] for taken in (here, there, gone)] == [True, True, False]
