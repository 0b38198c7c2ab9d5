"""What somebody says that the file contradicts beyond doubt, and the passage that says otherwise.

What is said and what is told are laid out alike, one statement at a time. Nobody is corrected unless both have the same
predicate and the same roles, and differ in one value, or in yes and no. Whatever else may be meant is let pass. The
file is its evidence, its stipulations and what witnesses perceived: what a witness says of his own doings, or of
another person's, may be disputed in good faith. Source: spec/models.md.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from venire.language.clauses.reading import read
from venire.language.text.sentences import sentences
from venire.language.words.word_list import words
from venire.law.api import Case, Fact, Witness, in_third_person, names_of
from venire_understudy.comprehension.statements import Statement, statements_of

PERCEIVED = frozenset(words("find hear see photograph measure record recover test examine detect notice smell"))
"""Verbs of what a witness perceived, by lemma."""


@dataclass(frozen=True, slots=True)
class FilePassage:
    """One sentence of the file. ``spoken``: as it may be quoted; ``told``: with its witness's name for "I"."""

    source: str
    told: str
    spoken: str

    @property
    def statements(self) -> tuple[Statement, ...]:
        """What it states, one thing at a time."""
        return statements_of(self.told)


@dataclass(frozen=True, slots=True)
class Mistake:
    """What was said, and the passage that says otherwise."""

    said: str
    passage: FilePassage


@dataclass(frozen=True)
class File:
    """The case file, sentence by sentence."""

    case: Case

    def mistakes(self, text: str, most: int = 2) -> tuple[Mistake, ...]:
        """What a text states that the file contradicts: questions, suppositions and guesses are no statements."""
        found = dict[str, Mistake]()
        for said in dict.fromkeys(sentences(text)):
            for passage in self._against(said):
                found.setdefault(passage.told, Mistake(said, passage))
        return tuple(found.values())[:most]

    def _against(self, said: str) -> Iterator[FilePassage]:
        if not is_flat(said):
            return
        for statement in statements_of(self._called(said)):
            against = [one for one in self.passages if any(told.contradicts(statement) for told in one.statements)]
            against += [one for one in self._others if any(told.differs(statement) for told in one.statements)]
            if against and not any(told.bears_out(statement, self._names) for told in self._everything):
                yield against[0]

    @cached_property
    def passages(self) -> tuple[FilePassage, ...]:
        """Everything in the file that is not a matter of opinion."""
        return tuple(passage for passage in self._passages() if is_flat(passage.told))

    def _passages(self) -> Iterator[FilePassage]:
        for item in self.case.evidence:
            yield from (self._passage(item.id, told) for told in sentences(item.description))
        for agreed in self.case.stipulations:
            yield from (self._passage(agreed.id, told) for told in sentences(agreed.text))
        for witness in self.case.witnesses:
            yield from (self._sworn(fact, witness) for fact in witness.affidavit if self._plain(fact, witness))

    def _plain(self, fact: Fact, witness: Witness) -> bool:
        frame = fact.frame
        if witness.name == self.case.defendant.name or not fact.first_hand:
            return False
        person = frame.subject.strip().lower() == "i" or self._is_person(frame.subject)
        return frame.verb in PERCEIVED or not person

    def _is_person(self, subject: str) -> bool:
        return bool({word.lower().removesuffix("'s") for word in subject.split()[:2]} & names_of(self.case)) and (
            "'s" not in subject
        )

    @cached_property
    def _others(self) -> tuple[FilePassage, ...]:
        """What others than the accused tell of their own doings: the figures of it, which nobody disputes."""
        others = (one for one in self.case.witnesses if one.name != self.case.defendant.name)
        sworn = (self._sworn(fact, witness) for witness in others for fact in witness.affidavit if fact.first_hand)
        return tuple(passage for passage in sworn if is_flat(passage.told))

    @cached_property
    def _everything(self) -> tuple[Statement, ...]:
        """All that the file states, and all that anybody swore to, disputed or not."""
        sworn = (self._sworn(fact, witness) for witness in self.case.witnesses for fact in witness.affidavit)
        return tuple(one for passage in (*self._passages(), *sworn) for one in passage.statements)

    def _passage(self, source: str, told: str) -> FilePassage:
        return FilePassage(source, self._called(told), told)

    def _sworn(self, fact: Fact, witness: Witness) -> FilePassage:
        return FilePassage(fact.id, self._called(in_third_person(fact, witness)), fact.text)

    def _called(self, text: str) -> str:
        """With one name for everybody who has one that nobody else has: the last such, "Ferrante"."""
        for name, called in self._callings.items():
            text = re.sub(rf"\b{re.escape(name)}\b", called, text) if name in text else text
        return text

    @cached_property
    def _callings(self) -> Mapping[str, str]:
        """The whole name of each person, then each part of it that is nobody else's -> what that person is called."""
        people = {
            person.name: person.name.split()
            for person in (self.case.defendant, *([self.case.victim] if self.case.victim else []), *self.case.witnesses)
        }
        count = Counter(part for parts in people.values() for part in parts)
        own = {name: [part for part in parts if count[part] == 1] for name, parts in people.items()}
        whole = {name: parts[-1] for name, parts in own.items() if parts}
        return whole | {part: parts[-1] for parts in own.values() for part in parts[:-1]}

    @cached_property
    def _names(self) -> frozenset[str]:
        """The names of people, as content."""
        return read(", ".join(name.title() for name in names_of(self.case))).content()


def is_flat(sentence: str) -> bool:
    """Whether a sentence says what is so, and neither asks, supposes nor guesses."""
    clauses = read(sentence).clauses
    return not any(one.question or one.hypothetical or one.modal or one.hedged for one in clauses)
