"""The player sits where it asks to."""

import httpx
import pytest

from tests.web.playing import asked, begin, look, told
from venire.app import Venire

pytestmark = pytest.mark.anyio


async def test_the_player_of_another_seat_chooses_the_side(venire: Venire, client: httpx.AsyncClient) -> None:
    session = await begin(client, seat=3, name="Ada")
    await asked(venire, client, session, "choose_side")
    seen = await look(client, session)
    assert (seen["viewer"], seen["me"]) == ("juror/3", 3)
    assert [one["name"] for one in seen["view"]["jurors"] if one["by"] == "person"] == ["Ada"]


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"seat": 9, "size": 6}, "There is no seat 9 in a jury of 6."),
        ({"seat": 3, "unattended": True}, "Without a person nobody takes seat 3."),
    ],
)
async def test_a_seat_that_cannot_be_taken_is_refused(
    client: httpx.AsyncClient, wish: dict[str, object], sentence: str
) -> None:
    assert told(await client.post("/api/sessions", json={"case": "murder", **wish}))["error"] == sentence


async def test_any_client_of_the_common_door_can_choose_its_seat(venire: Venire, client: httpx.AsyncClient) -> None:
    answer = await client.post("/api/proceedings/deliberation", json={"case": "murder", "seed": "7", "seat": 2})
    assert answer.status_code == 201, answer.text
    session = str(answer.json()["session"])
    await asked(venire, client, session, "choose_side")
    assert (await look(client, session))["seat"] == "juror/2"
