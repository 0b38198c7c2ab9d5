"""What jurors think before a word is said. Source: spec/deliberation.md, "First conviction by lean"."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from venire.kernel.chance import Chance
from venire.law.case_file.case import Case, Evidence, Theory
from venire.law.case_file.persona import JurorCard, Lean
from venire.law.jury.balance import balance
from venire.law.jury.belief import unit

Rule = Callable[[Case, float, float], float]
"""(case, balance toward guilt, a lot in 0 … 1) → conviction."""


def first_convictions(case: Case, jurors: Sequence[JurorCard], chance: Chance) -> tuple[float, ...]:
    """Conviction by seat in order. Majority and minority leans are resolved last, with and against the others."""
    b = balance(case)
    lots = [chance.unit("first", number) for number in range(len(jurors))]
    own = [
        unit(LEANS[card.lean](case, b, lot)) if card.lean in LEANS else None
        for card, lot in zip(jurors, lots, strict=True)
    ]
    settled = [value for value in own if value is not None]
    tilt = sum(1 if value > 0.5 else -1 for value in settled)
    return tuple(
        _with_others(card.lean, tilt, lot) if value is None else value
        for card, value, lot in zip(jurors, own, lots, strict=True)
    )


def agreeing(conviction: float, guilty: bool) -> float:
    """The conviction turned over the middle, where needed, so that it goes with a given first vote."""
    turned = max(conviction, 1 - conviction) if guilty else min(conviction, 1 - conviction)
    return max(turned, 0.52) if guilty else min(turned, 0.48)


def _spread(lot: float, width: float) -> float:
    return (2 * lot - 1) * width


def _coverage(case: Case, theory: Theory | None) -> float:
    if theory is None or not case.evidence:
        return 0.5
    return len({item.id for item in case.evidence} & set(theory.covers)) / len(case.evidence)


def _best_story(case: Case, b: float, lot: float) -> float:
    lead = _coverage(case, case.prosecution_theory) - _coverage(case, case.defence_theory)
    return (b + 0.5) / 2 + 0.5 * lead + _spread(lot, 0.12)


def _toward_guilt(item: Evidence) -> float:
    total = item.prosecution + item.defence
    return item.prosecution / total if total else 0.5


def _first_impression(case: Case, b: float, lot: float) -> float:
    first = [_toward_guilt(item) for item in case.evidence[:2]]
    return (sum(first) / len(first) if first else b) + _spread(lot, 0.1)


LEANS: Mapping[Lean, Rule] = {
    "neutral": lambda _, b, lot: b + _spread(lot, 0.1),
    "defense": lambda _, b, lot: b - 0.15 + _spread(lot, 0.05),
    "prosecution": lambda _, b, lot: b + 0.15 + _spread(lot, 0.05),
    "gut_feeling": lambda _, b, lot: 0.5 + _spread(lot, 0.25),
    "calculated": lambda _, b, lot: 0.5 + 0.6 * (b - 0.5) - 0.03 + _spread(lot, 0.05),
    "best_story": _best_story,
    "first_impression": _first_impression,
    "random": lambda _, b, lot: lot,
}
"""One table: lean → rule. ``calculated`` shrinks the balance toward .5 by the cost of a wrong conviction."""


def _with_others(lean: Lean, tilt: int, lot: float) -> float:
    direction = 1 if tilt > 0 else -1
    return 0.5 + (direction if lean == "majority" else -direction) * (0.06 + 0.12 * lot)
