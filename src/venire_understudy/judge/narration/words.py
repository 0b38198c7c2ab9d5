"""What the judge can say, from ``judge_words.yaml``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

import yaml
from pydantic import TypeAdapter


@cache
def judge_lines() -> Mapping[str, tuple[str, ...]]:
    """Lines by what they are for; slots in braces."""
    text = (resources.files("venire_understudy.judge.narration") / "words.yaml").read_text("utf-8")
    return TypeAdapter(Mapping[str, tuple[str, ...]]).validate_python(yaml.safe_load(text))
