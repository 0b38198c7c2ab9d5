"""What a paper, a picture or a recording is said to say or to show, where nothing in evidence does."""

from __future__ import annotations

import re

from venire.language.text.content import content_keys
from venire.language.text.tokens import tokens
from venire.law.argument.not_in_evidence.statements import FlatStatement
from venire.law.argument.not_in_evidence.sworn import Sworn

LEAST = 0.5
"""Share of what it is said to show that one sentence of the evidence must have."""
_SHOWS = re.compile(
    r"\b(?:tape|video|film|recording|photograph|log|letter|note|notebook|book|chart|e-mail|diary|ledger|map|receipt|"
    r"text|report|form|register)\b(?P<where>[^.;:,]*?)"
    r"\b(?:shows?|lists?|records?|proves?|has|says?|in which)\b(?P<what>[^;:]*)",
    re.IGNORECASE,
)


def unshown(sworn: Sworn, statement: FlatStatement) -> str:
    """What a thing is said to show, where no sentence of the evidence has half of it."""
    found = _SHOWS.search(statement.said) if statement.clauses else None
    if found is None:
        return ""
    keys = content_keys(tokens(f"{found['where']} {found['what']}")) - sworn.names
    return found["what"].strip(" .,") if len(keys) > 1 and sworn.share(keys) < LEAST else ""
