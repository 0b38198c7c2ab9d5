"""A sitting: one record folded, and the only door by which acts come in.

The agenda is checked here once for all proceedings: a stale key is refused, a repeated ``act_id`` returns its first
result, answers of one group are held until all are in and then applied in agenda order. Pure: nothing here waits or
writes. Source: spec/design.md, "Acts and asks".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Generic, TypeAlias, TypeVar

from venire.kernel.minutes import GivenUp, Halted, Held, Overtaken
from venire.kernel.proceeding import Ask, Proceeding, Refused
from venire.kernel.record import Act, Cause, Entry, Event, Minute, Seat

S = TypeVar("S")
ActName: TypeAlias = tuple[Seat, str]
"""Who sent an act, and the sender's own name for it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An act handed up for an ask. ``act_id`` is the sender's own name for this very act."""

    seat: Seat
    ask: str
    act: Act
    act_id: str


@dataclass(frozen=True, slots=True)
class CausedEvent:
    """An event that is to be recorded, and what caused it."""

    event: Event
    cause: Cause | None = None


class _Asked:
    """What was asked last, and in which state: most of a sitting's entries leave the state as it is."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: tuple[object, tuple[Ask, ...]] = (None, ())

    def of(self, proceeding: Proceeding[S], state: S) -> tuple[Ask, ...]:
        """The agenda of a state, worked out anew only for another one."""
        known, asks = self._last
        if known is not state:
            asks = tuple(proceeding.agenda(state))
            self._last = state, asks
        return asks


@dataclass(frozen=True, slots=True)
class Sitting(Generic[S]):
    """The fold of a record: state, length, acts already taken, answers held for their group.

    An act is known by its seat and its id together, so that one seat learns nothing by trying another's ids.
    """

    proceeding: Proceeding[S]
    state: S | None = None
    seq: int = 0
    taken: Mapping[ActName, tuple[int, int]] = field(default_factory=dict["ActName", tuple[int, int]])
    held: Mapping[str, Answer] = field(default_factory=dict[str, Answer])
    halted: Halted | None = None
    """Once a monitor has stopped it nothing is asked any more."""
    given_up: bool = False
    """Nor once it was given up."""
    _asked: _Asked = field(default_factory=_Asked, compare=False, repr=False)

    def hear(self, entry: Entry, acts: Mapping[str, type[Act]]) -> Sitting[S]:
        """The sitting after this entry. Raises :class:`ValueError` when it is not the next one."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} cannot follow entry {self.seq}")
        event, after = entry.event, partial(replace, self, seq=entry.seq, taken=_taken(self.taken, entry))
        if isinstance(event, Held):
            return after(held={**self.held, event.ask: _answer(entry, event, acts)})
        if isinstance(event, Halted):
            return after(halted=event, held={})
        if isinstance(event, GivenUp):
            return after(given_up=True, held={})
        held = _still_held(self.held, entry)
        if isinstance(event, Minute):
            return after(held=held)
        return after(held=held, state=self.proceeding.evolve(self.state, event))._without_stale()

    def _without_stale(self) -> Sitting[S]:
        """A held answer whose question has gone must not count if ever the same key came again."""
        if not self.held:
            return self
        asked = {ask.key for ask in self.agenda()}
        return replace(self, held={key: answer for key, answer in self.held.items() if key in asked})

    def agenda(self) -> tuple[Ask, ...]:
        """What is asked now; nothing before the opening, and nothing once it was halted or given up."""
        if self.state is None or self.halted or self.given_up:
            return ()
        return self._asked.of(self.proceeding, self.state)

    def asked_of(self, seat: Seat) -> tuple[Ask, ...]:
        """What is asked of this seat now and not yet answered."""
        return tuple(ask for ask in self.agenda() if ask.seat == seat and ask.key not in self.held)

    def outstanding(self, group: str) -> tuple[Ask, ...]:
        """The asks of a group whose answer is not held."""
        return tuple(ask for ask in self.agenda() if ask.group == group and ask.key not in self.held)

    def repeated(self, seat: Seat, act_id: str) -> tuple[int, int] | None:
        """First and last entry of an act that this seat has already handed up."""
        return self.taken.get((seat, act_id))

    def submit(self, answer: Answer) -> tuple[CausedEvent, ...]:
        """What one answer brings. In a group that others have yet to answer, it is held.

        Raises :class:`Refused`; the record is then unchanged.
        """
        ask = self._ask(answer)
        if ask.group is None or len(self._group(ask.group)) == 1:
            return self._decided(ask, answer)
        self._decided(ask, answer)
        if self.outstanding(ask.group) == (ask,):
            return self.settle((answer,))
        return (self._hold(answer),)

    def settle(self, answers: Sequence[Answer]) -> tuple[CausedEvent, ...]:
        """Apply a whole group in agenda order: the answers given here and those held.

        Each was allowed on the frozen view. One that those before it have made impossible is noted as overtaken, and
        its default counts where there is one; it can neither block the group nor tell anyone what the others said.
        Raises :class:`Refused` where one of the group is missing.
        """
        asks = [self._ask(answer) for answer in answers]
        group = asks[0].group
        if group is None or any(ask.group != group for ask in asks):
            raise Refused("These answers do not belong to one group.", "Submit them one by one.")
        given = {**self.held, **{answer.ask: answer for answer in answers}}
        return self._in_order([(ask, given.get(ask.key)) for ask in self._group(group)])

    def settle_held(self, group: str) -> tuple[CausedEvent, ...]:
        """Apply a group whose answers are all held, as a fork that was cut in its middle can begin with one."""
        return self._in_order([(ask, self.held.get(ask.key)) for ask in self._group(group)])

    def _in_order(self, pairs: Iterable[tuple[Ask, Answer | None]]) -> tuple[CausedEvent, ...]:
        sitting, ruled = self, tuple[CausedEvent, ...]()
        for ask, answer in pairs:
            if answer is None:
                raise Refused("Not every answer of the group is in.", "Wait for the rest of the group.")
            state, more = sitting._apply_or_overtake(ask, answer)
            sitting, ruled = replace(sitting, state=state), (*ruled, *more)
        return ruled

    def _apply_or_overtake(self, ask: Ask, answer: Answer) -> tuple[S | None, tuple[CausedEvent, ...]]:
        try:
            return self._apply(ask, answer)
        except Refused:
            note = CausedEvent(Overtaken(seat=ask.seat, ask=ask.key), _cause(answer))
            state, ruled = self._default(ask, answer)
            return state, (note, *ruled)

    def _default(self, ask: Ask, answer: Answer) -> tuple[S | None, tuple[CausedEvent, ...]]:
        if ask.default is None or ask.default == answer.act:
            return self.state, ()
        try:
            return self._apply(ask, replace(answer, act=ask.default))
        except Refused:
            return self.state, ()

    def _apply(self, ask: Ask, answer: Answer) -> tuple[S | None, tuple[CausedEvent, ...]]:
        state, ruled = self.state, self._decided(ask, answer)
        for one in ruled:
            state = self.proceeding.evolve(state, one.event)
        return state, ruled

    def _decided(self, ask: Ask, answer: Answer) -> tuple[CausedEvent, ...]:
        """What is to be recorded. Raises :class:`Refused`."""
        if self.state is None:
            raise Refused("The proceeding has not been opened.", "Open it first.")
        events = self.proceeding.decide(self.state, ask, answer.act)
        if not events:
            raise Refused("Nothing would follow from that.", "Give another answer.", (ask,))
        cause = _cause(answer)
        return tuple(CausedEvent(event, cause) for event in events)

    def _ask(self, answer: Answer) -> Ask:
        if self.halted:
            raise Refused(self.halted.why, "Read the alert in its debrief; an earlier turn can be forked.")
        if self.given_up:
            raise Refused("This session was given up.", "An earlier turn can be forked.")
        asked = self.asked_of(answer.seat)
        found = next((ask for ask in asked if ask.key == answer.ask), None)
        if found is None:
            raise Refused("That question is not before you any more.", _what_is_asked(asked), asked)
        if not isinstance(answer.act, found.wants):
            wanted = " or ".join(kind.kind for kind in found.wants)
            raise Refused(
                f"The question {found.key!r} cannot be answered with {answer.act.kind!r}.",
                f"Answer it with {wanted}.",
                asked,
            )
        return found

    def _group(self, group: str) -> tuple[Ask, ...]:
        return tuple(ask for ask in self.agenda() if ask.group == group)

    def _hold(self, answer: Answer) -> CausedEvent:
        held = Held(seat=answer.seat, ask=answer.ask, act=answer.act.kind, act_json=answer.act.model_dump_json())
        return CausedEvent(held, _cause(answer))


def _what_is_asked(asked: Sequence[Ask]) -> str:
    if not asked:
        return "Nothing is asked of you now; wait for your turn."
    wanted = "; ".join(f"{ask.key}: {' or '.join(kind.kind for kind in ask.wants)}" for ask in asked)
    return f"Asked of you now – {wanted}."


def _cause(answer: Answer) -> Cause:
    return Cause(seat=answer.seat, ask=answer.ask, act=answer.act.kind, act_id=answer.act_id)


def _taken(taken: Mapping[ActName, tuple[int, int]], entry: Entry) -> Mapping[ActName, tuple[int, int]]:
    if entry.cause is None:
        return taken
    name = (entry.cause.seat, entry.cause.act_id)
    first = taken.get(name, (entry.seq, entry.seq))[0]
    return {**taken, name: (first, entry.seq)}


def _still_held(held: Mapping[str, Answer], entry: Entry) -> Mapping[str, Answer]:
    """An answer leaves the held ones when an entry it caused is recorded."""
    if entry.cause is None or entry.cause.ask not in held:
        return held
    return {key: answer for key, answer in held.items() if key != entry.cause.ask}


def _answer(entry: Entry, held: Held, acts: Mapping[str, type[Act]]) -> Answer:
    act_id = entry.cause.act_id if entry.cause else f"held-{entry.seq}"
    return Answer(held.seat, held.ask, acts[held.act].model_validate_json(held.act_json), act_id)
