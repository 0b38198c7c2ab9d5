"""The whole interface under Schemathesis: at every address what the document allows, and what it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Callable, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import checks as its_checks
from schemathesis.generation import GenerationMode
from schemathesis.python import asgi
from schemathesis.specs.openapi import checks as openapi_checks
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from venire.app import opened
from venire.rooms.rates import Buckets, Rate
from venire.settings import Settings
from venire.web.app import create_app

NAMED = (
    (its_checks, "not_a_server_error"),
    *((openapi_checks, f"{one}_conformance") for one in ("status_code", "content_type")),
    *((openapi_checks, f"{one}_conformance") for one in ("response_headers", "response_schema")),
)
CHECKS: list[Any] = [getattr(module, name) for module, name in NAMED]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
OURS = {"X-Venire": "1"}
SHORT: Mapping[str, Any] = {"case": "murder", "seed": "7", "rounds": 1}
ENDS = ("/end", "/close", "{session}")
"""What would take away the session or the room that the other addresses are tried with."""


@dataclass
class Interface:
    """The interface, and somebody who has a session of every sort and a seat in a room."""

    client: asgi.ASGIClient
    document: Any
    sessions: list[str] = field(default_factory=list[str])
    over: list[str] = field(default_factory=list[str])
    rooms: list[str] = field(default_factory=list[str])
    met: Counter[int] = field(default_factory=Counter[int])

    def post(self, path: str, body: Mapping[str, Any]) -> dict[str, Any]:
        answer = self.client.post(path, json=body, headers=OURS)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def furnish(self) -> None:
        """Something at every sort of address."""
        self.sessions = [str(self.post("/api/sessions", SHORT)["session"]) for _ in range(2)]
        self.sessions += [str(self.post(f"/api/{one}", {"case": "murder"})["session"]) for one in ("trials", "drills")]
        self.over = [str(self.post("/api/sessions?finish=1", {**SHORT, "unattended": True})["session"])]
        wish = {"proceeding": "deliberation", "case": "murder", "max_rounds": 1}
        self.rooms = [str(self.post("/api/rooms", wish)["code"]) for _ in range(2)]
        for code in self.rooms:
            self.post(f"/api/rooms/{code}/seats", {"seat": "juror/4"})
        self.post(f"/api/rooms/{self.rooms[0]}/start", {})


class Courthouse:
    """The application, made in the loop in which it is to live."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._pages = folder, list[FastAPI]()
        self._life = Starlette(lifespan=self._living)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        serving = self._life if scope["type"] == "lifespan" else self._pages[0]
        await serving(scope, receive, send)

    @asynccontextmanager
    async def _living(self, app: Starlette) -> AsyncGenerator[None]:
        given = Settings(data=self._folder, allowed_hosts="testserver", monitors="none")
        async with opened(given, in_memory=True) as venire:
            page = create_app(venire, rate=Rate(burst=1e9), reads=Rate(burst=1e9), sample=False)
            page.state.rooms.guesses = Buckets(Rate(burst=1e9))
            self._pages.append(page)
            yield


@contextmanager
def interface(folder: Path) -> Generator[Interface]:
    """The interface in a loop of its own."""
    app: Any = Courthouse(folder)
    with asgi.get_client(app) as client:
        made = Interface(client, schemathesis.openapi.from_asgi("/openapi.json", app))
        made.furnish()
        yield made
    asgi.shutdown_lifespans()


def tried(made: Interface, examples: int) -> None:
    """So many requests, each of which must be answered as the document says, and never with a 5xx."""
    each: list[st.SearchStrategy[Any]] = [made.document.as_strategy(mode) for mode in MODES]
    cases = st.one_of(each)
    quiet = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]

    @settings(max_examples=examples, deadline=None, suppress_health_check=quiet, phases=[Phase.generate, Phase.shrink],
              derandomize=examples < 500, database=None)  # fmt: skip
    @given(cases, st.randoms(use_true_random=False))
    def holds(case: Any, dice: Any) -> None:
        _sent(made, case, dice.choice)

    cast("Callable[[], None]", holds)()


def _sent(made: Interface, case: Any, choose: Callable[[list[Any]], Any]) -> None:
    _placed(made, case, choose)
    _quick(case)
    answer = case.call(session=made.client, headers=OURS)
    made.met[answer.status_code] += 1
    case.validate_response(answer, checks=CHECKS)
    _tidied(made, case, answer.json() if answer.status_code == 201 else {})


def _placed(made: Interface, case: Any, choose: Callable[[list[Any]], Any]) -> None:
    """Two in three at a session or in a room that there is; never where a stream has no end."""
    ended = case.path.endswith("/stream")
    ends = case.method in ("POST", "DELETE") and case.path.endswith(ENDS)
    known = {
        "session": [] if ends else made.over if ended else made.sessions + made.over,
        "code": [] if ends or ended else made.rooms,
        "seat": ["juror/4", "juror/5"],
        "kind": ["deliberation", "debate"],
        "case": ["murder"],
        "citation": ["611(c)"],
    }
    for name in case.path_parameters or ():
        if known.get(name) and choose([True, True, False]):
            case.path_parameters[name] = choose(known[name])


def _quick(case: Any) -> None:
    """Nobody waits for a turn, nor for the end of what was opened."""
    for name, least in (("wait", 0), ("finish", False)):
        if name in (case.query or {}) and case.query[name] not in ("nan", None, ""):
            case.query[name] = least


def _tidied(made: Interface, case: Any, body: Mapping[str, Any]) -> None:
    """What was opened is given up, so that what came before does not take the time of what comes after."""
    if "session" in body and body["session"] not in made.sessions + made.over:
        made.client.delete(f"/api/sessions/{body['session']}", headers=OURS)
