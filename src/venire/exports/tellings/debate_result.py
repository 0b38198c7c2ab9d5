"""The result of a debate in words and figures: verdict, scores, weights, what stands, causes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from venire.exports.document import Section, Table
from venire.law.debating.criteria import CRITERIA, Criterion
from venire.law.debating.panel import PanelVerdict
from venire.proceedings.debate.debrief import DebateResult, SideTold, StepTold
from venire.proceedings.debate.view import PremiseOutcome

NONE = "–"


NAMES: Mapping[Criterion, str] = {
    "logical_coherence": "Logic",
    "evidence_quality": "Evidence",
    "causal_reasoning": "Causes",
    "ethical_alignment": "Ethics",
    "persuasiveness": "Persuasion",
}
"""As a table has room for them."""


def result_sections(told: DebateResult) -> Sequence[Section]:
    """The debrief, section by section; those with nothing in them are left out."""
    found = (
        Section("The verdict", (verdict_told(told.verdict), *_bias(told)), items=told.reasoning),
        Section(
            "Dissents", items=[f"{one.perspective.capitalize()}: {one.reasoning}" for one in told.verdict.dissents]
        ),
        Section("The scores", table=_sides(told)),
        Section("What the criteria weighed", (_appraised(told),), table=weights_table(told)),
        Section("Premises argued out", items=[_settled(one) for one in told.settled]),
        Section("Which arguments stand", list(_standing(told)), items=list(_fallen(told))),
        Section("Causes and effects", list(_causes(told)), items=list(_faults(told))),
        Section("What could not be done", items=told.errors),
    )
    return [section for section in found if section]


def result_tables(told: DebateResult) -> Mapping[str, Table]:
    """Arguments with their scores, sides, weights, and the causal steps."""
    return {
        "arguments": _arguments(told),
        "sides": _sides(told),
        "weights": weights_table(told),
        "causes": _steps(told),
    }


def verdict_told(verdict: PanelVerdict) -> str:
    """In a sentence."""
    agreed = f"consensus {verdict.consensus:.2f}, confidence {verdict.confidence:.2f}"
    match verdict.decision:
        case "decided":
            return f"{verdict.winner} made the better case: {agreed}."
        case "no consensus":
            return f"No consensus; {verdict.leading} leads: {agreed}."
        case "tie":
            return f"A tie: {agreed}."
        case _:
            return "The debate was not judged."


def _settled(one: PremiseOutcome) -> str:
    came = f"{one.winner} prevailed" if one.winner else one.decision
    return f"{one.argument}, by {one.by}: “{one.premise}” – {came}."


def _bias(told: DebateResult) -> Sequence[str]:
    bias = told.bias
    if not bias.votes:
        return ()
    return (f"The sides were put before the evaluators in turned order; {bias.for_the_first} of {bias.votes} votes "
            "went to the side put first.",)  # fmt: skip


def _sides(told: DebateResult) -> Table:
    used: list[Criterion] = [one for one in CRITERIA if any(one in side.criteria for side in told.breakdown)]
    columns = ("Debater", *map(NAMES.__getitem__, used), "Total", "Causal", "Panel")
    return Table(columns, [_side(side, used) for side in told.breakdown])


def _side(side: SideTold, used: Sequence[Criterion]) -> Sequence[str]:
    values = [_figure(side.criteria.get(one)) for one in used]
    return (side.name, *values, _figure(side.total), _figure(side.causal), _figure(side.support))


def _figure(value: float | None) -> str:
    return NONE if value is None else f"{value:.2f}"


def _appraised(told: DebateResult) -> str:
    return f"The topic was taken to be sensitive at {told.sensitivity:.2f} and complex at {told.complexity:.2f}."


def weights_table(told: DebateResult) -> Table:
    """Stage by stage."""
    stages = [stage for stage in told.weights if stage.phase != "deliberation"]
    used: list[Criterion] = [one for one in CRITERIA if stages and one in stages[0].weights]
    rows = [
        (f"Round {stage.round}" if stage.phase == "debate" else stage.phase.capitalize(),
         *(f"{stage.weights[one]:.3f}" for one in used))
        for stage in stages
    ]  # fmt: skip
    return Table(("Stage", *map(NAMES.__getitem__, used)), rows)


def _arguments(told: DebateResult) -> Table:
    rows = [
        (
            made.id,
            made.by,
            str(made.round),
            made.level,
            made.thesis,
            "; ".join(f"{to.kind} {to.to}" for to in made.relations),
            _figure(told.scores[made.id].total if made.id in told.scores else None),
            _figure(told.scores[made.id].causal if made.id in told.scores else None),
        )
        for made in told.transcript
    ]
    return Table(("Argument", "By", "Round", "Level", "Thesis", "Bears on", "Total", "Causal"), rows)


def _steps(told: DebateResult) -> Table:
    rows = [(one.argument, one.by, one.cause, one.effect, f"{one.strength:.2f}") for one in told.causes.steps]
    return Table(("Argument", "By", "Cause", "Effect", "Strength"), rows)


def _standing(told: DebateResult) -> Iterator[str]:
    if not told.transcript:
        return
    found = told.standing
    yield f"Beyond dispute stand {', '.join(found.grounded) or 'none'}."
    if found.preferred is None:
        yield "So many hang in the balance that the sets which could be held together cannot be counted."
    elif len(found.preferred) > 1:
        sets = " or ".join(f"{{{', '.join(one)}}}" for one in found.preferred)
        yield f"Beyond that, one can hold together {sets}."


def _fallen(told: DebateResult) -> Iterator[str]:
    for id, by in told.standing.fallen.items():
        yield f"{id} falls to {', '.join(by)}."


def _causes(told: DebateResult) -> Iterator[str]:
    if told.causes.steps:
        yield f"{len(told.causes.steps)} causal links were claimed."


def _faults(told: DebateResult) -> Iterator[str]:
    for one, other in told.causes.contradictions:
        yield f"{_claimed(one)}; {_claimed(other)}. Both cannot be."
    for circle in told.causes.circles:
        yield f"{circle[0].by} argues in a circle: {' → '.join(step.cause for step in circle)} → {circle[0].cause}."


def _claimed(step: StepTold) -> str:
    return f"{step.by} in {step.argument}: “{step.cause}” → “{step.effect}”"
