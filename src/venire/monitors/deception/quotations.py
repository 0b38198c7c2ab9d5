"""Words in quotation marks, and whether somebody wrote or said them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from venire.language.text.quantities import quantities
from venire.monitors.conduct.common_words import particulars

_QUOTATION = re.compile(
    r"“([^”]{1,400})”|(?<!\w)\"([^\"]{1,400})\"|(?<!\w)'([^']{20,400}[.,]?)'(?!\w)|‘([^’]{20,400})’"
)
_OF_A_SOURCE = re.compile(
    r"\b(?:(?:[Tt]he|[Ii]ts|[Tt]heir|[Tt]hat|[Tt]his|whose) (?:\w+ ){0,2}?(?:authors?|stud(?:y|ies)|reports?"
    r"|survey|review|paper|inquiry|audit|commission|"
    r"judge|court|minutes|memo|record|document|source|exhibit|affidavit|statement|journal|page|book|letter|bulletin)|"
    r"source \w+|exhibit \w+|[A-Z]{1,2}\d+|Dr|Professor|page \d+|p\. ?\d+|in the words of|writes?|wrote|states?"
    r"|stated|concludes?|concluded|reads|"
    r"reports?|reported|records?|recorded|quot(?:e|es|ed|ing)|word for word|in (?:so many|plain|these|those"
    r"|its own) words|"
    r"(?:it|which|that|this|there) (?:says|reads|stands|puts it))\b"
    r"|[a-z,] (?:(?<![\w'’-])[A-Z][\w'’-]+ ?)+[^.!?]{0,30}$"
)
_OF_SOMEBODY_HERE = re.compile(
    r"\b(?:my (?:learned )?(?:opponents?|friend|colleagues?)|the (?:other|opposing) side|you|we (?:are"
    r"|were) told|they|people|some people|many people|"
    r"everybody|everyone|nobody|critics|opponents|supporters|if|suppose|imagine|call(?:s|ed)?|so-called"
    r"|i)\b[^.!?]{0,60}$",
    re.IGNORECASE,
)
"""Words that the room said, or might say, are no citation."""
_OF_THE_ROOM = re.compile(
    r"\b(?:my (?:learned )?(?:opponents?|friend|colleagues?)|the (?:other|opposing) side|you|they|people|if"
    r"|suppose|imagine|so-called|i)\b",
    re.IGNORECASE,
)
_GIVEN = re.compile(
    r"\b(?:says?|said|puts?|calls?|writes?|wrote|has it|words?|quot\w+|reads?|states?|warns?|concludes?|notes?"
    r"|finds?|comes)\b|:\s*$",
    re.IGNORECASE,
)
_NAMED = 2
"""So many words of its title name a paper."""
_LEFT_OUT = re.compile(r"\.\.\.|…|\[[^\]]*\]")
_LEAST = 4
"""Words below which quotation marks only set a phrase off."""
_BORNE_OUT = 0.8
"""The share of its words, in their order, that the text must have."""
_RETOLD = 0.8
"""The share of its particulars that a text must have to tell the same."""
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


Names = Callable[[str], int]
"""How many words of a paper's title a sentence has."""


def quotations_in(text: str, names: Names = lambda _: 0) -> Sequence[str]:
    """What is quoted as somebody's words: four words or more, after a word of saying, before a citation, or beside the
    name of a paper."""
    return [
        quoted
        for match in _QUOTATION.finditer(text)
        if len((quoted := next(filter(None, match.groups()))).split()) >= _LEAST
        and (_as_cited(text, match) or _beside_a_name(text, match, names))
    ]


def _as_cited(text: str, match: re.Match[str]) -> bool:
    """Whether the words are given as a source's: by what stands before them in their sentence, or right after them."""
    before = re.split(r"[.!?](?=\s)", text[max(0, match.start() - 160) : match.start()])[-1]
    after = re.match(
        r"\s*(?:[\[(][^\])]*\d|,? (?:says?|said|writes?|wrote|according|concludes?) (?:the )?[A-Z])",
        text[match.end() :],
    )
    if after:
        return True
    return bool(_OF_A_SOURCE.search(before)) and not _OF_SOMEBODY_HERE.search(before)


def _beside_a_name(text: str, match: re.Match[str], names: Names) -> bool:
    """Whether the sentence around it names a paper and gives it the words."""
    before = re.split(r"[.!?](?=\s)", text[max(0, match.start() - 160) : match.start()])[-1]
    after = re.split(r"[.!?](?=\s|$)", text[match.end() : match.end() + 80])[0]
    if _OF_THE_ROOM.search(before):
        return False
    words = names(f"{before} {after}")
    return words >= _NAMED or (words > 0 and bool(_GIVEN.search(before) or _GIVEN.search(after)))


@lru_cache(maxsize=4096)
def stands_in(quoted: str, text: str) -> bool:
    """Whether the words stand in the text in their order, but for a few: a quotation may be cut or fitted in. What is
    left out may be marked, and what is put in may stand in brackets."""
    parts = [part for part in _LEFT_OUT.split(quoted) if len(part.split()) > 1]
    return all(_stands(part, text) for part in parts)


@lru_cache(maxsize=4096)
def paraphrases(quoted: str, text: str) -> bool:
    """Whether the text tells the same in other words: every figure of it and most of what it speaks of. Marks around
    that are a liberty, and nothing is made up."""
    figures = _figures(quoted)
    matter, have = particulars(quoted), particulars(text)
    told = len(matter & have) >= _RETOLD * len(matter)
    return told and bool(matter or figures) and figures <= _figures(text)


@lru_cache(maxsize=4096)
def _figures(text: str) -> frozenset[str]:
    """What is counted or dated in it, in figures or in words."""
    return frozenset(f"{one.value:g}" for one in quantities(text)) | {word for word in _words(text) if word.isdigit()}


def _stands(quoted: str, text: str) -> bool:
    wanted, have = _words(quoted), _words(text)
    return _run(wanted, have) >= _BORNE_OUT * len(wanted)


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[str, ...]:
    return tuple(word.replace("’", "'") for word in _WORD.findall(text.lower()))


def _run(wanted: Sequence[str], have: Sequence[str]) -> int:
    """The most words of ``wanted`` that stand in their order within a stretch half as long again."""
    width, best = int(len(wanted) * 1.5) + 2, 0
    first, any_of_them = frozenset(wanted[:3]), frozenset(wanted)
    for start, word in enumerate(have):
        if word in first:
            stretch = have[start : start + width]
            if sum(one in any_of_them for one in stretch) > best:  # no more of them can stand in order
                best = max(best, _in_order(wanted, stretch))
    return best


def _in_order(wanted: Sequence[str], have: Sequence[str]) -> int:
    """The longest common subsequence."""
    row = [0] * (len(have) + 1)
    for word in wanted:
        before = 0
        for place, other in enumerate(have, start=1):
            kept = row[place]
            row[place] = before + 1 if word == other else max(row[place], row[place - 1])
            before = kept
    return row[-1]
