"""How counsel speaks of people: by which pronoun, and how a witness is addressed."""

from __future__ import annotations

import re

from venire.law.case_file.case import Case, Witness

_KIN = {
    "he": re.compile(r"\b(?:father|husband|brother|son|uncle|nephew|man|mr)\b", re.IGNORECASE),
    "she": re.compile(r"\b(?:mother|wife|sister|daughter|aunt|niece|woman|mrs|ms|miss)\b", re.IGNORECASE),
}
_TITLES = {
    "Detective": "Detective",
    "Dr": "Doctor",
    "Officer": "Officer",
    "Sergeant": "Sergeant",
    "Professor": "Professor",
    "Inspector": "Inspector",
    "Constable": "Constable",
}
_PRONOUNS = {"male": "he", "female": "she"}


def pronoun(case: Case, subject: str) -> str:
    """ "he", "she", "they", "it" or "you" for a subject in the second person; empty where nobody could tell."""
    if subject == "you":
        return "you"
    for person in (case.defendant, case.victim):
        if person is not None and subject in _names(person.name):
            return _PRONOUNS.get(person.gender, "")
    if any(witness.name == subject for witness in case.witnesses):
        return ""
    head = re.split(r"\s(?:of|that|on|in|from)\s", subject)[0]
    for word, kin in _KIN.items():
        if kin.search(head) and "'s " not in head:
            return word
    return ""


def _names(name: str) -> tuple[str, ...]:
    """Full name, and with the first name cut short as friends do: "Tom Ashdown" for "Thomas Ashdown"."""
    first, last = name.split()[0], name.split()[-1]
    return (name, first, last, f"{first[:1]}om {last}" if first == "Thomas" else name)


def address(case: Case, witness: Witness) -> str:
    """How counsel calls the witness: "Detective", "Doctor", "Ms Halvorsen"; empty where no title is known."""
    first = witness.name.split()[0]
    if first in _TITLES:
        return _TITLES[first]
    for person in (case.defendant, case.victim):
        if person is not None and person.name == witness.name:
            title = {"male": "Mr", "female": "Ms"}.get(person.gender, "")
            return joined_name(title, witness.name) if title else ""
    return ""


def joined_name(title: str, name: str) -> str:
    """ "Ms Halvorsen"."""
    return f"{title} {name.split()[-1]}"


def surnamed(name: str) -> str:
    """ "Dr Vance" for "Dr Hugo Vance"; the whole name where it has no title."""
    first = name.split()[0]
    return joined_name(first, name) if first in _TITLES or first == "Captain" else name
