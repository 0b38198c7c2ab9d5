"""Keeps one session going: asks whoever sits where no person does, and counts defaults when time has run out.

It waits on running answers and on the record at once, never spins and never dies.
Source: spec/design.md, "Acts and asks".
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Literal, TypeAlias

from venire.errors import VenireError
from venire.host.answering import PERSON, Failure, Outcome, PendingAsk, Ready, Stuck, defaulted
from venire.host.ask_clock import remaining
from venire.host.foresight import Foresight
from venire.host.session import AnySession, Rule
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Suspended
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Entry, Event, Minute, Seat
from venire.kernel.sitting import CausedEvent, Sitting
from venire.ports import LeaseLost, LineUp

Pace: TypeAlias = Callable[[Event], Awaitable[None]]
"""Awaited after each event of an answer, so that a page can be watched at human speed."""
State: TypeAlias = Literal["running", "paused", "suspended", "trouble", "over"]
PATIENCE = 660.0
"""Seconds that a participant may take for one answer, if it sets itself no shorter time: more than the longest timeout
that models.yaml allows, so that a model is never cut off before its own time is up."""
TIMES_ASKED = 3
"""How often one key is put before it counts as stuck: a rule that asks the same again for ever would spin."""
LONGEST_REST = 60.0
_log = logging.getLogger(__name__)


class Driver:
    """The driver of one session; there is one at a time, by lease."""

    def __init__(
        self,
        session: AnySession,
        line_up: LineUp,
        *,
        holder: str | None = None,
        pace: Pace | None = None,
        patience: float = PATIENCE,
        endures: bool = True,
    ) -> None:
        self._session = session
        self._line_up = line_up
        self._holder = holder
        self._pace = pace
        self._patience = patience
        self._endures = endures
        if endures:
            session.streams.expect()
        self._tasks: dict[str, asyncio.Task[Outcome]] = {}
        self._ready: dict[str, Ready] = {}
        self._stuck: dict[str, Stuck] = {}
        self._noted: set[str] = set()
        self._people = session.people
        self._times: Counter[str] = Counter()
        self._views: dict[str, Frozen] = {}
        self._foresight = Foresight(session, line_up)
        self._rest = 0.0

    @property
    def state(self) -> State:
        """How things stand, for the bench and the page."""
        if self._session.over:
            return "over"
        if self._rest:
            return "trouble"
        if self._session.timing.paused is not None:
            return "paused"
        return "suspended" if self._only_stuck() else "running"

    def _forget_stuck(self) -> None:
        """Ask again what nobody could answer: after a pause, and when a seat has changed hands."""
        self._stuck.clear()
        self._times.clear()

    async def run(self) -> None:
        """Until the session is over, or another process drives it.

        Trouble with the store is waited out, unless the driver is not to endure it: then it is raised.
        """
        try:
            while not self._session.over:
                await self._step_or_rest()
        except LeaseLost:
            _log.info("another driver has taken session %s", self._session.id)
        finally:
            await self._let_go()

    async def _step_or_rest(self) -> None:
        try:
            await self._step()
            self._rest = 0.0
        except LeaseLost:
            raise
        except VenireError as error:
            if not self._endures:
                raise
            _log.warning("session %s rests: %s %s", self._session.id, error, error.remedy)
            await self._have_a_rest()
        except Exception as error:
            if not self._endures:
                raise _left_standing(self._session, error) from error
            # whatever a proceeding does, the session of a server must outlive it
            _log.exception("session %s rests: %s", self._session.id, type(error).__name__)
            await self._have_a_rest()

    async def _have_a_rest(self) -> None:
        """A second, then longer each time: a store may be full for a while."""
        self._rest = min(max(1.0, self._rest * 2), LONGEST_REST)
        await self._session.clock.sleep(self._rest)

    async def _step(self) -> None:
        """One look at the agenda: start, collect and apply what is due, or wait for something to change."""
        rung = self._session.changed.next()
        self._drop_gone()
        self._collect()
        if self._session.timing.paused is not None:
            self._forget_stuck()
            return await self._wait(rung)
        self._put_all()
        self._lapse()
        if not (await self._apply_next() or await self._note_stuck()):
            await self._wait(rung)

    def _open(self) -> list[Ask]:
        """What somebody must answer."""
        held = self._session.sitting.held
        return [ask for ask in self._session.agenda() if not ask.standing and ask.key not in held]

    def _person(self, ask: Ask) -> bool:
        return self._session.people.get(ask.seat, False)

    def _drop_gone(self) -> None:
        """Cancel what is no longer asked, or is now a person's to answer."""
        mine = {ask.key for ask in self._open() if not self._person(ask)}
        for key in [key for key in self._tasks if key not in mine]:
            self._tasks.pop(key).cancel()
        asked = {ask.key for ask in self._open()}
        self._ready = {key: ready for key, ready in self._ready.items() if key in mine or (key in asked and ready.late)}
        if self._people is not self._session.people:
            self._people = self._session.people
            self._forget_stuck()
        self._stuck = {key: stuck for key, stuck in self._stuck.items() if key in asked}
        self._noted &= self._stuck.keys()
        self._views = {key: view for key, view in self._views.items() if key in mine}

    def _collect(self) -> None:
        for key in [key for key, task in self._tasks.items() if task.done()]:
            self._keep(key, self._tasks.pop(key).result())

    def _keep(self, key: str, outcome: Outcome) -> None:
        if isinstance(outcome, Ready):
            self._ready[key] = outcome
        elif isinstance(outcome, Stuck):
            self._stuck[key] = outcome

    def _put_all(self) -> None:
        idle = [ask for ask in self._open() if self._idle(ask) and not self._person(ask)]
        for ask in idle:
            self._put(ask)
        self._foresight.look([ask.key for ask in self._session.agenda()])

    def _idle(self, ask: Ask) -> bool:
        return not any(ask.key in busy for busy in (self._tasks, self._ready, self._stuck))

    def _put(self, ask: Ask) -> None:
        if self._too_often(ask):
            return
        view = self._views.setdefault(ask.key, self._session.view(ask.seat))
        putting = PendingAsk(self._session, ask, view, self._session.clock, self._patience)
        work = putting.to(self._line_up(ask.seat), self._foresight.take(ask, view))
        self._tasks[ask.key] = asyncio.create_task(work)

    def _too_often(self, ask: Ask) -> bool:
        self._times[ask.key] += 1
        if self._times[ask.key] > TIMES_ASKED:
            self._stuck[ask.key] = Stuck(ask, "it was answered again and again, and is still asked")
        return ask.key in self._stuck

    def _left(self, ask: Ask) -> float | None:
        """Seconds until the default of an unanswered ask counts."""
        if ask.key in self._ready or ask.key in self._stuck:
            return None
        return remaining(ask, self._session.timing, self._session.clock.now())

    def _lapse(self) -> None:
        for ask in self._open():
            if self._left(ask) == 0.0 and not self._too_often(ask):
                self._time_is_up(ask)

    def _time_is_up(self, ask: Ask) -> None:
        task = self._tasks.pop(ask.key, None)
        if task is not None:
            task.cancel()
        line = () if self._person(ask) else self._line_up(ask.seat)
        late = Failure(line[0].name if line else PERSON, "the time ran out")
        self._keep(ask.key, defaulted(self._session, ask, [late]))

    async def _apply_next(self) -> bool:
        asks = self._open()
        for ask in asks:
            group = [other for other in asks if other.group == ask.group] if ask.group else [ask]
            if all(one.key in self._ready for one in group):
                await self._apply(group)
                return True
        return await self._settle_held()

    async def _settle_held(self) -> bool:
        """Apply a group whose answers are all held: a fork that was cut in the middle of one begins with it."""
        sitting = self._session.sitting
        groups = {ask.group for ask in self._session.agenda() if ask.group is not None and ask.key in sitting.held}
        group = next((name for name in sorted(groups) if not sitting.outstanding(name)), None)
        if group is None:
            return False
        await self._session.take(lambda now: now.settle_held(group), self._holder)
        return True

    async def _apply(self, group: Sequence[Ask]) -> None:
        ready = [self._ready[ask.key] for ask in group]
        try:
            entries = await self._session.take(_rule(ready, grouped=group[0].group is not None), self._holder)
        except Refused:
            entries = ()  # the record has moved on since the answers were given: they are asked for again
        for ask in group:
            self._ready.pop(ask.key, None)
            self._views.pop(ask.key, None)
        await self._keep_pace(entries)

    async def _keep_pace(self, entries: Iterable[Entry]) -> None:
        if self._pace is not None:
            for entry in entries:
                await self._pace(entry.event)

    async def _note_stuck(self) -> bool:
        """Record once that an ask is suspended."""
        new = [stuck for key, stuck in self._stuck.items() if key not in self._noted]
        for stuck in new:
            note = Suspended(ask=stuck.ask.key, seat=stuck.ask.seat, why=stuck.why)
            await self._session.record(_notes((*stuck.minutes, note)), self._holder)
            self._noted.add(stuck.ask.key)
        return bool(new)

    @property
    def stuck(self) -> tuple[str, ...]:
        """Why nobody could answer, for each suspended ask."""
        return tuple(f"{stuck.ask.key}: {stuck.why}" for stuck in self._stuck.values())

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats whose answers are on their way."""
        return tuple(dict.fromkeys(ask.seat for ask in self._open() if ask.key in self._tasks))

    def _only_stuck(self) -> bool:
        asks = self._open()
        return bool(self._stuck) and not any(self._person(ask) or ask.key in self._tasks for ask in asks)

    async def _wait(self, rung: asyncio.Event) -> None:
        waits: set[asyncio.Task[Any]] = {asyncio.create_task(rung.wait())}
        left = [seconds for ask in self._open() if (seconds := self._left(ask)) is not None]
        if left and self._session.timing.paused is None:
            waits.add(asyncio.create_task(_sleep(self._session, min(left))))
        try:
            await asyncio.wait({*waits, *self._tasks.values()}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _let_go(self) -> None:
        self._foresight.close()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _left_standing(session: AnySession, error: Exception) -> VenireError:
    """A fault that is no sentence of ours, told in one."""
    return VenireError(
        f"Session {session.id} met a fault of its own ({type(error).__name__}) and stays where it stood.",
        f"`venire watch {session.id}` tries again; if it fails again, report what `venire verify` says of it.",
    )


def _rule(ready: Sequence[Ready], *, grouped: bool) -> Rule[Any]:
    """Notes first, then what follows, in one append."""
    notes, allowed = [minute for one in ready for minute in one.minutes], [one.allowed for one in ready]

    def rule(sitting: Sitting[Any]) -> Sequence[CausedEvent]:
        follows = sitting.settle([one.answer for one in allowed]) if grouped else allowed[0].on(sitting)
        return (*map(CausedEvent, notes), *follows)

    return rule


def _notes(minutes: Sequence[Minute]) -> Rule[Any]:
    return lambda _: tuple(map(CausedEvent, minutes))


async def _sleep(session: AnySession, seconds: float) -> None:
    await session.clock.sleep(seconds)
