"""What earlier sessions leave to later ones: the boxes of a student's drills, what witnesses have said before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from venire.errors import VenireError
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.record import Entry
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import Ground
from venire.law.testimony.cross_outline import PriorClaim, PriorSessions
from venire.proceedings.drill.debrief import boxes
from venire.proceedings.drill.kind import KIND as DRILL
from venire.proceedings.examination.events import AnswerStruck, Established, WitnessCalled


@runtime_checkable
class HeardCase(Protocol):
    """Rules that know which case they hear."""

    @property
    def case(self) -> Case: ...


async def boxes_of(court: Court, owner: str) -> Mapping[Ground, int]:
    """Where this owner's drills left each ground: each begins where the one before ended, so the last one tells."""
    heads = [head for head in await court.list(owner) if head.kind == DRILL.name]
    return boxes((await court.find(heads[0].session)).entries) if heads else {}


def said_in(session: AnySession) -> PriorSessions:
    """What the witnesses established in a finished session. Raises :class:`VenireError` for one that heard none."""
    if session.kind.testimony is None:
        raise VenireError("In that session nobody testified.", "Name an examination or a trial from `venire sessions`.")
    if not session.over:
        raise VenireError("That session is not over yet.", "Finish it first: `venire watch` goes on with it.")
    if session.sealed:
        raise VenireError("What it shares with another session is sealed.", "Finish that one first.")
    return PriorSessions(claims=tuple(_claims(session.id, court_entries(session))))


def case_heard_in(session: AnySession) -> Case:
    """The case of a session in which witnesses were heard, as it stood when it was opened."""
    rules = session.sitting.proceeding
    assert isinstance(rules, HeardCase)
    return rules.case


def require_case(heard: Case, now: Case) -> None:
    """Raises :class:`VenireError` where the earlier session was of another case than the one to be heard now."""
    if heard.id != now.id:
        raise VenireError(
            f"That session was of the case {heard.id!r}, and this one is of {now.id!r}.",
            f"Name an earlier session of {now.id!r}, or give --case {heard.id}.",
        )


def court_entries(session: AnySession) -> Sequence[Entry]:
    """What happened before the witnesses, of an examination or of a trial."""
    return session.kind.testimony(session.entries) if session.kind.testimony else ()


def called(session: AnySession) -> Sequence[str]:
    """The witnesses who took the stand, in order."""
    events = [entry.event for entry in court_entries(session)]
    return [event.witness for event in events if isinstance(event, WitnessCalled)]


def _claims(session: str, entries: Sequence[Entry]) -> Sequence[PriorClaim]:
    kept = list[Established]()
    for entry in entries:  # of an answer struck in part the rest is taken down anew, after the ruling
        if isinstance(entry.event, AnswerStruck):
            struck = entry.event.no
            kept = [one for one in kept if one.no != struck]
        elif isinstance(entry.event, Established):
            kept.append(entry.event)
    return [
        PriorClaim(session=session, witness=event.witness, statement=taken.statement, holds=taken.holds)
        for event in kept
        for taken in event.taken
        if taken.facts
    ]
