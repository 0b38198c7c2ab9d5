"""Words of a model on their way: the page shows the first sentence while the second is still being found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.room import visitor
from tests.scripted_server import Reply, ScriptedServer, serving
from tests.scripted_server.replies import fills
from tests.scripted_server.requests import Request

pytestmark = pytest.mark.browser
FIRST, SECOND = "Hold on to the lamp for a moment.", "Nobody has yet told us who lit it, or why."


@pytest.fixture
def scripted() -> Iterator[ScriptedServer]:
    with serving() as server:
        yield server


@pytest.fixture
def modelled(scripted: ScriptedServer, tmp_path: Path) -> Iterator[str]:
    """A venire whose jurors are the scripted model's."""
    entry = f"{{provider: openai, model: scripted, base_url: '{scripted.url}', retries: 0}}"
    (tmp_path / "models.yaml").write_text(f"roles:\n  juror: {entry}\n", encoding="utf-8")
    with House(tmp_path) as made:
        yield made.address


def test_the_first_sentence_is_on_the_page_before_the_speech_is_on_the_record(
    chromium: Browser, modelled: str, scripted: ScriptedServer
) -> None:
    gate = Event()

    def slowly(request: Request) -> Reply:
        speech = {"text": f"{FIRST} {SECOND}", "type": "evidence"}
        return fills("speak", speech)(request).halved(gate)

    scripted.script = slowly
    here = visitor(chromium, modelled)
    page = here.page
    here.sit(rounds=1)
    page.click(".sides .defend")
    page.click("#confirm-yes")
    forming, said = page.locator("#forming"), page.locator("#turns li.entry")
    expect(forming).to_contain_text(f"{FIRST} …")
    assert said.count() == 0
    events = page.request.get(f"{page.url.replace('/sessions/', '/api/sessions/')}/events").text()
    assert "first_ballot" in events
    assert FIRST not in events

    gate.set()
    expect(said.first).to_contain_text(f"{FIRST} {SECOND}")
    expect(forming).to_be_hidden()
    here.blameless()
