"""The papers of a case by id: what everybody looks up who asks, answers or rules on it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from venire.law.case_file.case import Case, Exhibit, Fact, Witness
from venire.law.case_file.claim_grounds import in_third_person
from venire.law.case_file.topics import topics_of

_WRITING = re.compile(
    r"\b(?:message|logs?|e-mails?|records?|diary|certificates?|notice|forms?|receipt|list|note|letter|reports?"
    r"|statement|"
    r"charts?|book|sheet|orders|policy|bill|pad|rule)\b"
)


def is_a_writing(handle: str) -> bool:
    """Whether a thing, by how it is named in passing, says something in words: "the letter", and not "the camera"."""
    return bool(_WRITING.search(handle))


@dataclass(frozen=True)
class CasePapers:
    """Witnesses, exhibits and facts by id."""

    case: Case

    @cached_property
    def witnesses(self) -> Mapping[str, Witness]:
        return {witness.id: witness for witness in self.case.witnesses}

    @cached_property
    def exhibits(self) -> Mapping[str, Exhibit]:
        return {exhibit.id: exhibit for exhibit in self.case.exhibits}

    @cached_property
    def facts(self) -> Mapping[str, Fact]:
        return {fact.id: fact for witness in self.case.witnesses for fact in witness.affidavit}

    @cached_property
    def topics(self) -> tuple[str, ...]:
        """What questions are compared by: see :mod:`venire.law.repetition.same_question`."""
        return topics_of(self.case)

    def told(self, fact: str) -> str:
        """A fact in words that stand on their own."""
        return in_third_person(self.facts[fact], self.witnesses[fact.partition(".")[0]])


def exhibit_number(exhibit: str) -> str:
    """How an exhibit is spoken of: "X2" -> "Exhibit 2"."""
    return f"Exhibit {exhibit.removeprefix('X')}"


def named_in_court(admitted: Mapping[str, str], every: Mapping[str, str], question: str) -> tuple[str, ...]:
    """The names of the exhibits before the court: those in evidence, and those that the question holds up by number.
    Both mappings are of ids to names."""
    if "Exhibit " not in question:
        return tuple(dict.fromkeys(admitted.values()))  # most questions hold nothing up
    held = [name for exhibit, name in every.items() if re.search(rf"\b{exhibit_number(exhibit)}\b", question)]
    return tuple(dict.fromkeys((*admitted.values(), *held)))


def witness_named(case: Case, witness: str) -> str:
    """The name of the witness with this id; the id, where the case has none."""
    return next((one.name for one in case.witnesses if one.id == witness), witness)
