"""The base of every value that crosses a border: frozen, closed, validated."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Frozen(BaseModel):
    """An immutable value. Unknown fields are refused, so that a misspelt one is an error and not silence."""

    model_config = ConfigDict(frozen=True, extra="forbid", protected_namespaces=())
