"""The verb of a question with "do": the word behind its subject that says what was done."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.words.stems import stem
from venire.language.words.word_list import words

_STARTERS = frozenset(words("""the a an my your his her their our its this that these those"""))
_FOLLOWERS = _STARTERS | frozenset(
    words(
        """at on in by from to with without for after before during until since near behind under over into
        onto of off out up down about him her them me us you it he she they i any some no anything anyone
        what who where when why how if as because again first then that away back home there here through
        round around all while one two three four five six seven eight nine ten number some each every both another
        more less much many several only"""
    )
)


def verb_after(halves: Sequence[str]) -> str:
    """The stem of the verb behind "did" and its subject, or nothing. ``halves``: what stands before "did", and
    behind it."""
    row = re.findall(r"[A-Za-z']+", halves[1]) if len(halves) > 1 else []
    for place in range(1, len(row)):
        after = row[place + 1] if place + 1 < len(row) else "at"
        if (
            row[place - 1].lower() not in _STARTERS
            and (after.lower() in _FOLLOWERS or after[0].isupper())
            and row[place][0].islower()
            and row[place].lower() not in _FOLLOWERS
        ):
            return stem(row[place].lower())
    return ""
