"""What the judge says where the law's own sentence does not do, from ``words.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

import yaml
from pydantic import TypeAdapter


@cache
def bench_lines() -> Mapping[str, tuple[str, ...]]:
    """Lines by what they are for; slots in braces."""
    text = (resources.files("venire_understudy.judge.lines") / "words.yaml").read_text("utf-8")
    return TypeAdapter(Mapping[str, tuple[str, ...]]).validate_python(yaml.safe_load(text))
