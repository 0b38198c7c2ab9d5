"""People whom a question has named, by "he" and "she" in its answer: nobody says a full name back."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from venire.language.morphology.sexes import given_names, sex_of
from venire_understudy.witness.words.verbs import AUXILIARIES, is_past_form, is_third
from venire_understudy.witness.words.vocabulary import is_short, same_name, stems_of

_TITLE = r"(?:Mr|Mrs|Ms|Miss|Dr|Detective|Inspector|Officer|Sergeant|Constable|Professor|Nurse|Sir|Lady)\.?"
_KIN = {
    "he": "father husband brother son uncle grandfather nephew",
    "she": "mother wife sister daughter aunt grandmother niece",
}
_RUN = re.compile(rf"\b(?:{_TITLE} )?[A-Z][a-z]+(?:-[A-Z][a-z]+)?(?: [A-Z][a-z]+)*")
_OWN_KIN = re.compile(rf"\b(?:[Mm]y|[Yy]our) ({'|'.join(' '.join(_KIN.values()).split())})\b")
_VOCATIVE = re.compile(rf"^(?:.*[.:] )?(?:{_TITLE}(?: [A-Z]\w+)*),\s|,\s{_TITLE}(?: [A-Z]\w+)*(?=[,?.])")
_STYLED = {"he": "Mr", "she": "Ms"}
_FORMS = {"he": ("he", "him", "his"), "she": ("she", "her", "her")}
_GOVERNED = re.compile(
    r"\b(?:to|with|from|for|at|by|of|on|near|behind|beside|past|against|between|about|than) $", re.IGNORECASE
)
_DETERMINED = re.compile(r"\b(?:the|a|an) $", re.IGNORECASE)
_DOES = re.compile(r"\s(?:and|read|put|cut|set|let|hit|shut|hurt|cost|spread|burst)\b")
"""After a name that opens a sentence: it did so together with another, or did what is written alike in every tense."""
_QUOTED = re.compile(r"[\"“]")
_OWNED = re.compile(
    r"\b[Tt]he (?P<what>(?:house|home|room|desk|car|van|boat|office|shop|body|hand|name|voice|face|bag|coat)s?) of $"
)
""" "The house of him" is his house."""


@dataclass(frozen=True, slots=True)
class Naming:
    """A person named at a place in a text; ``sex``: "she", "he" or nothing."""

    start: int
    end: int
    words: tuple[str, ...]
    sex: str

    def is_of(self, other: Naming) -> bool:
        """Whether both name one person: "Tom Ashdown" and "Thomas Ashdown"."""
        if len(self.words) > 1 and len(other.words) > 1:
            return self.words[-1] == other.words[-1] and _same(self.words[0], other.words[0])
        return any(_same(one, word) for one in self.words for word in other.words)


def _same(one: str, other: str) -> bool:
    (first,), (second,) = stems_of([one.lower()]), stems_of([other.lower()])
    return first == second or same_name(first, second)


def people_in(text: str) -> list[Naming]:
    """The persons a text names, by given name, by title or as the witness's kin."""
    return [*_by_name(text), *_by_kin(text)]


def _by_name(text: str) -> Iterator[Naming]:
    for found in _RUN.finditer(text):
        titled = re.match(rf"{_TITLE} ", found[0])
        row = list(re.finditer(r"[A-Z][\w-]+", found[0]))
        given = [place for place, word in enumerate(row) if _given(word[0])]
        if titled is None and not given:
            continue
        first = 0 if titled else given[0]
        names = tuple(word[0] for word in row[first:] if not re.fullmatch(_TITLE, word[0]))
        if names:
            start = found.start() + (0 if titled else row[first].start())
            yield Naming(start, found.end(), names, sex_of(text[start : found.end()]))


def _given(word: str) -> bool:
    return word.lower() in given_names("he") or word.lower() in given_names("she")


def _by_kin(text: str) -> Iterator[Naming]:
    for found in _OWN_KIN.finditer(text):
        sex = "he" if found[1] in _KIN["he"].split() else "she"
        yield Naming(found.start(), found.end(), (found[1],), sex)


def by_pronoun(text: str, question: str) -> str:
    """The text with "he" or "she" for a person whom the question names, where nobody else could be meant."""
    asked = people_in(_VOCATIVE.sub(" ", question))
    told = people_in(text)
    for sex in ("he", "she"):
        own = [one for one in told if one.sex == sex and any(one.is_of(other) for other in asked)]
        rivals = [one for one in (*asked, *told) if one.sex in (sex, "")]
        if own and all(one.is_of(own[0]) for one in rivals) and not _QUOTED.search(text[: own[-1].start]):
            text = _replaced(text, own, sex)
            told = people_in(text)
    return text


def less_formally(text: str, heard: str) -> str:
    """The text with "Ms Halvorsen" for a full name that has been heard in this examination, or "Tom", where the witness
    calls him by a short name anyway."""
    for one in sorted(_by_name(text), key=lambda naming: -naming.start):
        full = text[one.start : one.end]
        if len(one.words) == 2 and one.sex and full == " ".join(one.words) and not _QUOTED.search(text[: one.start]):
            known = any(other.is_of(one) and len(other.words) == 2 for other in _by_name(heard))
            short = one.words[0] if is_short(one.words[0]) else f"{_STYLED[one.sex]} {one.words[1]}"
            text = f"{text[: one.start]}{short}{text[one.end :]}" if known else text
    return text


def of_him(question: str) -> str:
    """The question with "his" or "her" for whose thing it asks about: an affidavit that has named somebody says so."""
    for one in _by_name(question):
        if one.sex and (found := re.match(r"['’]s (?=[a-z])", question[one.end :])):
            return f"{question[: one.start]}{_FORMS[one.sex][2]} {question[one.end + found.end() :]}"
    return question


def _replaced(text: str, own: Sequence[Naming], sex: str) -> str:
    for one in sorted(own, key=lambda naming: -naming.start):
        head, tail = text[: one.start], text[one.end :]
        if _DETERMINED.search(head):
            continue
        possessive = re.match(r"['’]s?\b", tail)
        if not possessive and (found := _OWNED.search(head)):
            owned = f"{_FORMS[sex][2]} {found['what']}"
            owned = owned if found.start() else owned.capitalize()
            text = f"{head[: found.start()]}{owned}{tail}"
            continue
        form = 2 if possessive else 0 if _is_doer(head, tail) else 1
        word = _FORMS[sex][form]
        text = f"{head}{word if head and not head.endswith('. ') else word.capitalize()}"
        text += tail[possessive.end() :] if possessive else tail
    return text


def _is_doer(head: str, tail: str) -> bool:
    """Whether it opens the sentence, or a verb follows and nothing stands before of which the name is the object."""
    if (not head.strip() or re.search(r"[.?!] $", head)) and _DOES.match(tail):
        return True
    following = re.match(r"\s(\w+?)(?=n['’]t\b|\b)", tail)
    word = following[1].lower() if following else ""
    finite = word in AUXILIARIES or is_past_form(word) or is_third(word) or word in ("never", "also", "then")
    return finite and not _GOVERNED.search(head) and (_is_telling(head) or not _after_verb(head))


def _after_verb(head: str) -> bool:
    before = re.search(r"(\w+) $", head)
    return before is not None and is_past_form(before[1].lower())


def _is_telling(head: str) -> bool:
    """ "I believed", "he said": a clause may follow without its "that"."""
    return re.search(r"\b(?:said|thought|believed|knew) $", head) is not None
