"""How an argument moves a mind: the one law for every kind of juror. Source: spec/deliberation.md, "Conviction".

Conviction is a number from 0 (certain not guilty) to 1 (certain guilty). Whoever judges a speech – a model or the
understudy – says only how strong it was *for that listener* (``impact``, -1 … 1, standing for base impact × archetype
modifier); stubbornness, trust, extremity, influence, majority pressure and the clamp are applied here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from venire.law.case_file.argument_map import ArgumentType
from venire.law.case_file.persona import Archetype

MODIFIERS: Final[Mapping[Archetype, Mapping[ArgumentType, float]]] = {
    "rationalist": {
        "logical": 1.5, "evidence": 1.3, "question": 1.2, "narrative": 0.7, "moral": 0.6, "emotional": 0.4,
    },
    "empath": {
        "emotional": 1.5, "moral": 1.3, "narrative": 1.2, "question": 0.9, "evidence": 0.8, "logical": 0.6,
    },
    "cynic": {
        "evidence": 1.4, "logical": 0.8, "question": 0.7, "narrative": 0.6, "moral": 0.5, "emotional": 0.3,
    },
    "conformist": {
        "narrative": 1.1, "emotional": 1.1, "moral": 1.0, "evidence": 1.0, "logical": 0.9, "question": 0.8,
    },
    "contrarian": {
        "question": 1.5, "logical": 1.3, "moral": 0.9, "evidence": 0.9, "narrative": 0.7, "emotional": 0.5,
    },
    "impatient": {
        "evidence": 1.1, "emotional": 1.1, "narrative": 0.9, "moral": 0.9, "logical": 0.7, "question": 0.5,
    },
    "detail_obsessed": {
        "evidence": 1.5, "logical": 1.2, "question": 1.1, "narrative": 0.6, "moral": 0.5, "emotional": 0.4,
    },
    "moralist": {
        "moral": 1.5, "emotional": 1.1, "narrative": 1.1, "evidence": 0.9, "question": 0.8, "logical": 0.8,
    },
    "pragmatist": {
        "evidence": 1.2, "logical": 1.2, "moral": 0.8, "question": 1.0, "narrative": 0.8, "emotional": 0.6,
    },
    "storyteller": {
        "narrative": 1.5, "emotional": 1.2, "question": 1.1, "moral": 1.0, "evidence": 0.8, "logical": 0.7,
    },
    "wildcard": {
        "question": 1.2, "narrative": 1.1, "emotional": 1.1, "evidence": 0.9, "moral": 0.9, "logical": 0.8,
    },
}  # fmt: skip
"""How much each kind of argument counts with each archetype."""


def influence_factor(influence: float) -> float:
    """1 for a speaker of influence .5."""
    return 0.5 + influence


def push(impact: float, *, stubbornness: float, trust: float, conviction: float, influence: float) -> float:
    """The change of conviction from one speech, before the clamp.

    ``impact`` × (1 - .7·stubbornness) × (1 + .3·trust) × (1 - .5·|conviction - .5|) × influence factor.
    """
    return (
        impact
        * (1 - 0.7 * stubbornness)
        * (1 + 0.3 * trust)
        * (1 - 0.5 * abs(conviction - 0.5))
        * influence_factor(influence)
    )


def clamp(value: float, limit: float) -> float:
    """The value within ±limit."""
    return max(-limit, min(limit, value))


def unit(value: float) -> float:
    """The value within 0 … 1."""
    return max(0.0, min(1.0, value))


def pressure(share_guilty: float, *, strength: float, stubbornness: float, leniency: float) -> float:
    """What the others' votes alone do to a conviction in a round (normative influence).

    ``share_guilty`` is the share of the *others* who vote guilty. It grows with the size of the majority, is weaker for
    a stubborn juror, and is ``1 + leniency`` as strong toward acquittal and ``1 - leniency`` toward guilt.
    """
    lopsided = 2 * share_guilty - 1
    tilt = 1 - leniency if lopsided > 0 else 1 + leniency
    return strength * lopsided * abs(lopsided) * (1 - 0.5 * stubbornness) * tilt


def asymmetry(archetype: Archetype, delta: float) -> float:
    """The cynic moves toward guilt at full and toward acquittal at half rate."""
    return delta * 0.5 if archetype == "cynic" and delta < 0 else delta


def attention(archetype: Archetype, *, words: int, contradiction: bool, fixated: bool) -> float:
    """What no table of modifiers carries: a factor on the impact of one speech.

    The impatient discounts what goes on past fifty words; a shown contradiction moves the detail-obsessed threefold;
    the wildcard now and then turns on one detail.
    """
    if archetype == "impatient" and words > 50:
        return 0.6
    if archetype == "detail_obsessed" and contradiction:
        return 3.0
    return 2.5 if archetype == "wildcard" and fixated else 1.0
