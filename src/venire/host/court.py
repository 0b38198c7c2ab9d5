"""Many sessions: opened, found, listed, driven by lease, and taken up again after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from typing import TypeAlias
from weakref import WeakValueDictionary

from venire.errors import VenireError
from venire.host.clock import Clock, SystemClock
from venire.host.driver import Driver, Pace
from venire.host.holder import leased, own_name, renewed
from venire.host.rounds import LEASE, Rounds
from venire.host.seals import UNREADABLE, Damaged, know_sources, require_as_pinned, unreadable
from venire.host.session import AnySession, Session
from venire.host.tasks import stop, tell_fault
from venire.host.watch.monitoring import Monitoring
from venire.kernel.kind import AnyKind
from venire.kernel.minutes import Seated
from venire.kernel.opening import content_hash
from venire.kernel.record import Entry, Event, Seat
from venire.ports import Altered, LineUp, Monitor, SessionHead, Store

LineUps: TypeAlias = Callable[[AnySession], LineUp]
"""Who answers for each seat of a session, where no person does."""
Monitors: TypeAlias = Callable[[AnySession], Sequence[Monitor]]
"""Who watches a session: made anew whenever it is taken up, and shown its record from the beginning."""
KEY_BYTES = 32
FINISHED_KEPT = 100
"""How many finished sessions stay in memory."""
_log = logging.getLogger(__name__)


class NoSession(VenireError):
    """No session has this id."""

    def __init__(self) -> None:
        super().__init__("There is no such session.", "Choose one from the list of sessions.")


def _nobody(_session: AnySession) -> Sequence[Monitor]:
    return ()


def _anything(_session: AnySession) -> None:
    pass


def new_id() -> str:
    """A name for a session that nobody can guess and anybody can type."""
    return secrets.token_hex(8)


class Court:
    """The sessions of one server over one store."""

    def __init__(
        self,
        store: Store,
        kinds: Mapping[str, AnyKind],
        line_ups: LineUps,
        clock: Clock | None = None,
        *,
        endures: bool = True,
        monitors: Monitors = _nobody,
        admits: Callable[[AnySession], None] = _anything,
        lack: Callable[[str], VenireError] | None = None,
    ) -> None:
        """``endures``: whether trouble with the store is waited out, as a server must, or ends the driver; ``admits``
        raises :class:`VenireError` for a session that is not to be opened; ``lack``: why there is no kind of this
        name."""
        self.store = store
        self.clock = clock or SystemClock()
        self.holder = own_name()
        self._kinds = kinds
        self._line_ups = line_ups
        self._endures = endures
        self._monitors = monitors
        self._lack = lack
        self._admits = admits
        self._monitoring: dict[str, asyncio.Task[None]] = {}
        self._live: dict[str, AnySession] = {}
        self._held: WeakValueDictionary[str, AnySession] = WeakValueDictionary()
        """Every session that anybody still holds: nobody is given a second one of the same."""
        self._looked_for: dict[str, datetime] = {}
        self._loading = asyncio.Lock()
        self._taking = asyncio.Lock()
        self._drivers: dict[str, Driver] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: dict[str, BaseException] = {}
        self._watching: asyncio.Task[None] | None = None

    async def open(
        self,
        kind: str,
        opening: Sequence[Event],
        contents: Sequence[bytes] = (),
        *,
        owner: str,
        title: str,
        people: Sequence[Seat] = (),
        agents: Collection[Seat] = (),
    ) -> AnySession:
        """A new session: the contents that its opening pins are kept first, then everything is recorded at once.

        ``people`` are the seats for which no participant is asked; ``agents`` those of them who are no persons.
        """
        self._kind(kind)
        for content in contents:
            await self.store.keep(content_hash(content), content)
        at = self.clock.now()
        head = SessionHead(new_id(), kind, title, owner, at.isoformat(), 0, over=False)
        events = (*opening, *(Seated(seat=seat, person=True, agent=seat in agents) for seat in people))
        return await self.admit(head, [Entry(seq, at, event) for seq, event in enumerate(events, start=1)])

    async def admit(self, head: SessionHead, entries: Sequence[Entry]) -> AnySession:
        """A session whose record begins with these entries, under a new signing key. Raises :class:`VenireError` for
        one that is not to be opened."""
        session = await self._session(head, entries)
        self._admits(session)
        await self.store.create(head, secrets.token_bytes(KEY_BYTES))
        await self.store.append(head.session, 0, entries)
        for pin, content in session.contents.items():  # one that was deleted meanwhile may have taken it along
            await self.store.keep(pin, content)
        await know_sources(session, self._live, self.store)
        self._keep(session)
        return session

    async def find(self, session: str) -> AnySession:
        """The live session with this id, read from the store if need be, and up to date with what others wrote.

        Raises :class:`VenireError`.
        """
        found = await self.peek(session)
        self._keep(found)
        if self._elsewhere(found):
            await self.catch_up(found)
        await know_sources(found, self._live, self.store)
        return found

    async def peek(self, session: str) -> AnySession:
        """The same, which need not be up to date and is kept no longer than somebody holds it."""
        async with self._loading:
            found = self._held.get(session) or await self._load(session)
            self._held[session] = found
            return found

    async def catch_up(self, session: AnySession) -> None:
        """Hear what others wrote. Raises :class:`NoSession` for one that another server deleted: it is forgotten."""
        try:
            await session.catch_up()
        except KeyError as error:
            await self.lay_down(session)
            self._held.pop(session.id, None)
            raise NoSession from error

    def _keep(self, session: AnySession) -> None:
        """In memory from now on."""
        self._live[session.id] = self._held[session.id] = session
        self._looked_for[session.id] = self.clock.now()
        self._tidy()

    def awake(self) -> Sequence[tuple[AnySession, datetime]]:
        """The sessions in memory, each with when it was last looked for."""
        return [(session, self._looked_for[name]) for name, session in self._live.items()]

    def _forget(self, session: str) -> None:
        self._live.pop(session, None)
        self._looked_for.pop(session, None)

    def _tidy(self) -> None:
        """Finished sessions are read again when somebody asks for them."""
        over = [name for name, session in self._live.items() if session.over and name not in self._tasks]
        for name in over[:-FINISHED_KEPT]:
            self._forget(name)

    def _elsewhere(self, session: AnySession) -> bool:
        return not session.over and session.id not in self._drivers

    async def _load(self, session: str) -> AnySession:
        try:
            head, entries = await self.store.head(session), await self.store.read(session)
        except KeyError as error:
            raise NoSession from error
        except Altered as error:
            remedy = f"Put back a copy of the data folder; `venire verify {session}` names what was altered."
            raise Damaged(str(error), remedy) from error
        except UNREADABLE as error:
            raise unreadable(session, error) from error
        try:
            return await self._session(head, entries)
        except UNREADABLE as error:
            raise unreadable(session, error) from error

    async def _session(self, head: SessionHead, entries: Sequence[Entry]) -> AnySession:
        kind = self._kind(head.kind)
        if not entries:
            raise Damaged("This session was never opened.", "Open a new one.")
        try:
            pinned = {pin: await self.store.content(pin) for pin in kind.pins(entries[0].event)}
        except KeyError as error:
            raise Damaged("What this session was opened on has not been kept.", "Open a new one.") from error
        require_as_pinned(pinned)
        return Session(head, kind, self.store, self.clock, pinned, entries)

    def _kind(self, name: str) -> AnyKind:
        if name not in self._kinds and self._lack is not None:
            raise self._lack(name)
        if name not in self._kinds:
            raise VenireError(f"There is no proceeding {name!r}.", f"Choose one of: {', '.join(sorted(self._kinds))}.")
        return self._kinds[name]

    async def list(self, owner: str | None = None) -> Sequence[SessionHead]:
        """Newest first; of one owner, or all. One whose opening was cut short by a fault is nobody's."""
        return [head for head in await self.store.sessions(owner) if head.entries]

    async def drive(self, session: AnySession, *, pace: Pace | None = None) -> Driver | None:
        """Start the driver of a session, or return the one that runs here; None while another server drives it.

        Raises :class:`VenireError` where nobody can be found who answers, or who watches.
        """
        if session.id not in self._drivers and not await self._lease(session.id):
            return None
        if session.id in self._drivers:
            return self._drivers[session.id]
        try:
            driver = Driver(session, self._line_ups(session), holder=self.holder, pace=pace, endures=self._endures)
            monitoring = Monitoring(session, self._monitors(session))
        except Exception as error:
            await self.store.release(session.id, self.holder)
            raise _not_seated(session, error) from error
        self._drivers[session.id] = driver
        self._tasks[session.id] = asyncio.create_task(self._run(session, driver, monitoring))
        return driver

    async def take_up(self, session: AnySession, *, pace: Pace | None = None, wakes: bool = False) -> Driver | None:
        """Drive a session that nobody drives: only then is the time it lay given back.

        A paused one stays paused, unless ``wakes``; one that ended before it could be closed is closed. None where
        another drives it, and no trace is left.
        """
        async with self._taking:
            if session.id in self._drivers or not await self._lease(session.id):
                return None
            await session.catch_up()
            if not session.over and (wakes or session.timing.paused is None):
                await session.go_on()
            return await self.drive(session, pace=pace)

    def driver(self, session: str) -> Driver | None:
        """The driver that runs here, if one does."""
        return self._drivers.get(session)

    async def resume(self) -> Sequence[AnySession]:
        """Take up every unfinished session after a restart: what the server's absence took is given back."""
        heads = [head for head in await self.store.sessions() if not head.over and head.entries]
        return [session for head in heads if (session := await self.rouse(head.session)) is not None]

    def watch(self, *, at_once: bool = False, adopts: bool = True) -> None:
        """From now on hear what other servers write, take up what must go on though nobody looks, and lay down what
        need not. ``at_once``: begin with what must go on, as after a restart; without ``adopts`` what others drove is
        left to other servers."""
        if self._watching is None:
            self._watching = asyncio.create_task(Rounds(self, adopts=adopts).run(at_once=at_once))
            self._watching.add_done_callback(lambda done: tell_fault(done, "the rounds of this server"))

    async def lay_down(self, session: AnySession) -> None:
        """Stop driving a session, and forget it until somebody looks for it."""
        await self._stop_driving(session.id)
        await self._stop_monitoring(session.id)
        self._forget(session.id)

    async def _lease(self, session: str) -> bool:
        return await leased(self.store, session, self.holder, LEASE)

    async def rouse(self, name: str) -> AnySession | None:
        """Take it up; None where another drives it, or it cannot be read: it must not keep the others from going
        on."""
        try:
            session = await self.find(name)
            taken = await self.take_up(session)
        except Exception as error:  # noqa: BLE001 - the rules of a session may be another package's
            _log.warning("session %s cannot go on: %s", name, error)
            return None
        return session if taken else None

    async def finished(self, session: AnySession) -> None:
        """As :meth:`stopped`, and the session is over: raises :class:`VenireError` where nobody here drives it on."""
        await self.stopped(session)
        if not session.over:
            raise VenireError(
                f"Session {session.id} is not over, and nobody drives it here.",
                f"`venire watch {session.id}` goes on with it, or shows how it goes on elsewhere.",
            )

    async def stopped(self, session: AnySession) -> None:
        """Wait until the driver that runs here has stopped, and the monitors of a session that is over have read it.

        Raises what the driver did not endure, also when it has stopped already.
        """
        for tasks in (self._tasks, self._monitoring):
            if session.id in tasks:
                await asyncio.wait({tasks[session.id]})
        await know_sources(session, self._live, self.store)
        failed = self._failed.pop(session.id, None)
        if failed is not None:
            raise failed

    async def _run(self, session: AnySession, driver: Driver, monitoring: Monitoring) -> None:
        beat = asyncio.create_task(renewed(self.store, session.id, self.holder, LEASE, self.clock))
        run = asyncio.create_task(driver.run())
        self._monitor(session, monitoring)
        try:
            await asyncio.wait({beat, run}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await stop(beat, run)
            failed = None if run.cancelled() else run.exception()
            if failed is not None:
                self._failed[session.id] = failed
            await self._leave(session)
            if not session.over:
                await self._stop_monitoring(session.id)

    def _monitor(self, session: AnySession, monitoring: Monitoring) -> None:
        """From now on its monitors read the record, beside the driver; they read what is left when it is over."""
        task = asyncio.create_task(monitoring.run())
        self._monitoring[session.id] = task
        task.add_done_callback(lambda done: self._monitored(session.id, done))

    def _monitored(self, session: str, done: asyncio.Task[None]) -> None:
        if self._monitoring.get(session) is done:
            del self._monitoring[session]
        tell_fault(done, f"the monitors of session {session}")

    async def _stop_monitoring(self, session: str) -> None:
        task = self._monitoring.get(session)
        if task is not None:
            await stop(task)

    async def _leave(self, session: AnySession) -> None:
        self._drivers.pop(session.id, None)
        try:
            if session.over:
                await self.store.close_session(session.id, session.result)
            await self.store.release(session.id, self.holder)
        except (VenireError, KeyError) as error:
            _log.warning("session %s was left unclosed: %s", session.id, error)
        finally:
            if self._tasks.get(session.id) is asyncio.current_task():
                del self._tasks[session.id]

    async def give_up(self, session: AnySession) -> None:
        """End a session here, for good; what was forked from it is not sealed on its account any more."""
        await session.give_up()
        await self.store.close_session(session.id, session.result)
        for one in list(self._live.values()):
            if any(forked.source == session.id for forked in one.sources):
                await know_sources(one, self._live, self.store)

    async def delete(self, session: str) -> None:
        """Stop a session and remove its record: a person's right."""
        await self.find(session)
        await self._stop_driving(session)
        await self._stop_monitoring(session)
        self._forget(session)
        self._held.pop(session, None)
        await self.store.delete(session)

    async def _stop_driving(self, session: str) -> None:
        task = self._tasks.get(session)
        if task is not None:
            await stop(task)

    async def close(self) -> None:
        """Stop every driver and give the leases back; the sessions can be resumed."""
        await stop(*self._tasks.values(), *((self._watching,) if self._watching else ()))
        await stop(*self._monitoring.values())
        await self.store.close()


def _not_seated(session: AnySession, error: Exception) -> VenireError:
    """Why a session cannot be driven."""
    if isinstance(error, VenireError):
        return error
    return VenireError(
        f"Session {session.id} cannot go on: nobody could be seated in it ({type(error).__name__}).",
        "See `venire doctor`.",
    )
