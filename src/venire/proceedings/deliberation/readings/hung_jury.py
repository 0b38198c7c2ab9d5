"""A jury that hung: what still divided it, and what came nearest to bringing each juror over. Read from the record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Case
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.events import Change, Push, Spoke, VoteChanged
from venire.proceedings.deliberation.round.causes import FELT

LEAST = 0.005
"""A speech that moved a mind less did not move it."""
MOST = 3
"""How many of the claims that divided the jury are named."""


class Dividing(Frozen):
    """A claim that told in one camp and not in the other, by all speeches that led with it.

    ``guilty`` and ``not_guilty``: how far they moved a juror of each camp on the average, positive toward guilt.
    """

    claim: str
    guilty: float
    not_guilty: float
    speeches: int
    turn: int
    """The last of these speeches."""
    speaker: int


class Holdout(Frozen):
    """Who held a vote to the end, and the speech after which that vote was nearest to turning.

    ``turn`` and ``speaker`` are None where no speech pushed against the vote; ``left`` is None for people, whose minds
    nobody reckons.
    """

    juror: int
    vote: Vote
    turn: int | None = None
    speaker: int | None = None
    claim: str | None = None
    delta: float = 0.0
    """How far that speech moved the juror toward the other vote."""
    left: float | None = None
    """How far the conviction then still was from the line at which a vote turns."""
    fresh: bool = False
    """Whether the vote turned in the last round, so that nothing was said to it afterwards."""


class Hung(Frozen):
    """``last``: the turn of the last speech that put a claim."""

    dividing: tuple[Dividing, ...]
    holdouts: tuple[Holdout, ...]
    last: int | None = None
    last_speaker: int | None = None
    last_claim: str | None = None


@dataclass(frozen=True, slots=True)
class HungJuryRecord:
    """What of a record this is read from: speeches by turn, changes by round and juror, votes, and the two lines."""

    case: Case
    speeches: Mapping[int, Spoke]
    changes: Mapping[int, Mapping[int, Change]]
    votes: Mapping[int, Vote]
    flips: Sequence[VoteChanged]
    grey: tuple[float, float]

    def main(self, turn: int) -> str | None:
        """The claim that a speech leads with."""
        known = {claim.id for claim in self.case.claims}
        speech = self.speeches.get(turn)
        return next((claim for claim in speech.claims if claim in known), None) if speech else None

    def camp(self, vote: Vote) -> tuple[int, ...]:
        """Those who ended at this vote and whose minds are reckoned."""
        minds = {juror for changes in self.changes.values() for juror in changes}
        return tuple(juror for juror, held in sorted(self.votes.items()) if held == vote and juror in minds)


def hung(heard: HungJuryRecord) -> Hung:
    """The reading of a jury without a verdict."""
    last = max((turn for turn in heard.speeches if heard.main(turn)), default=None)
    return Hung(
        dividing=_dividing(heard),
        holdouts=tuple(_holdout(heard, juror, vote) for juror, vote in sorted(heard.votes.items())),
        last=last,
        last_speaker=heard.speeches[last].juror if last is not None else None,
        last_claim=heard.main(last) if last is not None else None,
    )


def _dividing(heard: HungJuryRecord) -> tuple[Dividing, ...]:
    """The claims that moved the two camps most differently, the widest apart first."""
    camps = heard.camp("guilty"), heard.camp("not_guilty")
    if not all(camps):
        return ()
    by_claim = dict[str, list[int]]()
    for turn in sorted(heard.speeches):
        if (claim := heard.main(turn)) is not None:
            by_claim.setdefault(claim, []).append(turn)
    every = [_divides(heard, claim, turns, camps) for claim, turns in by_claim.items()]
    apart = [one for one in every if abs(one.guilty - one.not_guilty) >= FELT]
    return tuple(sorted(apart, key=lambda one: -abs(one.guilty - one.not_guilty))[:MOST])


def _divides(heard: HungJuryRecord, claim: str, turns: Sequence[int], camps: Sequence[Sequence[int]]) -> Dividing:
    pushed = [sum(push.delta for push in _pushes(heard, camp) if push.turn in turns) / len(camp) for camp in camps]
    speaker = heard.speeches[turns[-1]].juror
    return Dividing(
        claim=claim, guilty=pushed[0], not_guilty=pushed[1], speeches=len(turns), turn=turns[-1], speaker=speaker
    )


def _pushes(heard: HungJuryRecord, camp: Sequence[int]) -> Iterable[Push]:
    for changes in heard.changes.values():
        for juror in camp:
            yield from changes[juror].pushes if juror in changes else ()


def _holdout(heard: HungJuryRecord, juror: int, vote: Vote) -> Holdout:
    """By the round after which the vote was nearest to turning, of those in which a speech pushed against it."""
    if juror not in (*heard.camp("guilty"), *heard.camp("not_guilty")):
        return Holdout(juror=juror, vote=vote)
    since = max((flip.round for flip in heard.flips if flip.juror == juror), default=0)
    rounds = _rounds(heard, juror, since)
    against = [(change, push) for change in rounds if (push := _strongest(change, vote))]
    felt = [pair for pair in against if abs(pair[1].delta) >= FELT] or against
    if not felt:
        nearest = min(_left(heard, one, vote) for one in rounds or _rounds(heard, juror, -1)[-1:])
        return Holdout(juror=juror, vote=vote, left=nearest, fresh=not rounds)
    change, push = min(felt, key=lambda pair: _left(heard, pair[0], vote))
    return Holdout(
        juror=juror,
        vote=vote,
        turn=push.turn,
        speaker=heard.speeches[push.turn].juror,
        claim=heard.main(push.turn),
        delta=abs(push.delta),
        left=_left(heard, change, vote),
    )


def _rounds(heard: HungJuryRecord, juror: int, since: int) -> Sequence[Change]:
    """How the conviction changed, round by round, after this one."""
    return [
        heard.changes[number][juror]
        for number in sorted(heard.changes)
        if number > since and juror in heard.changes[number]
    ]


def _strongest(change: Change, vote: Vote) -> Push | None:
    """What pushed hardest against the vote in this round."""
    sign = -1.0 if vote == "guilty" else 1.0
    against = [push for push in change.pushes if sign * push.delta >= LEAST]
    return max(against, key=lambda push: sign * push.delta, default=None)


def _left(heard: HungJuryRecord, change: Change, vote: Vote) -> float:
    low, high = heard.grey
    return max(0.0, change.after - low if vote == "guilty" else high - change.after)
