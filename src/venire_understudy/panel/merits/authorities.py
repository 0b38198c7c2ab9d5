"""Authorities that nobody can look up, and reasons that go round in a circle: neither is a reason.

A scholar, an institute, an act or a page is known where the record, the topic or what others said before names it; what
only the speaker names earns nothing, and costs as a wrong figure does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.language.words.word_list import words
from venire.law.api import Argument, contents
from venire_understudy.panel.lines.line import ArgumentLine
from venire_understudy.panel.merits.debate_heard import DebateHeard

OF_THE_CLAIM = 0.5
"""The share of its content that what is given as a reason has of the thesis, where it only says it again."""
_LEARNED = re.compile(
    r"\b(?:prof(?:essor)?s?|dr|doctors?|sir|dame|scholars?|experts?|researchers?|scientists?|academics?"
    r"|authorit(?:y|ies)|institutes?|institution|universit(?:y|ies)|colleges?|academy|foundation|laborator(?:y"
    r"|ies)|centre|center"
    r"|trust|commission|society|school of|faculty|department|journal|handbook|treatise|monograph|textbook|stud(?:y|ies)"
    r"|survey|reports?|papers?|thesis of|statutes?|act of \d{4}|ruling|research|trials? of|according to|found|finds"
    r"|shows?|showed|shown|proved|proves|confirm(?:s|ed)|conclude[sd]|writes?|wrote|writing|calculated?s?"
    r"|demonstrate[sd]"
    r"|establish(?:es|ed)|argue[sd]|states?|stated|holds|held|agrees?|measured|counted|settled)\b",
    re.I,
)
_NAMED = re.compile(r"(?<![.!?:] )(?<!^)(?<!^[“\"'‘])\b[A-Z][a-z]+(?:[-’'][A-Z][a-z]+)*\b")
_PLACE = re.compile(
    r"\b(?:pages?|pp?\.|chapters?|sections?|volumes?|vol\.|tables?|figures?|paragraphs?|appendix|footnotes?)\s+"
    r"(?P<number>[ivxlc]+\b|\d+)",
    re.I,
)
_CIRCLE = re.compile(
    r"(?P<told>.*?)[,;]?\s(?:because|since|as|for|given that|in that|follows from(?: the fact)?(?: that)?"
    r"|(?:is|was|are) (?:shown|proved|confirmed|guaranteed|borne out) by(?: the fact(?: that)?)?)\s(?P<why>.+)",
    re.I | re.S,
)
_SOURCE = re.compile(
    r"\b(?:sources?|authorit(?:y|ies)|experts?|scholars?|stud(?:y|ies)|witness(?:es)?|findings?|evidence|research\w*"
    r"|citations?|works|writers?|authors?|reports?|institutes?|they|them|he|she|it)\b",
    re.I,
)
_SOUND = re.compile(
    r"\b(?:right|sound|true|correct|reliable|trusted|trustworthy|believed|credible|accurate|relied"
    r"|beyond doubt|valid)\b",
    re.I,
)
_CLAIM = re.compile(
    r"\b(?:conclusions?|claims?|thesis|verdict|what (?:they|it|he|she|these) \w+|this position)\b", re.I
)
_CALENDAR = frozenset(
    words(
        """monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
        september october november december i english latin"""
    )
)


def unheard_of(argument: Argument, room: DebateHeard) -> Sequence[ArgumentLine]:
    """Lines that lean on a name or a page that nothing on record has, or that call their sources right because the
    claim is. Without a record only the latter."""
    lines = room.lines(argument)
    found = [line for line in lines if circular(line.text, argument.thesis)]
    if not room.record:
        return found
    known = room.named | _words_of(one.text for one in room.against(argument))
    return [line for line in lines if line in found or _leans(line.text, known)]


def _words_of(texts: Iterator[str]) -> frozenset[str]:
    return frozenset(word for text in texts for word in re.findall(r"[a-z]+|\d+", text.lower()))


def _leans(text: str, known: frozenset[str]) -> bool:
    """Whether it names somebody or a page that is not known, as one who says what is so."""
    if not _LEARNED.search(text) and not _PLACE.search(text):
        return False
    named = (part for found in _NAMED.findall(text) for part in re.findall(r"[a-z]+", found.lower()) if len(part) > 1)
    places = (found["number"].lower() for found in _PLACE.finditer(text))
    return any(one not in known and one not in _CALENDAR for one in (*named, *places))


def circular(text: str, thesis: str) -> bool:
    """Whether a sentence has its sources right because the claim is."""
    found = _CIRCLE.match(text)
    if not found:
        return False
    told, why = found["told"], found["why"]
    return _vouches(told) and bool(_SOUND.search(why) or _CLAIM.search(why)) and _of_the_claim(why, thesis)


def _vouches(text: str) -> bool:
    return bool(_SOURCE.search(text) and _SOUND.search(text))


def _of_the_claim(text: str, thesis: str) -> bool:
    own = frozenset(contents(text))
    return bool(_CLAIM.search(text)) or len(own & frozenset(contents(thesis))) >= OF_THE_CLAIM * max(1, len(own))
