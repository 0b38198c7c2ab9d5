"""What counsel says beside its questions, from ``words.yaml``: lines by what they are for, slots in braces."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

import yaml
from pydantic import TypeAdapter

Lines = Mapping[str, tuple[str, ...]]


@cache
def lines() -> Mapping[str, Lines]:
    """Section -> key -> lines."""
    text = (resources.files("venire.participants.understudy.counsel") / "words.yaml").read_text("utf-8")
    return TypeAdapter(Mapping[str, Lines]).validate_python(yaml.safe_load(text))
