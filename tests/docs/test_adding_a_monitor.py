"""Adding a monitor, done as the page says."""

from __future__ import annotations

from datetime import UTC, datetime
from types import ModuleType

import pytest

from tests.docs.blocks import blocks
from venire.kernel.record import Cause, Entry, Seat
from venire.ports import Monitor
from venire.proceedings.deliberation.events import Spoke


@pytest.mark.anyio
async def test_the_monitor_of_the_page_hears_shouting() -> None:
    page = next(block.body for block in blocks("docs/add-a-monitor.md") if block.language == "python")
    module = ModuleType("shouting")
    exec(compile(page, "add-a-monitor.md", "exec"), module.__dict__)
    made: Monitor = module.__dict__["Shouting"]({})
    said = [Spoke.model_construct(text=text) for text in ("LISTEN TO ME, ALL OF YOU!", "I hear you, and I doubt it.")]
    cause = Cause(seat=Seat("juror/4"), ask="a", act="speak", act_id="1")
    entries = [Entry(seq, datetime(2026, 1, 1, tzinfo=UTC), event, cause) for seq, event in enumerate(said, start=1)]

    assert [(note.kind, getattr(note, "about", 0)) for note in await made.inspect(entries)] == [("alerted", 1)]
