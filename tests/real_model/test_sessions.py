"""Whole sessions by a real model of 135 million weights: each ends, and whatever it could not do was stepped in for."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from tests.real_model.playing import Figures, calls, deliberated, examined, modelled, unapplied
from tests.real_model.server import RealServer
from tests.support.kept_faith import twice, unexplained
from venire.host.session import AnySession
from venire.models.use import Output

pytestmark = [pytest.mark.anyio, pytest.mark.prove]
MEMORY = 1000.0
"""Megabytes that the server may take."""


def broken(session: AnySession) -> list[str]:
    """What of its record does not add up."""
    entries = session.entries
    return [*twice(entries), *unexplained(entries), *unapplied(entries)]


@pytest.mark.parametrize("output", get_args(Output))
async def test_a_deliberation_and_an_examination_end_and_every_call_is_accounted_for(
    real: RealServer, tmp_path: Path, output: Output
) -> None:
    async with modelled(real, tmp_path, output) as venire:
        table, court = await deliberated(venire), await examined(venire)

    assert table.over
    assert court.over
    assert broken(table) == []
    assert broken(court) == []
    asked = {one.ask.split("/")[1] for session in (table, court) for one in calls(session.entries)}
    assert asked >= {"narrate", "speak", "react", "draft", "sum_up", "put"}
    figures = Figures([*calls(table.entries), *calls(court.entries)])
    assert real.memory < MEMORY
    print(f"\n{output}: {figures}; {real.memory:.0f} MB")  # noqa: T201 - the figures are for whoever runs the proof
