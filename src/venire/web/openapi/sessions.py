"""How sessions are told: what is open, what is asked, what has happened."""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict

from venire.web.openapi.shape import OPEN, AnswerShape, ForecastShape


class SessionShape(AnswerShape):
    """What tells a session from others."""

    session: str
    """Its id, for every other address."""
    url: str
    """Its page."""
    title: str
    over: bool
    halted: str = ""
    """Why a monitor stopped it; only where one did."""


class OpenedShape(SessionShape):
    """A session that has been opened."""

    forecast: ForecastShape | None = None
    """Null where no model plays."""


class HeadShape(AnswerShape):
    """A line in the list of sessions."""

    session: str
    title: str
    opened_at: str
    """ISO 8601, UTC."""
    over: bool
    result: str
    """How it ended, in a word: `not_guilty`. Empty while it goes on."""


class SessionsShape(AnswerShape):
    """Your own sessions, the newest first."""

    sessions: tuple[HeadShape, ...]


class AskShape(AnswerShape):
    """Something that is asked of your seat."""

    key: str
    """Send it back with the act that answers."""
    wants: tuple[str, ...]
    """The kinds of act that answer it: any one of them. `GET /api/proceedings/{kind}/acts` has their forms."""
    directive: str
    """What is wanted, in words."""
    standing: bool
    """True: a door left open, at which nobody waits. False: the others wait for you."""
    until: str | None
    """When they go on without you; ISO 8601, UTC. Null: they wait as long as it takes."""
    limit: float | None
    """Seconds for the answer, from when it was asked."""


class SeenShape(AnswerShape):
    """Something that happened, as you may know it."""

    no: int
    """Its number in your own stream, from 1 without gaps."""
    at: str
    """ISO 8601, UTC."""
    kind: str
    """`spoke`, `question_put`, `testified`, `verdict_reached` …"""
    event: dict[str, Any]
    """Its fields, by its kind."""
    part: str = ""
    """The part of a trial in which it happened: `examination`, `jury`."""
    stood_in: str = ""
    """Who spoke these words in the place of a model that failed to."""


class SeenAnswer(AnswerShape):
    """Your own stream, or a piece of it."""

    events: tuple[SeenShape, ...]


class PlaceShape(AnswerShape):
    """What is asked of you, and what else lies before your seat; a kind of proceeding may add to it."""

    model_config = ConfigDict(json_schema_extra=OPEN)
    asks: tuple[AskShape, ...]
    upto: int
    """The last event that this rests on."""
    paused: str | None
    """Since when the clocks stand still; null: they go."""
    convictions: dict[str, float] | None = None
    """What each juror is convinced of, from 0 (not guilty) to 1; null where that is not for your eyes."""
    conviction: float | None = None
    """A juror's own."""
    draft: dict[str, Any] | None = None
    """A juror's words, as they were put for it after it took a strategy."""
    strategy: str | None = None
    """How a juror means to argue."""
    table: dict[str, Any] | None = None
    """What lies on counsel's table: affidavit, targets, outline, exhibits."""
    stand: dict[str, Any] | None = None
    """What lies before a witness: its own affidavit, and the question."""
    bench: dict[str, Any] | None = None
    """What lies before the judge: what is pending, and what has been laid of a foundation."""


class LookShape(SessionShape, PlaceShape):
    """A session as you may know it."""

    model_config = ConfigDict(json_schema_extra=OPEN)
    viewer: str
    """Through whose eyes: your seat, or `gallery`."""
    me: int | None
    """The number of your seat in a jury."""
    seat: str | None
    """Your seat; null: you watch."""
    mine: bool
    """Whether you opened it."""
    room: str | None = None
    """The code of its room; null: it has none."""
    view: dict[str, Any]
    """Everything this viewer may know, by the kind of proceeding."""
    last: int
    """How many events you have seen."""
    events: tuple[SeenShape, ...] = ()
    """All of them, where you wished for them."""


class TurnShape(AnswerShape):
    """Where your seat stands: all that a program needs between two acts."""

    session: str
    """Its id; empty while a room has not begun."""
    kind: str
    """The proceeding: `deliberation`, `trial` …"""
    state: str
    """`lobby`, `going_on` or `over`."""
    seat: str | None
    your_turn: bool
    """Whether somebody waits for you now."""
    asks: tuple[AskShape, ...]
    forms: dict[str, Any]
    """The JSON schema of every act that you could hand up now, by its kind."""
    events: tuple[SeenShape, ...]
    """What happened after the event you named."""
    last: int
    """Pass this as `after` next time."""
    stands_at: str
    """Where the proceeding stands: `round 3`."""
    result: str
    """How it ended, in a word; empty while it goes on."""


class ReceiptShape(AnswerShape):
    """An act that was taken."""

    seen: tuple[SeenShape, ...]
    """What came of it at once, as you may know it."""
    repeated: bool
    """Whether it had been handed up before, under the same `act_id`; it counts once."""


class DeletedShape(AnswerShape):
    """A session that is gone, with its record."""

    deleted: str


class RetriedShape(SessionShape):
    """The same deliberation without one speech."""

    verdict: str | None
    was: str | None
    """The verdict that was."""
    undone: bool | None
    """Whether that juror did not change its vote then; null where you named none."""


class AdviceShape(AnswerShape):
    """A coach's word on a question before it is put."""

    advice: str
    """One sentence; empty where there is nothing to say."""
    refused: bool
    """Whether the court would not take it: it is not in English."""
