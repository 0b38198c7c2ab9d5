"""Who and what a running text names as a source: a study by somebody, an exhibit by its number, a page."""

from __future__ import annotations

import re
from collections.abc import Iterator

from venire.monitors.deception.resolution import telling_words

_KIND = (
    r"(?:stud(?:y|ies)|reports?|surveys?|reviews?|papers?|articles?|analys[ei]s|audits?|inquir(?:y|ies)|commission|"
    r"findings|research|meta-analysis|memorandum|memo|poll|dataset|journal|bulletin|institute|foundation|white paper|"
    r"trial|experiment|evaluation|census|index|statistics|investigation|monograph|book|handbook|proceedings)"
)
_NAME = r"(?:(?<![\w’'-])[A-Z][\w’'-]+(?:\s+(?:of|for|on|and|the|de|van|von|&)\s+(?=[A-Z]))?\s*)+"
_BODY = (
    r"(?:Bureau|Inquiry|Commission|Institute|Institution|Office|Agency|University|College|Society|Board|Ministry"
    r"|Department|"
    r"Panel|Committee|Association|Foundation|Centre|Center|Laboratory|Observatory|Review|Journal|Report|Survey|Study|"
    r"Statistics|Academy|Group|Bank|Organi[sz]ation|Authority|Trust|Federation|Council|Service|Audit|Index"
    r"|Project|Paper)"
)
_SAID = (
    r"reports?|reported|found|finds|shows?|showed|documented|documents|concluded|concludes|estimates?|estimated"
    r"|measured|"
    r"calculated|calculates|puts?|gives?|gave|says?|said|states?|stated|notes?|noted|warns?|warned|confirms?|confirmed|"
    r"counts?|counted|records?|recorded|recommends?|recommended|established|argues?|argued|suggests?|suggested|observed"
)
_FORMS = tuple(
    re.compile(pattern)
    for pattern in (
        rf"\b[Aa]ccording to (?:(?:the|a|an|our|its|one)\s+)?(?:\d{{4}}\s+)?(?P<who>{_NAME})",
        rf"\b(?:[Tt]he|[Aa]|[Oo]ne|[Tt]his|[Tt]hat)?\s*(?:\d{{4}}\s+)?(?P<who>{_NAME})(?:\(?\d{{4}}\)?\s+)?{_KIND}\b",
        rf"\b(?i:{_KIND})\s+(?:\w+\s+){{0,2}}?(?:by|from|of|at|in)\s+(?:the\s+)?(?P<who>{_NAME})",
        r"(?<![\w’'-])(?P<who>[A-Z][\w’'-]+(?:(?:,|\s+and|\s*&)\s+[A-Z][\w’'-]+)*(?:\s+et al\.?)?)"
        r"\s*,?\s*\((?:19|20)\d\d[a-z]?\)",
        r"\((?P<who>[A-Z][\w’'-]+(?:(?:,|\s+and|\s*&)\s+[A-Z][\w’'-]+)*(?:\s+et al\.?)?),?\s+(?:19|20)\d\d[a-z]?"
        r"(?:,\s*pp?\.?\s*\d+)?\)",
        r"\b(?P<who>[A-Z][\w’'-]+)\s+et al\b",
        rf"\b(?:Professor|Prof\.|Dr\.?|Sir|Dame)\s+(?P<who>{_NAME})",
        rf"\b(?P<who>{_NAME}{_BODY}(?:\s+(?:of|for|on)\s+(?:the\s+)?(?:{_NAME}))?)\s*(?:has\s+|have\s+"
        rf"|had\s+)?(?:{_SAID})\b",
        rf"\b(?:published|printed|reported|documented|shown|found|concluded|recorded)\s+(?:in"
        rf"|by)\s+(?:the\s+)?(?P<who>{_NAME})",
        rf"\bthe journal (?P<who>{_NAME})",
        r"\b(?P<who>[A-Z][\w’'-]+ v\.? [A-Z][\w’'-]+)",
    )
)
_NUMBERED = re.compile(
    r"\b(?:[Ss]ource|[Ee]xhibit|[Ww]itness|[Dd]ocument|[Rr]ef(?:erence)?"
    r"|[Pp]aper)\s+#?(?P<id>[A-Za-z]{0,3}\d+(?:\.\d+)?)\b|"
    r"[\[(](?P<bare>[A-Z]{1,3}\d{1,3}(?:\.\d+)?)[\])]|\b(?P<loose>[SXEWR]\d{1,3}(?:\.\d+)?)\b"
)
_PAGE = re.compile(
    r"\b(?:page|p\.|pp\.)\s*(?P<page>\d+)\s+of\s+(?P<of>(?:the\s+)?[\w’' -]{2,60}?)(?=[.,;:)]|$)|"
    r"(?P<name>\b[A-Z]{1,3}\d{1,3}\b|\b[Ee]xhibit \w+),?\s*(?:at\s+)?(?:page|p\.|pp\.)\s*(?P<at>\d+)"
)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b|\bet al\b")
_LONG_NAME = 3
_KIND_WORD = re.compile(rf"(?:{_KIND}|{_BODY}|trials?|stud(?:y|ies)|surveys?|reports?|.)", re.IGNORECASE)
_NO_NAMES = frozenset(
    """i we you he she it they this that these those there the a an my our your his her their its no yes in on at by for
    from with as and but so if when where while what which who how why nor or to of even only once since because then
    thus hence therefore yet still now here first second third finally moreover furthermore however also every each all
    most many some such one two three four five both neither either after before according members jury court judge
    ladies gentlemen president prime minister government parliament council state states united kingdom ministry
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december mr mrs ms miss dr professor prof sir dame lord lady st not let recent another
    independent official several given""".split()  # noqa: SIM905
)
"""Capitals that name nobody."""


def named_in(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every naming of a source in a running text: its words, and the names in it in lower case."""
    for form in _FORMS:
        for match in form.finditer(text):
            names = _names(text, match)
            if names:
                yield " ".join(match[0].split()), names


def _names(text: str, match: re.Match[str]) -> frozenset[str]:
    """The names in a naming. A capital that the beginning of a sentence explains is none, unless it is followed by
    another, or by what only a name is followed by."""
    capitals = [word for word in match["who"].split() if word[:1].isupper()]
    if _opens_sentence(text, match.start("who")) and not _YEAR.search(match[0]) and len(capitals) < _LONG_NAME:
        capitals = capitals[1:]
    found = telling_words(" ".join(capitals))
    return frozenset(word for word in found if word not in _NO_NAMES and not _KIND_WORD.fullmatch(word))


def _opens_sentence(text: str, start: int) -> bool:
    before = text[:start].rstrip()
    return not before or before[-1] in ".!?:;\"“”'—–("


def numbered_in(text: str) -> Iterator[tuple[str, str]]:
    """Every source named by a number, its words and its id in lower case: "Exhibit X9", "[S4]"."""
    for match in _NUMBERED.finditer(text):
        found = match["id"] or match["bare"] or match["loose"]
        yield match[0], found.lower()


def pages_in(text: str) -> Iterator[tuple[str, str, int]]:
    """Every page named: its words, the paper's name, the number."""
    for match in _PAGE.finditer(text):
        yield match[0], match["of"] or match["name"], int(match["page"] or match["at"])
