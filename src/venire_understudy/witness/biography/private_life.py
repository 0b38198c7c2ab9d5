"""Questions about the witness's own life, which a witness could answer and need not: how it votes, whom it married.

They are no gap in what it knows, and nothing about them is made up. Source: spec/trial.md, "Testimony state".
"""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import Knowledge, content

_LIFE = re.compile(
    r"(?m:^)(?>.*?\b(?:you|your)\b).*\b(?:married|marriage|divorced?|hobb(?:y|ies)|pastimes?|vot(?:e|ed|ing)|politics|"
    r"(?:political )?party|church|chapel|religion|religious|faith|pray|holidays?|vacation|girlfriend|boyfriend|"
    r"love life|diet|weigh|favourite|spare time|free time|star sign|therap(?:y|ist)|"
    r"have any children|any children|how many children)\b|\bhow old are you\b|\b(?:what is|what's) your age\b",
    re.IGNORECASE,
)
"""Words for what belongs to nobody else, in a question that speaks to the witness."""
_ABOUT_OTHERS = re.compile(r"\b(?:his|her|their|he|she|they|[A-Z][a-z]+ [A-Z][a-z]+)\b|\b[A-Z][a-z]+['’]s\b")


def private(known: Knowledge, text: str) -> bool:
    """Whether a question asks the witness about its own life, of which the affidavit has nothing."""
    asked = re.split(r"(?<=[.:!])\s+", text.strip())[-1]
    found = _LIFE.search(asked)
    if found is None or _ABOUT_OTHERS.search(asked):
        return False
    return not any(key in known.vocabulary for key in content(found[0].split()[-1]))
