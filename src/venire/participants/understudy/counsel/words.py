"""What counsel says beside its questions, from ``words.yaml``: lines by what they are for, slots in braces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

import yaml
from pydantic import TypeAdapter

from venire.proceedings.examination.view import Court

Lines = Mapping[str, tuple[str, ...]]


@cache
def lines() -> Mapping[str, Lines]:
    """Section -> key -> lines."""
    text = (resources.files("venire.participants.understudy.counsel") / "words.yaml").read_text("utf-8")
    return TypeAdapter(Mapping[str, Lines]).validate_python(yaml.safe_load(text))


def unsaid(options: Sequence[str], view: Court) -> Sequence[str]:
    """The lines that nobody has used of late in this court; all of them where none is left."""
    said = {words for ruled in view.rulings for words in (ruled.argument, ruled.response)}
    return [line for line in options if line not in said] or options
