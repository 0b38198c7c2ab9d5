"""One ask put to the line of its seat: refused twice or failing, a participant gives way to the next, then the default.

Source: spec/design.md, "Acts and asks".
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeAlias, TypeGuard

from venire.errors import VenireError
from venire.host.clock import Clock, in_time
from venire.host.foresight import Prepared
from venire.host.session import AnySession
from venire.host.stream import StreamedDraft
from venire.kernel.frozen import Frozen
from venire.kernel.minutes import SteppedIn
from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Act, Minute
from venire.kernel.sitting import Answer, CausedEvent, Sitting
from venire.ports import KeepsNotes, Line, Participant, SpeaksAloud

ATTEMPTS = 2
DEFAULT = "default"
PERSON = "person"
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Allowed:
    """An answer that the rules allow, and what follows from it as the record stood when they were asked."""

    answer: Answer
    sitting: Sitting[Any]
    brings: tuple[CausedEvent, ...]

    def on(self, sitting: Sitting[Any]) -> tuple[CausedEvent, ...]:
        """What follows on this record: the rules are asked again only where it has moved on."""
        return self.brings if sitting is self.sitting else sitting.submit(self.answer)


@dataclass(frozen=True, slots=True)
class Ready:
    """An answer that the rules allow, and what is to be noted beside it."""

    allowed: Allowed
    minutes: tuple[Minute, ...] = ()
    late: bool = False
    """The default, because the time ran out or nobody else could answer."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """Nobody could answer, and the ask has no default."""

    ask: Ask
    why: str
    minutes: tuple[Minute, ...] = ()


@dataclass(frozen=True, slots=True)
class Failure:
    """Who could not answer, and why, in words fit for the record."""

    who: str
    why: str


Outcome: TypeAlias = Ready | Stuck | None
"""None when the ask has gone meanwhile."""


class PendingAsk:
    """An ask on its way down the line of its seat."""

    def __init__(self, session: AnySession, ask: Ask, view: Frozen, clock: Clock, patience: float) -> None:
        self._session = session
        self._ask = ask
        self._view = view
        self._clock = clock
        self._patience = patience
        self._minutes: list[Minute] = []
        self._said = False

    async def to(self, line: Line, prepared: Prepared | None = None) -> Outcome:
        """The answer of the first in line who gives one; ``prepared`` is what the first has thought of beforehand."""
        failures: list[Failure] = []
        for participant in line:
            found = await self._try(participant, prepared)
            prepared = None
            if not isinstance(found, Failure):
                return found and self._ready(found, participant.name, failures)
            failures.append(found)
        return defaulted(self._session, self._ask, failures, self._minutes)

    async def _try(self, participant: Participant, prepared: Prepared | None) -> Allowed | Failure | None:
        ask, why = self._ask, ""
        for _ in range(ATTEMPTS):
            try:
                act = await self._answer(participant, ask, prepared)
                return self._checked(act) if still_asked(self._session, ask) else None
            except Refused as refusal:
                why = str(refusal)
                self._take_back()
                ask = _again(self._ask, refusal)
            except Exception as error:  # noqa: BLE001 - a participant may fail in any way; the session goes on
                _log.warning("%s could not answer: %s", participant.name, type(error).__name__)
                return Failure(participant.name, _words(error))
            prepared = None
        return Failure(participant.name, f"refused twice: {why}")

    async def _answer(self, participant: Participant, ask: Ask, prepared: Prepared | None) -> Act:
        try:
            answer = prepared.heard_by(self._say) if prepared else self._asked(participant, ask)
            return await in_time(self._clock, self._patience, answer)
        finally:
            if _keeps_notes(participant):
                self._minutes.extend(participant.notes(self._ask))

    def _asked(self, participant: Participant, ask: Ask) -> Awaitable[Act]:
        """The answer under way; heard while it comes, where the participant speaks aloud and anybody looks on."""
        if self._session.streams.watched and _speaks_aloud(participant):
            return participant.answer_aloud(ask, self._view, self._say)
        return participant.answer(ask, self._view)

    def _take_back(self) -> None:
        """What was heard on the way to an answer that the rules refused was never said."""
        if self._said:
            self._say("")

    def _say(self, text: str) -> None:
        self._said = bool(text)
        hears = self._session.kind.hears(self._ask)
        self._session.draft(StreamedDraft(self._ask.seat, text, hears, ask=self._ask.key))

    def _checked(self, act: Act) -> Allowed:
        return checked(self._session, self._ask, act)

    def _ready(self, allowed: Allowed, who: str, failures: Sequence[Failure]) -> Ready:
        return Ready(allowed, (*self._minutes, *stepped_in(self._ask, who, failures)))


def defaulted(session: AnySession, ask: Ask, failures: Sequence[Failure], minutes: Sequence[Minute] = ()) -> Outcome:
    """The default of an ask that nobody could answer."""
    why = failures[-1].why if failures else "nobody sits here"
    if ask.default is None:
        return Stuck(ask, why, tuple(minutes))
    if not still_asked(session, ask):
        return None
    try:
        allowed = checked(session, ask, ask.default)
    except Refused as refusal:
        return Stuck(ask, f"its default was refused: {refusal}", tuple(minutes))
    return Ready(allowed, (*minutes, *stepped_in(ask, DEFAULT, failures or [Failure("nobody", why)])), late=True)


def stepped_in(ask: Ask, who: str, failures: Sequence[Failure]) -> tuple[SteppedIn, ...]:
    """One note for each who gave way."""
    return tuple(SteppedIn(ask=ask.key, seat=ask.seat, who=who, instead_of=one.who, why=one.why) for one in failures)


def still_asked(session: AnySession, ask: Ask) -> bool:
    """Whether this very question is still before its seat."""
    return any(open_ask.key == ask.key for open_ask in session.asked_of(ask.seat))


def checked(session: AnySession, ask: Ask, act: Act) -> Allowed:
    """The act as an answer that the rules allow as things stand. Raises :class:`Refused`."""
    answer, sitting = Answer(ask.seat, ask.key, act, _act_id(session, ask)), session.sitting
    return Allowed(answer, sitting, sitting.submit(answer))


def _act_id(session: AnySession, ask: Ask) -> str:
    """The driver's name for this answer: the same in every run, and new where the same key is answered again."""
    name, again = f"driver:{ask.key}", 1
    while session.sitting.repeated(ask.seat, name):
        again += 1
        name = f"driver:{ask.key}:{again}"
    return name


@lru_cache(maxsize=256)
def _able(kind: type[Participant], to: type[object]) -> bool:
    """Looked up once for each kind of participant: what a protocol asks for is slow to find out, and is asked of every
    answer."""
    return issubclass(kind, to)


def _keeps_notes(participant: Participant) -> TypeGuard[KeepsNotes]:
    return _able(type(participant), KeepsNotes)


def _speaks_aloud(participant: Participant) -> TypeGuard[SpeaksAloud]:
    return _able(type(participant), SpeaksAloud)


def _again(ask: Ask, refusal: Refused) -> Ask:
    told = f"Your last answer was refused. {refusal} {refusal.remedy}".strip()
    return replace(ask, directive=f"{ask.directive}\n\n{told}".strip())


def _words(error: Exception) -> str:
    """Only our own sentences are recorded: a provider's message may hold a key."""
    return str(error) if isinstance(error, VenireError) else f"it failed ({type(error).__name__})"
