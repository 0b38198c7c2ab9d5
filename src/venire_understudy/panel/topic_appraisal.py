"""How touchy a topic is and how tangled its causes, by its words and by what there is to argue it from."""

from __future__ import annotations

import re

from venire.law.api import Subject

_TOUCHY = re.compile(
    r"\b(?:death|dead|die[sd]?|kill\w*|murder\w*|suicide|abortion|euthanasia|torture\w*|rape\w*|sex\w*|abuse\w*"
    r"|child\w*"
    r"|race|racis\w*|religio\w*|god|christian\w*|muslim\w*|jew\w*|islam\w*|gay|lesbian|transgender\w*|gender|disab\w*"
    r"|refugee\w*|immigra\w*|migrant\w*|war|weapon\w*|gun|guns|drug\w*|prison\w*|punish\w*|guilty|poverty|homeless\w*"
    r"|patient\w*|victim\w*|animal\w*|rights?|slave\w*|minorit\w*|hate|terror\w*)\b",
    re.I,
)
_TANGLED = re.compile(
    r"\b(?:econom\w*|climate|market\w*|polic(?:y|ies)|tax\w*|health\w*|education|crime|technolog\w*|society|social"
    r"|effects?|impacts?|causes?|caused|leads?|increases?|reduces?|improves?|long.term|system\w*|government\w*|world"
    r"|global|population|inflation|unemployment|environment\w*|traffic|energy)\b",
    re.I,
)
FIRST, MORE, MOST = 0.45, 0.2, 0.95
"""What the first such word tells, what each further one, and the most that words can tell."""
PLAIN = 0.2
"""Of a topic without such a word."""
LONG_CASE = 20
"""A case with so many claims is tangled."""


def sensitivity(subject: Subject) -> float:
    """0 to 1. A criminal charge is somebody's life, whatever its words."""
    words = dict.fromkeys(found.lower() for found in _TOUCHY.findall(subject.topic))
    told = _told(len(words))
    return max(told, 0.8) if subject.case and subject.case.kind == "criminal" else told


def complexity(subject: Subject) -> float:
    """0 to 1."""
    words = dict.fromkeys(found.lower() for found in _TANGLED.findall(subject.topic))
    told = _told(len(words))
    return max(told, 0.75) if subject.case and len(subject.case.claims) >= LONG_CASE else told


def _told(words: int) -> float:
    return min(MOST, FIRST + MORE * (words - 1)) if words else PLAIN


def why(subject: Subject) -> str:
    """What both were read from."""
    if subject.case:
        return f"A {subject.case.kind} case with {len(subject.case.claims)} claims that bear on one another."
    found = [*_TOUCHY.findall(subject.topic), *_TANGLED.findall(subject.topic)]
    named = ", ".join(dict.fromkeys(one.lower() for one in found))
    return f"The topic speaks of {named}." if named else "No word of the topic is touchy, and none names a tangle."
