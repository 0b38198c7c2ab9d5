"""Which facts an expert can tell only as one: a conclusion, a cause, what things do in general. Source: Federal Rule of
Evidence 702."""

from __future__ import annotations

import re

from venire.law.api import Fact

_CONCLUDES = re.compile(
    r"\bin my (?:opinion|judge?ment|view|experience)\b"
    r"|\bI (?:\w+ )?(?:concluded?|inferr?(?:ed)?|ruled out|consider(?:ed)?|took\b.*\bfor|estimated?|cannot exclude)\b"
    r"|\b(?:could|would) (?:not )?have \w+|\b(?:is|was) consistent with\b",
    re.IGNORECASE,
)
_OWN = frozenset(("I", "we", "somebody", "nobody"))
_SEEN = frozenset(("find", "see", "hear", "give", "tell", "show", "say", "ask", "pay", "retain"))


def opines(fact: Fact, *, examined: bool) -> bool:
    """Whether it is an opinion. ``examined``: whether this witness comes to the case by examining something, and so
    tells what befell others as a conclusion from it."""
    if _CONCLUDES.search(fact.text):
        return True
    if fact.frame.subject in _OWN or fact.frame.verb in _SEEN:
        return False
    return examined or bool(fact.frame.modal) or fact.frame.tense == "present"
