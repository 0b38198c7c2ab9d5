"""Kinds of wording that readers of arguments heed, a pattern each; matched on lower-case text with straight quotes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from venire.language.fitted.tables import pattern_text, shipped_values


@cache
def argument_wordings() -> Mapping[str, re.Pattern[str]]:
    """Name -> pattern, from ``wording.yaml``."""
    written = shipped_values("venire.law.argument.strength", "wording.yaml", dict[str, str])
    return {
        name: re.compile(rf"(?<![\w'])(?:{pattern_text(pattern)})(?![\w'])" if name != "quote" else pattern)
        for name, pattern in written.items()
    }
