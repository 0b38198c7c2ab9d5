"""A timed drill at the terminal goes on after a clock that has run out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from venire.app import opened
from venire.cli.drill.room import drill_in_terminal
from venire.cli.terminal.keys import Hands, Left
from venire.cli.terminal.terminal import Manner
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.drill.request import DrillRequest
from venire.settings import Settings

pytestmark = pytest.mark.anyio


class Dreamer(Hands):
    """Lets the first clock run out, and lets everything else stand."""

    @property
    def at_keys(self) -> bool:
        return True

    async def key(self, prompt: str, left: Left, gone: asyncio.Event) -> str | None:
        """Whether a question was gone when it was asked for is written down."""
        MET.append(gone.is_set())
        assert len(MET) < 20, "the same question is put again and again"
        if len(MET) > 1:
            return ""
        await gone.wait()
        return None


MET: list[bool] = []


async def test_the_next_question_is_put_when_a_clock_has_run_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("venire.cli.drill.room.Hands", Dreamer)
    MET.clear()
    async with opened(Settings(data=tmp_path), in_memory=True) as venire:
        session = await venire.open(DrillRequest(case="murder", seed="5", params=DrillParams(items=3, window=1)))
        await drill_in_terminal(venire, session, Manner())
        assert session.over
    assert MET == [False, False, False]
