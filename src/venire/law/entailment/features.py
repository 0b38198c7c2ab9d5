"""What speaks for and against a target following from an exchange, as numbers from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from venire.law.entailment.alignment import NEAR, Alignment, align
from venire.law.entailment.clashes import CLASHES, nearest, worst
from venire.law.entailment.ground import ground
from venire.law.entailment.premises import Premises
from venire.law.entailment.reading import read
from venire.law.entailment.rules.amounts import amounts
from venire.law.entailment.rules.dates import dates
from venire.law.entailment.rules.times import times
from venire.law.entailment.units import Stretch, stretch

Likeness = Callable[[str, str], float]
"""How near two texts are in meaning, usually the cosine of their vectors."""


def features(given: Premises, elicit: str, likeness: Likeness | None = None) -> Mapping[str, float]:
    """The features of one target beside one exchange."""
    said = stretch(elicit)
    beside = [align(said, one, given.witness) for one in given.stretches if one.units]
    scene = align(said, given.scene, given.witness)
    best = max((one.share for one in beside), default=0.0)
    return {
        "best": best,
        "scene": scene.share,
        "unsaid": _unsaid(scene),
        **{name: worst(clash, beside) for name, clash in CLASHES.items()},
        **_figures(given, elicit),
        **_manner(given, beside),
        "meaning": max(0.0, likeness(given.scene.text, elicit)) if likeness else 0.0,
    }


def _unsaid(scene: Alignment) -> float:
    """The share of names in the target that are nowhere said."""
    names = [pair for pair in scene.pairs if pair.said.name]
    return sum(pair.near < NEAR for pair in names) / len(names) if names else 0.0


def _figures(given: Premises, elicit: str) -> Mapping[str, float]:
    """Numbers, times and dates of the target that are given otherwise, or not at all."""
    said, have = read(elicit), read(given.numbers)
    facts = ground([given.numbers])
    off = [
        (bool(list(times(facts, said))), bool(have.clocks)),
        (bool(list(dates(facts, said))), bool(have.days)),
        (bool(list(amounts(facts, said))), bool(have.quantities)),
    ]
    figures = bool(said.clocks or said.days or said.quantities)
    return {
        "figure_off": float(any(wrong and other for wrong, other in off)),
        "figure_missing": float(any(wrong and not other for wrong, other in off)),
        "figure_right": float(figures and not any(wrong for wrong, _ in off)),
    }


def _manner(given: Premises, beside: Iterable[Alignment]) -> Mapping[str, float]:
    """How the sentence that comes nearest was said."""
    joined = [one for one in nearest(beside) if one.given.origin == "joined"]
    settled = given.stance in ("adopts", "affirms", "denies") and bool(joined)
    reserve = 0.0 if settled and "unknown" not in given.reserve else 1.0
    return {
        "unsure": reserve * ("unsure" in given.reserve),
        "heard": reserve * ("heard" in given.reserve),
        "unknown": reserve * ("unknown" in given.reserve or given.stance == "unknown"),
        "confirmed": max((one.share for one in joined), default=0.0)
        * (given.stance in ("adopts", "affirms", "denies")),
    }


def stretch_of(text: str) -> Stretch:
    """A text as the features read it."""
    return stretch(text)
