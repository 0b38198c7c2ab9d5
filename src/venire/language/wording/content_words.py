"""Words of a text: which carry content."""

from __future__ import annotations

import re
from functools import lru_cache

_WORD = re.compile(r"[A-Za-z0-9][A-Za-z0-9'’.:,-]*[A-Za-z0-9]|[A-Za-z0-9]")
_STOP_LIST = (
    "a an the and or but if then than that this these those there here it its he him his "
    "she her hers they them their we us our you your i me my mine is are was were be "
    "been being am do does did done has have had will would shall should can could may might must not "
    "no nor so to of in on at by for from with about into onto over under up down out "
    "off as what which who whom whose when where why how all any some each every one two just only "
    "very too also more most much many such own same other another said say says tell told know knows think "
    "thought go goes went get got make made see saw come came want nobody nothing anyone anything "
    "somebody something never ever still yet i'll i'd i'm don't didn't isn't wasn't it's that's he's she's "
    "you're we're can't couldn't wouldn't let like anybody everybody everyone someone somewhere"
)
STOP = frozenset(_STOP_LIST.split())


@lru_cache(maxsize=20_000)
def content_words(text: str) -> frozenset[str]:
    """The words that carry content, lower-cased and roughly stemmed."""
    words = (word.lower().replace("’", "'") for word in _WORD.findall(text))
    return frozenset(stem(word) for word in words if word not in STOP and len(word) > 1)


def stem(word: str) -> str:
    """A word without its commonest endings."""
    word = word.removesuffix("'s")
    for ending in ("ings", "ing", "edly", "ed", "ies", "es", "ly", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word[: -len(ending)]
    return word
