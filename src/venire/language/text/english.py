"""Whether something said is in English at all. What the law reads is English; the rest it must not pretend to read."""

from __future__ import annotations

import re
from functools import lru_cache

from venire.language.words.word_list import words

_ENGLISH = frozenset(
    words(
        """the a an and or of to in on at is was were are be been do did does have has had you your he she it they
        his her their what who when where why how which that this there not any with for from about by as if then
        so can could would will tell us me my i no yes"""
    )
)
_FOREIGN = frozenset(
    words(
        """le la les un une des du est et vous que qui où quand comment pourquoi avez êtes étiez je il elle ce cette
        dans der die das ein eine und ist war waren sie ihr wo wann warum wie wer haben nicht diesem den dem el
        los las una usted dónde donde cuándo cuando cómo como qué quién estaba por para il lo gli una dove quando
        perché come chi lei era non di het een van waar wie wat niet u gdzie kiedy kto jak pan pani był é o os
        uma onde quem você hvor hvem hvad ikke og och inte jag var du"""
    )
)
_WORD = re.compile(r"[^\W\d_]+")


@lru_cache(maxsize=4096)
def foreign(text: str) -> bool:
    """Whether a text is in another language than English: in other letters, or with more small words of other European
    languages than of English. A text without words is in no language."""
    row = _WORD.findall(text.lower())
    if not row:
        return False
    letters = "".join(row)
    latin = sum(letter.isascii() or "\u00c0" <= letter <= "\u024f" for letter in letters)
    english, other = sum(word in _ENGLISH for word in row), sum(word in _FOREIGN for word in row)
    return latin < 0.5 * len(letters) or (other > english and other >= 2)
