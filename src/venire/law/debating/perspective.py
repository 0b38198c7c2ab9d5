"""How an evaluator looks at a debate. Source: spec/debate.md, "Jury panel"."""

from __future__ import annotations

from typing import Literal

Perspective = Literal["analytical", "ethical", "practical", "adversarial", "synthesizing"]
PERSPECTIVES: tuple[Perspective, ...] = ("analytical", "ethical", "practical", "adversarial", "synthesizing")


def perspective_of(place: int) -> Perspective:
    """That of the evaluator at this place, from 0: they come round in their order."""
    return PERSPECTIVES[place % len(PERSPECTIVES)]
