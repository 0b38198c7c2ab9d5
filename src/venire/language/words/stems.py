"""Light stemming: enough that "walked", "walks" and "walking" meet, not so much that different words do."""

from __future__ import annotations

import re
from functools import lru_cache

_IRREGULAR_LINES = """
be am is are was were been being|have has had having|do does did done doing|go goes went gone|see saw seen
say said|tell told|take took taken|give gave given|get got gotten|make made|know knew known|think thought
come came|find found|leave left|keep kept|hold held|bring brought|buy bought|break broke broken
speak spoke spoken|write wrote written|drive drove driven|run ran|sit sat|stand stood|lie lay lain lying lied
lose lost|hear heard|feel felt|meet met|pay paid|sell sold|send sent|hide hid hidden|steal stole stolen
throw threw thrown|fall fell fallen|strike struck stricken|hit hitting|cut cutting|shoot shot|fight fought
catch caught|teach taught|drink drank|eat ate eaten|sleep slept|wake woke woken|wear wore worn|tear tore torn
swear swore sworn|begin began begun|ring rang rung|sing sang sung|swim swam swum|sink sank sunk|swing swung
wind wound|hang hung hanged|dig dug|put putting|set setting|shut shutting|let letting|become became
understand understood|forget forgot forgotten|forgive forgave forgiven|choose chose chosen|freeze froze frozen
rise rose risen|ride rode ridden|bite bit bitten|blow blew blown|draw drew drawn|grow grew grown|fly flew flown
show shown|read reading|lead led|bleed bled|feed fed|light lit|build built|burn burnt|bend bent|lend lent
spend spent|mean meant|deal dealt|seek sought|shake shook shaken|man men|woman women|child children
person people|foot feet|tooth teeth|wife wives|knife knives|life lives|half halves|good better best
bad worse worst|my mine|die dies died dying|tie tied tying|dead death|owe owed owing owes
"""
_IRREGULAR = {
    form: group.split()[0]
    for line in _IRREGULAR_LINES.strip().splitlines()
    for group in line.split("|")
    for form in group.split()
}
_DOUBLED = re.compile(r"([bdgklmnprt])\1$")
_KEPT = frozenset({"ll", "ss", "zz", "ff"})


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """The stem of a lower-case word: ``carried`` -> ``carri``, ``saw`` -> ``see``. Not itself a word."""
    base = word.removesuffix("'s").removesuffix("'")
    if base in _IRREGULAR:
        return _ending(_IRREGULAR[base])
    return _ending(_stripped(base) if len(base) > 3 else base)


def _stripped(word: str) -> str:
    """Without the ending of a plural, a participle or an adverb."""
    for ending, least in (("edly", 5), ("ingly", 5), ("ies", 2), ("ing", 3), ("ed", 3), ("ly", 4), ("es", 3), ("s", 3)):
        if word.endswith(ending) and len(word) - len(ending) >= least and not _is_stem(word, ending):
            return _after(word, ending)
    return word


def _is_stem(word: str, ending: str) -> bool:
    return ending == "s" and word.endswith(("ss", "us", "is"))


def _after(word: str, ending: str) -> str:
    cut = word[: -len(ending)]
    if ending == "ies":
        return cut + "y"
    if ending == "es" and not cut.endswith(("s", "x", "z", "ch", "sh", "o")):
        return cut + "e"
    if ending in ("ing", "ed") and _DOUBLED.search(cut) and cut[-2:] not in _KEPT:
        return cut[:-1]
    return cut


def _ending(word: str) -> str:
    """One spelling for stems that end in -e or -y."""
    if word.endswith("e") and len(word) > 3:
        return word[:-1]
    return word[:-1] + "i" if word.endswith("y") and len(word) > 2 else word


def is_past(word: str) -> bool:
    """Whether a lower-case word looks like a past tense or past participle."""
    irregular = _IRREGULAR.get(word, word) != word and not word.endswith(("s", "ing"))
    return irregular or (word.endswith("ed") and len(word) > 4)
