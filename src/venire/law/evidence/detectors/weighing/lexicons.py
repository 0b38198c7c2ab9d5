"""Kinds of words that tell one ground from another: name -> pattern."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from venire.language.fitted.tables import pattern_text, shipped_values


@cache
def lexicons() -> Mapping[str, re.Pattern[str]]:
    """Name -> pattern, looked for in the question in lower case with straight quotes; from ``lexicons.yaml``."""
    written = shipped_values("venire.law.evidence.detectors.weighing", "lexicons.yaml", dict[str, str])
    return {name: re.compile(pattern_text(source)) for name, source in written.items()}


ABSENT = re.compile(
    r"\b(?:not|never|n't|nobody|no one|nothing|none|only|alone|stayed|remained|absent|away|left|gone|off duty"
    r"|elsewhere|abroad|"
    r"asleep|outside|before (?:he|she|they) (?:arrived|came)|after (?:he|she|they) had|didn't|wasn't|until"
    r"|first learned|"
    r"later|came on|by the time|without|closed|out of sight|behind|met .* for the first time|arrived|began"
    r"|joined|unconscious)\b"
)
"""Words of evidence that the witness was not there, or could not see."""
