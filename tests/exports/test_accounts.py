"""What the models took, as the debrief tells it; and the mark on words that the understudy spoke for one."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.scripted_server import ScriptedServer
from tests.support.faulty_line import deliberated, examined, unsteady, write_models
from venire.app import Venire, opened
from venire.exports.accounts import COLUMNS, TITLE, accounts_sections
from venire.exports.stand_ins import stand_in
from venire.host.session import AnySession
from venire.kernel.folds.accounts import accounts
from venire.kernel.minutes import Called, SteppedIn
from venire.kernel.record import BENCH, GALLERY, Aloud
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings
from venire.web.wire import seen_json

pytestmark = pytest.mark.anyio
TIMEOUT = 0.5


@pytest.fixture
async def venire(server: ScriptedServer, tmp_path: Path) -> AsyncIterator[Venire]:
    write_models(server, tmp_path, TIMEOUT)
    server.script = unsteady(seed=6, share=0.4)
    async with opened(Settings(data=tmp_path), in_memory=True) as made:
        yield made


async def both(venire: Venire) -> list[AnySession]:
    return [await deliberated(venire, 3), await examined(venire, 3)]


async def test_the_accounts_are_the_sum_of_the_calls_by_role(venire: Venire) -> None:
    for session in await both(venire):
        called = [entry.event for entry in session.entries if isinstance(entry.event, Called)]
        stepped = [entry.event for entry in session.entries if isinstance(entry.event, SteppedIn)]
        told = accounts(session.entries)
        assert told is not None
        assert (told.total.calls, told.total.failed) == (len(called), sum(bool(one.error) for one in called))
        assert told.total.tokens_in == sum(one.tokens_in for one in called) == sum(one.tokens_in for one in told.roles)
        assert told.total.stepped_in == {"understudy": len(stepped)}
        assert {one.role for one in told.roles} <= {"juror", "panel", "judge", "counsel", "witness", "reporter"}
        brought = [one for one in called if not one.error]
        assert sum(one.tokens_cached for one in brought) / sum(one.tokens_in for one in brought) == pytest.approx(0.6)
        cached = sum(one.tokens_cached for one in called)  # what brought nothing is paid by the letter, and caches none
        assert told.total.cached_share == pytest.approx(cached / told.total.tokens_in)


async def test_every_export_of_a_debrief_tells_the_accounts(venire: Venire) -> None:
    for session in await both(venire):
        reader = await venire.reader(session, BENCH)
        told = accounts(session.entries)
        assert told is not None
        for form in ("md", "html"):
            written = await reader.write(form)
            assert TITLE in written
            assert f"{told.total.calls}" in written.partition(TITLE)[2]
        whole = json.loads(await reader.write("json"))
        assert whole["debrief"]["accounts"]["total"]["calls"] == told.total.calls


async def test_where_no_model_played_nothing_is_told(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True) as venire:
        session = await venire.open(
            DeliberationRequest(case="murder", seed="none", params=Params(size=3, max_rounds=1))
        )
        await venire.court.finished(session)
        assert venire.debrief(session).accounts is None
        assert TITLE not in await (await venire.reader(session, BENCH)).write("md")


async def test_a_budget_is_told_with_what_was_spent(venire: Venire) -> None:
    session = await deliberated(venire, 3)
    told = accounts(session.entries)
    assert told is not None
    (section,) = accounts_sections(told.model_copy(update={"tokens": 20_000}))
    assert "Of a budget of 20,000 tokens" in section.paragraphs[0]
    assert section.table is not None
    assert section.table.columns == COLUMNS
    assert section.table.rows[-1][0] == "In all"


async def test_only_words_said_aloud_are_marked_and_all_of_those(venire: Venire) -> None:
    for session in await both(venire):
        seen = [seen_json(session, one) for one in session.streams.seen(GALLERY)]
        marked = [one for one in seen if "stood_in" in one]
        stepped = {entry.event.ask for entry in session.entries if isinstance(entry.event, SteppedIn)}
        spoken = [one for one in session.entries if isinstance(one.event, Aloud)]
        meant = [one for one in spoken if one.cause is not None and one.cause.ask in stepped]
        assert len(marked) == len(meant) > 0
        assert {one["kind"] for one in marked} <= {one.event.kind for one in spoken}
        silent = [one.event for one in session.entries if not isinstance(one.event, Aloud)]
        assert not any(stand_in(session.entries, event) for event in silent)
