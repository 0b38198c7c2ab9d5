"""Printing what was given: the rules, the persona, the private state, or what is sealed from this seat."""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording
from venire.participants.briefs.checks.given import GivenBrief, runs, unquoted

_OF_ITS_RULES = Wording(
    r"\b(?:my|the) (?:system|hidden|secret|initial|original|internal) (?:prompt|instructions?|rules|message"
    r"|guidelines)\b"
    r"|\bsystem prompt\b|\bmy (?:prompt|persona|training|guidelines|programming|character sheet)\b"
    r"|\bI (?:was|am|have been|'m|'ve been) (?:prompted|programmed)\b"
    r"|\bI (?:was|have been|am) (?:instructed|told|given) (?:as follows|these (?:rules|instructions)|the following)\b"
    r"|\b(?:stay|remain|play|be) in (?:the |my )?character\b|\bthe text above\b|\baccording to my (?:brief"
    r"|instructions|prompt)\b"
    r"|\bmy (?:brief|notes|instructions) (?:say|says|tell|tells|read|reads) (?:that I|me|:)|\bmy (?:private"
    r"|hidden|internal) (?:state|notes)\b"
    r"|\b(?:tell|told) me to (?:play|act as|stay)\b|\bI(?:'m| am) supposed to (?:play|act)\b|\bword for word:",
    re.IGNORECASE,
)
_INSTRUCTIONS = Wording(r"\b(?:my|the) instructions (?:read|say|tell|are|begin)\b", re.IGNORECASE)
_ON_DUTY = frozenset({"witness"})
"""A witness may have had instructions in life."""


def complaint(text: str, told: GivenBrief) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    spoken = runs(text)
    if told.secret(spoken):
        return "That tells what is sealed from you. Say only what you can know."
    if told.own(spoken):
        return "That repeats what you were told in private, or your rules. Say it in your own words, as that person."
    if _OF_ITS_RULES.search(text) or (told.role not in _ON_DUTY and _INSTRUCTIONS.search(unquoted(text))):
        return "Nobody in the room has a prompt, a persona or rules of play. Speak as that person, about the case."
    return ""
