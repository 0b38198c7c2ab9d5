"""Of the many things a speech rests on, three are shown and the rest are a press away; the data has them all."""

import asyncio
import json
import re

import httpx
import pytest

from tests.web.playing import begin, look
from venire.app import Venire

pytestmark = pytest.mark.anyio


async def test_three_are_shown_and_none_is_lost(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client, unattended=True)
    async with asyncio.timeout(20):
        await venire.court.finished(await venire.find(session))
    url = f"/api/sessions/{session}/export?format="
    record = [json.loads(line) for line in (await client.get(f"{url}jsonl")).text.splitlines()]
    cited = {one["event"]["turn"]: one["event"]["cites"] for one in record if one["kind"] == "spoke"}
    assert max(map(len, cited.values())) > 3

    brackets = re.findall(r"\[([^\]]+)\]$", (await client.get(f"{url}md")).text, re.MULTILINE)
    assert any(re.search(r"; and \d+ more$", bracket) for bracket in brackets)
    assert all(len(re.sub(r"; and \d+ more$", "", bracket).split("; ")) <= 3 for bracket in brackets)

    page = (await client.get(f"/sessions/{session}/debrief")).text
    assert '<details class="more">' in page
    html = (await client.get(f"{url}html")).text
    assert "<details><summary" in html

    live = [one["event"] for one in (await look(client, session))["events"] if one["kind"] == "spoke"]
    assert {one["turn"]: set(one["cites"]) for one in live} == {turn: set(ids) for turn, ids in cited.items()}
