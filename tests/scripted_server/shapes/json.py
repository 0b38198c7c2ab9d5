"""JSON, looked into."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias, cast

Json: TypeAlias = Mapping[str, Any]


def inside(body: Json, name: str) -> Json:
    """The object under a name; empty where there is none."""
    return cast("Json", body.get(name) or {})


def items(body: Json, name: str) -> list[Json]:
    """The objects in the list under a name; none where there is none."""
    return cast("list[Json]", body.get(name) or [])
