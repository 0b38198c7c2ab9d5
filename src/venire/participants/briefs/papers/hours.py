"""The hours that the papers record, and what both sides agree on about times: nobody is to argue with a wrong
hour. Documents only, never what a witness says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from venire.law.case_file.case import Case
from venire.participants.briefs.papers.excerpt import sentences

LEAST, ROOM, ALL = 15, 50, 65
"""The fewest and most characters of the words around an hour, and those of two such clauses of one item."""
_HOUR = re.compile(r"\b\d{1,2}:\d\d\b")
_TIMES = re.compile(r"\b(?:clocks?|watch|hours?|o'clock)\b", re.IGNORECASE)
_QUOTED = re.compile(r"[“\"][^”\"]*[”\"]")
_LINK = re.compile(r"^(?:so|and|then|but) ", re.IGNORECASE)
_PIECE = re.compile(r"[;,:](?=\s)|\s(?=and did not\b)")


@lru_cache(maxsize=1024)
def hours_in(text: str) -> str:
    """The first clauses of a document's text that hold an hour, its quotations left out; empty where there are none."""
    told = list(_clauses(text))
    two = "; ".join(told[:2])
    return two if len(two) <= ALL else told[0]


def _clauses(text: str) -> Iterator[str]:
    for sentence in sentences(_QUOTED.sub("", text)):
        for piece in (one.strip(" .") for one in _PIECE.split(sentence)):
            if _HOUR.search(piece) and LEAST <= len(piece) <= ROOM:
                yield _LINK.sub("", piece) + ("." if piece.endswith(".m") else "")


def agreed_times(case: Case) -> tuple[str, ...]:
    """The agreed facts that tell of hours and clocks, each in its first sentence."""
    return tuple(sentences(agreed.text)[0] for agreed in case.stipulations if _TIMES.search(agreed.text))
