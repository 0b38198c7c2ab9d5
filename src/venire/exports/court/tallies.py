"""An examination in counts, for a program and for the line a person reads at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.law.case_file.case import SIDES, Case, Side
from venire.law.training.scoring import seeks
from venire.proceedings.examination.readings.debrief import Debrief

Counts = Mapping[str, object]


def scores(end: Debrief) -> Mapping[Side, Counts]:
    """What each side earned, by what for, and in all."""
    return {
        side: {
            "elicits": sum(end.scores[side].elicits.values()),
            "objections": end.scores[side].objections,
            "outline": end.scores[side].outline,
            "total": end.scores[side].total,
        }
        for side in SIDES
    }


def elicits(case: Case, end: Debrief, witnesses: Sequence[str]) -> Mapping[Side, Counts]:
    """Of what each side could have had from the witnesses who were called: how many it got, for how many points."""
    called: Mapping[str, Side] = {witness.id: witness.side for witness in case.witnesses if witness.id in witnesses}
    weights = {one.id: abs(one.weight) for one in case.elicits}
    return {
        side: _elicits(
            [one.id for one in case.elicits if one.witness in called and seeks(one, side, called[one.witness])],
            [match.elicit for line in end.transcript if line.by == side for match in line.matched],
            weights,
        )
        for side in SIDES
    }


def _elicits(possible: Sequence[str], got: Sequence[str], weights: Mapping[str, int]) -> Counts:
    return {
        "got": len(got),
        "possible": len(possible),
        "points": sum(weights[one] for one in got),
        "possible_points": sum(weights[one] for one in possible),
    }


def objections(end: Debrief) -> Mapping[Side, Counts]:
    """By the side that watched: made, how they were ruled on, and how many defective questions it saw or passed."""
    return {side: _objections(end, side) for side in SIDES}


def _objections(end: Debrief, side: Side) -> Counts:
    made = [one.contest for one in end.objections if one.contest.by == side]
    defective = [one for one in end.defects if one.by != side]
    return {
        "made": len(made),
        "sustained": sum(one.ruling == "sustained" for one in made),
        "overruled": sum(one.ruling == "overruled" for one in made),
        "spotted": sum(one.spotted for one in defective),
        "missed": sum(not one.spotted for one in defective),
    }
