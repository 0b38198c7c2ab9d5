"""A server to be killed: ``python -m tests.host.killable FILE``. It plays, prints what was acknowledged, and plays on.

One bidder of each fair is a person who, as a browser would, sends each act until it is acknowledged.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tests.kernel.toys.auction import Bid, fair_opening
from tests.support.hosting import CODECS, KINDS, Scripted, everyone, play
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.stores.sqlite import SqliteStore

PERSON = Seat("b")
LOTS = 30
SESSIONS = 3


class Unhurried(Scripted):
    """Lets others go first now and then."""

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        await asyncio.sleep(0.001 if len(ask.key) % 2 else 0)
        return await super().answer(ask, view)


def bid(key: str) -> Bid:
    """The person's bid, the same however often it is sent."""
    return Bid(amount=sum(map(ord, key)) % 89 + 200)


async def bidding(session: AnySession) -> None:
    while not session.over:
        rung = session.changed.next()
        for ask in session.asked_of(PERSON):
            await session.submit(PERSON, ask.key, bid(ask.key), f"person:{ask.key}")
            print(f"{session.id} person:{ask.key}", flush=True)  # noqa: T201 - this is the acknowledgement
        if not session.over:
            await rung.wait()


async def serve(path: Path) -> None:
    """Go on with what there is, and open new sessions until there are enough."""
    court = Court(await SqliteStore.at(path, CODECS), KINDS, everyone(Unhurried(play)))
    sessions = list(await court.resume())
    while len(sessions) < SESSIONS:
        opening = fair_opening(("a", "b", "c"), lots=LOTS)
        sessions.append(await court.open("fair", opening, owner="ann", title="", people=(PERSON,)))
        await court.drive(sessions[-1])
    print("ready", flush=True)  # noqa: T201 - the parent waits for it
    await asyncio.gather(*(bidding(session) for session in sessions))
    await asyncio.gather(*(court.finished(session) for session in sessions))
    await court.close()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
