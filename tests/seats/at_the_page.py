"""What the page and a person at it meet, told as plain values: for a process in which something is missing."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from tests.support.juror_person import JurorPerson
from tests.web.conftest import visitor
from venire.app import Venire, opened
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import settings
from venire.web.app import create_app

PERSON = 7
TYPED = "The paddle came down when he asked for it, so she heard him."


async def told() -> Mapping[str, object]:
    """The first page; a session refused on it; one that models and a person play."""
    async with opened(settings(), in_memory=True) as venire, visitor(create_app(venire)) as client:
        home = await client.get("/")
        refused = await client.post("/api/drills", json={"case": "murder"})
        return {
            "home": home.status_code,
            "page": home.text,
            "refused": refused.status_code,
            "error": refused.json().get("error", ""),
            "remedy": refused.json().get("remedy", ""),
            "kept": len(await venire.sessions()),
            "result": await _played(venire),
        }


async def _played(venire: Venire) -> str:
    params = Params(max_rounds=3, early_end=False)
    session = await venire.open(
        DeliberationRequest(case="murder", seed="models", params=params, holders={PERSON: "person"})
    )
    person = asyncio.create_task(JurorPerson(PERSON, TYPED).sit(session))
    await venire.court.finished(session)
    await person
    return session.result
