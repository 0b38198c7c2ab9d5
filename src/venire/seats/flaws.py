"""What the law finds wrong with a question, by the likeness of sentences in meaning."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import cast

from venire.law.evidence.detectors.detection import detect
from venire.law.evidence.question.setting import QuestionDefect, Setting
from venire.models.vectors.likeness import sentence_likeness

_ALIKE = sentence_likeness()
"""Loaded when the first question is put."""


def found(setting: Setting) -> Sequence[QuestionDefect]:
    """What the law finds wrong with a question in its setting; kept, for counsel weighs a question more than once, and
    the rules weigh it again when it is put."""
    return _found(cast("Hashable", setting))


@lru_cache(maxsize=256)
def _found(setting: Hashable) -> Sequence[QuestionDefect]:
    assert isinstance(setting, Setting)
    return detect(setting, _ALIKE)
