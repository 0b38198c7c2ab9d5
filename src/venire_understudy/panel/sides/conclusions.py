"""Sentences that are given as what follows from the rest."""

from __future__ import annotations

import re

_CONCLUDES = re.compile(
    r"^\W*(?:and |but )?(?:so|hence|thus|therefore|consequently|accordingly|in (?:conclusion|short|sum|fine"
    r"|the end)|to (?:conclude|sum up)"
    r"|i (?:therefore )?conclude|(?:from|for|by|out of) (?:all )?(?:this|that|these|those|which|it all)\b"
    r"|all (?:of )?(?:this|that|in all)"
    r"|taken together|what (?:follows|remains|all this|this|it))\b|\b(?:it follows|follows (?:from|that)|(?:can"
    r"|must) (?:only )?be concluded"
    r"|comes down to|(?:proves?|shows?|means?|establish\w*) that|the (?:upshot|conclusion|result|verdict"
    r"|end of it)|you must find)\b",
    re.I,
)


def concludes(text: str) -> bool:
    """Whether a sentence is given as a conclusion, by the words that it begins with or in which it says so."""
    return bool(_CONCLUDES.search(text))
