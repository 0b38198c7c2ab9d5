"""What an answer does with its question, and how firmly it is said."""

from __future__ import annotations

import re
from typing import Literal

from venire.language.text.late_pattern import late_pattern
from venire.language.words.stems import stem

Stance = Literal["adopts", "affirms", "denies", "tells", "unknown"]
"""Adopts: "That's right", whatever was put. Affirms or denies: a yes or a no to what was asked."""
Manner = Literal["sworn", "unsure", "heard", "unknown"]
"""Sworn: of one's own knowledge, as are the very words that somebody spoke to the witness. Unsure: supposed, possible.
Heard: only told of."""

_LEAD = r"^\W*(?:(?:oh|well|why|ah|and|so|er|um)\b[\s,]*)*"
_UNKNOWN = late_pattern(
    r"\b(?:(?:do|did|does|could|can|would|wo)(?: not|n't) (?:really |honestly |rightly |quite )?"
    r"(?:know|recall|remember|recollect|notice|say|tell you|see if|see whether|look|check|test|ask)\b"
    r"|(?:no|not the (?:faintest|slightest|least)|have no|without any) (?:idea|notion|memory|recollection|"
    r"means of knowing)"
    r"|cannot (?:say|recall|remember|tell|be sure|be certain)|can't (?:say|recall|remember|tell|be sure|be certain)"
    r"|(?:am|'m|was|were) (?:not|n't) (?:sure|certain|able to say)|couldn't (?:say|tell|swear)|your guess"
    r"|not for me to say|who knows|slipped my mind|(?:clean )?forgotten? (?:it|that|what|who|when|where|whether))",
    re.I,
)
_HEARD = late_pattern(
    r"\b(?:i (?:was|'d been|had been|have been|have since been|am|'m) (?:told|informed|given to understand)"
    r"|(?:so )?i(?:'ve|'m| have| had|'d)? (?:only |just |since )?(?:heard|read) (?:that|he|she|they|it was|"
    r"there|about it|of it|from|tell|in the)\b"
    r"|(?:so )?i (?:understand|gather|gathered|understood|hear)\b(?! (?:him|her|them|it\b|the|a|you|me|his))"
    r"|(?:people|they|everyone|everybody|folk|some|neighbours) (?:say|said|will tell|have it|reckon)\b"
    r"|(?:my|his|her|our|their|the|a|one of the) (?:[a-z]+ ){1,2}(?:told|informed|assured) (?:me|"
    r"us)\b(?! (?:not )?to\b)(?!,? [\"“])"
    r"|(?:he|she|they|somebody|someone) (?:told|tells|informed|assured) (?:me|us)\b(?! (?:not )?to\b)(?!,? [\"“])"
    r"|word (?:was|is|went round)|the (?:story|talk|rumour|gossip|word) (?:is|was|went)|rumou?r|"
    r"by all accounts|from what i hear|so they say|at second hand|secondhand)",
    re.I,
)
_UNSURE = late_pattern(
    r"\b(?:i (?:suppose|think|believe|guess|imagine|expect|assume|presume|fancy|suspect|reckon|hope|dare ?say)\b"
    r"|i (?:would|'d|should) (?:guess|imagine|think|assume|suppose)|(?:might|may|could)(?: well| easily|"
    r" just)? (?:have|be)\b"
    r"|perhaps|maybe|possibly|probably|presumably|very likely|most likely|as likely as not|conceivabl[ey]|"
    r"apparently|supposedly|"
    r"seem(?:s|ed)? to|it (?:seems|seemed|appears|appeared)|looked (?:as if|like)|(?:must|would) have(?! to say\b)|"
    r"i'd have(?! to say\b)|not impossible|it's possible|it is possible"
    r"|there's a chance|i wouldn't swear|could not swear|for all i know|as far as i know|if (?:it|he|she|"
    r"they|i|you|that|asked|had)\b)",
    re.I,
)
_CONDITION = late_pattern(r"\b(?:promis|offer|agree|threaten|warn|under(?:took|tak))\w*\b[^.;]*?\bif\b", re.I)
"""A promise on a condition is as sure as any: "It has promised not to charge me if I testify"."""
_NO = late_pattern(
    _LEAD + r"(?:no\b(?! (?:one|sooner|doubt|more than))|nope\b|never\b|not at all\b|not\b|nay\b|none\b|nothing\b|"
    r"i'm afraid not|by no means|far from it|quite the (?:opposite|contrary)|on the contrary|nobody\b|"
    r"no one\b|neither\b|i(?:'d| would) have to say no\b|certainly not|of course not|absolutely not|"
    r"that(?:'s| is) (?:not (?:so|right|true|"
    r"correct)|wrong|false|untrue|a lie)|i deny)",
    re.I,
)
_ADOPT = late_pattern(
    _LEAD + r"(?:(?:yes|yeah|no|aye)[\s,.;-]+)?(?:(?:that|it|this)(?:'s| is| was|) (?:exactly |quite |perfectly |"
    r"entirely |absolutely )?(?:right|correct|true|so|accurate|"
    r"the case|what happened|how it was|it)\b|correct\b|right\b|true\b|exactly\b|precisely\b|quite (?:so|"
    r"right|true)|just so|agreed\b|you(?:'re| are) right|you have it|granted|so it (?:was|is)|i (?:accept|"
    r"admit|agree|concede|acknowledge) (?:that|it|so)\b|i don't (?:deny|dispute) (?:it|that)|"
    r"on both counts)",
    re.I,
)
_YES = late_pattern(
    _LEAD + r"(?:yes\b|yeah\b|yep\b|aye\b|affirmative\b|indeed\b|of course\b|certainly\b|absolutely\b|surely\b|"
    r"i'm afraid so|i fear so|to (?:my|our) shame|sadly|undoubtedly|without (?:a )?doubt|definitely\b|"
    r"no doubt)",
    re.I,
)
_AUX = r"(?:did|do|does|was|were|am|is|are|had|have|has|could|can|would|will|should|must)"
_SHORT_YES = late_pattern(
    rf"^\W*(?:so )?(?:i|he|she|it|they|we|there|that|you) {_AUX}\b(?! (?:not|never|no)\b)(?=\s*(?:[,.;:!-]|"
    r"sir|indeed|$))",
    re.I,
)
_SHORT_NO = late_pattern(
    rf"^\W*(?:i|he|she|it|they|we|there|that|you) (?:{_AUX}n't|{_AUX} not|cannot|never {_AUX}|"
    r"never)\b(?=\s*(?:[,.;:!-]|sir|indeed|$))",
    re.I,
)
_LATE_YES = late_pattern(r"(?:[,;.]|^)\s*(?:yes|indeed|that's right|correct)\W*$|,\s*yes\b", re.I)
_WORD = late_pattern(r"[a-z0-9]+")
_EMPTY = frozenset({"the", "a", "an", "of", "it", "in", "on", "at", "to"})
_OPEN = late_pattern(r"^.*\b(?:what|when|where|who|whom|whose|which|why|how)\b", re.I)
_LATE_NO = late_pattern(r",\s*no\W*$", re.I)


def stance_of(answer: str, question: str | None = None) -> Stance:
    """What the answer does with the question's own proposition."""
    text = answer.replace("’", "'").strip()
    first = re.split(r"(?<=[.!?;])\s+", text, maxsplit=1)[0]
    if manner_of(first) == "unknown" and not _ADOPT.match(text):
        return "unknown"
    if _ADOPT.match(text):
        return "adopts"
    if _NO.match(text) or _SHORT_NO.match(text) or _LATE_NO.search(first):
        return "denies"
    if _YES.match(text) or _SHORT_YES.match(text) or _LATE_YES.search(first) or _echoes(first, question or ""):
        return "affirms"
    return "tells"


def _echoes(answer: str, question: str) -> bool:
    """Whether the answer says the question's words over: "Straight away", "I took it"."""
    asked = {stem(word) for word in _WORD.findall(question.lower())}
    said = [word for word in _WORD.findall(answer.lower().split(",")[0]) if word not in _EMPTY]
    again = re.match(r"^\W*(?:i|he|she|they|we|it) (\w+)(?: (?:it|him|her|them|that|one|those))\b", answer, re.I)
    if again is not None:
        return stem(again[1].lower()) in asked and not _OPEN.match(question)
    return (
        bool(said) and not _OPEN.match(question) and " or " not in question and {stem(word) for word in said} <= asked
    )


def manner_of(sentence: str) -> Manner:
    """How firmly one sentence is said."""
    text = sentence.replace("’", "'")
    if _UNKNOWN.search(text):
        return "unknown"
    if _HEARD.search(text):
        return "heard"
    return "unsure" if _UNSURE.search(_CONDITION.sub("", text)) else "sworn"
