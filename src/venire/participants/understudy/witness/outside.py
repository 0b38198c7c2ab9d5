"""What is said to a witness and is no question about the case: nothing, another language, orders to say something."""

from __future__ import annotations

import re
from typing import Literal

from venire.law.entailment.wordlist import words

Outside = Literal["", "empty", "foreign", "ordered"]
LONGEST = 1500
"""So many characters of a question are listened to: the last ones, where it is asked."""
_ORDER = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:affidavit|instructions?|oath|swore|statement|rules|prompt|"
    r"above|previous|said)\b|\b(?:system|hidden) prompt\b|"
    r"\brepeat after me\b|\byou are (?:now|no longer) (?:a|an|my)\b|"
    r"\bpretend (?:to be|that you|you)\b|\bact as (?:a|an|if)\b|^(?:just |please )?say (?:that|after me|[\"'“‘])|"
    r"\bare you (?:really )?(?:an? )?(?:ai|a\.i\.|robot|machine|computer|program|chatbot|bot|language model|human)\b|"
    r"\bjailbreak\b|\bdeveloper mode\b",
    re.IGNORECASE,
)
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
        uma onde quem você"""
    )
)


def outside(text: str) -> Outside:
    """What kind of thing was said, or nothing where it may be a question about the case."""
    row = re.findall(r"[^\W\d_]+", text.lower())
    if not row:
        return "empty"
    if _ORDER.search(text):
        return "ordered"
    latin = sum(letter.isascii() or "\u00c0" <= letter <= "\u024f" for letter in "".join(row))
    english, foreign = sum(word in _ENGLISH for word in row), sum(word in _FOREIGN for word in row)
    strange = latin < 0.5 * len("".join(row)) or (foreign > english and foreign >= 2)
    return "foreign" if strange else ""


def heard(text: str) -> str:
    """What is listened to of a very long question: its end, from the beginning of a sentence."""
    if len(text) <= LONGEST:
        return text
    end = text[-LONGEST:]
    start = re.search(r"[.?!]\s+(?=\S)", end[: LONGEST // 2])
    return end[start.end() :] if start else end
