"""Sentences that lean on somebody's authority, and the names in them, however the sentence is built."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.language.text.sentences import sentences

_KIND = (
    r"stud(?:y|ies)|reports?|surveys?|papers?|articles?|analys[ei]s|audit|inquiry|commission|findings|research"
    r"|meta-analysis|memorandum|memo|"
    r"poll|dataset|journal|bulletin|institute|university|academy|white paper|monograph|handbook|treatise|gazette"
    r"|tribune|review|minutes|judgment|"
    r"judgement|ruling|decision of the|court of|encyclop\w+|thesis|dissertation|lecture|letter|statistics|census"
    r"|yearbook|almanac|proceedings"
)
_LEANS = re.compile(
    rf"\b(?:{_KIND}|according to|as [A-Z][\w’'-]+ (?:wrote|put|said|noted|argued|showed)|(?:wrote|writes"
    rf"|published|printed|"
    rf"concluded|held in|ruled in|showed in|has shown|have shown|demonstrated|documented|calculated)|professor"
    rf"|dr|et al|v\.|versus)(?!\w)",
    re.IGNORECASE,
)
_KINDS = re.compile(_KIND, re.IGNORECASE)
_BEFORE, _AFTER = 35, 40
"""Letters between a name and the word that leans on it, by which stands first."""
_CAPITAL = re.compile(
    r"(?<=[a-z,;’'”)] )(?:[A-Z][\w’'-]*[a-z][\w’'-]*)|(?<=\()[A-Z][a-z][\w’'-]+(?= (?:19|20)\d\d|,| and| &)"
)
_OPENING = re.compile(r"^[“\"(]*(?P<name>[A-Z][\w’'-]+)(?= (?:et al|and [A-Z]|v\. |\((?:19|20)\d\d|& [A-Z]))")
_YEAR = re.compile(
    rf"\b(?P<before>(?:19|20)\d\d) (?:[a-z-]+ )?(?:{_KIND})\b|\b(?:{_KIND})(?: of| from| in"
    rf"|,)? \(?(?P<after>(?:19|20)\d\d)\b|"
    rf"\((?:[A-Z][\w’' &-]+,? )?(?P<bare>(?:19|20)\d\d)\)",
    re.IGNORECASE,
)
_OF_NOBODY = frozenset(
    """i mr mrs ms miss dr professor sir god monday tuesday wednesday thursday friday saturday sunday january
    february march april may june july august september october november december english british european
    american christian christmas easter parliament minister ministers council court lord lords house internet
    speaker chair chairman madam honour mister ladies gentlemen god heaven bible""".split()  # noqa: SIM905
)
_NAMELESS = re.compile(
    r"\b(?:a|an|one|another|some|several|two|three) (?:(?:recent|new|unpublished|leaked|independent|landmark"
    r"|major|large|confidential|secret|"
    r"internal|long-term|[a-z]+-year|peer-reviewed|international|foreign|national|official|famous|little-known"
    r"|[A-Z][a-z]+) )+"
    r"(?P<kind>stud(?:y|ies)|papers?|surveys?|reports?|memos?|memorand(?:um|a)|reviews?|articles?|audits?"
    r"|inquir(?:y|ies)|trials?|"
    r"meta-analys[ei]s|polls?|judg[e]?ments?|minutes|books?)\b"
)


def leaning_on(text: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Each sentence that leans on an authority, with the names and years in it in lower case.

    A name counts only beside the words that lean: "Mr Speaker" and a foundry in Sheffield vouch for nothing.
    """
    for sentence in (part for whole in sentences(text) for part in _parted(whole)):
        if leans := [found.span() for found in _LEANS.finditer(sentence)]:
            names = frozenset(name for name, place in _names(sentence) if _beside(place, leans))
            if names:
                yield " ".join(sentence.split()), names
        yield from ((found[0], frozenset({_year(found)})) for found in _YEAR.finditer(sentence))


def _parted(sentence: str) -> Sequence[str]:
    """A parenthesis that stands between two sentences names the source of the one before, and the other begins after
    it."""
    head, closed, rest = sentence.partition(")")
    return (head + closed, rest.strip()) if sentence.startswith("(") and rest.strip() else (sentence,)


def _beside(place: int, leans: Sequence[tuple[int, int]]) -> bool:
    return any(start - _BEFORE <= place <= end + _AFTER for start, end in leans)


def _names(sentence: str) -> Iterator[tuple[str, int]]:
    """Each name in lower case, and where it stands."""
    opening = _OPENING.search(sentence)
    found = [(match[0], match.start()) for match in _CAPITAL.finditer(sentence)]
    for name, place in (*found, *(((opening["name"], 0),) if opening else ())):
        for low in re.findall(r"[^\W_]+", re.sub(r"['’]s?$|['’]s\b", "", name).lower()):
            if len(low) > 2 and low not in _OF_NOBODY and not _KINDS.fullmatch(low):
                yield low, place


def _year(found: re.Match[str]) -> str:
    return found["before"] or found["after"] or found["bare"]


def nameless_in(text: str) -> Iterator[tuple[str, str]]:
    """Sources brought up without a name, as what they are: "an unpublished paper", and its kind in lower case."""
    yield from ((found[0], found["kind"].lower()) for found in _NAMELESS.finditer(text))
