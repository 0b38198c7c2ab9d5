"""Small arguments for tests."""

from __future__ import annotations

from typing import Any

from venire.law.debating.argument import Argument, ArgumentRelation, CausalLink, RelationKind


def argument(id: str, *relations: tuple[RelationKind, str], by: str = "Ada", **fields: Any) -> Argument:
    """One with this id and these relations; the rest does not matter."""
    told: dict[str, Any] = {"by": by, "round": 1, "level": "tactical", "thesis": f"Thesis of {id}.", "text": f"{id}."}
    return Argument(
        id=id, relations=tuple(ArgumentRelation(kind=kind, to=to) for kind, to in relations), **{**told, **fields}
    )


def link(cause: str, effect: str, strength: float = 0.5) -> CausalLink:
    return CausalLink(cause=cause, effect=effect, strength=strength)
