"""Sessions kept so that every ask in them can be put to a mind again, as the prompt and the forms a model would get.

Shared by ``render_asks`` and ``check_answers``. A proceeding joins in by a line in each of two tables: :data:`SEATS`
here (which parts a model plays in a seat), and ``PLAYS`` in ``render_asks`` (how a session of it is played).
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from venire.catalog import kinds
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask, Proceeding
from venire.kernel.record import Act, Event, Seat
from venire.models.vectors.likeness import sentence_likeness
from venire.participants.briefs.output_check import complaint_about, told_by
from venire.participants.part import Part, PreparedAsk
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.view import JurorView
from venire.proceedings.examination.rules import Examination
from venire.proceedings.trial.rules import TrialRules
from venire.seats.models.deliberation import jury_parts, role_of
from venire.seats.models.examination import court_parts, court_role

Rules = Proceeding[Any]
Seated = Callable[[Seat, Rules], tuple[str, Sequence[Part]] | None]
"""Seat and rules → the role in which a model sits there, and its parts; None where none can."""


def _in_a_jury(seat: Seat, rules: Rules) -> tuple[str, Sequence[Part]] | None:
    role = role_of(seat)
    if role is None or not isinstance(rules, Deliberation):
        return None
    return role, jury_parts(seat, rules)


def _in_a_courtroom(seat: Seat, rules: Rules) -> tuple[str, Sequence[Part]] | None:
    role, court = court_role(seat), rules.court if isinstance(rules, TrialRules) else rules
    if role is None or not isinstance(court, Examination):
        return None
    return role, court_parts(seat, court, sentence_likeness())


SEATS: Mapping[str, Seated] = {
    "deliberation": _in_a_jury,
    "examination": _in_a_courtroom,
    "trial": _in_a_courtroom,
}
"""By the kind of proceeding."""


@dataclass(frozen=True)
class Kept:
    """A played session: its events from the opening on, and the contents that the opening pins."""

    kind: str
    events: tuple[Event, ...]
    contents: Mapping[str, bytes]

    def rules(self) -> Rules:
        return kinds()[self.kind].rules(self.events[0], self.contents)

    def state(self, rules: Rules, entries: int) -> object:
        """The state after so many events."""
        state: Any = None
        for event in self.events[:entries]:
            state = rules.evolve(state, event)
        return state

    def write(self, path: Path) -> None:
        codec = kinds()[self.kind].codec
        body = {
            "kind": self.kind,
            "events": [codec.encode_event(event) for event in self.events],
            "contents": {name: content.decode() for name, content in self.contents.items()},
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(body, ensure_ascii=False), encoding="utf-8")

    @classmethod
    def read(cls, path: Path) -> Kept:
        body = json.loads(path.read_text(encoding="utf-8"))
        codec = kinds()[body["kind"]].codec
        events = tuple(codec.decode_event(event) for event in body["events"])
        return cls(body["kind"], events, {name: content.encode() for name, content in body["contents"].items()})


@dataclass(frozen=True)
class Put:
    """One ask as a model meets it: after so many events, in this role."""

    entries: int
    ask: Ask
    role: str
    turn: PreparedAsk
    view: Frozen

    def complaint(self, form: BaseModel) -> str:
        """What a model would be told of this form: the part's own complaint, or the output check's."""
        conviction = self.view.conviction if isinstance(self.view, JurorView) else None
        told = told_by(self.turn.brief, self.ask.seat, conviction=conviction)
        return self.turn.complaint(form) or complaint_about(form, told)


def puts(kept: Kept) -> Iterator[Put]:
    """Every ask of a session that some model could be put, once each, as it came up before it was answered.

    Between the events of one act an ask may be on the agenda that nobody is ever put; where it comes up again, that is
    the one.
    """
    rules = kept.rules()
    state: Any = None
    came, there = dict[str, tuple[int, Any, Ask]](), frozenset[str]()
    for entries, event in enumerate(kept.events, start=1):
        state = rules.evolve(state, event)
        due = [ask for ask in rules.agenda(state) if not ask.standing]
        came.update({ask.key: (entries, state, ask) for ask in due if ask.key not in there})
        there = frozenset(ask.key for ask in due)
    for entries, then, ask in came.values():
        yield from _put(kept.kind, rules, then, ask, entries)


def _put(kind: str, rules: Rules, state: object, ask: Ask, entries: int) -> Iterator[Put]:
    seated = SEATS[kind](ask.seat, rules)
    if seated is None:
        return
    role, parts = seated
    view = rules.view(state, ask.seat)
    turn = next(filter(None, (part.turn(ask, view) for part in parts)), None)
    if isinstance(turn, PreparedAsk):
        yield Put(entries, ask, _moment(role, ask), turn, view)


def _moment(role: str, ask: Ask) -> str:
    """Counsel does many things: each is a role of its own here."""
    return f"counsel_{ask.wants[0].kind}" if role == "opposing_counsel" else role


def put_again(kept: Kept, entries: int, key: str) -> tuple[Rules, Any, Put]:
    """The ask with this key as it stood after so many events. Raises :class:`KeyError` where it was not asked."""
    rules = kept.rules()
    state = kept.state(rules, entries)
    for ask in rules.agenda(state):
        if ask.key == key:
            for put in _put(kept.kind, rules, state, ask, entries):
                return rules, state, put
    raise KeyError(key)


async def played(
    rules: Rules, opening: Sequence[Event], answer: Callable[[Ask, Frozen], Awaitable[Act]]
) -> list[Event]:
    """A session by the rules alone: what is asked first, or its whole group, answered on one frozen view."""
    events = list(opening)
    state: Any = None
    for event in events:
        state = rules.evolve(state, event)
    while due := [ask for ask in rules.agenda(state) if not ask.standing]:
        together = [ask for ask in due if ask.group and ask.group == due[0].group] or due[:1]
        answers = [(ask, await answer(ask, rules.view(state, ask.seat))) for ask in together]
        for ask, act in answers:
            for event in rules.decide(state, ask, act):
                events.append(event)
                state = rules.evolve(state, event)
    return events
