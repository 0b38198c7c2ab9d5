"""How a claim is put into words around an exact quotation: pools of phrases, drawn so that neighbours differ."""

from __future__ import annotations

import re
import zlib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache

from venire.language.fitted.tables import shipped_values
from venire.library.old_bailey.claims.sayings import Speaker
from venire.library.old_bailey.report.narrative import REPORT

_TWO_MARKS = re.compile(r"([?!])(’?)[.,]”")
_AFTER_INNER = re.compile(r"([.?!])’[.,]”")


@cache
def pools() -> dict[str, dict[str, list[str]] | list[str]]:
    return shipped_values(
        "venire.library.old_bailey.claims", "phrasing.yaml", dict[str, dict[str, list[str]] | list[str]]
    )


@dataclass(slots=True)
class Phrasebook:
    """One case's way through the pools. The same case is always put in the same words."""

    case: str
    drawn: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])

    def put(self, purpose: str, manner: str, **slots: str) -> str:
        """The next phrase of a pool, filled in. ``manner`` falls back to the general pool of the purpose."""
        pool, manner = _pool(purpose, manner)
        start = zlib.crc32(f"{self.case}|{purpose}|{manner}".encode()) % len(pool)
        place = start + self.drawn[purpose, manner]
        skipped = _skipped(pool, place, slots.get("q", ""))
        phrase = pool[(place + skipped) % len(pool)]
        self.drawn[purpose, manner] += 1 + skipped
        return _tidy(phrase.format(**slots), capital=purpose != "concession")


def _skipped(pool: list[str], place: int, quote: str) -> int:
    """How many phrases to pass over: a quotation that starts in the middle of a sentence does not begin one, and a
    question is not followed by "said so-and-so"."""
    if not quote[:1].islower() and not quote.endswith(("?", "!")):
        return 0
    return next((n for n in range(len(pool)) if not pool[(place + n) % len(pool)].startswith("“{q}")), 0)


def _pool(purpose: str, manner: str) -> tuple[list[str], str]:
    found = pools()[purpose]
    if isinstance(found, list):
        return found, ""
    return (found[manner], manner) if manner in found else (found["general"], "general")


def _tidy(text: str, capital: bool) -> str:
    """One mark at the end of a quotation, and a capital at the start of a sentence."""
    text = _AFTER_INNER.sub(r"\1’”", text)
    if "?" in text or "!" in text:
        text = _TWO_MARKS.sub(r"\1\2”", text)
    return text[0].upper() + text[1:] if capital else text


def manner_of(speaker: Speaker, cues: frozenset[str], side: str) -> str:
    """Which pool a saying is put from."""
    if speaker.name == REPORT:
        return "digest"
    if speaker.prisoner:
        return "prisoner"
    if speaker.reported:
        return "reported"
    if side == "defence" and "character" in cues:
        return "character"
    return "doubt" if side == "defence" and "doubt" in cues else "general"
