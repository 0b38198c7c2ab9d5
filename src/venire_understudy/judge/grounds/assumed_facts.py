"""What a question takes for granted, held against the record: in evidence, still to be asked, or by the way.

Federal Rule of Evidence 611(a). The judge names it, so that counsel can put it right: what has been sworn to by
anybody, or is told by an exhibit that was received, is not assumed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from venire.law.api import Matter, Premise, Setting, harms, premise, says_so, shared_words
from venire_understudy.judge.hearsay.declarant import SettledRuling

LONGEST = 24
"""A statement of more words is not said back from the bench."""
_SMALL = frozenset(
    (
        *("the", "a", "an", "this", "that", "it", "there", "he", "she", "they", "his", "her", "their"),
        *("on", "at", "in", "by", "from", "for", "during", "when", "after", "before", "until", "since", "with"),
    )
)


_LIES = re.compile(r"^(?!you\b).*\b(?:lie|lied|lying|mislead|misled|invent(?:ed)?)\b")
"""Whether another witness is truthful is for the jury, in one question as in two."""


class Assumed(NamedTuple):
    """The ruling, and what is put into the judge's lines."""

    settled: SettledRuling
    slots: Mapping[str, str]


def assumed(setting: Setting, witness: str, things: Sequence[str]) -> Assumed | None:
    """The ruling on an objection that a question assumes facts; None where it takes none for granted.

    ``witness``: its name. ``things``: what the exhibits in evidence are called, and what they show."""
    taken = premise(setting.question, witness)
    if _put_on_cross(setting) and (taken is None or not taken.comes_first):
        return Assumed(SettledRuling("overruled", "611(c)", "put_on_cross"), {})
    if taken is None:
        return None
    accuses = bool(harms(taken.words.lower()))
    if told := says_so(taken.words, setting.established, things):
        return _told(told)
    if not accuses and says_so(taken.words, things, things):  # a thing shows it, and nobody has said it in words
        return Assumed(SettledRuling("overruled", "611(a)", "premise_told"), {})
    return _untold(taken, accuses=accuses)


def _put_on_cross(setting: Setting) -> bool:
    """Whether a fact is put to the witness for a yes or a no: that takes nothing for granted."""
    on_cross = setting.phase in ("cross", "recross")
    return on_cross and Matter(setting, shared_words).question.form in ("statement", "negative")


def _told(statement: str) -> Assumed:
    """It is in evidence, and the judge says what was sworn to."""
    said = statement.rstrip(". ")
    if len(said.split()) > LONGEST:
        return Assumed(SettledRuling("overruled", "611(a)", "premise_told"), {})
    first, gap, rest = said.partition(" ")
    small = f"{first.lower()}{gap}{rest}" if first.lower() in _SMALL else said
    return Assumed(SettledRuling("overruled", "611(a)", "premise_sworn"), {"told": small})


def _untold(taken: Premise, *, accuses: bool) -> Assumed:
    if taken.comes_first and _LIES.search(taken.words.lower()):
        return Assumed(SettledRuling("sustained", "611(a)", "premise_truthful"), {})
    if taken.comes_first and len(f"{taken.whether} {taken.wh}".split()) > LONGEST:
        taken = taken._replace(whether="whether it was so", wh="the rest")
    if taken.comes_first:
        slots = {"whether": taken.whether, "Whether": f"{taken.whether[:1].upper()}{taken.whether[1:]}", "wh": taken.wh}
        return Assumed(SettledRuling("sustained", "611(a)", "premise_first"), slots)
    if accuses:
        return Assumed(SettledRuling("sustained", "611(a)", "premise_slipped"), {"taken": taken.words})
    return Assumed(SettledRuling("overruled", "611(a)", "premise_harmless"), {"taken": taken.words})
