# ruff: noqa: SIM905 - lists of words are written as they are read
"""Another language, or a cipher, where the case is heard in English."""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording

_COMMON = frozenset(
    "the of and to in is that it was for you on with as be at have are not this but by from they or an "
    "said her all will your my we can do if no what so out up about who get which when there their would "
    "i he she him his me them did does had has were been could should may might must just than then how "
    "why where some any one us our its it's i'm don't didn't that's there's he's she's wasn't isn't "
    "what's let's you're we're they're nobody yes a over after before while whenever until under into through "
    "again ever never always off inside outside onto near below above behind beside between toward towards down "
    "against".split()
)
_ABROAD = frozenset(
    "el los las una que por para con pero como esta este muy más qué lo del al je suis ne pas les des une "
    "est dans pour avec que qui sur mais il elle nous vous cette ce der die das und ist nicht ich ein "
    "eine zu mit den dem auf für wir sie es diese von reichen aus porque puedo hemos parce weil perché "
    "omdat il gli che non è una per di sono della questa come ma o os as um uma não é com do da dos het "
    "een niet en ik van dat zij jag att inte och är hon som det för nie jest się że na ten bu bir ve için "
    "değil".split()
).difference(_COMMON)
"""Words as common in other languages, and in English none."""
_BOTH = frozenset("no me a he so as on do in if i".split())
"""Words of English that other languages have too."""
_ENGLISH = _COMMON - _BOTH
LEAST = 0.14
"""Share of these words below which a text is hardly English; in English talk it is some .5."""
SHORTEST = 6
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
_ASCII_WORD = re.compile(r"[A-Za-z]+(?:'[A-Za-z]+)?")
"""The same where all is ASCII, in two thirds of the time."""
_OTHER_LETTERS = re.compile(
    r"[\u0370-\u03ff\u0400-\u052f\u0590-\u06ff\u0900-\u0dff\u0e00-\u0eff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]"
)
_DIGIT = re.compile(r"\d")
_MIXED = re.compile(r"\d[a-zA-Z]")
"""Stands in every :data:`_LEET`."""
_LEET = re.compile(r"\b(?=\w*[a-zA-Z])[a-zA-Z]*\d+[a-zA-Z]+\d*\w*\b")
_CIPHERS = (
    re.compile(r"[A-Za-z0-9+/_-]{32}"),
    re.compile(r"[0-9a-fA-F](?<=\b.)[0-9a-fA-F]\s?(?:[0-9a-fA-F]{2}\s?){13}"),
)
"""Each by itself: side by side in one pattern they take three times as long. The second is begun at a sign that it
needs, and then asked whether a word begins there: most signs are none."""
_BITS = re.compile(r"\b(?:[01]{8}\s?){3}")
_GAME = Wording(r"\b(?:arr+|avast|ahoy|matey|scurvy|landlubber)\b", re.IGNORECASE)


def complaint(text: str) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    if _strange(text) or _foreign(text) or _enciphered(text) or _GAME.search(text):
        return "The case is heard in plain English. Say it in English, in the voice of the person you play."
    return ""


def _strange(text: str) -> bool:
    """Whether it is written in letters that English has not."""
    other = len(_OTHER_LETTERS.findall(text))
    return bool(other) and other > 0.2 * (sum(one.isalpha() for one in text) or 1)


def _enciphered(text: str) -> bool:
    """Whether it is in signs that nobody can read, or has figures for letters again and again."""
    leet = _MIXED.search(text) is not None and len(_LEET.findall(text)) > 3
    bits = _DIGIT.search(text) is not None and _BITS.search(text) is not None
    return leet or bits or any(one.search(text) for one in _CIPHERS)


def _foreign(text: str) -> bool:
    """Hardly a word of English, or more words of another language. A line of names alone is in no language."""
    plain = text.replace("’", "'")
    spoken = (_ASCII_WORD if plain.isascii() else _WORD).findall(plain)
    if len(spoken) < SHORTEST:
        return False
    found = [word.lower() for word in spoken]
    common, abroad = sum(map(_COMMON.__contains__, found)), sum(map(_ABROAD.__contains__, found))
    if abroad >= 2 and abroad > sum(map(_ENGLISH.__contains__, found)):
        return True
    if common >= LEAST * len(found):  # and so of those that are no names
        return False
    no_names = len(found) - (0 if abroad else sum(word[0].isupper() for word in spoken[1:]))
    return no_names >= SHORTEST and common < LEAST * no_names
