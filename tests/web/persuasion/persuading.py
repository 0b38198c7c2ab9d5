"""A persuasion over HTTP."""

from __future__ import annotations

import asyncio
import re

import httpx

from tests.web.playing import act, asked
from venire.app import Venire
from venire.library.persuasion_cards import shipped_for

ROBOT = {"case": "robot", "seed": "1"}
POINTS = (
    "Five of the six units carried out the notice with the pale lines, and without them not one did.",
    "The maker knew for five weeks that a sealed sheet of paper commanded its machines.",
    "It refused two such orders before, since nobody had sealed them.",
)
SEALED = re.compile(
    r"\b(stances?|impact|weights|topics|taken_in|mingled|made_from|thresholds?|key_evidence|"
    r"external_attack|technical_\w+|ai_autonomy|emotional_appeal|legal_precedent|victim_position|safety_measures|"
    r"corporate_responsibility|social_impact|positive|neutral|negative|unweighted|analysis|moved_by|put_off_by)\b"
)
"""Words that nothing sent before the settlement may hold. The case file of the robot has none of them."""
CONCERNS = tuple(told[:40] for card in shipped_for("robot").values() for told in card.hidden_concerns)


def leaks(text: str) -> list[str]:
    """What of the jurors' minds is in it."""
    return [*(found[0] for found in SEALED.finditer(text)), *(told for told in CONCERNS if told in text)]


async def persuasion(client: httpx.AsyncClient, **wish: object) -> str:
    """Open one on the robot; its id."""
    answer = await client.post("/api/persuasions", json={**ROBOT, **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["session"])


async def done(venire: Venire, client: httpx.AsyncClient, session: str, kind: str, **fields: object) -> None:
    """The player does something, once it is asked for."""
    key = await asked(venire, client, session, kind)
    answer = await act(client, session, key, kind, **fields)
    assert answer.status_code == 200, answer.text


async def talked(venire: Venire, client: httpx.AsyncClient, session: str) -> None:
    """Two jurors are visited, and something is said to each."""
    for juror, text in enumerate(POINTS[:2], start=1):
        await done(venire, client, session, "visit", juror=juror)
        await done(venire, client, session, "say", text=text, shows="E13" if juror == 1 else "")
    await asked(venire, client, session, "settle")


async def over(venire: Venire, session: str) -> None:
    async with asyncio.timeout(60):
        await venire.court.finished(await venire.find(session))
