"""The past and the third person of everyday verbs: "see" -> "saw", "carry" -> "carried", "go" -> "goes"."""

from __future__ import annotations

import re

from venire.language.fitted.tables import shipped_lines, shipped_values
from venire.language.words.word_list import groups, words

_LISTS = shipped_values("venire.language.morphology", "verbs.yaml", dict[str, str])
PAST = {pair.split()[0]: pair.split()[1] for pair in groups(_LISTS["pasts"])}
_STRESSED_LAST = frozenset(words(_LISTS["stressed_last"]))
_DOUBLES = re.compile(r"^[^aeiou]*[aeiou][bdgklmnprt]$")


def past_of(verb: str) -> str:
    """The simple past of a bare verb in lower case."""
    if verb in PAST:
        return PAST[verb]
    if verb.endswith("e"):
        return f"{verb}d"
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ied"
    doubled = _DOUBLES.match(verb) or verb in _STRESSED_LAST
    return f"{verb}{verb[-1]}ed" if doubled else f"{verb}ed"


def present_of(verb: str) -> str:
    """The third person singular of a bare verb in lower case."""
    if verb in ("have", "be"):
        return {"have": "has", "be": "is"}[verb]
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "x", "z", "ch", "sh", "o")) else f"{verb}s"


PARTICIPLES = frozenset(words(_LISTS["participles"])) | frozenset(PAST.values())
"""Irregular forms that tell of what was or has been done."""
_WORDNET = " ".join(shipped_lines("venire.language.words", "wordnet/verbs.txt"))
BASES = (
    (
        frozenset(words(_LISTS["bases"]))
        | frozenset(PAST)
        | frozenset(word for word in re.findall(r"[a-z]+", _WORDNET) if len(word) > 2)
    )
    - PARTICIPLES
    - frozenset(words(_LISTS["no_bases"]))
)
"""Verbs in the form of the dictionary; those that have the same form for the past are left out."""
_BACK = {past: base for base, past in PAST.items() if base != past}


def base_of(past: str) -> str:
    """The bare verb of a simple past in lower case; the word itself where it is none."""
    if past in _BACK:
        return _BACK[past]
    if not past.endswith("ed") or len(past) < 5:
        return past
    if past.endswith("ied"):
        return f"{past[:-3]}y"
    stem = past[:-2]
    undoubled = stem[:-1] if len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] not in "sl" else stem
    return next((one for one in (undoubled, stem, f"{stem}e") if one in BASES), stem)
