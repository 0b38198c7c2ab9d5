"""Where two sentences about one matter part: numbers, a denial, opposite words, who did it, what one wants.

Nothing here says whether they speak of one matter; that comes first, in ``contradiction``.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.language.clauses.reading import read
from venire.language.text.late_pattern import late_pattern
from venire.language.words.thesaurus import opposed as opposite_words
from venire.monitors.conduct.common_words import particulars
from venire.monitors.conduct.plain_words import stems
from venire.monitors.deception.opposites import opposed_poles

_DENIES = late_pattern(
    r"\b(?:not|never|no|none|nobody|no[- ]one|nothing|nor|neither|nowhere|cannot|without|hardly|scarcely|barely"
    r"|few(?! of us)|"
    r"(?:rules?|ruled|ruling) out|den(?:y|ies|ied)|refus(?:e|es|ed)|reject(?:s|ed)?|fail(?:s|ed)? to|lacks?|lacked|"
    r"far from|the last thing|made up|invented|untrue|false|a myth|wrong to say|stopped|ceased|against)\b|n['’]t\b",
    re.IGNORECASE,
)
_UNDENIED = late_pattern(
    r"\b(?:not only|no (?:doubt|wonder|question|matter|less than|fewer than|more than)|not (?:just|merely|least"
    r"|alone|until)|"
    r"cannot (?:but|help)|nothing but|never mind|do not (?:dispute|deny|doubt)|don['’]t (?:dispute|deny|doubt)"
    r"|nothing against|without (?:doubt|exception))\b",
    re.IGNORECASE,
)
_NUMBER = late_pattern(
    r"\b(?:\d[\d.,]*\d|\d)\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen"
    r"|fourteen|fifteen|"
    r"sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?"
    r"|thousands?|millions?|"
    r"billions?|dozens?|half|halves|third|thirds|quarters?|fifth|fifths|tenth|tenths|twice|double|treble|both"
    r"|single)\b",
    re.IGNORECASE,
)
_WHOLE = late_pattern(
    r"\b(?:all|every|everyone|everybody|each|always|entire(?:ly)?|whole|wholly|altogether|invariably|outright)\b",
    re.IGNORECASE,
)
_PART = late_pattern(
    r"\b(?:some|several|few|only|merely|most|many|half|partly|part of|a third|a quarter|minority|sometimes"
    r"|occasionally|hardly|scarcely|"
    r"barely|at most|(?:\w+ )?(?:out )?of the \w+)\b",
    re.IGNORECASE,
)
_DID = late_pattern(
    r"\bit (?:is|was|has been|had been) (?P<cleft>[^,.;]{3,60}?) (?:that|who|which)\b|"
    r"\b(?:by|from the hands? of|at the (?:hands?|behest|request) of) (?P<by>(?:the |a |an |its |their )?[^,.;]{3,50})|"
    r"^(?P<subject>[^,.;]{2,60}?) (?:itself|himself|herself|themselves|alone|merely|simply|drew|wrote|paid|pays"
    r"|set|sets|made|built|ordered|asked|"
    r"proposed|recommended|decided|ran|runs|owned|owns|gathered|signed|commissioned|conducted|held|carried|voted"
    r"|refused|started|began|closed|opened|"
    r"funded|financed|published|counted|measured|found|invented|introduced|demanded|bought|sold|led|organi[sz]ed"
    r"|planned|chose|broke|filed|raised)\b",
    re.IGNORECASE,
)
_WANTS = late_pattern(
    r"\b(?:i|we|my|our|this side)\b[^.;]{0,30}?\b(?:want|wants|ask|asks|asked|asking|seek|seeks|sought"
    r"|propose\w*|proposal|demand\w*|call\w* for|"
    r"favour\w*|support\w*|oppose\w*|content|insist\w*|would (?:keep|bring|ban|allow|exempt|close|abolish|accept"
    r"|leave|have)|exempt\w*|prefer\w*|"
    r"argue\w* for|stand for|position|plead\w*|need|intend\w*|aim\w*|goal|plan|plans)\b",
    re.IGNORECASE,
)
_AT_MOST, _AT_LEAST = (
    late_pattern(r"\b(?:up to|at most|no more than|under|below|less than)\b"),
    late_pattern(r"\b(?:at least|over|more than|above)\b"),
)


@lru_cache(maxsize=32768)
def conflict(one: str, other: str) -> str:
    """In what two sentences part, or nothing: "number", "denial", "opposites", "whole and part", "agent"."""
    if numbers_part(one, other):
        return "number"
    if denies(one) != denies(other):
        return "denial"
    if opposed_poles(one, other) or _opposites(one, other):
        return "opposites"
    if _whole_and_part(one, other):
        return "whole and part"
    return "agent" if _agents_part(one, other) else ""


@lru_cache(maxsize=8192)
def denies(sentence: str) -> bool:
    """Whether it denies, an even number of times taken for none."""
    return len(_DENIES.findall(_UNDENIED.sub(" ", sentence))) % 2 == 1


@lru_cache(maxsize=8192)
def numbers(sentence: str) -> frozenset[str]:
    """The numbers of a sentence as values where they can be read, else as words."""
    values = {f"{one.value:g}" for one in read(sentence).quantities}
    return frozenset(values or {found[0].lower().replace(",", "") for found in _NUMBER.finditer(sentence)})


def numbers_part(one: str, other: str) -> bool:
    """Whether each gives a number and none of them is common to both."""
    mine, theirs = numbers(one), numbers(other)
    return bool(mine) and bool(theirs) and mine.isdisjoint(theirs)


def _opposites(one: str, other: str) -> bool:
    mine, theirs = stems(one), stems(other)
    return any(opposite_words(a, b) for a in mine - theirs for b in theirs - mine)


def _whole_and_part(one: str, other: str) -> bool:
    return any(
        _WHOLE.search(a) and not _PART.search(a) and _PART.search(b) and not _WHOLE.search(b)
        for a, b in ((one, other), (other, one))
    )


def _agents_part(one: str, other: str) -> bool:
    """Whether each names who did it, and they are others."""
    mine, theirs = _doer(one), _doer(other)
    return bool(mine) and bool(theirs) and mine.isdisjoint(theirs)


@lru_cache(maxsize=8192)
def _doer(sentence: str) -> frozenset[str]:
    found = _DID.search(sentence)
    named = next((group for group in found.groups() if group), "") if found else ""
    return particulars(named)


def wants(sentence: str) -> bool:
    """Whether it says what its speaker wants."""
    return bool(_WANTS.search(sentence))
