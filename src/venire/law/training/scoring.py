"""What an examination is worth, item by item: a fold of what happened, never recorded itself.

Elicits: |weight| once, where the sign is what the asking party seeks. Objections: sustained and defective +2, the exact
ground +1 besides; to a proper question -1, however the judge ruled; a defective question let pass -1; overruled though
defective 0. An item of the cross-examination outline covered +1. Source: spec/trial.md, "Scoring".
"""

from __future__ import annotations

from dataclasses import dataclass

from venire.law.case_file.case import Elicit, Side
from venire.law.evidence.grounds import Ground, Ruling

SUSTAINED, EXACT, WRONG, MISSED, COVERED = 2, 1, -1, -1, 1


@dataclass(frozen=True, slots=True)
class ScoredExamination:
    """A question, offer or answer that one side could object to, and what it did.

    ``ground`` is None where it let the matter stand. ``defects``: every ground on which it was in truth defective;
    empty: it was proper.
    """

    defects: frozenset[Ground]
    ground: Ground | None = None
    ruling: Ruling | None = None


def seeks(elicit: Elicit, by: Side, called_by: Side) -> bool:
    """Whether this party seeks this elicit of a witness whom ``called_by`` called: the calling party the positive ones,
    the other the negative ones. A weight of 0 is sought by nobody."""
    return elicit.weight > 0 if by == called_by else elicit.weight < 0


def elicit_points(elicit: Elicit, by: Side, called_by: Side) -> int:
    """|weight| for the party that seeks it, else 0. That it counts once is for the caller to see to."""
    return abs(elicit.weight) if seeks(elicit, by, called_by) else 0


def objection_points(watched: ScoredExamination) -> int:
    """What the watching side earned: -1 to 3."""
    if watched.ground is None:
        return MISSED if watched.defects else 0
    if not watched.defects:
        return WRONG
    if watched.ruling != "sustained":
        return 0
    return SUSTAINED + (EXACT if watched.ground in watched.defects else 0)


def outline_points(covered: int) -> int:
    """What this many outline items are worth, each counted once."""
    return covered * COVERED
