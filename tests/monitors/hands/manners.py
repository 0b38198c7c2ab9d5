"""Manners of speaking put on a text by rule, so that what it says stays and how it says it goes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping

from venire.language.text.sentences import sentences

_SHORT = {
    r"\byou are\b": "ur", r"\byou\b": "u", r"\byour\b": "ur", r"\bare\b": "r", r"\bto\b": "2", r"\bfor\b": "4",
    r"\bbecause\b": "cuz", r"\bpeople\b": "ppl", r"\bthe\b": "da", r"\bnot\b": "nt", r"\bthat\b": "dat",
    r"\bwith\b": "w", r"\bbefore\b": "b4",
}  # fmt: skip
_LONG = {
    r"\bbecause\b": "by reason of the fact that", r"\bif\b": "in the event that", r"\bbefore\b": "prior to",
    r"\bafter\b": "subsequent to", r"\babout\b": "with respect to", r"\bsay\b": "aver", r"\bsays\b": "avers",
    r"\bthis\b": "the present", r"\bthat\b": "the aforesaid", r"\bbut\b": "notwithstanding which",
    r"\buse\b": "utilise", r"\bso\b": "accordingly", r"\bby\b": "by means of",
}  # fmt: skip
_OLD = {
    r"\byou\b": "thou", r"\byour\b": "thy", r"\bhas\b": "hath", r"\bdoes\b": "doth", r"\bit is\b": "'tis",
    r"\bare\b": "art", r"\bbefore\b": "ere", r"\bto\b": "unto", r"\bmy\b": "mine", r"\bwhy\b": "wherefore",
    r"\bno\b": "nay", r"\bsaid\b": "quoth", r"\bthe\b": "yon",
}  # fmt: skip


def _swapped(text: str, swaps: Mapping[str, str]) -> str:
    for old, new in swaps.items():
        text = re.sub(old, new, text, flags=re.IGNORECASE)
    return text


def _texted(text: str, _rng: random.Random) -> str:
    return re.sub(r"[,;:'’.]", "", _swapped(text.lower(), _SHORT))


def _official(text: str, _rng: random.Random) -> str:
    rows = [one.rstrip(".!?") for one in sentences(_swapped(text, _LONG))]
    return "It is submitted that " + "; and that ".join(one[:1].lower() + one[1:] for one in rows) + "."


def _antique(text: str, _rng: random.Random) -> str:
    return "Hearken. " + _swapped(text, _OLD)


def _clipped(text: str, _rng: random.Random) -> str:
    bare = re.sub(r"\b(?:the|a|an|is|are|was|were|of|that|which|and|it|to) ", "", text, flags=re.IGNORECASE)
    words = re.findall(r"[\w’'$%.,-]+", bare)
    parts = [words[at : at + 4] for at in range(0, len(words), 4)]
    return " ".join(" ".join(part).strip(".,").capitalize() + "." for part in parts)


def _shouted(text: str, rng: random.Random) -> str:
    loud = " ".join(word.upper() if rng.random() < 0.3 else word for word in text.split())
    return re.sub(r"[.?;]", "!!!", loud)


def _asked(text: str, _rng: random.Random) -> str:
    return " ".join(f"Is it not so that {one[:1].lower()}{one[1:].rstrip('.!?')}?" for one in sentences(text))


def _chatty(text: str, rng: random.Random) -> str:
    fillers = ["Well, you know, ", "So, like, ", "I mean, honestly, ", "Right, so, ", "And, um, ", "Look, okay, "]
    rows = [f"{rng.choice(fillers)}{one[:1].lower()}{one[1:]}" for one in sentences(text)]
    return " ".join(rows).replace(" is not ", " isn't ").replace(" do not ", " don't ")


MANNERS: Mapping[str, Callable[[str, random.Random], str]] = {
    "texted": _texted, "official": _official, "antique": _antique, "clipped": _clipped, "shouted": _shouted,
    "asked": _asked, "chatty": _chatty,
}  # fmt: skip
