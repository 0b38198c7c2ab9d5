"""Whether what speaks for the other side is put only to be answered: told as theirs, or granted, and turned in the same
breath. To own to what is against one is fair, and costs nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence

_TOLD = re.compile(
    r"\b(?:(?:you|they|others|some|people|it is|it was|we are|we were|the other side"
    r"|my (?:learned )?(?:opponents?|friend)"
    r"|the (?:prosecution|defen[cs]e|state|plaintiff|defendant)|nobody|counsel)(?: \w+){0,3}? (?:say|says|said"
    r"|tell|tells|told"
    r"|claims?|claimed|argues?|argued|holds?|held|puts?|brings?|brought|read|reads|rel(?:y|ies)|asks?|asked"
    r"|calls?|called"
    r"|makes?|made|doubts?|denies|deny|denied|counted|points?|builds?|objects?|thinks?|wants?|leaves?|left|mentions?)"
    r"|grant(?:ed)?|admitted(?:ly)?|i admit|you admit|they admit|conced(?:e|es|ed)|own to|to be sure|of course"
    r"|it is true|true,|may be|may have|might"
    r"|even if|suppose|not deny|cannot deny|although|though|whereas|however|against me)\b|[“”\"]",
    re.I,
)
_TURNED = re.compile(
    r"\b(?:but|yet|still|however|nevertheless|even so|all the same|though|although|instead|only|wrong|untouched|whereas"
    r"|does not|do not|is not|was not|did not|cannot|would not|look at|read|listen|hear|answer|wait)\b|n['’]t\b",
    re.I,
)


def answered_at_once(texts: Sequence[str], place: int) -> bool:
    """Whether the sentence at a place is told as the other side's, there or in the one before it, and is turned there
    or in the next."""
    told = _TOLD.search(texts[place])
    if not told and not any(one.rstrip().endswith(":") for one in texts[max(0, place - 1) : place]):
        return False
    after = texts[place][told.end() if told else 0 :]
    return any(_TURNED.search(one) for one in (after, *texts[place + 1 : place + 2]))
