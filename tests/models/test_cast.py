"""The models of a session: as the file has them at this ask, out of the session's purse."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.scripted_server import Reply, Request, ScriptedServer, down, speaks
from venire.app import opened, purse_of
from venire.host.session import AnySession
from venire.kernel.minutes import Called, SteppedIn
from venire.kernel.record import Seat
from venire.kernel.request import Budget
from venire.library.shipped import ShippedCases
from venire.models.budget import Purse
from venire.models.cast import Cast
from venire.models.configuration.live import LiveModels
from venire.models.pool import Pool
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.rules import Examination
from venire.seats.examination import court_line_up
from venire.settings import Settings

pytestmark = pytest.mark.anyio
WISH = DeliberationRequest(case="murder", seed="1", params=Params(size=3, max_rounds=2, early_end=False))


def named(path: Path, server: ScriptedServer, model: str, at: int) -> None:
    """Jurors are this model on the server, from this time of the file on."""
    path.write_text(f'roles: {{juror: {{provider: vllm, model: {model}, base_url: "{server.url}"}}}}')
    os.utime(path, ns=(at, at))


async def over(session: AnySession) -> None:
    while not session.over:
        rung = session.changed.next()
        if not session.over:
            await rung.wait()


def test_a_cast_follows_the_file_and_keeps_to_the_same_objects(tmp_path: Path, server: ScriptedServer) -> None:
    path = tmp_path / "models.yaml"
    named(path, server, "one", 1)
    for purse in (None, Purse(Budget(tokens=5))):
        cast = Cast(LiveModels(path, {}), Pool({}), purse)
        first, again = cast.models("juror"), cast.models("juror")
        named(path, server, "two", 2)
        changed = cast.models("juror")
        named(path, server, "one", 3)

        assert [model.name for model in (*first, *changed)] == ["vllm:one", "vllm:two"]
        assert first[0] is again[0] is cast.models("juror")[0]
        assert list(cast.models("judge")) == []


def test_what_cannot_be_called_is_left_out_and_told_once(
    tmp_path: Path, server: ScriptedServer, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "models.yaml"
    path.write_text("default: openai:gpt-4o\nfallbacks: [ollama:qwen3]")
    cast = Cast(LiveModels(path, {}), Pool({}))

    found = [[model.name for model in cast.models("juror")] for _ask in range(3)]

    assert found == [["ollama:qwen3"]] * 3
    assert [record.getMessage() for record in caplog.records] == [
        "openai:gpt-4o needs a key in OPENAI_API_KEY, which is not set. Set OPENAI_API_KEY, or let the understudy play."
    ]


async def test_a_file_changed_in_mid_session_binds_at_the_next_ask(tmp_path: Path, server: ScriptedServer) -> None:
    path = tmp_path / "models.yaml"
    named(path, server, "one", 1)

    def answered(request: Request) -> Reply:
        named(path, server, "two", 2)
        return speaks()(request)

    server.script = answered
    server.asked.clear()
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        session = await venire.open(WISH)
        await over(session)
        called = [entry.event.model for entry in session.entries if isinstance(entry.event, Called)]

    asked = [request.body["model"] for request in server.asked]
    assert asked[0] == "one"
    assert asked[-1] == "two"
    assert called == [f"vllm:{model}" for model in asked]


async def test_where_a_model_fails_its_fallback_speaks_and_the_record_says_so(
    tmp_path: Path, server: ScriptedServer
) -> None:
    (tmp_path / "models.yaml").write_text(
        f"""
        roles: {{juror: {{provider: vllm, model: weak, base_url: "{server.url}", retries: 0}}}}
        fallbacks: [{{model: strong}}]
        """
    )
    server.script = lambda request: speaks()(request) if request.body["model"] == "strong" else down(500)
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        session = await venire.open(WISH)
        await over(session)
        events = [entry.event for entry in session.entries]

    called = [(event.model, bool(event.error)) for event in events if isinstance(event, Called)]
    stepped = [(event.instead_of, event.who) for event in events if isinstance(event, SteppedIn)]
    assert set(called) == {("vllm:weak", True), ("vllm:strong", False)}
    assert stepped == [("vllm:weak", "vllm:strong")] * (len(called) // 2)
    assert len(stepped) >= 2


async def test_what_is_left_of_a_budget_is_read_off_the_record(tmp_path: Path, server: ScriptedServer) -> None:
    named(tmp_path / "models.yaml", server, "one", 1)
    server.script = speaks()
    server.asked.clear()
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        session = await venire.open(
            DeliberationRequest(case="murder", seed="1", params=WISH.params, budget=Budget(tokens=1500))
        )
        await over(session)
        purse = purse_of(session)
        spent = 1040 * len(server.asked)
        free = purse_of(await venire.open(WISH))

    assert purse is not None
    assert (purse.budget.tokens, purse.tokens) == (1500, spent)
    assert purse.refusal("vllm:one")[0]
    assert free is None


async def test_one_witness_of_one_case_has_a_model_of_its_own(tmp_path: Path, server: ScriptedServer) -> None:
    case = ShippedCases().load("murder")
    called, other = case.witnesses[0].id, case.witnesses[1].id
    (tmp_path / "models.yaml").write_text(
        f"""
        roles: {{witness: {{provider: vllm, model: any, base_url: "{server.url}"}}}}
        witnesses: {{murder/{called}: {{model: own}}, theft/{other}: {{model: stranger}}}}
        """
    )
    cast = Cast(LiveModels(tmp_path / "models.yaml", {}), Pool({}))
    line_up = court_line_up(Examination(case, "1"), cast)

    assert [line_up(Seat(f"witness/{name}"))[0].name for name in (called, other)] == ["vllm:own", "vllm:any"]
    assert line_up(Seat("judge"))[0].name == "understudy"
