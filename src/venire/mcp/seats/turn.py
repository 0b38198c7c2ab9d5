"""What a seat is told after every call: what happened, and what is asked of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from venire.exports.session import ExportReader
from venire.exports.tellings.kinds import telling
from venire.host.session import AnySession
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Entry
from venire.mcp.desk import Desk
from venire.mcp.seats.place import Place, hand_up, place_of
from venire.mcp.told import ToolTold, TranscriptLine, lines_of

MOST_LINES = 60
"""Of what happened, the last so many are told at once."""


class AskTold(ToolTold):
    """Something that is asked of the seat."""

    ask: str
    """Its key: only for hand_up, where two are open at once."""
    directive: str
    """What is wanted."""
    answer_with: tuple[str, ...]
    """The tools that answer it; any one of them."""
    acts: tuple[str, ...]
    """The same as acts, for hand_up."""
    waits: bool
    """Whether the others wait for it. False: a door left open, which may be used at any time or never."""
    until: str | None = None
    """When the others go on without it; ISO 8601, UTC. Null: they wait as long as it takes."""


class TurnTold(ToolTold):
    """Where the seat stands."""

    room: str
    seat: str
    state: str
    """lobby, going_on or over."""
    asked: tuple[AskTold, ...]
    """What is asked of you now. Nothing that waits: call wait_for_turn."""
    happened: tuple[TranscriptLine, ...]
    """What was said and done since the event you named."""
    left_out: int
    """How many lines before those were left out; view_deliberation or view_record gives them."""
    upto: int
    """Pass this as `since` next time."""
    stands_at: str
    """Where the proceeding stands: "round 3"."""
    result: str
    """How it ended, in a word; empty while it goes on."""
    next: str
    """What to do now."""


async def told(desk: Desk, token: str, since: int) -> TurnTold:
    """Where the seat of this token stands, and what happened after this event. Raises :class:`VenireError`."""
    return turn_told(desk, await place_of(desk, token), since)


async def handed(desk: Desk, token: str, kind: str, fields: Mapping[str, Any], ask: str = "") -> TurnTold:
    """Hand up an act, and tell what came of it. Raises :class:`VenireError`, and nothing is handed up then."""
    place = await place_of(desk, token)
    before = place.seen
    await hand_up(place, kind, fields, ask)
    return await told(desk, token, before)


def turn_told(desk: Desk, place: Place, since: int) -> TurnTold:
    """Where this place stands, and what happened after this event."""
    session = place.session
    lines = since_event(desk, place, since)
    asked = tuple(_asked(desk, session, ask) for ask in place.asks) if session else ()
    return TurnTold(
        room=place.room.code,
        seat=place.seat,
        state="lobby" if session is None else "over" if session.over else "going_on",
        asked=asked,
        happened=lines[-MOST_LINES:],
        left_out=max(0, len(lines) - MOST_LINES),
        upto=place.seen,
        stands_at=session.kind.moment(session.sitting.proceeding, session.entries) if session else "the lobby",
        result=session.result if session else "",
        next=_next(place, asked),
    )


def since_event(desk: Desk, place: Place, since: int) -> tuple[TranscriptLine, ...]:
    """The lines of the transcript, as this seat may read it, that were added after this event."""
    if place.session is None:
        return ()
    seen = place.session.streams.seen(place.seat)
    entries = [Entry(one.no, one.at, one.event) for one in seen]
    now = _lines(desk, place, entries)
    before = _lines(desk, place, entries[: max(0, since)])
    same = next((at for at, (a, b) in enumerate(zip(before, now, strict=False)) if a != b), min(len(before), len(now)))
    return now[same:]


def _lines(desk: Desk, place: Place, entries: Sequence[Entry]) -> tuple[TranscriptLine, ...]:
    session = place.session
    if session is None or not entries:
        return ()
    reader = ExportReader(desk.venire.court.store, session, place.seat, telling(session), None)
    return lines_of(reader.passages_of(entries))


def _asked(desk: Desk, session: AnySession, ask: Ask) -> AskTold:
    kinds = tuple(wanted.kind for wanted in ask.wants)
    named = dict.fromkeys(name for kind in kinds for name in desk.named.get(kind, ()))
    opened = session.timing.opened.get(ask.key)
    timed = opened is not None and ask.limit is not None and ask.default is not None
    until = opened + timedelta(seconds=ask.limit) if timed and opened and ask.limit else None
    return AskTold(
        ask=ask.key,
        directive=ask.directive,
        answer_with=tuple(named) or ("hand_up",),
        acts=kinds,
        waits=not ask.standing,
        until=until.isoformat() if until else None,
    )


def _next(place: Place, asked: Sequence[AskTold]) -> str:
    if place.session is None:
        return "The room has not begun. Whoever opened it starts it with `begin`; meanwhile call wait_for_turn."
    if place.session.over:
        return f"It is over: {place.session.result.replace('_', ' ') or 'closed'}."
    waiting = [one for one in asked if one.waits]
    if not waiting:
        return "It is not your turn: call wait_for_turn with since = upto."
    return " ".join(f"{one.directive} Call {' or '.join(one.answer_with)}." for one in waiting)


def forms_of(asks: Sequence[Ask]) -> Mapping[str, Any]:
    """The JSON schema of every act that answers one of these asks, by its kind."""
    return {wanted.kind: _form(wanted) for ask in asks for wanted in ask.wants}


def _form(act: type[Act]) -> Mapping[str, Any]:
    """Its fields, without the one in which the understudy notes what it has used."""
    schema = act.model_json_schema()
    fields = {name: told for name, told in schema.get("properties", {}).items() if name != "made_from"}
    return {**schema, "properties": fields}
