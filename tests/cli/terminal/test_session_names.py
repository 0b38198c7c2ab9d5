"""Two sessions whose ids begin alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from venire.app import opened
from venire.cli.terminal.session_names import named
from venire.errors import VenireError
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_beginning_that_fits_two_is_refused_with_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = iter(("feed0001aaaa", "feed0002bbbb"))
    monkeypatch.setattr("venire.host.court.new_id", lambda: next(ids))
    async with opened(Settings(data=tmp_path, monitors="none"), in_memory=True, endures=False) as venire:
        for _ in range(2):
            session = await venire.open(DeliberationRequest(case="murder", seed="1"))
            await venire.court.finished(session)
        assert (await named(venire, "feed0001")).id == "feed0001aaaa"
        assert (await named(venire, "feed0002bbbb")).id == "feed0002bbbb"
        with pytest.raises(VenireError, match=r"2 sessions begin with .feed.: feed000[12], feed000[12]"):
            await named(venire, "feed")
