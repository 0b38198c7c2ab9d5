"""The settlement: who votes how, what that comes to, whether the player has won. Source: spec/persuasion.md, "Stance".

Majority; a tie is not guilty, for guilty needs strictly more votes. The player has won where the verdict is the
player's own *and* the player's own words have, all in all, moved jurors toward it: a verdict that would have come
without a word is nobody's victory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Side
from venire.law.persuasion.stance import Vote, vote_of

WANTED: Final[Mapping[Side, Vote]] = {"defence": "not_guilty", "prosecution": "guilty"}


class Settlement(Frozen):
    """How it came out."""

    verdict: Vote
    votes: Mapping[int, Vote]
    guilty: int
    not_guilty: int
    moved: float
    """Points toward the player by its own words, all jurors together."""
    won: bool


def verdict_of(votes: Sequence[Vote]) -> Vote:
    """By majority; a tie is not guilty."""
    guilty = sum(vote == "guilty" for vote in votes)
    return "guilty" if guilty > len(votes) - guilty else "not_guilty"


def settled(stances: Mapping[int, float], side: Side, moved: float) -> Settlement:
    """The settlement of jurors who stand at ``stances``; ``moved``: points toward the player by its own words."""
    votes: dict[int, Vote] = {juror: vote_of(stance) for juror, stance in stances.items()}
    verdict = verdict_of(list(votes.values()))
    return Settlement(
        verdict=verdict,
        votes=votes,
        guilty=sum(vote == "guilty" for vote in votes.values()),
        not_guilty=sum(vote == "not_guilty" for vote in votes.values()),
        moved=round(moved, 6),
        won=verdict == WANTED[side] and moved > 0,
    )
