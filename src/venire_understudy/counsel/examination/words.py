"""What counsel says beside its questions, from ``words.yaml`` and ``objections.yaml``: lines by what they are for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

import yaml
from pydantic import TypeAdapter

from venire.law.api import least_heard
from venire.proceedings.examination.view import CounselView

Lines = Mapping[str, tuple[str, ...]]


@cache
def lines() -> Mapping[str, Lines]:
    """Section -> key -> lines, with slots in braces."""
    folder = resources.files("venire_understudy.counsel.examination")
    read = [yaml.safe_load((folder / name).read_text("utf-8")) for name in ("words.yaml", "objections.yaml")]
    return TypeAdapter(Mapping[str, Lines]).validate_python({**read[0], **read[1]})


def unsaid(options: Sequence[str], view: CounselView) -> Sequence[str]:
    """The lines that nobody has used in this court; where all have been, the one that was used longest ago."""
    return least_heard(options, view.said_before)
