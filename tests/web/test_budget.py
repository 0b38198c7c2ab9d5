"""What models may spend, over HTTP and on the page; what they are likely to; and what is wrong with models.yaml."""

from __future__ import annotations

import os
from pathlib import Path

import httpx
import pytest

from venire.app import Venire
from venire.kernel.minutes import Budgeted

pytestmark = pytest.mark.anyio
FREE = "default: {provider: openai, model: scripted, base_url: 'http://127.0.0.1:9/v1', timeout: 1, retries: 0}\n"
ONE_WITNESS = {"case": "murder", "witnesses": ["W1"], "unattended": False}


@pytest.fixture
def modelled(venire: Venire, tmp_path: Path) -> Venire:
    """A model is named for every role; nobody answers at its address."""
    (tmp_path / "models.yaml").write_text(FREE, encoding="utf-8")
    return venire


@pytest.mark.parametrize(
    ("url", "body"),
    [
        ("/api/sessions", {"case": "murder"}),
        ("/api/examinations", ONE_WITNESS),
        ("/api/trials", ONE_WITNESS),
        ("/api/persuasions", {"case": "robot"}),
    ],
)
async def test_a_budget_is_recorded_and_a_wrong_one_is_answered_with_what_to_write(
    client: httpx.AsyncClient, venire: Venire, url: str, body: dict[str, object]
) -> None:
    wrong = await client.post(url, json={**body, "budget": "a lot"})
    assert wrong.status_code == 422
    assert wrong.json()["error"] == "'a lot' is no budget."
    assert "20000 or 20k" in wrong.json()["remedy"]
    assert not await venire.sessions()

    made = await client.post(url, json={**body, "budget": "20k"})
    session = await venire.find(made.json()["session"])
    assert [entry.event for entry in session.entries if isinstance(entry.event, Budgeted)] == [Budgeted(tokens=20_000)]
    assert made.json()["forecast"] is None


async def test_without_a_budget_there_is_no_limit(client: httpx.AsyncClient, venire: Venire) -> None:
    made = await client.post("/api/sessions", json={"case": "murder", "budget": " "})
    session = await venire.find(made.json()["session"])
    assert not [entry for entry in session.entries if isinstance(entry.event, Budgeted)]


@pytest.mark.parametrize(
    ("url", "body"),
    [
        ("/api/sessions/forecast", {"case": "murder", "rounds": 4}),
        ("/api/examinations/forecast", ONE_WITNESS),
        ("/api/trials/forecast", ONE_WITNESS),
        ("/api/persuasions/forecast", {"case": "robot", "turns": 6}),
    ],
)
async def test_a_forecast_opens_nothing(
    client: httpx.AsyncClient, modelled: Venire, url: str, body: dict[str, object]
) -> None:
    told = (await client.post(url, json=body)).json()["forecast"]
    assert told["told"].startswith("About ")
    assert "openai:scripted" in told["told"]
    assert told["least"]["calls"] <= told["likely"]["calls"] <= told["most"]["calls"]
    assert not await modelled.sessions()


async def test_what_opens_a_session_tells_the_forecast_too(client: httpx.AsyncClient, modelled: Venire) -> None:
    made = (await client.post("/api/sessions", json={"case": "murder", "rounds": 4})).json()
    assert made["forecast"]["likely"]["tokens_in"] > 10_000


async def test_the_forms_ask_for_a_budget_where_a_model_plays(client: httpx.AsyncClient, modelled: Venire) -> None:
    first = (await client.get("/")).text
    assert first.count('name="budget"') == 2
    assert "data-forecast" in first
    persuading = (await client.get("/persuade")).text
    assert persuading.count('name="budget"') == 1
    assert "data-forecast" in persuading


async def test_where_no_model_plays_nobody_is_asked_for_a_budget(client: httpx.AsyncClient) -> None:
    assert 'name="budget"' not in (await client.get("/")).text


async def test_the_owner_of_the_house_is_told_of_a_file_gone_wrong(
    client: httpx.AsyncClient, modelled: Venire, tmp_path: Path
) -> None:
    assert "models.yaml, roles" not in (await client.get("/")).text
    (tmp_path / "models.yaml").write_text("roles: {juge: openai:gpt-4o}\n", encoding="utf-8")
    os.utime(tmp_path / "models.yaml", (1, 1))
    page = (await client.get("/")).text
    assert "there is no such role; did you mean judge?" in page
    assert "Until then everything stays as it was." in page
    assert page.count('name="budget"') == 2
