"""What throws a bad light on whoever did it, so that it can be thrown in a witness's face: something left undone, a
slip, a false word, or a stake in the outcome. That somebody woke, looked or was tired discredits nobody.

Source: Federal Rules of Evidence 607, 608 and 611(a): what impeaches, and what merely harasses.
"""

from __future__ import annotations

import re

from venire.language.words import word_list as wordlist
from venire.law.api import Fact

_HAPPENS = frozenset(
    wordlist.words(
        """be become belong blame compare die expect fall feel find forget get have hear intend know like live mean
        need notice own recall recognise recognize remember see sleep smell stand think understand wake want wear
        weigh wish"""
    )
)
"""What nobody can be reproached with not having done."""
_MISDEED = re.compile(
    r"\b(?:lied|hid|hidden|concealed|forged|faked|stole|cheated|deleted|erased|destroyed|threw away|falsely|backdated"
    r"|in another ink|unlocked|overdrawn|in debt|drunk|drank|shouted|threatened|quarrell?ed|dismissed|convicted|fined"
    r"|billed|ruled out|switched off|changed the|an error|by mistake|wrong|could have|guessed|at first (?:thought|said"
    r"|believed|concluded))\b",
    re.IGNORECASE,
)
"""Words for what one should not have done, or would not do again."""
_STAKE = re.compile(
    r"\b(?:paid|pays) me\b|\bI (?:still )?work(?:ed)? for\b|\balways for\b|\btestified for\b|\b(?:civil|law)\s?suit\b"
    r"|\bpromised (?:me|not to)\b|\bI inherit\b|\bI ow(?:e|ed)\b|\bbehind with\b|\bmy fee\b|\bbrother-in-law\b",
    re.IGNORECASE,
)
"""Words for what one has to gain or to thank somebody for."""


def neglect(fact: Fact) -> bool:
    """Whether the witness left something undone that it could have done."""
    frame = fact.frame
    return frame.subject == "I" and frame.negated and not frame.modal and frame.verb not in _HAPPENS


def shames(fact: Fact) -> bool:
    """Whether it is a deed of the witness's own for which one could be ashamed: neglected, false, or mistaken."""
    return fact.frame.subject == "I" and (neglect(fact) or bool(_MISDEED.search(fact.text)))


def discredits(fact: Fact) -> bool:
    """Whether it is a reason to trust the witness less: a shameful deed, or a stake of its own."""
    return shames(fact) or bool(_STAKE.search(fact.text))
