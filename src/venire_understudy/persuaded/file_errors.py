"""What a player gets wrong about the file, as one who has it open sees it: another number of the same thing, another
hour or month of the same event, a death of which nobody has heard. What the file itself says is no mistake.

A value is held against those sentences of the file that speak of the same thing: it is wrong where some of them give a
value of its kind, and none of them this one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from venire.language.text.sentences import sentences
from venire.language.wording.everyday_words import RHETORIC, folded
from venire.language.wording.numbers import in_figures, spelt
from venire.law.api import in_third_person
from venire_understudy.comprehension.contradictions import FilePassage, Mistake
from venire_understudy.comprehension.heard_speech import Ears

OF_ONE_THING: Final = 0.6
"""The share of what else a sentence says that a passage must have to speak of the same thing."""
LEAST: Final = 2
"""Words that must be shared where an hour or a month is compared; a counted thing is known by its name."""
_HOUR = re.compile(r"\b\d{1,2}:\d\d\b")
_MONTH = re.compile(
    r"\b(?:January|February|March|April|June|July|August|September|October|November|December)\b", re.IGNORECASE
)
_COUNT = re.compile(
    r"(?<![\d:.,$])\b(\d{1,3})(?![\d:.,]*\d)(?: (?:small|large|other|more|separate|different))? ([a-z]{4,})\b"
)
_KILLED = re.compile(
    r"\b(?:was|were|been|being|is|got) (shot|stabbed|strangled|hanged|beheaded|poisoned|drowned|electrocuted|burned|"
    r"burnt|smothered|suffocated|run over|gassed)\b",
    re.IGNORECASE,
)
_OPEN = re.compile(
    r"\?|\b(?:if|whether|suppose|imagine|as though|as if|might|may|could|would|say|says|said|claims?)\b", re.I
)
_CLAUSE = re.compile(r"[,;:]|\b(?:and|but|until|while|before|after|since)\b")
_NEGATES = re.compile(r"n['’]t\b|\b(?:not|no|never|nobody|none|nothing|neither|without|only)\b", re.IGNORECASE)
_SMALL: Final = {spelt(number): str(number) for number in range(1, 21)}
_SMALL_WORD = re.compile(rf"\b(?:{'|'.join(sorted(_SMALL, key=len, reverse=True))})\b", re.IGNORECASE)
_NO_THING: Final = frozenset(
    ("times", "minutes", "hours", "days", "weeks", "months", "years", "percent", "people", "past")
)


@dataclass(frozen=True)
class Checking:
    """Holds what is said against the file of one case."""

    ears: Ears

    def mistakes(self, text: str) -> tuple[Mistake, ...]:
        """What these words get wrong."""
        found = [one for one in self.ears.mistakes(text) if _of_one_matter(one.said, one.passage)]
        return tuple(found) or tuple(self._valued(text))[:1]

    def _valued(self, text: str) -> Iterator[Mistake]:
        for said in sentences(text):
            if _OPEN.search(said) or _NEGATES.search(said):
                continue
            for passage in (
                *self._counted(said),
                *self._timed(said, _HOUR),
                *self._timed(said, _MONTH),
                *self._died(said),
            ):
                yield Mistake(said, passage)

    def _counted(self, said: str) -> Iterator[FilePassage]:
        for number, noun in _COUNT.findall(_figures(said)):
            thing = folded(noun)
            if noun in _NO_THING or not thing:
                continue
            rest = _content(said) - thing
            told = [
                (one, value)
                for one in self._file
                for value, other in _COUNT.findall(_figures(one.told))
                if folded(other) == thing and rest & _content(one.told)
            ]
            if told and number not in {value for _, value in told} and number not in self._given(thing):
                yield max((one for one, _ in told), key=lambda one: len(rest & _content(one.told)))

    def _given(self, thing: frozenset[str]) -> frozenset[str]:
        """Every number that the file gives in a sentence that names the thing."""
        near = [_figures(one.told) for one in self._file if thing <= folded(one.told)]
        return frozenset(number for text in near for number in re.findall(r"\d+", text))

    def _timed(self, said: str, kind: re.Pattern[str]) -> Iterator[FilePassage]:
        """The hour or month of an event, which its own clause names on either side: another clause of the same
        sentence is of another event."""
        for clause in _clauses(said, kind):
            values = {one.lower() for one in kind.findall(clause)}
            rest = _content(kind.sub(" ", clause))
            least = max(LEAST, OF_ONE_THING * len(rest))
            near = [
                one
                for one in self._file
                if any(len(rest & _content(part)) >= least for part in _clauses(one.told, kind))
            ]
            told = {value.lower() for one in near for value in kind.findall(f"{one.told} {one.context}")}
            if near and not values & told:
                yield max(near, key=lambda one: len(rest & _content(one.told)))

    def _died(self, said: str) -> Iterator[FilePassage]:
        case = self.ears.lore.case
        for how in _KILLED.findall(said):
            if case.victim and not folded(how) & self._words:
                names = folded(case.victim.name)
                died = [one for one in self._file if folded("died death killed drowned") & folded(one.told)]
                yield from sorted(died, key=lambda one: -len(names & folded(one.told)))[:1]

    @cached_property
    def _words(self) -> frozenset[str]:
        return frozenset[str]().union(*(folded(one.told) for one in self._file))

    @cached_property
    def _file(self) -> Sequence[FilePassage]:
        """Evidence, what is agreed, and everything that anybody swore to."""
        case = self.ears.lore.case
        sworn = (
            FilePassage(fact.id, in_third_person(fact, one), fact.text)
            for one in case.witnesses
            for fact in one.affidavit
        )
        return (*self.ears.file.passages, *sworn)


def _content(text: str) -> frozenset[str]:
    return folded(text) - RHETORIC


def _clauses(text: str, kind: re.Pattern[str]) -> list[str]:
    """Those clauses of a text that give a value of this kind."""
    return [one for one in _CLAUSE.split(text) if kind.search(one)]


def _of_one_matter(said: str, passage: FilePassage) -> bool:
    """Whether a passage speaks of what some clause of a saying speaks of, of no other month, and does not bear it out:
    where that is in doubt, nobody is corrected."""
    told = f"{passage.context} {passage.told}"
    months = {one.lower() for one in _MONTH.findall(said)}
    if _same(said, passage.told) or (months and not months & {one.lower() for one in _MONTH.findall(told)}):
        return False
    if set(_HOUR.findall(said)) - set(_HOUR.findall(told)) and not _of_one_event(said, passage.told):
        return False
    words = _content(told)
    parts = [_content(one) for one in (said, *_CLAUSE.split(said))]
    return any(len(part) >= LEAST and len(part & words) >= OF_ONE_THING * len(part) for part in parts)


def _of_one_event(said: str, told: str) -> bool:
    """Whether a clause that gives an hour has its like in what is told."""
    pairs = ((_content(one), _content(other)) for one in _clauses(said, _HOUR) for other in _clauses(told, _HOUR))
    return any(len(one & other) >= LEAST for one, other in pairs)


def _figures(text: str) -> str:
    """With every number in figures."""
    return _SMALL_WORD.sub(lambda found: _SMALL[found[0].lower()], in_figures(text))


def _same(said: str, told: str) -> bool:
    """Whether the file says, with the same numbers and the same yes or no, all that is said."""
    words = _content(said)
    alike = bool(words) and words <= _content(told) and bool(_NEGATES.search(said)) == bool(_NEGATES.search(told))
    return alike and set(re.findall(r"\d+", _figures(said))) <= set(re.findall(r"\d+", _figures(told)))
