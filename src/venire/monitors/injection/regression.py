"""How likely the wording of a text is that of an attempt: a logistic regression over each of its windows.

The weights are fitted by ``scripts/fit_injection.py`` and kept beside this file as text.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp, log

from venire.monitors.injection import weights as fitted
from venire.monitors.injection.words import features, tokens, windows


@cache
def weights() -> Mapping[str, float]:
    """Feature -> log-odds; "" is what stands alone. Read once, from "feature:12|feature:-3" in hundredths."""
    entries = (entry.rpartition(":") for entry in fitted.WEIGHTS.replace("\n", "|").split("|") if entry)
    return {name: int(value) / 100 for name, _, value in entries}


def weighed(text: str) -> tuple[float, str]:
    """The likeliest window's chance, 0 to 1, scaled so that 0.7 is where to alert; and its words.

    The more windows there are to choose from, the likelier one of them looks bad by chance: their number counts
    against it.
    """
    known, best, words, count = weights(), float("-inf"), "", 0
    for window in windows(tokens(text)):
        count += 1
        sums = sum(known.get(one, 0.0) for one in features(window))
        if sums > best:
            best, words = sums, " ".join(window)
    odds = best + known[""] - fitted.SHIFT - log(count)
    return 1 / (1 + exp(-min(30.0, max(-30.0, odds)))), words
