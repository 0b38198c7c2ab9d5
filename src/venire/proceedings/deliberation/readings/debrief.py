"""The debrief: a pure reading of a finished record. Who moved whom, every conviction, and the reason for every flip.

Source: spec/deliberation.md, "Phases", 5; spec/science.md, 7.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from venire.kernel.folds.accounts import Accounts, accounts
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry, Event
from venire.law.argument.citations import leading
from venire.law.case_file.case import Case
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import CastVote, Vote
from venire.proceedings.deliberation.readings.hung_jury import Hung, HungJuryRecord, hung
from venire.proceedings.deliberation.round.causes import Felt, carrying, cause, reason, recent
from venire.proceedings.deliberation.view import Reason


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
    """What the claim that told rests on before all else."""
    claim: str | None = None
    """Which claim of the speech told."""
    alone: bool = False
    """Whether without this speech the vote would have stood."""
    pulled: bool = False
    """Whether the others' votes did more than the speech."""
    before: float = 0.5
    after: float = 0.5
    others: float = 0.0
    """What the other speeches of the round did."""
    pressure: float = 0.0
    mood: float = 0.0


class CausesOfChange(Frozen):
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
    share: CausesOfChange
    mood_share: float
    """Variance of mood over variance of conviction, over jurors and rounds."""
    hung: Hung | None = None
    """What still divided a jury that found no verdict."""
    accounts: Accounts | None = None
    """What the models took; None where none was called."""


@dataclass
class _Reading:
    """What the record tells, gathered in one pass."""

    case: str = ""
    verdict: str = ""
    rounds: int = 0
    grey: tuple[float, float] = (0.4, 0.6)
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
                self.case, self.grey = event.case, event.params.dynamics.grey
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
                self._turn(event)
            case ev.RoundClosed():
                self._close(event.round)
            case ev.FinalVoteCalled():
                self.why = event.why
            case ev.Decided():
                self.verdict, self.rounds = event.verdict, event.round
            case _:
                pass

    def _turn(self, event: ev.VoteChanged) -> None:
        """Who changes back within the round has not changed at all."""
        self.votes[event.juror] = event.vote
        kept = [flip for flip in self.flips if (flip.round, flip.juror) != (event.round, event.juror)]
        self.flips = kept if len(kept) < len(self.flips) else [*kept, event]

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


def debrief(case: Case, entries: Sequence[Entry]) -> Debrief:
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
        hung=hung(_heard(told, case)) if told.verdict == "hung" else None,
        accounts=accounts(entries),
    )


def undone(flip: Flip, again: Debrief) -> bool:
    """Whether in this other playing of a deliberation the juror does not hold the vote that the flip brought.

    Its ballot after the round of the flip counts, or the last one before, where the talk ended sooner.
    """
    ballots = again.vote_history
    return ballots[min(flip.round, len(ballots) - 1)][flip.juror - 1] != flip.vote


def _heard(told: _Reading, case: Case) -> HungJuryRecord:
    return HungJuryRecord(case, told.speeches, told.changes, told.votes, told.flips, told.grey)


def _flip(told: _Reading, flip: ev.VoteChanged, case: Case) -> Flip:
    change = told.changes.get(flip.round, {}).get(flip.juror)
    if change is None or any(flip is other for other in told.by_hand):
        return Flip(round=flip.round, juror=flip.juror, vote=flip.vote, by_hand=True)
    by = cause(flip.vote, change.after, told.grey, _felt(told, flip))
    speech = told.speeches.get(by.turn) if by.turn is not None else None
    return Flip(
        round=flip.round,
        juror=flip.juror,
        vote=flip.vote,
        turn=by.turn,
        spoken=speech.round if speech else None,
        speaker=by.juror,
        delta=by.delta,
        claim=carrying(case, by.claims, flip.vote),
        exhibit=_exhibit(case, speech, flip.vote),
        alone=by.alone,
        pulled=by.pulled,
        before=change.before,
        after=change.after,
        others=sum(item.delta for item in change.pushes if item.turn != by.turn),
        pressure=change.pressure,
        mood=change.mood,
    )


def _on_the_last_ballot(flip: ev.VoteChanged) -> Flip:
    return Flip(round=flip.round, juror=flip.juror, vote=flip.vote, by_hand=True, last=True)


def _felt(told: _Reading, flip: ev.VoteChanged) -> tuple[Felt, ...]:
    """What the juror felt since its last change of vote, lately enough to be the cause of this one."""
    earlier = (other.round for other in told.flips if other.juror == flip.juror and other.round < flip.round)
    since = max(earlier, default=0)
    changes = [(number, told.changes[number].get(flip.juror)) for number in sorted(told.changes) if number > since]
    return recent(
        (Felt(number, _reasons(told, change), change.pressure) for number, change in changes if change), flip.round
    )


def _reasons(told: _Reading, change: ev.Change) -> tuple[Reason, ...]:
    return tuple(reason(told.speeches[push.turn], push) for push in change.pushes)


def _exhibit(case: Case, speech: ev.Spoke | None, vote: Vote) -> str | None:
    """What carries the claim that told, by the order of its grounds."""
    if speech is None:
        return None
    claim = carrying(case, speech.claims, vote)
    return next(iter(leading(case, (claim,) if claim else (), speech.cites)), None)


def _moved(told: _Reading) -> Mapping[str, float]:
    totals = dict[str, float]()
    for changes in told.changes.values():
        for juror, change in changes.items():
            for push in change.pushes:
                pair = f"{told.speeches[push.turn].juror}>{juror}"
                totals[pair] = totals.get(pair, 0.0) + push.delta
    return totals


def _share(told: _Reading) -> CausesOfChange:
    every = [change for changes in told.changes.values() for change in changes.values()]
    squares = [
        sum(sum(push.delta for push in change.pushes) ** 2 for change in every),
        sum(change.pressure**2 for change in every),
        sum(change.mood**2 for change in every),
    ]
    total = sum(squares) or 1.0
    return CausesOfChange(speeches=squares[0] / total, pressure=squares[1] / total, mood=squares[2] / total)


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
