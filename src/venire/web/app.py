"""The web application: one factory, given venire."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from importlib import resources
from typing import Any

from fastapi import APIRouter, FastAPI
from starlette.staticfiles import StaticFiles

from venire import __version__
from venire.accounts.audit import Audit
from venire.accounts.book import AccountBook
from venire.accounts.program_tokens import ProgramTokens
from venire.accounts.programs import Programs
from venire.accounts.tries import Tries
from venire.app import Venire
from venire.catalog import EXPORTS
from venire.errors import VenireError
from venire.kernel.request import HOUSE
from venire.models.use import UNDERSTUDY
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.rooms.rooms import Rooms
from venire.seats.casting import who_answers
from venire.sockets.extras import require
from venire.stores.memory import MemoryStore
from venire.web import home
from venire.web.accounts import managing, own_data, seating, signing, tokens
from venire.web.accounts import pages as account_pages
from venire.web.accounts.office import AccountsOffice
from venire.web.answers import answer, install
from venire.web.api import cases, forks, proceedings, rules, sessions, stream, turns
from venire.web.breath import breath_of
from venire.web.daily import page as daily
from venire.web.kind_page import pages_of
from venire.web.openapi.document import document
from venire.web.openapi.shape import ERRORS
from venire.web.rooms import api as rooms_api
from venire.web.rooms import pages, talk
from venire.web.rooms import turns as room_turns
from venire.web.routes import assets, debrief, exports, interface, session
from venire.web.security.callers import Callers, KnowsCallers
from venire.web.security.guard import Guard, Rate
from venire.web.security.hosts import Hosts
from venire.web.security.owners import Owners, secret_in
from venire.web.security.quota_gate import QuotaGate
from venire.web.security.signed_in import SignedInCallers
from venire.web.security.threshold import READS

ROOMS = (rooms_api, talk, room_turns, pages, daily)
SHARED = (
    *(cases, sessions, stream, turns, proceedings, rules, forks, *ROOMS, exports),
    *(tokens, own_data, signing, managing, seating, account_pages, assets, interface, home, session, debrief),
)
"""What every kind's sessions share; the rest comes with the kinds."""
SETTLING = 1.0
"""Seconds from the start until the sample is played: whoever waits for the first page is let in before."""
_log = logging.getLogger(__name__)


def create_app(
    venire: Venire,
    *,
    rate: Rate | None = None,
    reads: Rate = READS,
    sample: bool = True,
    listening: str | None = None,
) -> FastAPI:
    """The page and its JSON interface over this composition, which its caller opens and closes.

    ``sample``: have a finished session ready for a first visitor to read, played in the background; by the understudy
    only, since a language model is not called before somebody asks for it. ``listening``: the address on which the
    server answers, where it is not that of the settings.
    """

    rooms = Rooms(venire, breath_of)
    understudy = who_answers(venire.models.now(), os.environ)["juror"] == (UNDERSTUDY,)

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncGenerator[None]:
        tasks = [asyncio.create_task(rooms.watch())]
        if sample and understudy:
            tasks.append(asyncio.create_task(_sample(venire)))
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    app = FastAPI(title="venire", lifespan=living, openapi_url=None)
    app.state.venire = venire
    app.state.rooms = rooms
    app.state.tokens = ProgramTokens(venire.court.store, venire.court.clock.now)
    app.state.understudy = understudy
    for router in _routers(venire):
        app.include_router(router, responses=ERRORS)
    app.openapi = cache(partial(_document, app, venire))
    install(app)
    for package in {page.static for page in pages_of(venire.kinds).values() if page.static}:
        app.mount(f"/static/{package}", StaticFiles(packages=[(package, "static")]), name=package)
    static = resources.files("venire.web") / "static"
    app.mount("/static", StaticFiles(directory=str(static)), name="static")
    hosts = Hosts.of(listening or venire.settings.host, venire.settings.allowed_hosts.split(","))
    callers = _callers(app, venire, rooms)
    app.add_middleware(QuotaGate, quotas=venire.quotas, answer=answer)  # within the guard, which knows who asks
    app.add_middleware(Guard, callers=callers, hosts=hosts, rate=rate or Rate(), answer=answer, reads=reads)
    return app


def _routers(venire: Venire) -> Sequence[APIRouter]:
    """The routes of the house and of every kind, each once."""
    own = (router for page in pages_of(venire.kinds).values() for router in page.routers)
    return list({id(one): one for one in (*(module.router for module in SHARED), own_data.pages, *own)}.values())


def _document(app: FastAPI, venire: Venire) -> dict[str, Any]:
    """What is told of the interface, made when it is first asked for."""
    media = {name: form.media for name, form in EXPORTS.all().items()}
    return document(app, venire.kinds, media, __version__)


def _callers(app: FastAPI, venire: Venire, rooms: Rooms) -> KnowsCallers:
    """Who knows who sends a request; with accounts there is an office for them."""
    owners, tokens = _owners(venire), app.state.tokens
    app.state.office = app.state.audit = None
    if not venire.settings.accounts:
        return Callers(owners, tokens)
    require("accounts")
    store, now = venire.court.store, venire.court.clock.now
    accounts = AccountBook(store, now)
    app.state.audit = _audit(venire)
    app.state.office = AccountsOffice(accounts, app.state.audit, owners, Tries())
    return SignedInCallers(owners, accounts, Programs(accounts, tokens), rooms, guests=venire.settings.guests)


def _audit(venire: Venire) -> Audit:
    """Signed with the key of the data folder; over memory, with one that lasts as long."""
    store, now = venire.court.store, venire.court.clock.now
    if isinstance(store, MemoryStore):
        return Audit(store, now, secrets.token_bytes(32))
    return Audit.in_folder(store, now, venire.settings.data)


def _owners(venire: Venire) -> Owners:
    """Signed with the secret of the data folder; over memory, with one that lasts as long."""
    in_memory = isinstance(venire.court.store, MemoryStore)
    return Owners(secrets.token_urlsafe(32) if in_memory else secret_in(venire.settings.data))


async def _sample(venire: Venire) -> None:
    """One finished session that everyone may read, begun when the doors have been open for a moment."""
    await asyncio.sleep(SETTLING)
    try:
        if not any(head.over for head in await venire.sessions(HOUSE)):
            session = await venire.open(DeliberationRequest(seed="courthouse", owner=HOUSE))
            await venire.court.finished(session)
    except VenireError as error:
        _log.warning("no finished session could be prepared: %s", error)
