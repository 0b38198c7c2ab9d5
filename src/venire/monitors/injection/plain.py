"""A text as a model would read it: without hidden characters, look-alike letters and digits that stand for letters."""

from __future__ import annotations

import re
import unicodedata

HIDDEN = re.compile("[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f"
                    "\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e007f]")  # fmt: skip
"""Characters that take no room: zero-width, direction marks, variation selectors, tags."""
_TAGS = re.compile("[\U000e0020-\U000e007e]+")
_PAIRS = (
    "аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd һh ԛq ԝw ӏl АA ВB ЕE ЗZ ІI КK МM НH ОO РP СC ТT УY ХX ЈJ ЅS "
    "αa εe ιi κk νv οo ρp τt υu χx γy ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX"
)
_LOOK_ALIKE = {ord(pair[0]): pair[1] for pair in _PAIRS.split()}
_FOREIGN = re.compile("[\u0370-\u03ff\u0400-\u052f]")
_INSIDE = re.compile("\\w[\u200b-\u200f\u2060-\u2064\ufeff]+\\w")
_LEET = str.maketrans("0134578@$!|", "oieastbasil")
_LEETED = re.compile(r"[A-Za-z][0134578@$!|]+[A-Za-z]")
_MIXED = re.compile(r"[A-Za-z0134578@$!|]{3,30}")
_SPACED = re.compile(r"\b(?:[A-Za-z][ .\-_*]){4,}[A-Za-z]\b")
_WORD = re.compile(r"[^\W\d_]+")


def folded(text: str) -> str:
    """One form for every way of writing the same letters (NFKC), hidden characters dropped."""
    if text.isascii():
        return text
    return HIDDEN.sub("", unicodedata.normalize("NFKC", _tags_read(text)))


def hidden_inside(text: str) -> bool:
    """Whether characters that nobody sees stand inside a word; a soft hyphen may."""
    return bool(_INSIDE.search(text) or _TAGS.search(text))


def _tags_read(text: str) -> str:
    """Tag characters spell ASCII that nobody sees."""
    return _TAGS.sub(lambda found: "".join(chr(ord(one) - 0xE0000) for one in found[0]), text)


def looks_alike(text: str) -> bool:
    """Whether a word mixes Latin letters with Greek or Cyrillic ones that look like them."""
    if not _FOREIGN.search(text):
        return False
    return any(_FOREIGN.search(word) and re.search("[A-Za-z]", word) for word in _WORD.findall(text))


def latin(text: str) -> str:
    """Greek and Cyrillic letters by the Latin ones that they look like."""
    return text.translate(_LOOK_ALIKE)


def unleeted(text: str) -> str:
    """``1gn0r3`` as ``ignore``: digits and signs inside words by the letters that they stand for."""
    if not _LEETED.search(text):
        return text
    return _MIXED.sub(lambda found: found[0].translate(_LEET) if _LEETED.search(found[0]) else found[0], text)


def closed_up(text: str) -> str:
    """``i g n o r e`` as ``ignore``."""
    return _SPACED.sub(lambda found: re.sub(r"[ .\-_*]", "", found[0]), text)
