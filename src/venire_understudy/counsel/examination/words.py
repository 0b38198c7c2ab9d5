"""What counsel says beside its questions, from ``words.yaml`` and ``objections.yaml``: lines by what they are for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from venire.language.fitted.tables import shipped_values
from venire.law.api import least_heard
from venire.proceedings.examination.view import CounselView

Lines = Mapping[str, tuple[str, ...]]


@cache
def lines() -> Mapping[str, Lines]:
    """Section -> key -> lines, with slots in braces."""
    said, objected = (
        shipped_values("venire_understudy.counsel.examination", name, Mapping[str, Lines])
        for name in ("words.yaml", "objections.yaml")
    )
    return {**said, **objected}


def unsaid(options: Sequence[str], view: CounselView) -> Sequence[str]:
    """The lines that nobody has used in this court; where all have been, the one that was used longest ago."""
    return least_heard(options, view.said_before)
