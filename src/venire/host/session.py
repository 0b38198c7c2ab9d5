"""A live session: the sitting, its record, and the one door by which acts come in.

Source: spec/design.md, "Acts and asks".
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeAlias, TypeVar, cast

from venire.errors import VenireError
from venire.host.bell import Bell
from venire.host.clock import Clock
from venire.host.receipt import Receipt, caused
from venire.host.stream import StreamedDraft, Streams
from venire.kernel.bounds import excess
from venire.kernel.folds.timing import Timing
from venire.kernel.frozen import Frozen
from venire.kernel.kind import Contents, Kind
from venire.kernel.minutes import GivenUp, Guarded, Halted, LookedIn, Paused, Resumed, Seated, Shared, SharedPast
from venire.kernel.proceeding import Ask, Foresees, NamesSeats, Refused
from venire.kernel.record import BENCH, Act, Entry, Event, Seat, Viewer
from venire.kernel.sitting import Answer, CausedEvent, Sitting
from venire.ports import Conflict, SessionHead, Store
from venire.ports.workers import has_long_words

S = TypeVar("S")
T = TypeVar("T")
Rule: TypeAlias = Callable[[Sitting[S]], Sequence[CausedEvent]]
"""What is to be recorded, given where the record stands; asked again whenever somebody else was first."""
TRIES = 50
_WEIGHING = ThreadPoolExecutor(1, "venire-rules")
"""One thread for the rules of all sessions: they are pure, and side by side would not be done sooner."""


class Session(Generic[S]):
    """One session in this process. Every method may be called from many tasks."""

    def __init__(
        self, head: SessionHead, kind: Kind[S], store: Store, clock: Clock, contents: Contents, entries: Sequence[Entry]
    ) -> None:
        self.head = head
        self.kind = kind
        self.contents = contents
        self.opening: Event = entries[0].event
        self.clock = clock
        rules = kind.rules(self.opening, contents)
        self.sitting: Sitting[S] = Sitting(rules)
        self._rules = cast(Foresees[S], rules) if isinstance(rules, Foresees) else None
        self.timing = Timing()
        self.safety = Guarded()
        self.before_act: Callable[[], Awaitable[None]] | None = None
        self.people: Mapping[Seat, bool] = {}
        self.shared = False
        self.sources: tuple[SharedPast, ...] = ()
        self.sealed_by = ""
        """The session that it shares a past with and that still goes on; empty for none."""
        self.changed = Bell()
        self.entries: list[Entry] = []
        self.streams = Streams(self.entries, lambda: self.over)
        self._store = store
        self._lock = asyncio.Lock()
        self._acting = asyncio.Lock()
        self._writes: set[asyncio.Task[object]] = set()
        self._agenda: tuple[Ask, ...] = ()
        self._hear(entries)

    @property
    def id(self) -> str:
        return self.head.session

    @property
    def seq(self) -> int:
        """How many entries the record has."""
        return self.sitting.seq

    @property
    def over(self) -> bool:
        """Whether nothing more is asked of anybody but what may be left unanswered."""
        return all(ask.standing for ask in self._agenda)

    @property
    def halted(self) -> Halted | None:
        """What a monitor stopped it for."""
        return self.sitting.halted

    @property
    def result(self) -> str:
        """How it ended, in a word; empty while it goes on."""
        if self.halted or self.sitting.given_up:
            return "halted" if self.halted else "given_up"
        return self.kind.result(self.sitting.state) if self.over and self.sitting.state is not None else ""

    @property
    def sealed(self) -> bool:
        """Whether a session with which it shares a past still goes on."""
        return bool(self.sealed_by)

    @property
    def unsealed(self) -> bool:
        """Whether its record may be read whole: it is over, and so is every session with which it shares a past."""
        return self.over and not self.sealed

    def agenda(self) -> tuple[Ask, ...]:
        """Everything that is asked now, of anybody: for the driver and the bench."""
        return self._agenda

    def asked_of(self, seat: Seat) -> tuple[Ask, ...]:
        """What is asked of this seat and not yet answered."""
        return tuple(ask for ask in self._agenda if ask.seat == seat and ask.key not in self.sitting.held)

    def foreseen(self) -> tuple[Ask, ...]:
        """Asks that the rules expect next, where they can."""
        state = self.sitting.state
        return () if state is None or self._rules is None else tuple(self._rules.foresee(state))

    def seats(self) -> tuple[Seat, ...]:
        """Every seat that is asked something before it is over: as the rules say, or those that are asked now."""
        rules, state = self.sitting.proceeding, self.sitting.state
        if state is None or not isinstance(rules, NamesSeats):
            return tuple(dict.fromkeys(ask.seat for ask in self._agenda if not ask.standing))
        return tuple(cast("NamesSeats[S]", rules).seats(state))

    def view(self, viewer: Viewer) -> Frozen:
        """All that this viewer may know. A person who looks from the bench comes in by :meth:`look_in` first."""
        if self.sitting.state is None:
            raise VenireError("This session has not been opened.", "Open a new one.")
        return self.sitting.proceeding.view(self.sitting.state, viewer)

    async def look_in(self, viewer: Viewer, who: str, door: str) -> None:
        """Record that somebody looks at a live session from the bench, or forks it; other looks leave no trace."""
        if (viewer == BENCH or door == "fork") and not self.over:
            await self.note(LookedIn(door=door, who=who))

    async def submit(self, seat: Seat, ask_key: str, act: Act, act_id: str) -> Receipt:
        """Hand up an act: the only door. The same ``act_id`` again brings the first result, also after a restart.

        Raises :class:`venire.kernel.proceeding.Refused`; the record is then unchanged.
        """
        if too_much := excess(act.model_dump()):
            raise Refused(f"There is {too_much}.", "Send less at once.")
        weighed = await self._weighed(Answer(seat, ask_key, act, act_id))
        new = await self.take(lambda sitting: () if sitting.repeated(seat, act_id) else weighed(sitting))
        return self._receipt(seat, act_id, repeated=not new)

    async def _weighed(self, answer: Answer) -> Rule[S]:
        """What follows from an answer. Where long words are weighed the loop goes on meanwhile, and the rules are asked
        again only where the record has moved on."""
        sitting = self.sitting
        if not has_long_words(answer.act) or sitting.repeated(answer.seat, answer.act_id):
            return lambda now: now.submit(answer)
        brings = await asyncio.get_running_loop().run_in_executor(_WEIGHING, sitting.submit, answer)
        return lambda now: brings if now is sitting else now.submit(answer)

    def _receipt(self, seat: Seat, act_id: str, *, repeated: bool) -> Receipt:
        first, last = self.sitting.taken[seat, act_id]
        mine = (entry for entry in self.entries[first - 1 : last] if caused(entry, seat, act_id))
        seen = (self.streams.numbered(seat, entry.seq) for entry in mine)
        return Receipt(tuple(item for item in seen if item is not None), repeated)

    async def seat_person(self, seat: Seat, person: bool = True, *, agent: bool = False) -> None:
        """From now on a person, or an ``agent`` from outside, answers for this seat; with ``person`` false its line-up
        again."""
        if self.people.get(seat, False) != person:
            await self.note(Seated(seat=seat, person=person, agent=agent))

    async def note(self, *minutes: Event) -> None:
        """Record what no rule reads."""
        await self.record(lambda _: tuple(CausedEvent(minute) for minute in minutes))

    async def pause(self) -> None:
        """Stop the clock of every ask, and the driver."""
        if self.timing.paused is None:
            await self.note(Paused())

    async def go_on(self) -> None:
        """Go on after a pause, or after the server was down: the time since counts for nobody."""
        await self.note(Resumed())

    async def give_up(self) -> None:
        """End it here, for good, without an end of its own."""
        if not self.over:
            await self.note(GivenUp())

    def draft(self, draft: StreamedDraft) -> None:
        """Show words on their way; they are never recorded."""
        self.streams.pass_on(draft)

    async def take(self, rule: Rule[S], holder: str | None = None) -> Sequence[Entry]:
        """Record what follows from an act. Where monitors may halt the session they have read all before it first, and
        no other act comes between."""
        if self.before_act is None or not self.safety.stops:
            return await self.record(rule, holder)
        return await self._to_the_end(self._watched(self.before_act, rule, holder))

    async def _watched(self, read: Callable[[], Awaitable[None]], rule: Rule[S], holder: str | None) -> Sequence[Entry]:
        async with self._acting:
            await read()
            return await self._record(rule, holder)

    async def record(self, rule: Rule[S], holder: str | None = None) -> Sequence[Entry]:
        """Append what the rule brings, in one piece. A caller who goes away does not interrupt it half-way."""
        return await self._to_the_end(self._record(rule, holder))

    async def _to_the_end(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.create_task(work)
        self._writes.add(task)
        task.add_done_callback(self._written)
        return await asyncio.shield(task)

    def _written(self, task: asyncio.Task[object]) -> None:
        """A write whose caller has gone away: its error, if any, has been told to nobody, and lost nothing."""
        self._writes.discard(task)
        if not task.cancelled():
            task.exception()

    async def _record(self, rule: Rule[S], holder: str | None) -> Sequence[Entry]:
        async with self._lock:
            for _ in range(TRIES):
                entries = self._stamped(rule(self.sitting))
                if await self._appended(entries, holder):
                    return entries
        raise VenireError("Too many others are writing to this session.", "Try again in a moment.")

    async def _appended(self, entries: Sequence[Entry], holder: str | None) -> bool:
        if not entries:
            return True
        try:
            await self._store.append(self.id, self.seq, entries, holder)
        except Conflict:
            self._hear(await self._store.read(self.id, self.seq))
            return False
        self._hear(entries)
        return True

    async def catch_up(self) -> None:
        """Hear what another process has appended."""
        async with self._lock:
            self._hear(await self._store.read(self.id, self.seq))

    def _stamped(self, ruled: Sequence[CausedEvent]) -> list[Entry]:
        at = self.clock.now()
        return [Entry(seq, at, one.event, one.cause) for seq, one in enumerate(ruled, start=self.seq + 1)]

    def _hear(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._hear_one(entry)
        if entries:
            self.streams.publish(entries)
            self.changed.ring()
        if self.over:
            self.streams.end()

    def _hear_one(self, entry: Entry) -> None:
        before = self.sitting.state
        self.sitting = self.sitting.hear(entry, self.kind.codec.acts)
        if self.sitting.state is not before or self.halted or self.sitting.given_up:
            self._agenda = self.sitting.agenda()
        self.timing = self.timing.hear(entry, [ask.key for ask in self._agenda])
        if isinstance(entry.event, Guarded):
            self.safety = entry.event
        if isinstance(entry.event, Seated):
            self.people = {**self.people, entry.event.seat: entry.event.person}
        if isinstance(entry.event, SharedPast):
            self.sources = (*self.sources, entry.event)
        self.shared = self.shared or isinstance(entry.event, Shared)
        self.entries.append(entry)


AnySession: TypeAlias = Session[Any]
