"""The page shows words of a real model while it finds them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import House
from tests.browser.conftest import chromium as chromium
from tests.browser.conftest import launched as launched
from tests.browser.room import visitor
from tests.real_model.playing import write_models
from tests.real_model.server import RealServer

pytestmark = [pytest.mark.browser, pytest.mark.prove]
PATIENCE = 300_000
"""Milliseconds in which one of the table's first calls comes to a whole sentence."""


def test_a_sentence_is_on_the_page_while_the_model_is_still_at_work(
    chromium: Browser, real: RealServer, tmp_path: Path
) -> None:
    write_models(real, tmp_path)
    with House(tmp_path) as house:
        here = visitor(chromium, house.address)
        page = here.page
        page.goto(house.address)
        page.evaluate("localStorage.setItem('venire.pace', 'once')")
        made = page.request.post(
            f"{house.address}/api/sessions",
            data={"case": "tiny", "seed": "page", "unattended": True, "rounds": 1, "size": 4, "rule": "unanimous"},
            headers={"X-Venire": "1"},
        ).json()
        page.goto(f"{house.address}{made['url']}")
        expect(page.locator("#forming")).to_have_text(re.compile(r"\w.+ …$"), timeout=PATIENCE)
        assert real.busy
        here.blameless()
