"""A jury's talk as tables: every ballot, every conviction, every speech, every vote that changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from venire.exports.document import Table
from venire.exports.transcript import Names
from venire.kernel.record import Event
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.deliberation.readings.debrief import Debrief


def jury_tables(ending: Debrief, events: Iterable[Event], names: Names) -> Mapping[str, Table]:
    """By name. Round 0 is the first ballot; a person's conviction is not reckoned, and its cell stays empty."""
    return {
        "votes": Table(_columns("votes", ending), list(_votes(ending, names))),
        "convictions": Table(_columns("convictions", ending), list(_convictions(ending, names))),
        "speeches": Table(SPEECHES, [_speech(event, names) for event in events if isinstance(event, Spoke)]),
        "changes": Table(CHANGES, list(_changes(ending, names))),
    }


SPEECHES = ("turn", "round", "seat", "juror", "type", "move", "claims", "cites", "text")
CHANGES = ("round", "seat", "juror", "vote", "turn", "speaker", "claim", "exhibit", "alone")


def _columns(of: str, ending: Debrief) -> Sequence[str]:
    rounds = len(ending.vote_history) if of == "votes" else max(map(len, ending.convictions.values()), default=0)
    return ("seat", "juror", *(f"round {number}" for number in range(rounds)), *(("final",) if of == "votes" else ()))


def _votes(ending: Debrief, names: Names) -> Iterator[Sequence[str]]:
    for seat, final in sorted(ending.votes.items()):
        yield (str(seat), names.juror(seat), *(ballot[seat - 1] for ballot in ending.vote_history), final)


def _convictions(ending: Debrief, names: Names) -> Iterator[Sequence[str]]:
    longest = max(map(len, ending.convictions.values()), default=0)
    for seat, values in sorted(ending.convictions.items()):
        told = [""] * longest if names.person(seat) else [f"{value:.4f}" for value in values]
        yield (str(seat), names.juror(seat), *told, *[""] * (longest - len(told)))


def _speech(spoke: Spoke, names: Names) -> Sequence[str]:
    where = (str(spoke.turn), str(spoke.round), str(spoke.juror), names.juror(spoke.juror))
    return (*where, spoke.type, spoke.move, " ".join(spoke.claims), " ".join(spoke.cites), spoke.text)


def _changes(ending: Debrief, names: Names) -> Iterator[Sequence[str]]:
    for flip in ending.flips:
        speaker = names.juror(flip.speaker) if flip.speaker else ""
        what = ("" if flip.turn is None else str(flip.turn), speaker, flip.claim or "", flip.exhibit or "")
        who = (str(flip.round), str(flip.juror), names.juror(flip.juror), flip.vote)
        yield (*who, *what, "yes" if flip.alone else "no")
