"""What a claim rests on, in words: its facts told of their witness, its evidence, exhibits and stipulations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from venire.law.case_file.case import Case, Exhibit, Fact, Person, Witness

COURT = "The State, the Crown, the People, the Prosecution accuses; the Defence, the Defense answers; the Court judges."
"""Names of the parties that any speaker may use."""
_FIRST_PERSON = (
    (re.compile(r"\bI'm\b|\bI’m\b"), "{0} is"),
    (re.compile(r"\bI am\b"), "{0} is"),
    (re.compile(r"\bI\b"), "{0}"),
    (re.compile(r"\b[Mm]y\b"), "{0}'s"),
    (re.compile(r"\b(me|myself)\b"), "{0}"),
)


def grounds_of(case: Case) -> Mapping[str, Sequence[str]]:
    """Every id that a claim may rest on -> what it says, as sentences that stand on their own."""
    return dict(_told(case))


def _told(case: Case) -> Iterator[tuple[str, Sequence[str]]]:
    for item in case.evidence:
        yield item.id, (f"{item.name}.", item.description)
    for exhibit in case.exhibits:
        yield exhibit.id, (f"{exhibit.name}.", *_shown(exhibit, case))
    for stipulation in case.stipulations:
        yield stipulation.id, (stipulation.text,)
    for witness in case.witnesses:
        for fact in witness.affidavit:
            yield fact.id, (f"{witness.name} is {witness.role}.", in_third_person(fact, witness))


def _shown(exhibit: Exhibit, case: Case) -> Sequence[str]:
    """An exhibit says what it is, and what the evidence says that it shows."""
    return (exhibit.description, *(item.description for item in case.evidence if item.id == exhibit.evidence))


def in_third_person(fact: Fact, witness: Witness) -> str:
    """The fact with its witness's name for "I": good enough to compare, not to say aloud. Quotations are left alone."""
    return _told_of(witness.name, fact.text)


@lru_cache(maxsize=4096)
def _told_of(name: str, text: str) -> str:
    parts = re.split(r"([\"“][^\"”]*[\"”])", text)
    return "".join(part if i % 2 else _named(part, name) for i, part in enumerate(parts))


def _named(text: str, name: str) -> str:
    for pattern, form in _FIRST_PERSON:
        text = pattern.sub(form.format(name), text)
    return text


def cast_of(case: Case) -> Sequence[str]:
    """Who everyone in the room knows to be whom, as sentences: the ground of every claim."""
    people = [f"{_introduced(case.defendant)} is the defendant, the accused."]
    if case.victim is not None:
        people.append(f"{_introduced(case.victim)} is the victim.")
    return (*people, COURT)


def _introduced(person: Person) -> str:
    age = f", aged {person.age}" if person.age is not None else ""
    return f"{person.name}{age}, {person.occupation}".strip(", ")


def names_of(case: Case) -> frozenset[str]:
    """Every word of a person's name in the case, in lower case."""
    people = [case.defendant.name, *(witness.name for witness in case.witnesses)]
    people += [case.victim.name] if case.victim else []
    return frozenset(word.lower() for name in people for word in re.findall(r"[A-Z][\w'-]+", name))
