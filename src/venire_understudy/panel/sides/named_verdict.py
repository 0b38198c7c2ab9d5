"""Which verdict a sentence asks for, in the words in which verdicts are given."""

from __future__ import annotations

import re

from venire.law.api import Side, other

_SURE = re.compile(
    r"\b(?:beyond|past|no|without|free of|leaves? no|left no|admits? of no|not the least)(?: (?:a|any|all|every"
    r"|shred of))*"
    r"(?: (?:reasonable|sensible|fair|real|serious))? doubts?\b",
    re.I,
)
_OWN_WORDS = re.compile(r"\b(?:what )?i (?:have )?(?:say|said|told you|argued)(?: that)?\b", re.I)
_BALANCE = re.compile(r"\b(?:more likely|likelier|more probable|more probably) than not\b", re.I)
_DOUBT = re.compile(r"\b(?:reasonable|sensible) doubts?\b", re.I)
_FOUND = re.compile(
    r"\b(?:guilty|culpable|convict(?:ed|ion)?|liable|(?:must|has to|have to|should|ought to) (?:answer|pay"
    r"|be punished) for"
    r"|(?:find|finding|found|verdict) for the (?:prosecution|plaintiff|state|claimant))\b",
    re.I,
)
_CLEARED = re.compile(
    r"\b(?:acquit(?:ted|tal)?|innocent|blameless|(?:find|finding|found|verdict) for the (?:defen[cs]e|defendant"
    r"|accused))\b",
    re.I,
)
_DENIES = re.compile(r"\b(?:not|never|nobody|no|cannot|nothing|neither|unproved|wrong|failed|fails?)\b|n['’]t\b", re.I)
_OPEN = re.compile(
    r"\?|[“”\"]|\b(?:if|whether|unless|suppose|would|were she|were he|charged with|accused of|charge of|between|even"
    r"|before|until|anybody|anyone|whoever|may be|might|could|law|claims?|says?|said|argues?|to (?:convict"
    r"|acquit|find)|for (?:\w+ ){1,3}to be)\b",
    re.I,
)
"""Not said of how it is, or said of what others say."""
REACH = 90
"""Letters before the word of a verdict within which it is denied."""


def verdict_for(text: str) -> Side | str:
    """ "prosecution" or "defence"; empty where no verdict is asked for, and where it is only asked or supposed."""
    plain = _OWN_WORDS.sub(" ", _BALANCE.sub(" ", _SURE.sub(" ", text)))
    if _OPEN.search(plain):
        return ""
    if found := _FOUND.search(plain):
        return _turned("prosecution", plain[: found.start()])
    if found := _CLEARED.search(plain):
        return _turned("defence", plain[: found.start()])
    found = _DOUBT.search(plain)
    return _turned("defence", plain[: found.start()]) if found else ""


def _turned(side: Side, before: str) -> Side:
    return other(side) if len(_DENIES.findall(before[-REACH:])) % 2 else side
