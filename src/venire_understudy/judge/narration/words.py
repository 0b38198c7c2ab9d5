"""What the judge can say, from ``words.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from venire.language.fitted.tables import shipped_values


@cache
def judge_lines() -> Mapping[str, tuple[str, ...]]:
    """Lines by what they are for; slots in braces."""
    return shipped_values("venire_understudy.judge.narration", "words.yaml", Mapping[str, tuple[str, ...]])
