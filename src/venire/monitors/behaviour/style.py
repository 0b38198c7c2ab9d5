"""How a turn is worded, as numbers, and how far it lies from its speaker's usual wording."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import log
from statistics import fmean

from venire.monitors.watching.plain_words import said, words

LEAST_WORDS = 20
"""Fewer words have no style."""
_CONTRACTED = re.compile(
    r"\b\w+(?:n['’]t|['’](?:re|ve|ll|d|m))\b|\b(?:it|that|there|he|she|what)['’]s\b", re.IGNORECASE
)
_SLANG = re.compile(
    r"\b(?:gonna|wanna|gotta|kinda|sorta|yeah|yep|nope|nah|dude|bro|guys?|folks|lol|lmao|omg|wtf|btw|tbh|imo|idk|ok|okay|"
    r"cool|awesome|crap|damn|hell|heck|stuff|super|totally|literally|basically|ain['’]t|y['’]all|dunno|lemme|"
    r"gimme|cos|cuz|u|ur|pls|thx|wow|hey|haha|ha|um|uh|bloke|reckon|crazy|insane|sucks?|dumb|stupid|silly|"
    r"fam|vibes?|legit|no cap|bruh|yo|like,)\b",
    re.IGNORECASE,
)
_OLD = re.compile(
    r"\b(?:thou|thee|thy|thine|hath|doth|verily|forsooth|hark|behold|lo|alas|'?tis|'?twas|ere|whence|hither|thither|"
    r"wherefore|methinks|prithee|nay|aye|o'er|henceforth|heretofore|aforesaid|hereinafter|whereof|thereof|herein|"
    r"notwithstanding|pursuant)\b",
    re.IGNORECASE,
)
_PERSONAL = frozenset("i me my mine myself".split())  # noqa: SIM905
_TO_YOU = frozenset("you your yours".split())  # noqa: SIM905
_EMOJI = re.compile("[\U0001f300-\U0001faff☀-➿]|[:;]-?[)(DP]")
_SCALES: Mapping[str, float] = {
    "sentence": 0.55,
    "letters": 0.6,
    "contracted": 3.5,
    "slang": 1.5,
    "old": 1.5,
    "loud": 0.3,
    "asking": 0.35,
    "personal": 7.0,
    "to_you": 7.0,
    "capitals": 3.0,
    "emoji": 1.0,
    "lower": 0.5,
    "variety": 0.3,
    "lines": 0.4,
}
"""How far each may differ from one turn to the next in a speaker that has not changed."""
_HALF, _MOST = 1.7, 6.0


@lru_cache(maxsize=4096)
def style(text: str) -> Mapping[str, float]:
    """The measures of a text; words of a kind are counted per hundred, marks per sentence."""
    row, parts = words(text), said(text)
    size, count = max(1, len(row)), max(1, len(parts))
    return {
        "sentence": log(max(1.0, size / count)),
        "letters": fmean([len(word) for word in row] or [0]),
        "contracted": 100 * len(_CONTRACTED.findall(text)) / size,
        "slang": 100 * len(_SLANG.findall(text)) / size,
        "old": 100 * len(_OLD.findall(text)) / size,
        "loud": text.count("!") / count,
        "asking": text.count("?") / count,
        "personal": 100 * sum(word in _PERSONAL for word in row) / size,
        "to_you": 100 * sum(word in _TO_YOU for word in row) / size,
        "capitals": 100 * len(re.findall(r"\b[A-Z]{4,}\b", text)) / size,
        "emoji": float(len(_EMOJI.findall(text))),
        "lower": sum(part[:1].islower() for part in parts) / count,
        "variety": len(set(row)) / size**0.8,
        "lines": (text.count("\n") + text.count(" / ")) / count,
    }


def style_drift(text: str, usual: Sequence[str]) -> tuple[float, str]:
    """How far the wording lies from the usual one, 0 to 1, and in what most; 0 where there is too little to tell."""
    enough = [style(one) for one in usual if len(words(one)) >= LEAST_WORDS]
    if len(enough) < 2 or len(words(text)) < LEAST_WORDS:
        return 0.0, ""
    now = style(text)
    away = {name: max(0.0, _distance(name, now, enough) - 1.0) for name in _SCALES}
    total = sum(min(_MOST, one) for one in away.values())
    most = max(away, key=lambda name: away[name])
    return total / (total + _HALF), most


def _distance(name: str, now: Mapping[str, float], usual: Sequence[Mapping[str, float]]) -> float:
    """In units of what is common, from the nearest that the speaker has done."""
    return min(abs(now[name] - one[name]) for one in usual) / _SCALES[name]
