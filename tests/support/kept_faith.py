"""What must hold of every record, however the line behaved."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import TypeVar

from venire.host.answering import ATTEMPTS
from venire.host.session import AnySession
from venire.kernel.minutes import Called, SteppedIn
from venire.kernel.record import Cause, Entry, Event
from venire.kernel.sitting import Sitting

E = TypeVar("E", bound=Event)


def broken(session: AnySession, timeout: float, slack: float) -> Sequence[str]:
    """Every promise that this record breaks, in a sentence each; none where all are kept."""
    entries = session.entries
    return [
        *([] if session.over else ["it has not come to its end"]),
        *twice(entries),
        *unexplained(entries),
        *_slow_calls(entries, timeout + slack),
        *_slow_asks(session, ATTEMPTS * timeout + slack),
    ]


def twice(entries: Sequence[Entry]) -> Iterator[str]:
    """An act is applied once, in one place of the record, and an ask is answered by one act."""
    places, acts = defaultdict[tuple[str, str], list[int]](list), defaultdict[tuple[str, str], set[str]](set)
    for entry in entries:
        if isinstance(cause := entry.cause, Cause):
            places[cause.seat, cause.act_id].append(entry.seq)
            acts[cause.seat, cause.ask].add(cause.act_id)
    for (seat, act), where in places.items():
        if where[-1] - where[0] + 1 != len(where):
            yield f"act {act} of {seat} is applied in {where}"
    for (seat, ask), ids in acts.items():
        if len(ids) > 1:
            yield f"{ask} of {seat} was answered by {sorted(ids)}"


def unexplained(entries: Sequence[Entry]) -> Iterator[str]:
    """A failed call names its fault; after it somebody stepped in, or the same model was heard after all."""
    called, stepped = _of(entries, Called), _of(entries, SteppedIn)
    heard = Counter(one.ask for one in called if not one.error)
    gave_way = {(one.ask, one.instead_of, one.why) for one in stepped}
    for one in called:
        if one.error and (one.ask, one.model, one.error) not in gave_way and not heard[one.ask]:
            yield f"the failed call for {one.ask} is unexplained: {one.error}"
    for one in stepped:
        if not one.why or not one.who:
            yield f"who stepped in for {one.ask}, or why, is not told"
        if not any(call.ask == one.ask for call in called):
            yield f"{one.instead_of} gave way at {one.ask} without a call"


def _slow_calls(entries: Sequence[Entry], most: float) -> Iterator[str]:
    for one in _of(entries, Called):
        if one.seconds > most:
            yield f"the call for {one.ask} took {one.seconds} s"
        if one.attempts < 1:
            yield f"the call for {one.ask} counts no attempt"


def _slow_asks(session: AnySession, most: float) -> Iterator[str]:
    for key, seconds in open_for(session).items():
        if seconds > most:
            yield f"{key} was open for {seconds:.1f} s"


def open_for(session: AnySession) -> Mapping[str, float]:
    """Ask -> seconds from the entry that put it to the entry that took it away, by the record's own clock."""
    sitting, since = Sitting(session.kind.rules(session.opening, session.contents)), dict[str, datetime]()
    took = dict[str, float]()
    for entry in session.entries:
        sitting = sitting.hear(entry, session.kind.codec.acts)
        asked = {ask.key for ask in sitting.agenda() if not ask.standing}
        for key in since.keys() - asked:
            took[key] = (entry.at - since.pop(key)).total_seconds()
        since.update((key, entry.at) for key in asked - since.keys())
    return took


def _of(entries: Sequence[Entry], kind: type[E]) -> list[E]:
    return [entry.event for entry in entries if isinstance(entry.event, kind)]
