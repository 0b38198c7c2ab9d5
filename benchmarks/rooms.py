"""How soon an act in a room is seen by all who look: ``python benchmarks/rooms.py``.

One server process (``venire serve``), and this one, which plays everybody over bare sockets: in each room so many
people sit in one jury, each with a stream of its own, and one of them changes its vote once a second. Milliseconds from
the act until the last of them has seen it; what was lost, what came out of order; memory and processor time of the
server. Goal: 150 ms for 95 of 100 acts, nothing lost, nothing out of order, 600 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from statistics import quantiles
from time import perf_counter
from typing import Any

import psutil

GOAL_MS, GOAL_MB = 150, 600
CASE = "murder"
PATIENCE = 60.0
SETTLING = 5.0
"""Seconds after the last act in which what is late may still come."""
AT_ONCE = 8
"""Rooms that are laid at once."""


@dataclass
class Wire:
    """A connection that is kept, from an address of its own: a server takes only so much from one."""

    port: int
    own: str
    token: str = ""
    cookie: str = ""
    reader: asyncio.StreamReader | None = None
    writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The answer to a request, which must be a good one."""
        reader, _ = await self.sent(method, path, body)
        status = await reader.readline()
        length = 0
        while (line := await reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.partition(b":")
            length = int(value) if name.lower() == b"content-length" else length
            if name.lower() == b"set-cookie" and not self.token:
                self.cookie = value.strip().partition(b";")[0].decode()
        told = await reader.readexactly(length)
        if b" 20" not in status:
            raise RuntimeError(f"{method} {path}: {status!r} {told[:200]!r}")
        return json.loads(told)

    async def sent(
        self, method: str, path: str, body: Mapping[str, Any] | None = None
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The two ends, after the request has been sent."""
        if self.reader is None or self.writer is None or self.reader.at_eof():  # kept no longer than a few seconds
            here = asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.own, 0), limit=2**20)
            self.reader, self.writer = await here
        content = b"" if body is None else json.dumps(body).encode()
        proof = f"Authorization: Bearer {self.token}\r\n" if self.token else f"Cookie: {self.cookie}\r\n"
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Venire: 1\r\n{proof}"
        sort = "Content-Type: application/json\r\n" if content else ""
        self.writer.write(f"{head}{sort}Content-Length: {len(content)}\r\n\r\n".encode() + content)
        return self.reader, self.writer


@dataclass
class Room:
    """A jury of people, all of whom look; one of them acts."""

    number: int
    session: str
    viewers: list[Wire]
    door: str
    """The ask by which the last of them changes its vote."""
    first: int
    """Which vote it gives first: another than it has."""
    seen: list[list[float]]
    """By viewer: when each act was seen."""
    sent: list[float] = field(default_factory=list[float])
    disorder: int = 0
    late: int = 0


Viewers = Callable[[int], int]
"""How many look at the room of this number."""


def address(room: int, place: int) -> str:
    return f"127.{1 + room // 250}.{1 + room % 250}.{1 + place}"


async def laid(port: int, number: int, size: int) -> Room:
    """A room in which the first votes have been cast, and somebody is asked to speak."""
    host = Wire(port, address(number, 9))
    wish = {"proceeding": "deliberation", "case": CASE, "seed": str(number), "size": max(2, size)}
    opened = await host.ask("POST", "/api/rooms", {**wish, "early_end": False})
    code = opened["code"]
    seats = [Wire(port, address(number, place)) for place in range(size)]
    for place, seat in enumerate(seats, 1):
        taken = await seat.ask("POST", f"/api/rooms/{code}/seats", {"seat": f"juror/{place}"})
        seat.token = taken["token"]
    begun = await host.ask("POST", f"/api/rooms/{code}/start", {})
    session = begun["session"]
    await _votes(session, seats)
    told = await seats[-1].ask("GET", f"/api/sessions/{session}")
    first = VOTES.index(told["view"]["votes"][str(size)]) + 1
    return Room(number, session, seats, await _door(session, seats[-1]), first, [[] for _ in seats])


async def _votes(session: str, seats: list[Wire]) -> None:
    """The side and the first votes, until somebody is asked to speak."""
    waiting = True
    while waiting:
        waiting = False
        for place, seat in enumerate(seats):
            told = await seat.ask("GET", f"/api/sessions/{session}")
            for ask in told["asks"]:
                if ask["standing"] or not {"choose_side", "cast_vote"} & set(ask["wants"]):
                    continue
                waiting = True
                kind = "choose_side" if "choose_side" in ask["wants"] else "cast_vote"
                vote = {"side": "defend"} if kind == "choose_side" else {"vote": VOTES[place % 2]}
                await seat.ask("POST", f"/api/sessions/{session}/acts", _act(ask["key"], kind, vote))
        waiting = waiting or not await _door(session, seats[-1])


async def _door(session: str, seat: Wire) -> str:
    """The ask by which a vote is changed at any time; empty before there is one."""
    told = await seat.ask("GET", f"/api/sessions/{session}")
    doors = [ask["key"] for ask in told["asks"] if ask["standing"] and "cast_vote" in ask["wants"]]
    return doors[0] if doors else ""


VOTES = ("guilty", "not_guilty")


def _act(ask: str, kind: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    return {"ask": ask, "act_id": os.urandom(8).hex(), "kind": kind, "act": fields}


async def watched(room: Room, place: int) -> None:
    """Reads its stream for ever: when it saw each change of a vote, and whether the numbers follow each other."""
    seat, number = Wire(room.viewers[place].port, room.viewers[place].own, room.viewers[place].token), 0
    mine = f'"juror": {len(room.viewers)},'.encode()
    reader, _ = await seat.sent("GET", f"/api/sessions/{room.session}/stream")
    while line := await reader.readline():
        if line.startswith(b"id:"):
            room.disorder += int(line[3:]) != number + 1
            number = int(line[3:])
        elif line.startswith(b"data:") and b'"kind": "vote_changed"' in line and mine in line:
            room.seen[place].append(perf_counter())


async def acted(room: Room, seconds: float, begin: float) -> None:
    """One act a second, each room at its own part of it."""
    for tick in range(int(seconds)):
        await asyncio.sleep(max(0.0, begin + tick + (room.number % 97) / 97 - perf_counter()))
        vote = {"vote": VOTES[(room.first + tick) % 2]}
        room.sent.append(perf_counter())
        room.late += room.sent[-1] > begin + tick + 2
        await room.viewers[-1].ask("POST", f"/api/sessions/{room.session}/acts", _act(room.door, "cast_vote", vote))


@dataclass(frozen=True)
class Row:
    """One load. Milliseconds, megabytes, the share of one processor that the server took while acts came."""

    rooms: int
    viewers: int
    acts: int
    p50: float
    p95: float
    longest: float
    lost: int
    disorder: int
    late: int
    """Acts that waited for a second and more for the answer to the one before."""
    mb: float
    processor: float
    laid_s: float


async def measured(port: int, server: psutil.Process, rooms: int, viewers: Viewers, seconds: float) -> Row:
    """Everybody comes, and then acts."""
    gate, began = asyncio.Semaphore(AT_ONCE), perf_counter()

    async def one(number: int) -> Room:
        async with gate:
            return await laid(port, number, viewers(number))

    made = await asyncio.gather(*map(one, range(rooms)))
    took = perf_counter() - began
    streams = [asyncio.create_task(watched(room, place)) for room in made for place in range(len(room.viewers))]
    await asyncio.sleep(2)  # everybody looks
    before, begin = _processor(server), perf_counter()
    await asyncio.gather(*(acted(room, seconds, begin) for room in made))
    spent, over = _processor(server) - before, perf_counter() - begin
    await _settled(made)
    for stream in streams:
        stream.cancel()
    return _row(made, server.memory_info().rss / 1e6, spent / over, took)


def _processor(server: psutil.Process) -> float:
    return sum(sum(one.cpu_times()[:2]) for one in (server, *server.children(recursive=True)))


async def _settled(rooms: list[Room]) -> None:
    until = perf_counter() + SETTLING
    while perf_counter() < until and any(len(seen) < len(room.sent) for room in rooms for seen in room.seen):
        await asyncio.sleep(0.05)


def _row(rooms: list[Room], mb: float, processor: float, took: float) -> Row:
    times = [(max(seen) - sent) * 1000 for room in rooms for sent, *seen in zip(room.sent, *room.seen, strict=False)]
    cuts = quantiles(times, n=100)
    lost = sum(len(room.sent) - len(seen) for room in rooms for seen in room.seen)
    late = sum(room.late for room in rooms)
    disorder = sum(room.disorder for room in rooms)
    looked = sum(len(room.viewers) for room in rooms)
    figures = (round(cuts[49], 1), round(cuts[94], 1), round(max(times), 1))
    return Row(
        len(rooms), looked, len(times), *figures, lost, disorder, late, round(mb), round(processor, 2), round(took, 1)
    )


@contextmanager
def served(folder: str) -> Iterator[tuple[int, psutil.Process]]:
    """A server of its own, and its port."""
    given = {"VENIRE_DATA": folder, "VENIRE_CONNECTIONS": "10000", "VENIRE_MONITORS": "none"}
    command = [sys.executable, "-m", "venire.cli.main", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **given}) as process:
        try:
            assert process.stdout is not None
            found = re.search(r":(\d+)", process.stdout.readline())
            assert found is not None
            yield int(found[1]), psutil.Process(process.pid)
        finally:
            process.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--viewers", type=int, default=5, help="in each room; 0: two to five")
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    gc.disable()  # this process is to be in nobody's way
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 16_384)), hard))

    def viewers(number: int) -> int:
        return arguments.viewers or 2 + number % 4

    with tempfile.TemporaryDirectory() as folder, served(folder) as (port, server):
        row = asyncio.run(measured(port, server, arguments.rooms, viewers, arguments.seconds))
    if arguments.json:
        print(json.dumps(asdict(row)))
        return
    met = row.p95 <= GOAL_MS and not row.lost and not row.disorder and row.mb <= GOAL_MB
    print(f"{row.rooms} rooms, {row.viewers} who look, {row.acts} acts; laid in {row.laid_s:g} s")
    print(f"act until all have seen it: p50 {row.p50:g} ms, p95 {row.p95:g} ms, longest {row.longest:g} ms")
    print(f"lost {row.lost}, out of order {row.disorder}, late {row.late}; {row.mb} MB, {row.processor:g} processors")
    print(f"goal {GOAL_MS} ms, nothing lost, nothing out of order, {GOAL_MB} MB: {'met' if met else 'missed'}")


if __name__ == "__main__":
    main()
