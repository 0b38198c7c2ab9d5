"""People of a server with accounts."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import httpx
from fastapi import FastAPI

from tests.web.conftest import visitor
from venire.accounts.book import AccountBook

PASSWORD = "eleven angry pianos"


@asynccontextmanager
async def signed_in(
    door: FastAPI, book: AccountBook, name: str, role: str = "player"
) -> AsyncGenerator[httpx.AsyncClient]:
    """Somebody new, with a browser of its own, who has signed in by a link."""
    await book.add(name, role)
    async with visitor(door) as made:
        answer = await made.post("/api/sign-in", json={"link": (await book.link(name))[0]})
        assert answer.status_code == 200, answer.text
        yield made
