"""How many agents from outside a room takes."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from venire.kernel.record import Seat
from venire.rooms.checks import MOST_AGENTS, require_place
from venire.rooms.refusals import TooManyAgents
from venire.rooms.room import Room, RoomSeat


def _room(agents: int) -> Room:
    """A jury room with so many agents in it, and one seat more."""
    seated = {Seat(f"juror/{number}"): RoomSeat(by="external", held="external") for number in range(1, agents + 1)}
    return Room(
        code="AAAAAA",
        kind="deliberation",
        request="{}",
        title="",
        host="host",
        seats={**seated, Seat("juror/20"): RoomSeat()},
        opened_at=datetime(2026, 1, 1, tzinfo=UTC),
    )


def test_no_room_takes_more_than_twelve_agents() -> None:
    assert MOST_AGENTS == 12
    require_place(_room(11), Seat("juror/20"), "external")
    with pytest.raises(TooManyAgents, match="12 agents from outside"):
        require_place(_room(12), Seat("juror/20"), "external")


def test_a_person_still_comes_in_and_an_agents_own_seat_may_change_hands() -> None:
    require_place(_room(12), Seat("juror/20"), "person")
    require_place(_room(12), Seat("juror/3"), "external")
