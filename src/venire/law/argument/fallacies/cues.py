"""Forms of words by which a fallacy shows itself, several to a kind; matched on lower-case text, straight quotes.

``sure`` forms are the textbook's own and told without any fitted weight; the others only weigh in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from venire.kernel.frozen import Frozen
from venire.language.fitted.tables import pattern_text, shipped_values
from venire.language.text.late_pattern import late_pattern
from venire.law.argument.fallacies.kinds import Fallacy


@dataclass(frozen=True, slots=True)
class Cue:
    """One form of words. ``sure``: it is enough by itself."""

    name: str
    fallacy: Fallacy
    pattern: re.Pattern[str]
    sure: bool = False


class _Written(Frozen):
    """What ``cues.yaml`` holds."""

    words: Mapping[str, str]
    forms: Mapping[Fallacy, tuple[Mapping[Literal["form", "sure"], str], ...]]


@cache
def cues() -> tuple[Cue, ...]:
    """All of them, in the order of ``cues.yaml``."""
    written = shipped_values("venire.law.argument.fallacies", "cues.yaml", _Written)
    words = {name: pattern_text(text) for name, text in written.words.items()}
    return tuple(
        Cue(f"{fallacy} {place}", fallacy, late_pattern(pattern_text(form, **words)), kind == "sure")
        for fallacy, forms in written.forms.items()
        for place, one in enumerate(forms)
        for kind, form in one.items()
    )
