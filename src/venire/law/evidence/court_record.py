"""What a court goes back to in its record: what was testified to the matter of a question, however long ago.

A judge who knew only the last dozen answers would call unproved what the first witness swore to. What is gone back to
is as much as bears on the question, and no more of it than a view may hold. Source: spec/trial.md, "Testimony state".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from string import ascii_letters, digits
from zlib import crc32

from venire.language.questions.form import content, read, shared
from venire.language.text.sentences import sentences

BEARS = 0.4
"""The share of a question's words of meaning from which a statement bears on it."""
TOLD = 0.6
"""From this share on it says what the question takes for granted."""
LIKE = 0.65
"""From this share of both questions' words on they are of one kind."""
_DENIED = "Denied: "
_BARE = re.compile(r"(?:yes|no|that[’']?s right|that is (?:right|so|correct))(?:,? [\w’']+){0,3}[.!]?$", re.IGNORECASE)
_LETTERS = ascii_letters + digits + "-_"
_NAME = re.compile(
    r"\b(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:January|February|March|April|May|June|July|August|September"
    r"|October|November|December)\b)[A-Z][\w’']+"
)
_WHEN = re.compile(
    r"\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?: \d{1,2}\b)?"
)
"""A month or a day that the premise names is a part of it."""
_QUOTED = re.compile(r"[“\"][^”\"]*[”\"]")


def recalled(question: str, statements: Sequence[str], window: int, more: int) -> tuple[str, ...]:
    """The last so many statements, and of those before them ``more`` that bear on the question, in their order."""
    old, recent = statements[:-window], statements[-window:]
    mine = content(question)
    near = {place: _share(mine, one) for place, one in enumerate(old)} if mine else {}
    best = sorted((place for place, share in near.items() if share >= BEARS), key=lambda one: (-near[one], one))
    return (*(old[place] for place in sorted(best[:more])), *recent)


def says_so(premise: str, statements: Sequence[str], things: Sequence[str] = ()) -> str:
    """The statement that says what a premise takes for granted, empty where nobody has said it.

    Who did it is not enough: of what was done as much must have been said as of the whole.

    ``things``: the names of the exhibits in evidence. A statement about one of them is read with its whole name: that
    "the policy" was raised says that the insurance was, where the insurance policy is in evidence."""
    mine = content(premise)
    if not mine:
        return ""
    when = _WHEN.findall(premise)
    told = [one for one in statements if not one.startswith(_DENIED) and all(day in one for day in when)]
    shares = {one: _share(mine, _whole(one, things)) for one in told}
    best = max(told, key=lambda one: shares[one], default="")
    if not best or shares[best] < TOLD:
        return ""
    deed = mine - content(" ".join(_NAME.findall(premise)))
    return best if not deed or _share(deed, _whole(best, things)) >= TOLD else ""


def alike(one: str, other: str) -> bool:
    """Whether two questions are of one kind by their words, each way."""
    mine, theirs = content(one), content(other)
    if not mine or not theirs:
        return False
    return min(len(shared(mine, theirs)) / len(mine), len(shared(theirs, mine)) / len(theirs)) >= LIKE


def bare_reply(question: str, answer: str) -> bool:
    """Whether an open question was met with a bare yes or no, which answers nothing."""
    asked = read(sentences(question)[-1] if question else "")
    return asked.form == "wh" and bool(_BARE.match(answer.strip()))


@lru_cache(maxsize=4096)
def mark(sentence: str) -> str:
    """By what a sentence is known again, in two letters: its words, without those that it quotes from a question."""
    known = crc32(" ".join(_QUOTED.sub("“”", sentence).split()).encode())
    return _LETTERS[known % len(_LETTERS)] + _LETTERS[known // len(_LETTERS) % len(_LETTERS)]


def marks(sentences: Iterable[str]) -> str:
    """The marks of what was said, each once, in the order in which it was last said."""
    last = {mark(one): place for place, one in enumerate(sentences) if one}
    return "".join(sorted(last, key=lambda one: last[one]))


def least_heard(said: Sequence[str], before: str) -> Sequence[str]:
    """Those of some sentences that were not said; where all were, the one that was said longest ago.

    ``before``: the :func:`marks` of what was said."""
    last = {before[place : place + 2]: place for place in range(0, len(before), 2)}
    heard = {line: last.get(mark(line), -1) for line in said}
    oldest = min(heard.values())
    return [line for line in said if heard[line] == oldest]


def last_rulings(questions: Mapping[int, str], asked: str, numbers: Sequence[int], most: int) -> tuple[int, ...]:
    """Of the rulings with these numbers the last so many on questions like this one; ``questions`` by their number."""
    like = [no for no in numbers if no in questions and alike(asked, questions[no])]
    return tuple(like[-most:])


def _share(mine: frozenset[str], statement: str) -> float:
    return len(_common(mine, statement)) / len(mine)


@lru_cache(maxsize=8192)
def _common(mine: frozenset[str], statement: str) -> frozenset[str]:
    return shared(mine, content(statement))


def _whole(statement: str, things: Sequence[str]) -> str:
    """The statement with the names of the things that it speaks of."""
    said = content(statement)
    return " ".join((statement, *(one for one in things if content(one) & said)))
