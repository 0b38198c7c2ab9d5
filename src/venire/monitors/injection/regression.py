"""How likely the wording of a text is that of an attempt: a logistic regression over each of its windows.

The weights are fitted by ``scripts/fit_injection.py`` and kept beside this file in ``weights.txt``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp, log

from venire.language.fitted.tables import shipped_lines
from venire.monitors.injection.words import features, tokens, windows


@cache
def weights() -> tuple[float, Mapping[str, float]]:
    """The log-odds that read as even; feature -> log-odds, "" is what stands alone. Read once, from
    "feature:12|feature:-3" in hundredths."""
    even, *lines = shipped_lines("venire.monitors.injection", "weights.txt")
    entries = (entry.rpartition(":") for line in lines for entry in line.split("|"))
    return float(even), {name: int(value) / 100 for name, _, value in entries}


def weighed(text: str) -> tuple[float, str]:
    """The likeliest window's chance, 0 to 1, scaled so that 0.7 is where to alert; and its words.

    The more windows there are to choose from, the likelier one of them looks bad by chance: their number counts
    against it.
    """
    even, known = weights()
    best, words, count = float("-inf"), "", 0
    for window in windows(tokens(text)):
        count += 1
        sums = sum(known.get(one, 0.0) for one in features(window))
        if sums > best:
            best, words = sums, " ".join(window)
    odds = best + known[""] - even - log(count)
    return 1 / (1 + exp(-min(30.0, max(-30.0, odds)))), words
