"""A proceeding that another package brings, over HTTP and in a browser: listed, begun, played, told, taken away."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.room import visitor
from tests.browser.test_accessible import clean
from tests.support.foreign import install_pennies

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server beside which the package is installed."""
    folder = tmp_path_factory.mktemp("foreign")
    install_pennies(folder)
    (folder / "data").mkdir()
    source = Path(__file__).parents[2] / "src"
    told = {"PYTHONPATH": f"{folder}{os.pathsep}{source}", "VENIRE_DATA": str(folder / "data")}
    process = subprocess.Popen(
        [sys.executable, "-m", "venire.cli.main", "serve", "--port", "0"],
        stdout=subprocess.PIPE, text=True, env={**os.environ, **told, "VENIRE_MONITORS": "injection"},
    )  # fmt: skip
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    yield found[0]
    process.kill()
    process.wait()


@pytest.fixture
def client(server: str) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server, headers={"X-Venire": "1"}, timeout=20) as made:
        yield made


def test_it_is_begun_forecast_and_exported_over_http(client: httpx.Client) -> None:
    kinds = {one["kind"]: one for one in client.get("/api/proceedings").json()["proceedings"]}
    assert kinds["pennies"]["settings"] == ["goal", "seed", "unattended"]
    assert client.post("/api/proceedings/pennies/forecast").json() == {"forecast": None}
    refused = client.post("/api/proceedings/pennies", json={"goal": 99})
    assert refused.status_code == 400, refused.text
    made = client.post("/api/proceedings/pennies", json={"goal": 2, "seed": "3", "unattended": True})
    assert made.status_code == 201, made.text
    session = made.json()["session"]
    with client.stream("GET", f"/api/sessions/{session}/stream") as stream:
        assert "event: end" in stream.read().decode()
    assert client.get(f"/api/pennies/{session}/score").json()["score"]["player/1"] == 2
    assert client.get(f"/api/sessions/{session}/export?format=csv").text.startswith("table,Round,First")
    assert "won" in client.get(f"/api/sessions/{session}/export?format=html").text
    mine = client.post("/api/proceedings/pennies", json={"goal": 2, "seed": "3"}).json()["session"]
    asked = client.get(f"/api/sessions/{mine}").json()
    assert asked["asks"][0]["wants"] == ["choose"]
    assert asked["score"] == {"player/1": 0, "player/2": 0}
    assert client.get(f"/sessions/{session}/replay").status_code == 404
    assert client.post(f"/api/sessions/{session}/fork", json={"turn": 2}).status_code == 201


def test_it_is_begun_and_played_in_a_browser(chromium: Browser, server: str) -> None:
    here = visitor(chromium, server, calm=True)
    page = here.page
    page.goto(server)
    page.click("text=Matching pennies")
    clean(page, "where it begins")
    page.fill("input[name=goal]", "2")
    page.click("text=Begin")
    page.wait_for_url("**/sessions/*")
    expect(page.locator("#hand")).to_be_visible()
    clean(page, "the room")
    for played in range(1, 4):
        if page.locator("#over").is_visible():
            break
        page.click("button[data-face=heads]")
        expect(page.locator("#rounds li")).to_have_count(played)
    page.click("text=How it went")
    expect(page.locator("h1")).to_contain_text("won")
    clean(page, "the debrief")
    page.goto(server)
    expect(page.locator(".mine li")).to_contain_text("Matching pennies: the")
    here.blameless()
