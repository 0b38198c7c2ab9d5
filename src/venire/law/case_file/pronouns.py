"""By which pronoun each person of a case is spoken of: as the file says, by title, given name or its words."""

from __future__ import annotations

import re
from collections.abc import Mapping

from venire.language.answers.reported_statement import NamedPerson
from venire.language.morphology.sexes import sex_of
from venire.law.case_file.case import Case, Person, Witness

_OF_GENDER = {"female": "she", "male": "he"}
_SHE, _HE = re.compile(r"\b(?:she|her|hers)\b", re.I), re.compile(r"\b(?:he|him|his)\b", re.I)


def spoken_of(case: Case) -> Mapping[str, str]:
    """Name → "she", "he", or nothing where the file does not tell."""
    people = [case.defendant, *([case.victim] if case.victim else [])]
    known = {person.name: _OF_GENDER.get(person.gender, "") or sex_of(person.name) for person in people}
    return {
        **{one.name: _of_witness(one) for one in case.witnesses},
        **{name: sex for name, sex in known.items() if sex},
    }


def named_in(case: Case, witness: Witness) -> NamedPerson:
    """The witness as its testimony is written down, among the people of the case."""
    everybody = spoken_of(case)
    return NamedPerson(witness.name, everybody.get(witness.name, ""), {**_unknown(case), **everybody})


def _unknown(case: Case) -> Mapping[str, str]:
    people: list[Person | Witness] = [case.defendant, *([case.victim] if case.victim else []), *case.witnesses]
    return {one.name: "" for one in people}


def _of_witness(witness: Witness) -> str:
    """By name; else by the pronoun that what is written of the witness uses most, if it uses one far more."""
    told = " ".join((*witness.credibility, witness.profile.manner))
    women, men = len(_SHE.findall(told)), len(_HE.findall(told))
    return sex_of(witness.name) or ("she" if women > 2 * men else "he" if men > 2 * women else "")
