"""Words of which every argument about anything is full. What a turn says beyond them, it says of its matter.

The stems that stand in arguments on five or more of the seven topics of UKPConvArg1 (I. Habernal and I. Gurevych 2016,
CC BY 4.0; a count, no text of theirs), and words of debate itself.
"""

from __future__ import annotations

from functools import cache, lru_cache

from venire.language.fitted.tables import shipped_values
from venire.language.words.word_list import words
from venire.monitors.conduct.plain_words import stems


@cache
def common() -> frozenset[str]:
    """Their stems, and the words of debate as they stand."""
    listed = shipped_values("venire.monitors.conduct", "common_words.yaml", dict[str, str])
    of_debate = words(listed["of_debate"])
    return frozenset(words(listed["counted"])) | stems(" ".join(of_debate)) | frozenset(of_debate)


@lru_cache(maxsize=4096)
def particulars(text: str) -> frozenset[str]:
    """The content of a text beyond what any argument is made of: stems."""
    return stems(text) - common()
