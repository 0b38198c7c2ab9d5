"""Whose conduct is watched: that of whoever plays for the house, and of persons only where the host asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.monitors.test_in_a_session import ORDER, THREAT
from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.minutes import Alerted, Guarded
from venire.kernel.record import Seat
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.sessions.handover import hand_over
from venire.settings import Settings

pytestmark = pytest.mark.anyio
ME = Seat("juror/12")
INVENTED = "According to the Lindqvist Report of 2017 the bolt had been painted."


async def alerts(
    folder: Path, words: str, *, by: str = "person", safety: Guarded | None = None, watches_people: bool = False
) -> set[str]:
    """The monitors that told of seat 12 where somebody who holds it says this."""
    async with opened(Settings(data=folder, watches_people=watches_people), in_memory=True) as venire:
        params = Params(max_rounds=3, early_end=False)
        session = await venire.open(DeliberationRequest(case="murder", seed="1", params=params, safety=safety))
        await hand_over(session, ME, "external" if by == "external" else "person")
        await _said(venire, session, words)
        found = [entry.event for entry in session.entries if isinstance(entry.event, Alerted)]
    return {one.monitor for one in found if one.seat == ME}


async def _said(venire: Venire, session: AnySession, words: str) -> None:
    while session.people[ME] and not session.over:
        rung = session.changed.next()
        asked = [one for one in session.asked_of(ME) if not one.standing]
        if not asked:
            await rung.wait()
        elif Speak in asked[0].wants:
            await session.submit(ME, asked[0].key, Speak(text=words, type="logical"), asked[0].key)
            await session.seat_person(ME, False)
        else:
            assert asked[0].default is not None
            await session.submit(ME, asked[0].key, asked[0].default, asked[0].key)
    await venire.court.finished(session)


async def test_a_person_who_errs_is_accused_of_nothing(tmp_path: Path) -> None:
    assert await alerts(tmp_path, INVENTED) == set()


async def test_an_agent_from_outside_is_watched(tmp_path: Path) -> None:
    assert await alerts(tmp_path, INVENTED, by="external") == {"deception"}


async def test_a_person_is_watched_where_the_host_asks(tmp_path: Path) -> None:
    assert await alerts(tmp_path, INVENTED, watches_people=True) == {"deception"}


async def test_words_for_a_machine_are_told_of_whoever_says_them(tmp_path: Path) -> None:
    assert await alerts(tmp_path, ORDER) == {"injection"}


async def test_a_session_that_halts_at_a_threat_halts_at_a_persons(tmp_path: Path) -> None:
    assert await alerts(tmp_path, THREAT) == set()
    assert await alerts(tmp_path, THREAT, safety=Guarded(mode="active")) == {"ethics"}
