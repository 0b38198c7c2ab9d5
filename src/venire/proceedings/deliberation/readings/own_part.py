"""What one juror did to the room: whom it moved, and which of its speeches told. A pure reading of a record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import Vote


class SpeechEffect(Frozen):
    """What a speech did to the convictions of all who heard it, toward the vote its speaker then held.

    Negative: it drove the room the other way.
    """

    turn: int
    round: int
    text: str
    effect: float


class OwnPart(Frozen):
    """``moved``: listener → conviction moved by this juror's speeches, positive toward guilt. Strongest first."""

    juror: int
    moved: tuple[tuple[int, float], ...]
    speeches: tuple[SpeechEffect, ...]
    """From the one that did most for the speaker's side to the one that did least."""


def own_part(entries: Iterable[Entry], juror: int) -> OwnPart:
    """Read from the record what became of this juror's speeches."""
    vote: Vote = "not_guilty"
    mine, held = dict[int, ev.Spoke](), dict[int, Vote]()
    pushes = list[tuple[int, int, float]]()
    for entry in entries:
        match entry.event:
            case ev.FirstBallot() as ballot:
                vote = ballot.votes[juror - 1]
            case ev.VoteChanged() as change if change.juror == juror:
                vote = change.vote
            case ev.Spoke() as speech if speech.juror == juror:
                mine[speech.turn], held[speech.turn] = speech, vote
            case ev.Moved() as moved:
                pushes += [(push.turn, c.juror, push.delta) for c in moved.changes for push in c.pushes]
            case _:
                pass
    own = [push for push in pushes if push[0] in mine]
    effects = [_effect(speech, held[speech.turn], own) for speech in mine.values()]
    return OwnPart(
        juror=juror,
        moved=tuple(sorted(_by_listener(own).items(), key=lambda item: -abs(item[1]))),
        speeches=tuple(sorted(effects, key=lambda speech: -speech.effect)),
    )


def _effect(speech: ev.Spoke, vote: Vote, pushes: Iterable[tuple[int, int, float]]) -> SpeechEffect:
    total = sum(delta for turn, _, delta in pushes if turn == speech.turn)
    sign = 1.0 if vote == "guilty" else -1.0
    return SpeechEffect(turn=speech.turn, round=speech.round, text=speech.text, effect=sign * total)


def _by_listener(pushes: Iterable[tuple[int, int, float]]) -> Mapping[int, float]:
    totals = dict[int, float]()
    for _, listener, delta in pushes:
        totals[listener] = totals.get(listener, 0.0) + delta
    return totals
