"""The real command, spoken with by the official client: over pipes, over HTTP, and at the door of the page."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncGenerator, Generator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from tests.cli.conftest import heed_interrupts, run_command
from tests.mcp.agents import Agent, Answers, Seat
from tests.support.places import ROOT

pytestmark = pytest.mark.anyio
JURY = {"case_id": "murder", "jurors": 3, "rounds": 1, "seed": "7"}


def _environment(data: Path) -> dict[str, str]:
    return {**os.environ, "VENIRE_DATA": str(data), "VENIRE_MONITORS": "none"}


@contextmanager
def _serving(data: Path, *words: str) -> Generator[str]:
    """The address of a server of its own."""
    process = subprocess.Popen(
        [sys.executable, "-m", "venire.cli.main", *words, "--port", "0"],
        stdout=subprocess.PIPE, text=True, env=_environment(data), cwd=ROOT, preexec_fn=heed_interrupts,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.terminate()
        assert process.wait(20) == 0


@asynccontextmanager
async def _piped(data: Path) -> AsyncGenerator[Agent]:
    """An agent that has started the command itself."""
    command = StdioServerParameters(
        command=sys.executable,
        args=["-m", "venire.cli.main", "mcp", "--transport", "stdio"],
        env=_environment(data),
        cwd=ROOT,
    )
    async with Client(command) as client:
        yield Agent(client)


def _juror(vote: str) -> Answers:
    async def answers(seat: Seat, ask: Mapping[str, Any]) -> None:
        if "cast_vote" in ask["answer_with"]:
            await seat.call("cast_vote", vote=vote)
        else:
            await seat.call("make_argument", argument_type="evidence", content=f"I vote {vote} on the windlass.")

    return answers


async def _play_together(ada: Seat, ben: Seat) -> None:
    """Both to the verdict, each of whom hears the other."""
    async with asyncio.timeout(90):
        heard = await asyncio.gather(ada.plays(_juror("guilty")), ben.plays(_juror("not_guilty")))
    for lines in heard:
        said = [line["text"] for line in lines if line["manner"] == "speech"]
        assert {"I vote guilty on the windlass.", "I vote not_guilty on the windlass."} <= set(said)
        assert any(line["text"].startswith("Verdict:") for line in lines)


async def test_an_agent_over_pipes_has_a_debate_held(tmp_path: Path) -> None:
    heard = list[str | None]()

    async def told(progress: float, total: float | None, message: str | None) -> None:
        heard.append(message)

    async with _piped(tmp_path) as agent:
        wanted = {"case_id": "murder", "rounds": 1, "seed": "1"}
        answer = await agent.client.call_tool("debate", wanted, progress_callback=told)
        assert answer.structured_content is not None
        assert answer.structured_content["over"]
        assert "round 1" in heard
    listed = run_command(tmp_path, "sessions", "--json")
    assert answer.structured_content["id"] in listed.out, "what an agent has held is the command's own to read"


async def test_two_agents_over_http_play_a_deliberation(tmp_path: Path) -> None:
    """At the door of the page; one of them speaks as clients did before July 2026."""
    with _serving(tmp_path, "serve") as address:
        async with Client(f"{address}/mcp") as one, Client(f"{address}/mcp", mode="legacy") as two:
            ada = await Agent(one).joins("join_jury", name="Ada", begin_at_once=False, **JURY)
            ben = await Agent(two).joins("join_jury", name="Ben", room=ada.given["room"])
            await ada.begins()
            await _play_together(ada, ben)


async def test_an_agent_over_pipes_and_one_over_http_sit_in_one_room(tmp_path: Path) -> None:
    """Two processes over one data folder: whatever is played goes on in one of them, and both hear it."""
    with _serving(tmp_path, "mcp", "--transport", "http") as address:
        async with Client(f"{address}/mcp") as client, _piped(tmp_path) as piped:
            ada = await Agent(client).joins("join_jury", name="Ada", begin_at_once=False, **JURY)
            ben = await piped.joins("join_jury", name="Ben", room=ada.given["room"])
            await ada.begins()
            await _play_together(ada, ben)


def _ran(data: Path, code: str) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own."""
    command, environment = [sys.executable, "-c", code], _environment(data)
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


def test_without_its_package_the_command_says_what_to_install(tmp_path: Path) -> None:
    hidden = "import sys; sys.modules['mcp'] = None; sys.argv = ['venire', 'mcp']"
    ran = _ran(tmp_path, f"{hidden}; from venire.cli.main import main; main()")
    assert ran.returncode == 2
    assert ran.stderr.startswith("The door for agents from outside is not installed (missing: mcp).")
    assert "pip install 'venire[mcp]'" in ran.stderr


@pytest.mark.parametrize("words", [["--help"], ["cases", "list"], ["serve", "--help"]])
def test_no_other_command_loads_the_protocol(tmp_path: Path, words: list[str]) -> None:
    code = (
        "import sys, atexit\natexit.register(lambda: print('LOADED', 'mcp.server' in sys.modules))\n"
        f"sys.argv = ['venire', *{words!r}]\nfrom venire.cli.main import main\nmain()"
    )
    ran = _ran(tmp_path, code)
    assert "LOADED False" in ran.stdout, ran.stdout + ran.stderr
