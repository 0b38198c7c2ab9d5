"""How each archetype likes to play: moves, tones, and ways to build a turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import shipped_values
from venire.law.api import MODIFIERS, Archetype, ArgumentType, Tone
from venire.proceedings.deliberation.acts import Move


class Temperament(Frozen):
    """What an archetype likes; each is explained in ``temperaments.yaml``."""

    tones: tuple[Tone, ...]
    moves: Mapping[Move, float]
    schemas: Mapping[str, float]


@cache
def _temperaments() -> Mapping[Archetype, Temperament]:
    return shipped_values("venire_understudy.juror.speech", "temperaments.yaml", dict[Archetype, Temperament])


def temperament(archetype: Archetype) -> Temperament:
    """How this archetype likes to play."""
    return _temperaments()[archetype]


def best_type(archetype: Archetype, types: tuple[ArgumentType, ...], asking: bool) -> ArgumentType:
    """The kind of argument in which this archetype puts a claim; a question is put as one."""
    if asking:
        return "question"
    plain: tuple[ArgumentType, ...] = tuple(kind for kind in types if kind != "question") or types
    return max(plain, key=lambda kind: MODIFIERS[archetype][kind])
