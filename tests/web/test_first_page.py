"""The first page calls a case for whoever comes: the fullest, then one that has not been sat on."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.web.playing import begin
from venire.web.strings import say

pytestmark = pytest.mark.anyio


def called(page: str) -> str:
    """Id of the case that the first page calls; the court and the jury are offered the same one."""
    found = re.search(r'id="play" data-open="play" data-case="([^"]+)"', page)
    assert found
    assert f'data-examine data-case="{found[1]}"' in page
    return found[1]


async def test_a_newcomer_is_offered_the_fullest_case(client: httpx.AsyncClient) -> None:
    page = (await client.get("/")).text
    assert called(page) == "murder"
    assert say("home.why_first") in page


async def test_who_has_sat_on_it_is_offered_another(client: httpx.AsyncClient, stranger: httpx.AsyncClient) -> None:
    await begin(client)
    page = (await client.get("/")).text
    assert called(page) != "murder"
    assert say("home.why_next") in page
    assert called((await stranger.get("/")).text) == "murder"
