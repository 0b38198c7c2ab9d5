"""What speaks for and against a target following from an exchange, as numbers from 0 to 1."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from venire.language.clauses.stretches import stretch
from venire.language.comparison.alignment import NEAR, Alignment, align
from venire.language.comparison.clashes import CLASHES, ENOUGH, denial, nearest, worst
from venire.language.comparison.figures import figures
from venire.law.entailment.exchange.premises import Premises

Likeness = Callable[[str, str], float]
"""How near two texts are in meaning, usually the cosine of their vectors."""


def features(given: Premises, elicit: str, likeness: Likeness | None = None) -> Mapping[str, float]:
    """The features of one target beside one exchange."""
    said = stretch(elicit)
    beside = [align(said, one, given.witness) for one in given.stretches if one.units]
    single = [one for one in beside if one.given.origin in ("answer", "joined")]
    scene = align(said, given.scene, given.witness)
    return {
        "spoken_of": min(1.0, scene.share / ENOUGH),
        "unsaid": _unsaid(scene),
        **{name: worst(clash, beside) for name, clash in CLASHES.items()},
        **_figures(given, elicit),
        "figure_elsewhere": _elsewhere(elicit, single),
        **_manner(given, beside),
        "meaning": max(0.0, likeness(given.scene.text, elicit)) if likeness else 0.0,
    }


_PRONOUNS = frozenset({"he", "him", "his", "she", "her", "hers", "they", "them", "their", "it", "its"})
_LEFT_OPEN = 0.2
"""What is held against a name that is not said where "he" or "her" may stand for it."""


def _unsaid(scene: Alignment) -> float:
    """The share of names in the target that are nowhere said."""
    names = [pair for pair in scene.pairs if pair.said.name]
    missing = sum(pair.near < NEAR for pair in names) / len(names) if names else 0.0
    return missing * (_LEFT_OPEN if _PRONOUNS & set(scene.given.row) else 1.0)


def _figures(given: Premises, elicit: str) -> Mapping[str, float]:
    """Numbers, times and dates of the target that are given otherwise, or not at all."""
    found = figures(elicit, given.numbers)
    count = found.right + found.off + found.missing
    return {
        "figure_off": float(found.off > 0),
        "figure_missing": float(found.missing > 0),
        "figure_right": found.right / count if count else 0.0,
    }


def _elsewhere(elicit: str, single: Sequence[Alignment]) -> float:
    """Whether the stretch that comes nearest has another figure, wherever else the right one may be."""
    near = [one for one in nearest(single) if one.share >= ENOUGH]
    return float(any(figures(elicit, one.given.text).off for one in near))


def _manner(given: Premises, beside: Iterable[Alignment]) -> Mapping[str, float]:
    """How the sentence that comes nearest was said."""
    joined = [one for one in nearest(beside) if one.given.origin == "joined"]
    settled = given.stance in ("adopts", "affirms", "denies") and bool(joined)
    reserve = 0.0 if settled and "unknown" not in given.reserve else 1.0
    return {
        "unsure": reserve * ("unsure" in given.reserve),
        "heard": reserve * ("heard" in given.reserve),
        "unknown": reserve * ("unknown" in given.reserve or given.stance == "unknown"),
        "confirmed": max((one.share * (1 - 2 * denial(one)) for one in joined), default=0.0) if settled else 0.0,
    }
