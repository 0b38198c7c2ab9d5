"""A server with accounts, and people who sign in to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from tests.web.accounts.people import PASSWORD
from tests.web.conftest import visitor
from venire.accounts.book import AccountBook
from venire.app import Venire, opened
from venire.settings import Settings
from venire.web.app import create_app
from venire.web.security.guard import Rate


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Venire]:
    given = Settings(data=tmp_path, allowed_hosts="court", monitors="none", accounts=True)
    async with opened(given, in_memory=True) as made:
        yield made


@pytest.fixture
def door(house: Venire) -> FastAPI:
    """The page of a server with accounts."""
    return create_app(house, rate=Rate(burst=1000), sample=False)


@pytest.fixture
def book(house: Venire) -> AccountBook:
    return AccountBook(house.court.store, house.court.clock.now)


@pytest.fixture
async def nobody(door: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in which nobody has signed in."""
    async with visitor(door) as made:
        yield made


@pytest.fixture
async def ada(door: FastAPI, book: AccountBook) -> AsyncIterator[httpx.AsyncClient]:
    """An admin who has signed in, by a password."""
    await book.add("ada", "admin")
    await book.set_password("ada", PASSWORD)
    async with visitor(door) as made:
        assert (await made.post("/api/sign-in", json={"name": "ada", "password": PASSWORD})).status_code == 200
        yield made
