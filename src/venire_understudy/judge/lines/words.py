"""What the judge says where the law's own sentence does not do, from ``words.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from venire.language.fitted.tables import shipped_values


@cache
def bench_lines() -> Mapping[str, tuple[str, ...]]:
    """Lines by what they are for; slots in braces."""
    return shipped_values("venire_understudy.judge.lines", "words.yaml", Mapping[str, tuple[str, ...]])
