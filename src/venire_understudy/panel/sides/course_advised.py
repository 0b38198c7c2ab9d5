"""What a sentence advises, beside a thesis: the same course, or the other one.

On a topic nothing says who speaks for what. But a thesis and the conclusion against it speak of one thing, and the one
wants it to stay as it is where the other wants it changed, or denies what the other affirms.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.language.words.thesaurus import nearness, opposed
from venire.law.api import contents
from venire_understudy.panel.sides.disclaimers import takes_back

OF_ONE_MATTER = 3
"""So many words of content must a sentence have in common with a thesis to be held against it, where it does not say in
so many words what is to be kept or to end."""
MOSTLY = 0.5
"""Or this share of what a short thesis has."""
KIN = 0.8
"""Nearness from which two words stand for one thing."""
_ADVISES = re.compile(
    r"\b(?:should|ought|must|needs? to|has to|have to|had better|it is (?:right|wise|time|best)"
    r"|better to|right to|wise to)\b|(?:^|[,;:] )let\b",
    re.I,
)
_REASON = re.compile(r"\s(?:because|since|so that)\s|[,;:]\s+(?:for|as|which)\s|[;:]\s|,\s(?:and|but)\s", re.I)
_KEEPS = re.compile(
    r"\b(?:keep(?:s|ing)?|kept|stay(?:s|ing)?|remain(?:s|ing)?|go(?:es|ing)? on|continu\w+|retain\w*|hold(?:s"
    r"|ing)? on|preserv\w+"
    r"|maintain\w*|(?:burn|shine|run|last)(?:s|ing)? (?:on|through|all)|as (?:it|they|before|ever)|unchanged|alone)\b",
    re.I,
)
_ENDS = re.compile(
    r"\b(?:clos\w+|shut\w*|stop\w*|end(?:s|ed|ing)?|giv(?:e|en|ing) up|abolish\w*|scrap\w*|ban(?:ned|s)?|drop\w*"
    r"|cancel\w*|remov\w+"
    r"|sell(?:s|ing)?|sold|part with|replac\w+|abandon\w*|quit\w*|(?:go|going|switched|put|turned) (?:out|off"
    r"|dark)|do away with|get rid of"
    r"|no longer|instead of)\b",
    re.I,
)
_DENIED = re.compile(r"\b(?:not|never|no|nobody|nothing|cannot|neither|nor)\b|n['’]t\b", re.I)


def opposes(text: str, thesis: str, *, concludes: bool) -> bool:
    """Whether a sentence advises the contrary of a thesis. ``concludes``: it is said as a conclusion, so that it is
    held against the thesis where it advises nothing in so many words too."""
    if text == thesis or takes_back(text) or not (concludes or _ADVISES.search(text)):
        return False
    return _ADVISES.search(thesis) is not None and _against(_main(text), _main(thesis))


@lru_cache(maxsize=4096)
def _main(text: str) -> str:
    """What is advised, without the reasons: up to the first "because" after the advice."""
    advice = _ADVISES.search(text)
    if not advice:
        return text
    reason = _REASON.search(text, advice.end())
    return text[: reason.start()] if reason else text


@lru_cache(maxsize=4096)
def _against(one: str, other: str) -> bool:
    mine, theirs = frozenset(contents(one)), frozenset(contents(other))
    common = frozenset(a for a in mine if any(a == b or nearness(a, b) >= KIN for b in theirs))
    ways = _way(one), _way(other)
    if common and all(ways) and ways[0] != ways[1]:
        return True
    if not _ADVISES.search(one) or len(common) < min(OF_ONE_MATTER, MOSTLY * len(theirs)):
        return False
    return (ways[0] or _change(one)) != (ways[1] or _change(other)) or _opposites(mine - common, theirs - common)


def _way(text: str) -> int:
    """1 for what is to be kept, -1 for what is to end, turned by each denial; 0 where neither is said."""
    after = text[advice.start() :] if (advice := _ADVISES.search(text)) else text
    way = bool(_KEEPS.search(after)) - bool(_ENDS.search(after))
    return way * (-1) ** len(_DENIED.findall(after))


def _change(text: str) -> int:
    """What is advised and neither keeps nor ends anything is new; 1 where it is denied."""
    return 1 if len(_DENIED.findall(text)) % 2 else -1


def _opposites(mine: frozenset[str], theirs: frozenset[str]) -> bool:
    return any(opposed(a, b) for a in mine for b in theirs)
