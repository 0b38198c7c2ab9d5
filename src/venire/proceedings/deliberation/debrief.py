"""The debrief: a pure reading of a finished record. Who moved whom, every conviction, and the reason for every flip.

Source: spec/deliberation.md, "final_vote / verdict"; spec/science.md, 7.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event
from venire.law.case import Case
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import CastVote, Vote

FELT = 0.02
"""The change of conviction from which a speech is among a juror's reasons."""


class Flip(Frozen):
    """A vote that changed, and the speech and exhibit behind it."""

    round: int
    juror: int
    vote: Vote
    turn: int | None = None
    """The speech that carried it; None for a person's own act, or where no speech pushed that way."""
    spoken: int | None = None
    """The round of that speech, which may lie before the one in which the vote changed."""
    by_hand: bool = False
    """Whether a person, or an agent from elsewhere, changed its own vote: no arithmetic had a part in it."""
    last: bool = False
    """Whether that was on the final ballot."""
    speaker: int | None = None
    delta: float = 0.0
    """What that speech did to the conviction."""
    exhibit: str | None = None
    """The evidence the speech cited first."""
    alone: bool = False
    """Whether without this speech the vote would have stood."""
    before: float = 0.5
    after: float = 0.5
    others: float = 0.0
    """What the other speeches of the round did."""
    pressure: float = 0.0
    mood: float = 0.0


class Share(Frozen):
    """How much of all change came from speeches, the others' votes, and mood (mean squares, summing to 1)."""

    speeches: float
    pressure: float
    mood: float


class Debrief(Frozen):
    """What is shown when it is over."""

    case: str
    verdict: str
    rounds: int
    why: str
    votes: Mapping[int, Vote]
    secret_votes: Mapping[int, Vote]
    vote_history: tuple[tuple[Vote, ...], ...]
    """The ballot by seat: first, then after each round."""
    convictions: Mapping[int, tuple[float, ...]]
    """By juror: first, then after each round."""
    flips: tuple[Flip, ...]
    moved: Mapping[str, float]
    """``"speaker>listener"`` → the sum of what the speaker's speeches did to the listener's conviction."""
    share: Share
    mood_share: float
    """Variance of mood over variance of conviction, over jurors and rounds."""


@dataclass
class _Reading:
    """What the record tells, gathered in one pass."""

    case: str = ""
    verdict: str = ""
    rounds: int = 0
    why: str = ""
    votes: dict[int, Vote] = field(default_factory=dict[int, Vote])
    secret: dict[int, Vote] = field(default_factory=dict[int, Vote])
    history: list[tuple[Vote, ...]] = field(default_factory=list[tuple[Vote, ...]])
    convictions: dict[int, list[float]] = field(default_factory=dict[int, list[float]])
    speeches: dict[int, ev.Spoke] = field(default_factory=dict[int, ev.Spoke])
    changes: dict[int, dict[int, ev.Change]] = field(default_factory=dict[int, dict[int, ev.Change]])
    flips: list[ev.VoteChanged] = field(default_factory=list[ev.VoteChanged])
    by_hand: list[ev.VoteChanged] = field(default_factory=list[ev.VoteChanged])
    last: list[ev.VoteChanged] = field(default_factory=list[ev.VoteChanged])

    def take_entry(self, entry: Entry) -> None:
        """The event, and whether it was a person's own change of vote."""
        event, act = entry.event, entry.cause.act if entry.cause else ""
        if isinstance(event, ev.VoteChanged) and act == CastVote.kind:
            self.by_hand.append(event)
        self.take(event)

    def take(self, event: Event) -> None:
        match event:
            case ev.Opened():
                self.case = event.case
            case ev.FirstConvictions():
                self.convictions = {number: [value] for number, value in enumerate(event.values, start=1)}
            case ev.FirstBallot():
                self.votes = dict(enumerate(event.votes, start=1))
                self.history.append(event.votes)
            case ev.FinalVotes():
                self._end(event.votes)
            case ev.SecretVotes():
                self.secret = dict(enumerate(event.votes, start=1))
            case ev.Spoke():
                self.speeches[event.turn] = event
            case ev.Moved():
                self.changes[event.round] = {change.juror: change for change in event.changes}
            case ev.VoteChanged():
                self.votes[event.juror] = event.vote
                self.flips.append(event)
            case ev.RoundClosed():
                self._close(event.round)
            case ev.FinalVoteCalled():
                self.why = event.why
            case ev.Decided():
                self.verdict, self.rounds = event.verdict, event.round
            case _:
                pass

    def _end(self, ballot: Sequence[Vote]) -> None:
        """Only who is asked for a last vote can have changed it on the final ballot."""
        number, votes = len(self.history) - 1, dict[int, Vote](enumerate(ballot, start=1))
        changed = [juror for juror, vote in votes.items() if self.votes.get(juror, vote) != vote]
        self.last = [ev.VoteChanged(round=number, juror=juror, vote=votes[juror]) for juror in changed]
        self.votes = votes

    def _close(self, number: int) -> None:
        changes = self.changes.get(number, {})
        for juror, values in self.convictions.items():
            values.append(changes[juror].after if juror in changes else values[-1])
        self.history.append(tuple(self.votes[juror] for juror in sorted(self.votes)))


def debrief(case: Case, entries: Iterable[Entry]) -> Debrief:
    """Read a deliberation from its record. Works on an unfinished one too; the verdict is then empty."""
    told = _Reading()
    for entry in entries:
        told.take_entry(entry)
    return Debrief(
        case=told.case,
        verdict=told.verdict,
        rounds=max(told.rounds, len(told.history) - 1),
        why=told.why,
        votes=told.votes,
        secret_votes=told.secret,
        vote_history=tuple(told.history),
        convictions={juror: tuple(values) for juror, values in told.convictions.items()},
        flips=(*(_flip(told, flip, case) for flip in told.flips), *map(_on_the_last_ballot, told.last)),
        moved=_moved(told),
        share=_share(told),
        mood_share=_mood_share(told),
    )


def _flip(told: _Reading, flip: ev.VoteChanged, case: Case) -> Flip:
    change = told.changes.get(flip.round, {}).get(flip.juror)
    if change is None or any(flip is other for other in told.by_hand):
        return Flip(round=flip.round, juror=flip.juror, vote=flip.vote, by_hand=True)
    push, alone = _decisive(told, flip, change)
    speech = told.speeches.get(push.turn) if push else None
    delta = push.delta if push else 0.0
    return Flip(
        round=flip.round,
        juror=flip.juror,
        vote=flip.vote,
        turn=speech.turn if speech else None,
        spoken=speech.round if speech else None,
        speaker=speech.juror if speech else None,
        delta=delta,
        exhibit=_exhibit(case, speech),
        alone=alone,
        before=change.before,
        after=change.after,
        others=sum(item.delta for item in change.pushes) - (delta if push in change.pushes else 0.0),
        pressure=change.pressure,
        mood=change.mood,
    )


def _on_the_last_ballot(flip: ev.VoteChanged) -> Flip:
    return Flip(round=flip.round, juror=flip.juror, vote=flip.vote, by_hand=True, last=True)


def _decisive(told: _Reading, flip: ev.VoteChanged, change: ev.Change) -> tuple[ev.Push | None, bool]:
    """The push that carried the flip, and whether without it the vote would have stood.

    Looked for in the round of the flip first, then back to the juror's last change of vote: the strongest push in the
    flip's direction without which the conviction would not have crossed, one that the juror felt before one that was
    merely the last straw; failing that, the strongest of the round.
    """
    sign = 1.0 if flip.vote == "guilty" else -1.0
    needed = sign * (change.after - (0.6 if flip.vote == "guilty" else 0.4))
    by_round = [_toward(told, number, flip.juror, sign) for number in range(flip.round, _since(told, flip), -1)]
    for least in (max(needed, FELT), needed):
        for pushes in by_round:
            strongest = max(pushes, key=lambda push: abs(push.delta), default=None)
            if strongest is not None and abs(strongest.delta) >= least:
                return strongest, True
    every = [push for pushes in by_round[:1] for push in pushes] or [push for pushes in by_round for push in pushes]
    return max(every, key=lambda push: abs(push.delta), default=None), False


def _since(told: _Reading, flip: ev.VoteChanged) -> int:
    earlier = [other.round for other in told.flips if other.juror == flip.juror and other.round < flip.round]
    return max(earlier, default=0)


def _toward(told: _Reading, number: int, juror: int, sign: float) -> list[ev.Push]:
    change = told.changes.get(number, {}).get(juror)
    return [push for push in change.pushes if push.delta * sign > 0] if change else []


def _exhibit(case: Case, speech: ev.Spoke | None) -> str | None:
    if speech is None:
        return None
    of_case = {item.id for item in (*case.evidence, *case.exhibits)}
    cited = next((cite for cite in speech.cites if cite in of_case), None)
    return cited or next(iter(speech.cites), None)


def _moved(told: _Reading) -> Mapping[str, float]:
    totals = dict[str, float]()
    for changes in told.changes.values():
        for juror, change in changes.items():
            for push in change.pushes:
                pair = f"{told.speeches[push.turn].juror}>{juror}"
                totals[pair] = totals.get(pair, 0.0) + push.delta
    return totals


def _share(told: _Reading) -> Share:
    every = [change for changes in told.changes.values() for change in changes.values()]
    squares = [
        sum(sum(push.delta for push in change.pushes) ** 2 for change in every),
        sum(change.pressure**2 for change in every),
        sum(change.mood**2 for change in every),
    ]
    total = sum(squares) or 1.0
    return Share(speeches=squares[0] / total, pressure=squares[1] / total, mood=squares[2] / total)


def _mood_share(told: _Reading) -> float:
    """Mood stands apart from conviction: what is left of a round's conviction less the moods so far is the rest."""
    moods = dict[int, float]()
    felt, held = list[float](), list[float]()
    for number in sorted(told.changes):
        for juror, change in told.changes[number].items():
            moods[juror] = moods.get(juror, 0.0) + change.mood
            felt.append(moods[juror])
            held.append(change.after)
    spread = _variance(held)
    return _variance(felt) / spread if spread else 0.0


def _variance(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / len(values)
