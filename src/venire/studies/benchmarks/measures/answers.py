"""What an answer on the stand does, judged by its words alone: says it, denies it, or does not know.

Strict on purpose. An answer that says it does not know is no fact and no denial, whatever follows; one that does not
know and then tells something all the same has asserted it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

from venire.language.words.word_list import words

Expect = Literal["fact", "unknown", "deny"]

_NOT_KNOWING = re.compile(
    r"\b(?:do not|did not|have not|would not|could not|can not|cannot|am not able to|never)"
    r"(?: (?:really|honestly|rightly|quite|even))? (?:know|knew|recall|remember|recollect|say|tell|speak to|learn|"
    r"learned|notice|noticed|learnt|any (?:idea|knowledge|notion))\b|"
    r"\bno (?:idea|knowledge|notion|recollection|memory of)\b|"
    r"\bthat I do not\b|\bmore than I (?:know|can say)\b|"
    r"\bnot (?:something|a thing) I (?:know|can|could)\b|\b(?:am|be) not sure\b|\bnothing I know\b",
    re.IGNORECASE,
)
_REMARK = re.compile(
    r"\b(?:guess\w*|sorry|afraid|wish|love to help|like to help|there you have me|past me|honestly|"
    r"you would have to ask|cannot help you|can not help you|no more than that|not for me)\b",
    re.IGNORECASE,
)
"""What is no assertion beside "I don't know"."""
_AFFIRMS = re.compile(
    r"^(?:oh,? |ah,? |well,? |sure,? |if you like,? |as I (?:said|told you),? )*"
    r"(?:yes|yeah|indeed|correct|exactly|precisely|quite (?:right|so)|that is (?:right|correct|so|true|it)|"
    r"I would accept that|I have never denied it)\b(?!, no\b)",
    re.IGNORECASE,
)
_DENIES = re.compile(
    r"\b(?:no|not|never|nobody|nothing|none|nowhere|neither|cannot|incorrect|untrue|wrong|mistaken)\b", re.IGNORECASE
)
_FULL = (
    (re.compile(r"[’‘]"), "'"),
    (re.compile(r"\bcan't\b", re.I), "cannot"),
    (re.compile(r"\bwon't\b", re.I), "will not"),
    (re.compile(r"n't\b", re.I), " not"),
    (re.compile(r"'m\b", re.I), " am"),
    (re.compile(r"\b(that|it|he|she|there)'s\b", re.I), r"\1 is"),
    (re.compile(r"\bI'd\b"), "I would"),
    (re.compile(r"\b(I|you|we|they)'ve\b", re.I), r"\1 have"),
)
_NUMBERS = frozenset(
    words(
        """one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
        eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand first second third
        fourth fifth sixth seventh eighth ninth tenth"""
    )
)
_LONG = 5
"""From so many letters a key may be the beginning of a word: "blackberr" of "blackberries"."""


def right(expect: Expect, answer: str, keys: Iterable[str] = (), forbidden: Iterable[str] = ()) -> bool:
    """Whether an answer says what it should and nothing that it should not."""
    keys = tuple(keys)
    if has_any(answer, forbidden):
        return False
    if expect == "unknown":
        return not_knowing(answer) and not asserts(answer)
    keyed = not keys or has_any(answer, keys)
    if not_knowing(answer) or not keyed:
        return False
    return expect == "fact" or denies(answer, corrected=bool(keys))


def not_knowing(answer: str) -> bool:
    """Whether it says that it does not know or cannot say."""
    return any(_unknowing(part) for part in _parts(answer))


def asserts(answer: str) -> bool:
    """Whether it says anything of substance beside that."""
    return any(not _unknowing(part) and not _REMARK.search(part) and len(part.split()) > 2 for part in _parts(answer))


def denies(answer: str, corrected: bool = False) -> bool:
    """Whether it says no. ``corrected``: it has what is so instead, which is a denial unless it begins with a yes."""
    said = _full(answer)
    if _AFFIRMS.match(said):
        return False
    return corrected or bool(_DENIES.search(re.split(r"(?<=[.!?]) ", said)[0]))


def has_any(answer: str, keys: Iterable[str]) -> bool:
    """Whether one of the keys is in the answer: numerals between other characters than digits, words at the boundaries
    of words, long ones as beginnings too. Either with or without contractions."""
    said = answer.lower().replace("’", "'")
    return any(_pattern(key).search(said) for key in keys)


@lru_cache(maxsize=4096)
def _pattern(key: str) -> re.Pattern[str]:
    bare = key.strip().lower().replace("’", "'")
    return re.compile(f"{_start(bare)}{re.escape(bare)}{_end(bare)}")


def _start(bare: str) -> str:
    if bare.startswith("n't"):
        return ""
    if bare[0].isdigit():
        return r"(?<![\d])(?<!\d[.,:])"
    return r"(?<![\w-])" if bare.split()[0] in _NUMBERS else r"(?<!\w)" if bare[0].isalpha() else ""


def _end(bare: str) -> str:
    last = bare.split()[-1]
    if bare[-1].isdigit():
        return r"(?!\d|[.,:]\d)"
    if not bare[-1].isalpha():
        return ""
    if last in _NUMBERS:
        return r"(?![\w-])"
    return "" if len(last) >= _LONG else r"(?:'s|e?s|e?d|ing)?(?!\w)"


def _unknowing(part: str) -> bool:
    return bool(_NOT_KNOWING.search(part)) and not re.match(r"(?:he|she|they|it|the|my|mrs?|miss|dr)\b", part, re.I)


def _parts(answer: str) -> Iterator[str]:
    for part in re.split(r"(?<=[.!?;:])\s+|,? but |,? though |\s[–-]\s", _full(answer)):
        if re.search(r"\w", part):
            yield part.strip(" .,;:!?")


def _full(answer: str) -> str:
    for pattern, full in _FULL:
        answer = pattern.sub(full, answer)
    return re.sub(r"\s+", " ", answer).strip()
