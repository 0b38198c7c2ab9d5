"""Whether what is told of somebody tells of a woman or of a man: by pronouns, titles and kin."""

from __future__ import annotations

import re
from typing import Literal

Told = Literal["female", "male", "unstated"]
_HERS = re.compile(r"\b(she|hers?|herself|mrs|ms|miss|lady|madam|daughter|mother|wife|widow|sister|girl|woman|aunt)\b")
_HIS = re.compile(r"\b(he|him|his|himself|mr|sir|son|father|husband|widower|brother|boy|man|uncle)\b")


def gender_in(*texts: str) -> Told:
    """By the first of these texts that tells; ``unstated`` where none does."""
    for text in texts:
        hers, his = len(_HERS.findall(text.lower())), len(_HIS.findall(text.lower()))
        if hers != his:
            return "female" if hers > his else "male"
    return "unstated"
