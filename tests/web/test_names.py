"""What a player is called: on the page, by the others, in what is taken away."""

import asyncio

import httpx
import pytest

from tests.web.playing import act, asked, begin, look, told
from venire.app import Venire

pytestmark = pytest.mark.anyio


async def home_with(venire: Venire, client: httpx.AsyncClient, **wish: object) -> str:
    """A session in which the player spoke to Sarah Chen in the first round, voted otherwise, and heard the verdict."""
    session = await begin(client, rounds=3, early_end=False, **wish)
    await act(client, session, await asked(venire, client, session, "choose_side"), "choose_side", side="defend")
    for _ in range(3):
        key = await asked(venire, client, session, "take_strategy")
        await act(client, session, key, "speak", text="The rail was broken before he came.", type="logical",
                  move="assert", target=2)  # fmt: skip
    key = await asked(venire, client, session, "cast_vote")
    await act(client, session, key, "cast_vote", vote="guilty")
    async with asyncio.timeout(20):
        await venire.court.finished(await venire.find(session))
    return session


@pytest.mark.parametrize(
    ("given", "name", "called"), [("", "Juror Seven", "Seven"), (" Ada  Lovelace ", *["Ada Lovelace"] * 2)]
)
async def test_a_player_is_never_called_by_the_absent_jurors_name(
    venire: Venire, client: httpx.AsyncClient, given: str, name: str, called: str
) -> None:
    session = await home_with(venire, client, name=given)
    seat = (await look(client, session))["view"]["jurors"][6]
    assert (seat["name"], seat["called"], seat["by"]) == (name, called, "person")
    for form in ("md", "html", "json", "jsonl"):
        taken = (await client.get(f"/api/sessions/{session}/export?format={form}")).text
        assert "Tess" not in taken
    written = (await client.get(f"/api/sessions/{session}/export?format=md")).text
    assert f"**{name}** (" in written
    for path in ("debrief", "replay"):
        page = (await client.get(f"/sessions/{session}/{path}")).text
        assert "Tess" not in page
        assert ">You<" in page


async def test_the_jurors_say_the_name_they_were_given(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await home_with(venire, client, name="Zuleikha")
    said = [one["event"] for one in (await look(client, session))["events"] if one["kind"] == "spoke"]
    mine = {one["turn"] for one in said if one["juror"] == 7}
    answers = [one["text"] for one in said if one["replies_to"] in mine and one["juror"] != 7]
    assert answers
    assert any("Zuleikha" in text for text in answers)


async def test_where_nobody_sits_the_seventh_is_tess(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client, unattended=True)
    assert (await look(client, session))["view"]["jurors"][6]["name"] == "Tess Hallam"


@pytest.mark.parametrize(
    ("name", "word"),
    [("Marcus", "already"), ("webb", "already"), ("x" * 31, "31"), ("{name}", "said"), ("<b>", "said"), ("--", "said")],
)
async def test_a_name_that_cannot_be_had(client: httpx.AsyncClient, name: str, word: str) -> None:
    answer = await client.post("/api/sessions", json={"case": "murder", "name": name})
    assert word in told(answer)["error"]
    assert (await client.get("/api/sessions")).json()["sessions"] == []
