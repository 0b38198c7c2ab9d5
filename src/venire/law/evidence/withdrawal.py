"""Whether a side that answers an objection gives its question up, and how: nothing is then left to be argued."""

from __future__ import annotations

import re
from typing import Literal

GivenUp = Literal["withdrawn", "rephrasing", ""]
_REPHRASED = re.compile(
    r"\b(?:re-?(?:phrase|word)|(?:put|ask) it (?:differently|in pieces|another way|again in)"
    r"|one (?:thing|part) at a time)\b",
    re.IGNORECASE,
)
_WITHDRAWN = re.compile(
    r"\b(?:withdraw\w*|move on|(?:not|\w+n['’]t) press it|leave it (?:there|at that))\b", re.IGNORECASE
)


def given_up(response: str) -> GivenUp:
    """ "Withdrawn. I'll put it in pieces." is rephrased, "I won't press it." withdrawn; empty where it is stood on."""
    if _REPHRASED.search(response):
        return "rephrasing"
    return "withdrawn" if _WITHDRAWN.search(response) else ""
