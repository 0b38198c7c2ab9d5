"""How a turn is built: discourse schemas, each a row of beats. Source: spec/models.md, "How it is made good".

What the beats are is told in ``discourse_schemas.yaml``, where the schemas stand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from venire.language.fitted.tables import shipped_values
from venire.proceedings.deliberation.acts import Move

Kind = Literal["dispute", "build", "assert"]
Occasion = Literal["plain", "sworn", "change", "change_apart", "other_side", "waver", "rest"]


@dataclass(frozen=True, slots=True)
class Schema:
    """A way to build a turn. ``long`` ones are for those who talk."""

    name: str
    kind: Kind
    beats: tuple[str, ...]
    moves: frozenset[Move]
    long: bool = False

    @property
    def linked(self) -> bool:
        """Whether it wants a relation between the claims."""
        return "why" in self.beats


@cache
def _schemas() -> Mapping[Occasion, tuple[Schema, ...]]:
    shape = dict[Occasion, tuple[Schema, ...]]
    return shipped_values("venire_understudy.juror.speech", "discourse_schemas.yaml", shape)


def schemas(occasion: Occasion) -> tuple[Schema, ...]:
    """The schemas for an occasion, in the order of the file."""
    return _schemas()[occasion]
