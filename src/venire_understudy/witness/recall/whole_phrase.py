"""A phrase cut out of a fact is said only if it does not break off: not "after I had told", nor "by her and took".

What breaks off is not said; the witness says the whole sentence.
"""

from __future__ import annotations

import re

MOST = 14
"""Words of a phrase that is said alone."""
_WANTS_MORE = re.compile(
    r"\b(?:told|tell|asked|gave|given|shown|showed|warned|said|made|put|took|taken|brought|handed|sent|had|has|was|were"
    r"|been|the|a|an|of|to|and|or|that|my|his|her own|their|no)$",
    re.IGNORECASE,
)
"""A last word after which something is missing."""
_GOES_ON = re.compile(
    r"\b(?:himself|herself|myself|itself|themselves) and\b"
    r"|\band (?:took|gave|went|came|saw|said|told|put|left|found|kept|held|ran|got|began|made|brought)\b",
    re.IGNORECASE,
)
"""Where another thing that was done begins."""


def breaks_off(said: str) -> bool:
    """Whether something is missing at the end, or the phrase runs on into what else was done."""
    return bool(_WANTS_MORE.search(said) or _GOES_ON.search(said))
