"""Whoever comes to one room: in a window of a browser, or as an agent at the other end of a protocol. All that each is
told goes over a line of its own, and is kept."""

from __future__ import annotations

import asyncio
import os
import shlex
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from mcp import Client, StdioServerParameters
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import House
from tests.browser.room import Visitor, visitor
from tests.mcp.agents import Agent
from tests.mcp.agents import Answers as AgentAnswers
from tests.support.one_room.line import Line
from tests.support.places import ROOT
from venire.host.session import AnySession
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat

PATIENCE = 15
"""Seconds in which whatever a test waits for must come."""
LONGEST = 45
"""Seconds for which an agent plays."""
COOKIE = "venire_seat_"


@dataclass
class Sitter:
    """Somebody in a seat, at a window."""

    house: House
    seen: Visitor
    line: Line
    seat: str = ""
    before: list[Line] = field(default_factory=list[Line])
    """The lines of devices that it has left."""
    left: list[Visitor] = field(default_factory=list[Visitor])
    state: dict[str, Any] = field(default_factory=dict[str, Any])
    """What it has in mind to do."""

    @property
    def page(self) -> Page:
        return self.seen.page

    @property
    def token(self) -> str:
        """The proof of its seat, from the jar of its browser."""
        jar: list[Any] = list(self.seen.context.cookies())
        return next((str(one["value"]) for one in jar if one["name"].startswith(COOKIE)), "")

    def goes(self, path: str) -> None:
        """To an address of the server, over its own line."""
        self.page.goto(self.line.address + path)

    def sits(self, code: str, seat: str, name: str) -> None:
        """Take this seat in the lobby."""
        self.goes(f"/rooms/{code}")
        self.page.fill("#name", name)
        self.page.click(f"li[data-seat='{seat}'] button")
        expect(self.page.locator("li.mine")).to_have_attribute("data-seat", seat)
        self.seat = seat

    def asked(self) -> list[Ask]:
        """What the house waits for from this seat now, as its page asks for it."""
        live = self.page.url.rpartition("/")[2]
        seen = self.page.evaluate("url => fetch(url).then(answer => answer.json())", f"/api/sessions/{live}")
        keys = [one["key"] for one in seen["asks"] if not one["standing"]]
        session = self.house.do(self.house.venire.find(live))
        return [ask for ask in session.asked_of(Seat(self.seat)) if ask.key in keys]

    def blameless(self) -> None:
        """Nothing went wrong at any of its windows but that its line was gone."""
        for one in (*self.left, self.seen):
            assert [fault for fault in one.faults if "net::ERR_" not in fault] == []
            assert one.foreign == []

    def loses_its_line(self, seconds: float) -> None:
        """For so long, by the clock of the house: nothing comes through, and the page says so."""
        self.seen.context.set_offline(True)
        self.house.do(self.line.breaks())
        expect(self.page.locator("#lost")).to_be_visible()
        self.house.leap(seconds)
        self.house.do(self.line.mends())
        self.seen.context.set_offline(False)
        expect(self.page.locator("#lost")).to_be_hidden()

    def takes_another_device(self, chromium: Browser, code: str) -> None:
        """By the link that the lobby makes; the old page is told that its seat has gone."""
        lobby = self.seen.watch(self.seen.context.new_page())
        lobby.goto(f"{self.line.address}/rooms/{code}")
        lobby.click("li.mine button >> nth=0")
        handed = lobby.locator("#handed input")
        expect(handed).to_be_visible()
        link = handed.input_value().removeprefix(self.line.address)
        old = self.page
        self.before.append(self.line)
        left = self.seen
        self.seen, self.line = window(chromium, self.house)
        self.goes(link)
        expect(self.page.locator("li.mine")).to_have_attribute("data-seat", self.seat)
        expect(old.locator("#told")).to_contain_text("gone")
        expect(lobby.locator("li.mine")).to_have_count(0)
        self.left.append(left)
        self.page.click("#acts a")
        self.page.wait_for_url("**/sessions/*")


def window(chromium: Browser, house: House, width: int = 1280, height: int = 800) -> tuple[Visitor, Line]:
    """A browser of its own on a line of its own, in which everything is shown at once."""
    line = house.do(Line(house.address).laid())
    made = visitor(chromium, line.address, width, height, calm=True)
    made.page.goto(line.address)
    made.page.evaluate("localStorage.setItem('venire.pace', 'once'); localStorage.setItem('venire.coach.court', 'off')")
    return made, line


Answers = Callable[[Sitter, Ask], None]
"""What somebody does at its page when it is asked; nothing of it is waited for."""


def play(house: House, session: AnySession, seats: Mapping[str, tuple[Sitter, Answers]]) -> None:
    """Everybody does what is asked at its page, one after the other, until it is over."""
    while (ask := house.do(_asked(session, seats))) is not None:
        sitter, answers = seats[ask.seat]
        answers(sitter, ask)
        house.do(_answered(session, ask))


async def _asked(session: AnySession, seats: Mapping[str, object]) -> Ask | None:
    """The first ask that waits for one of these seats, once there is one; None when it is over."""
    async with asyncio.timeout(PATIENCE):
        while not session.over:
            rung = session.changed.next()
            if waiting := [ask for seat in seats for ask in session.asked_of(Seat(seat)) if not ask.standing]:
                return waiting[0]
            await rung.wait()
    return None


async def _answered(session: AnySession, ask: Ask) -> None:
    async with asyncio.timeout(PATIENCE):
        while not session.over and any(one.key == ask.key for one in session.asked_of(Seat(ask.seat))):
            await session.changed.next().wait()


AgentSource: TypeAlias = str | StdioServerParameters
"""An address, or a command that the agent starts."""


@dataclass
class SeatedAgent:
    """An agent that has sat down and plays by itself, in a thread of its own."""

    seat: str = ""
    token: str = ""
    seated: threading.Event = field(default_factory=threading.Event)
    over: Future[list[dict[str, Any]]] = field(default_factory=Future[list[dict[str, Any]]])
    """Every line that it heard."""


def agent_plays(
    pool: ThreadPoolExecutor, source: AgentSource, code: str, name: str, answers: AgentAnswers
) -> SeatedAgent:
    """An agent joins the jury of this room, and plays it to its end."""
    agent = SeatedAgent()

    async def life() -> list[dict[str, Any]]:
        async with asyncio.timeout(LONGEST), Client(source) as client:
            joined = await Agent(client).joins("join_jury", room=code, name=name)
            agent.seat, agent.token = joined.given["seat"], joined.token
            agent.seated.set()
            return await joined.plays(answers)

    agent.over = pool.submit(asyncio.run, life())
    assert agent.seated.wait(PATIENCE), agent.over.exception(0) if agent.over.done() else "it never sat down"
    return agent


def piped(house: House, kept: Path) -> StdioServerParameters:
    """The command as an agent starts it, over the same data folder; all that it says is kept in this file."""
    command = shlex.join([sys.executable, "-m", "venire.cli.main", "mcp", "--transport", "stdio"])
    environment = {**os.environ, "VENIRE_DATA": str(house.folder), "VENIRE_MONITORS": "none"}
    return StdioServerParameters(
        command="/bin/sh", args=["-c", f"{command} | tee {shlex.quote(str(kept))}"], env=environment, cwd=ROOT
    )
