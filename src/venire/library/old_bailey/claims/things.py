"""The things that a saying names, as noun phrases short enough to talk about: "the knife", "the striped waistcoat"."""

from __future__ import annotations

import re
from functools import lru_cache

_AFTER = (
    "of|in|on|at|to|from|with|by|for|and|or|but|was|were|is|are|had|has|that|which|who|whom|when|while|he|she"
    "|they|we|I|it"
    "|upon|into|out|away|up|down|off|before|after|as|if|under|over|because|so|then|about|through|near|against|between"
)
_THING = re.compile(
    r"(?i)\b(?:the|an?|my|his|her|our|their|this|that) "
    rf"((?!(?:{_AFTER})\b)[a-z][a-z-]{{2,}}(?: (?!(?:{_AFTER})\b)[a-z][a-z-]{{3,}})?)(?=[,.;:?!’—]|$| (?:{_AFTER})\b)"
)
_NO_THING_LIST = """
    account afternoon all also back being best bit black brother came case course court day deceased dozen end
    evening father few first five following former four gentleman good great half hand hands have head home hour
    house husband know large last least left life little lot man matter men mine minute moment month more morning
    most mother name never next night not number old one only opinion other others part people person place present
    prisoner prisoners prosecutor public rest right said same second side sister small street then there they thing
    things third three time truth two very way week went which white whole wife woman women world would year young
"""
_NO_THING = frozenset(_NO_THING_LIST.split())
_VERBAL = re.compile(r"(?:ed|ly)$")


@lru_cache(maxsize=2048)
def things(quote: str) -> tuple[str, ...]:
    """The things, in the order in which they are named and in small letters. Adverbs and the everyday nouns that mark
    out nothing ("the man", "the night") are no things."""
    found = (match.lower() for match in _THING.findall(quote))
    return tuple(dict.fromkeys(thing for thing in found if _is_one(thing)))


def _is_one(thing: str) -> bool:
    words = thing.split()
    return not _NO_THING & set(words) and not _VERBAL.search(words[-1]) and len(words[-1]) > 3


def heads(quote: str) -> frozenset[str]:
    """The last words of the things, without a plural's s: what two quotations may have in common."""
    return frozenset(thing.split()[-1].removesuffix("s") for thing in things(quote))


def as_said(head: str, quote: str) -> str:
    """The thing with this head as the quotation names it."""
    return next((t for t in things(quote) if t.split()[-1].removesuffix("s") == head), head)
