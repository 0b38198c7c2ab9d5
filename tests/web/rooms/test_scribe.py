"""Two people write at once: each is given the argument made of its own words."""

import httpx
import pytest
from fastapi import FastAPI

from tests.web.playing import act, asked, look
from tests.web.rooms.joining import room, sit, start
from venire.app import Venire

pytestmark = pytest.mark.anyio
WORDS = {
    "juror/1": "The lamp on the towpath was out, and nobody could have known a face by it.",
    "juror/2": "He had every reason to be afraid of the books being read aloud on Monday.",
}


async def test_the_scribe_gives_nobody_another_s_words(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    code = await room(client, size=4)
    people = {seat: await sit(page, code, seat) for seat in WORDS}
    session = await start(client, code)
    for who, vote in zip(people.values(), ("guilty", "not_guilty"), strict=True):
        key = await asked(venire, who, session, "cast_vote")
        await act(who, session, key, "cast_vote", vote=vote)
    keys = {seat: await asked(venire, who, session, "take_strategy") for seat, who in people.items()}
    live = await venire.find(session)
    await live.pause()  # both have chosen before the scribe takes up its pen
    for seat, who in people.items():
        taken = await act(who, session, keys[seat], "take_strategy", strategy="free_argument", text=WORDS[seat])
        assert taken.status_code == 200, taken.text
    await live.go_on()
    for seat, who in people.items():
        await asked(venire, who, session, "discard")
        assert (await look(who, session))["draft"]["text"].startswith(WORDS[seat][:20])
