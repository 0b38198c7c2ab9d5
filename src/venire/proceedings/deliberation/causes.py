"""What turned a vote: one law for the mind that turned, for the reason it gives aloud, and for the debrief.

A pure reading of what one juror felt in the last rounds. Source: spec/deliberation.md, "Phases", 5.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from venire.law.case_file.case import Case, Side
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.events import Push, Spoke
from venire.proceedings.deliberation.view import Reason, TurnedBy

FELT = 0.02
"""The change of conviction from which a speech is among a juror's reasons."""
RECENT = 3
"""How many rounds back, that of the change included, the cause of a changed vote is looked for: nobody turns today on
what moved nothing for an hour."""
SIDE_OF: dict[Vote, Side] = {"guilty": "prosecution", "not_guilty": "defence"}


@dataclass(frozen=True, slots=True)
class Felt:
    """What one juror felt in one round: every speech heard, and the others' votes. Negative: toward acquittal."""

    round: int
    pushes: tuple[Reason, ...]
    pressure: float


def reason(speech: Spoke, push: Push) -> Reason:
    """What one speech did to one conviction, as whoever heard it knows it."""
    return Reason(turn=speech.turn, juror=speech.juror, claims=speech.claims, delta=round(push.delta, 4))


def recent(felt: Iterable[Felt], round_: int) -> tuple[Felt, ...]:
    """What was felt lately enough to be the cause of a change in this round, oldest first."""
    return tuple(one for one in felt if round_ - RECENT < one.round <= round_)


def cause(vote: Vote, after: float, grey: tuple[float, float], felt: Sequence[Felt]) -> TurnedBy:
    """What turned a juror to ``vote``, the conviction having come to ``after``.

    ``felt``: since the juror's last change, oldest first, the round of this change last. The speech is the last one
    without which the conviction would not have crossed its line in ``grey``; where none did that alone, the strongest
    of the latest round that had one to be felt. The pull of the others' votes is the cause where it did more than the
    speech since the speech was made.
    """
    sign = 1.0 if vote == "guilty" else -1.0
    needed = sign * (after - (grey[1] if vote == "guilty" else grey[0]))
    lately = sorted(recent(felt, felt[-1].round), key=lambda one: -one.round) if felt else []
    found = _told_most(lately, sign, needed)
    if found is None:
        pull = sum(sign * one.pressure for one in lately)
        return TurnedBy(vote=vote, pulled=pull > 0)
    place, push = found
    pull = sum(sign * one.pressure for one in lately[: place + 1])
    return TurnedBy(
        vote=vote,
        turn=push.turn,
        juror=push.juror,
        claims=push.claims,
        delta=push.delta,
        alone=abs(push.delta) >= needed,
        pulled=pull > abs(push.delta),
    )


def _told_most(lately: Sequence[Felt], sign: float, needed: float) -> tuple[int, Reason] | None:
    """How many rounds back, and which speech: what carried the change alone, then what was felt, then anything."""
    toward = [[push for push in one.pushes if push.delta * sign > 0] for one in lately]
    strongest = [
        (place, max(pushes, key=lambda push: abs(push.delta))) for place, pushes in enumerate(toward) if pushes
    ]
    for least in (max(needed, FELT), FELT, 0.0):
        for place, push in strongest:
            if _amount(push) >= least:
                return place, push
    return None


def _amount(push: Reason) -> float:
    return abs(push.delta)


def carrying(case: Case, claims: Sequence[str], vote: Vote) -> str | None:
    """Which claim of a speech moved whoever turned to ``vote``: the first of that side, else the first."""
    sides = {claim.id: claim.side for claim in case.claims}
    known = [claim for claim in claims if claim in sides]
    fit = [claim for claim in known if sides[claim] == SIDE_OF[vote]]
    return next(iter((*fit, *known)), None)
