"""A deliberation as a reader meets it: what was said and what happened, in order, with names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from venire.kernel.record import Entry, Event
from venire.law.argument.citations import SHOWN, leading
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation import events as ev

Manner = Literal["heading", "judge", "speech", "act", "note", "text", "item"]


@dataclass(frozen=True, slots=True)
class Passage:
    """One paragraph of a transcript. ``turn`` is set for speeches."""

    manner: Manner
    text: str
    who: str = ""
    turn: int | None = None
    cites: tuple[str, ...] = ()
    answers: int | None = None
    mark: str = ""
    """A sign that leads to an appendix; on a heading, that this is the appendix."""

    @property
    def first_cites(self) -> tuple[str, ...]:
        """What carries the point."""
        return self.cites[:SHOWN]

    @property
    def more_cites(self) -> tuple[str, ...]:
        """The rest."""
        return self.cites[SHOWN:]


@dataclass(frozen=True)
class Names:
    """What people and things are called in a transcript."""

    roster: Roster
    case: Case
    things: Mapping[str, str] = field(init=False)

    def __post_init__(self) -> None:
        items = {item.id: item.name for item in (*self.case.evidence, *self.case.exhibits)}
        facts = {fact.id: witness.name for witness in self.case.witnesses for fact in witness.affidavit}
        stipulations = {item.id: "the agreed facts" for item in self.case.stipulations}
        object.__setattr__(self, "things", {**stipulations, **facts, **items})

    def juror(self, number: int) -> str:
        return self.roster.jurors[number - 1].name

    def person(self, number: int) -> bool:
        """Whether a person took this seat."""
        return self.roster.jurors[number - 1].held

    def cited(self, ids: Sequence[str], claims: Sequence[str] = ()) -> tuple[str, ...]:
        """The names of what was cited, each once; first what the claims themselves rest on."""
        return tuple(dict.fromkeys(self.things.get(one, one) for one in leading(self.case, claims, ids)))


def transcript(entries: Iterable[Entry], names: Names) -> Iterator[Passage]:
    """The passages of a record, from what the viewer of these entries may see."""
    for entry in entries:
        yield from passages(entry.event, names)


def passages(event: Event, names: Names) -> Iterator[Passage]:
    """One event of a deliberation as a reader meets it."""
    match event:
        case ev.Presented():
            yield Passage("heading", event.title)
        case ev.Narrated():
            yield Passage("judge", event.text, "The judge")
        case ev.SideChosen():
            side = "not guilty" if event.side == "defend" else "guilty"
            yield Passage("act", f"{names.juror(event.juror)} will speak for {side}.")
        case ev.FirstBallot():
            yield Passage("heading", "The first ballot")
            yield Passage("act", _ballot(event.votes, names))
        case ev.RoundOpened():
            yield Passage("heading", f"Round {event.round}")
        case ev.Spoke():
            yield _speech(event, names)
        case ev.Passed():
            yield Passage("note", f"{names.juror(event.juror)} says nothing.")
        case ev.Murmured():
            for murmur in event.murmurs:
                yield Passage("note", f"{names.juror(murmur.juror)}: {murmur.reaction}")
        case ev.VoteChanged():
            yield Passage("act", f"{names.juror(event.juror)} now votes {_vote(event.vote)}.")
        case ev.RoundClosed():
            yield Passage("note", f"{event.guilty} guilty, {event.not_guilty} not guilty.")
        case ev.FinalVotes():
            yield Passage("heading", "The final vote")
            yield Passage("act", _ballot(event.votes, names))
        case ev.Decided():
            yield Passage("heading", f"Verdict: {_vote(event.verdict)}")
        case _:
            return


def _speech(event: ev.Spoke, names: Names) -> Passage:
    return Passage(
        "speech",
        event.text,
        names.juror(event.juror),
        event.turn,
        names.cited(event.cites, event.claims),
        event.replies_to,
    )


def _vote(vote: str) -> str:
    return vote.replace("_", " ")


def _ballot(votes: Iterable[str], names: Names) -> str:
    """Who voted how: "Guilty: A, B. Not guilty: C."."""
    by_vote = dict[str, list[str]]()
    for number, vote in enumerate(votes, start=1):
        by_vote.setdefault(vote, []).append(names.juror(number))
    return " ".join(f"{_vote(vote).capitalize()}: {', '.join(by_vote[vote])}." for vote in sorted(by_vote))
