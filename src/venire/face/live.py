"""A proceeding while it is held: what happens as it happens, what is asked of a seat, and answers to it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Generic, TypeVar

from venire.app import Venire
from venire.errors import AgentError
from venire.face.outcome import Outcome
from venire.host.receipt import Receipt
from venire.host.seals import require_ended, require_unsealed
from venire.host.session import AnySession
from venire.kernel.folds.views import SeenEntry
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import BENCH, Act, Event, Seat, Viewer

R_co = TypeVar("R_co", bound=Frozen, covariant=True)


class LiveSession(Generic[R_co]):
    """A proceeding that is open, and goes on by itself but for the seats that are held from elsewhere."""

    def __init__(self, venire: Venire, session: AnySession, ends: type[R_co], data: Path | None) -> None:
        """``ends``: what its debrief is."""
        self.venire = venire
        self.session = session
        self._ends = ends
        self._data = data

    @property
    def id(self) -> str:
        """The session's id."""
        return self.session.id

    @property
    def over(self) -> bool:
        """Whether nothing more is asked of anybody."""
        return self.session.over

    @property
    def elsewhere(self) -> Sequence[Seat]:
        """The seats that nobody here answers for."""
        return [seat for seat, away in self.session.people.items() if away]

    def asked_of(self, seat: str) -> Sequence[Ask]:
        """What is asked of this seat and not yet answered; ``ask.wants`` says by which acts."""
        return self.session.asked_of(Seat(seat))

    def view(self, seat: str) -> Frozen:
        """All that this seat may know now."""
        return self.session.view(Seat(seat))

    async def asks(self, seat: str) -> AsyncGenerator[Ask, None]:
        """What is asked of this seat, one after another, each as soon as it is asked, until it is over.

        Doors that merely stand open, such as that to another vote, are in :meth:`asked_of` alone.
        """
        known = set[str]()
        while not self.over:
            rung = self.session.changed.next()
            waiting = [ask for ask in self.asked_of(seat) if not ask.standing]
            known &= {ask.key for ask in waiting}
            fresh = next((ask for ask in waiting if ask.key not in known), None)
            if fresh is None:
                await rung.wait()
            else:
                known.add(fresh.key)
                yield fresh

    async def submit(self, seat: str, ask: Ask | str, act: Act) -> Receipt:
        """Answer what is asked of a seat. Raises :class:`venire.kernel.proceeding.Refused`."""
        key = ask.key if isinstance(ask, Ask) else ask
        return await self.session.submit(Seat(seat), key, act, secrets.token_hex(8))

    async def events(self, viewer: Viewer = BENCH) -> AsyncGenerator[Event, None]:
        """Every event as it happens, as this viewer may see it, until it is over.

        Raises :class:`venire.errors.VenireError` where what is sealed until the end is not for the bench either.
        """
        if self.elsewhere:
            require_unsealed(self.session, viewer)
            await self.session.look_in(viewer, "local", "view")
        async for item in self.session.streams.follow(viewer):
            if isinstance(item, SeenEntry):
                yield item.event

    async def outcome(self) -> Outcome[R_co]:
        """What comes of it, when it is over.

        Raises :class:`venire.errors.SafetyHalt` where a monitor stopped it, and :class:`AgentError` where nobody could
        answer for a seat.
        """
        await self._end()
        require_ended(self.session)
        if not self.session.over:
            seats = ", ".join(dict.fromkeys(ask.seat for ask in self.session.agenda()))
            raise AgentError(f"Nobody could answer for {seats}.", "See `venire models`.")
        reader = await self.venire.reader(self.session, BENCH)
        result = reader.ending
        assert isinstance(result, self._ends)
        key = await self.venire.court.store.key(self.id)
        return Outcome(result, self.session, key, self._data, replace(reader, kept=await reader.lines()))

    async def _end(self) -> None:
        """Until it is over, or until nobody is left who could answer."""
        driver = self.venire.court.driver(self.id)
        finished = asyncio.create_task(self.venire.court.finished(self.session))
        while not finished.done() and (driver is None or driver.state != "suspended"):
            rung = asyncio.create_task(self.session.changed.next().wait())
            await asyncio.wait({finished, rung}, return_when=asyncio.FIRST_COMPLETED)
            rung.cancel()
        if finished.done():
            finished.result()
        finished.cancel()
