"""What the scripts of a page say: the catalogue's strings, as a block of data within the page itself.

It stands before the scripts, so that they have their words as soon as they run and no click is lost to waiting.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import cast

from venire.catalog import kinds
from venire.law.case_file.civil_words import Wording, civil
from venire.web.kind_page import pages_of
from venire.web.strings import catalogue

UNSAID = frozenset(
    (
        "site",
        "file",
        "shortcuts",
        "outcome",
        "examine",
        "advice",
        "debating",
        "persuading",
        "lobby",
        "seats",
        "interface",
        "my_data",
        "deeds",
        "roles",
        "reads",
    )
)
"""Sections of the catalogue that only the server reads: scripts need not carry them."""
SAID_OF: Mapping[str, tuple[str, ...]] = {
    "signing": ("is_set", "link_made", "remove_sure", "seat_given", "token_made"),
    "debrief": ("what_if",),
    "home": ("finished_making", "none_found", "one_shown", "opening_case", "shown"),
}
"""Sections of which scripts say only the strings whose names begin so."""


def script_strings(page: str = "", *, is_civil: bool = False) -> str:
    """The strings for the scripts of one page, all for a page that gives no name: JSON that may stand in HTML.
    ``is_civil``: in the words of a civil case."""
    said = {name: _said(name, table) for name, table in catalogue().items() if _carried(name, page)}
    told = _in_words(said, civil if is_civil else str)
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _in_words(said: object, words: Wording) -> object:
    """Every string of nested tables in these words; the names stay."""
    if isinstance(said, Mapping):
        return {name: _in_words(one, words) for name, one in cast("Mapping[str, object]", said).items()}
    return words(said) if isinstance(said, str) else said


def _carried(section: str, page: str) -> bool:
    return section not in UNSAID and (not page or page in _said_on().get(section, {page}))


@cache
def _said_on() -> Mapping[str, frozenset[str]]:
    """Section → the kinds whose pages alone say it: the others need not carry it."""
    pages = pages_of(kinds())
    claimed = frozenset[str]().union(*(page.words for page in pages.values()))
    return {words: frozenset(name for name, page in pages.items() if words in page.words) for words in claimed}


def _said(name: str, words: Mapping[str, object]) -> Mapping[str, object]:
    return {key: word for key, word in words.items() if key.startswith(SAID_OF.get(name, ("",)))}
