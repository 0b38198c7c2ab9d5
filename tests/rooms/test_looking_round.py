"""A server looks round its rooms: one that cannot be read keeps nobody from being stood in for in another."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from venire.app import Venire, opened
from venire.host.clock import ManualClock
from venire.kernel.record import Seat
from venire.kernel.request import asked
from venire.rooms.room import Room
from venire.rooms.rooms import Rooms
from venire.settings import Settings

pytestmark = pytest.mark.anyio
FOUR, FIVE = Seat("juror/4"), Seat("juror/5")


@pytest.fixture
async def venire(tmp_path: Path) -> AsyncIterator[Venire]:
    async with opened(Settings(data=tmp_path, monitors="none"), in_memory=True) as made:
        made.court.clock = ManualClock()
        yield made


async def begun(venire: Venire, rooms: Rooms) -> Room:
    """A room that goes on, with two people in it."""
    kind = venire.kinds["deliberation"].request
    assert kind is not None
    room = await rooms.open(asked(kind, {"case": "murder", "seed": "7"}, outside=True), "host")
    for seat, name in ((FOUR, "Ann"), (FIVE, "Ben")):
        await rooms.take(room.code, seat, name)
    return await rooms.start(room.code, "host")


async def test_a_room_that_cannot_be_read_keeps_no_other_from_being_looked_at(venire: Venire) -> None:
    rooms = Rooms(venire)
    broken, whole = await begun(venire, rooms), await begun(venire, rooms)
    clock = venire.court.clock
    assert isinstance(clock, ManualClock)
    clock.advance(venire.settings.grace + 1)
    for room in (broken, whole):
        rooms.presence.seen(room.code, FIVE)
    store = venire.court.store
    await store.keep_room(broken.code, b"{", await store.room(broken.code))
    await rooms.look_round()
    assert (await venire.find(whole.session)).people == {FOUR: False, FIVE: True}
