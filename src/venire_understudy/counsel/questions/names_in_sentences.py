"""Names and first words as they stand inside a sentence."""

from __future__ import annotations

from collections.abc import Iterable

from venire.language.words.word_list import words
from venire.law.api import Fact

_SMALL = frozenset(
    words(
        """a about according after again all among an and any are as at autopsy because before both by can
        certificate certificates chamber could court did do does during either every for from given had has
        have he her his how if in is it its keepers let may more most my nine no nobody nor not of on one or our
        people picture photograph please print-out rain recording rust she since so some somebody somewhere
        suppose tell that the their then there they this those three to two under unsent until was we were what
        when where which while who whom whose why windlass with would you your"""
    )
)


def lower_first(text: str) -> str:
    """The text with a small first letter, unless it opens with a name."""
    first, gap, rest = text.partition(" ")
    word = first.lower().rstrip(",").partition("'")[0]
    small = word in _SMALL or first.lower().endswith("n't")
    return f"{first.lower() if small else first}{gap}{rest}"


def lower_within(text: str, facts: Iterable[Fact]) -> str:
    """The text as it goes on after other words: a name keeps its capital. What a fact writes small in front of its
    sentence is none."""
    first, gap, rest = text.partition(" ")
    small = first.lower() in {fact.frame.subject.split(" ")[0] for fact in facts}
    return f"{first.lower()}{gap}{rest}" if small else lower_first(text)


def thing(heading: str) -> str:
    """A heading as it stands inside a sentence: "The broken rail" -> "the broken rail"."""
    return lower_first(heading)
