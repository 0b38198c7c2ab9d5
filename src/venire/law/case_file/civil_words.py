"""A civil case in its own words: nobody is guilty, nobody is accused, and nothing is proved beyond reasonable doubt.

Sides and votes have one name inside (``prosecution``, ``guilty``), whatever the case. What people read or hear of a
civil case goes through here: the plaintiff claims, the defendant answers, and a jury finds liable or not liable.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from venire.language.text.late_pattern import late_pattern
from venire.law.case_file.case import Case

Wording = Callable[[str], str]
"""Gives a text in the words of a case."""

_TURNED: tuple[tuple[str, str], ...] = (
    (r"guilty of", "liable for"),
    (r"guilty", "liable"),
    (r"guilt", "liability"),
    (r"(?:proof |proved |proven )?beyond (?:a |all |any )?reasonable doubt", "more likely than not"),
    (r"a reasonable doubt", "an even balance"),
    (r"reasonable doubt", "even balance"),
    (r"prosecution's", "plaintiff's"),
    (r"prosecution", "plaintiff"),
    (r"prosecutor", "counsel for the plaintiff"),
    (r"prosecute", "speak for the plaintiff"),
    (r"for conviction", "for the plaintiff"),
    (r"convicts", "finds against"),
    (r"the accused is", "the defendant is"),
    (r"the accused", "the defendant"),
    (r"accused(?! of)", "defendant"),
    (r"acquittal", "a finding for the defendant"),
    (r"innocence", "no liability"),
    (r"the charge", "the claim"),
    (r"has pleaded not liable", "denies it"),
)
_MARKUP = late_pattern(r"(<script\b.*?</script>|<style\b.*?</style>|<[^>]*>)", re.DOTALL | re.IGNORECASE)
_TITLE = late_pattern(r"""(\b(?:title|aria-label|alt|placeholder)=")([^"]*)(")""")
"""Attributes that people read or hear read."""
_WORDS = [(late_pattern(rf"\b{old}\b", re.IGNORECASE), new) for old, new in _TURNED]


def in_words_of(case: Case) -> Wording:
    """The wording for what is said and shown of this case; a criminal case is left as it is."""
    return civil if case.kind == "civil" else str


def civil(text: str) -> str:
    """The text in the words of a civil court; capitals stay where they were."""
    for pattern, new in _WORDS:
        text = pattern.sub(lambda found, new=new: _cased(found.group(), new), text)
    return text


def in_text_of(html: str, words: Wording) -> str:
    """HTML with what is read in other words; tags, scripts and styles are left alone, but not the words in titles."""
    parts = _MARKUP.split(html)
    return "".join(_titles(part, words) if place % 2 else words(part) for place, part in enumerate(parts))


def _titles(tag: str, words: Wording) -> str:
    if not tag.startswith("<") or tag.lower().startswith(("<script", "<style")):
        return tag
    return _TITLE.sub(lambda found: f"{found[1]}{words(found[2])}{found[3]}", tag)


def _cased(old: str, new: str) -> str:
    if old.isupper() and len(old) > 1:
        return new.upper()
    return new[0].upper() + new[1:] if old[0].isupper() else new
