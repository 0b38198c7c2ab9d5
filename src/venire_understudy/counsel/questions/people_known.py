"""Whom a witness can be asked about: the people whom its affidavit names, their side, and what they are to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from venire.law.api import CounselFile, Person, Side, Witness

_KIN = (
    (re.compile(r"^(?:only )?(?:daughter|son|child) of\b"), ("father", "mother")),
    (re.compile(r"^(?:wife|husband|widow|widower|spouse) of\b"), ("husband", "wife")),
    (re.compile(r"^(?:brother|sister) of\b"), ("brother", "sister")),
    (re.compile(r"^(?:father|mother) of\b"), ("son", "daughter")),
)
_KINSHIP = "daughter|son|child|wife|husband|widow|widower|brother|sister|father|mother|friend|partner|neighbour"
_KNOWS = re.compile(
    rf"\bI (?:have |had )?kn(?:ow|ew|own) (?!(?:that|whether|nothing|of)\b)|\b(?:my|a) (?:{_KINSHIP}|niece|nephew)\b"
    r"|\bI (?:have |had )?(?:worked|lived|shared|served|dealt|quarrelled|done \w+ work) (?:\w+ )?(?:with|for|under)\b"
    r"|\b(?:employed|hired|taught|brought up|married|engaged to|a clerk of)\b|\bevery (?:Christmas|week|day|Sunday)\b",
    re.IGNORECASE,
)
"""How an affidavit says that its witness knows a person and has not merely met one."""


def acquaintances(brief: CounselFile, witness: Witness) -> tuple[str, ...]:
    """The other people of the case whom the witness's own affidavit names, by their full names."""
    people = dict.fromkeys((*(one.name for one in brief.case.witnesses), *(one.name for one in _parties(brief))))
    return _named(" ".join(fact.text for fact in witness.affidavit), witness.name, tuple(people))


@lru_cache(maxsize=256)
def _named(text: str, own: str, people: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the people, but for one's own name, whom a text names; kept, since no affidavit changes in a trial."""
    found = [name for name in people if name != own and re.search(rf"\b{_last(name)}\b", text)]
    return tuple(name for name in found if not _another(name, found, text))


def _another(name: str, found: Sequence[str], text: str) -> bool:
    """Whether a surname that several have is somebody else's here: "Tom Ashdown" is not Clare, who is named in full."""
    kin = [one for one in found if one != name and one.split()[-1] == name.split()[-1]]
    return bool(kin) and name not in text and found.index(name) < max(found.index(one) for one in kin)


def knows(witness: Witness, name: str) -> bool:
    """Whether the witness's own affidavit says that it knows somebody: worked, lived or dealt with that person for
    long. Of a stranger nobody asks what kind of person he is."""
    named = re.compile(rf"\b{_last(name)}\b")
    kin = re.search(rf"\b(?:{_KINSHIP}) of {re.escape(name)}\b", witness.role)
    return bool(kin) or any(named.search(fact.text) and _KNOWS.search(fact.text) for fact in witness.affidavit)


def opponents(brief: CounselFile, witness: Witness, me: Side) -> tuple[str, ...]:
    """Those of them who are of the other side: nobody runs down its own people."""
    return tuple(name for name in acquaintances(brief, witness) if side_of(brief, name) != me)


def side_of(brief: CounselFile, name: str) -> Side:
    """Whose person somebody is: the side that calls them; the defendant is the defence's, the victim the State's."""
    called: dict[str, Side] = {one.name: one.side for one in brief.case.witnesses}
    called[brief.case.defendant.name] = "defence"
    return called.get(name, "prosecution")


def called_to(witness: Witness, person: Person | None) -> str:
    """What counsel calls somebody to this witness: "your father" to a daughter, else the name; empty for nobody, or
    for the witness itself."""
    if person is None or witness.name.endswith(person.name):
        return ""
    for pattern, (he, she) in _KIN:
        if pattern.match(witness.role) and person.name in witness.role:
            return f"your {she if person.gender == 'female' else he}"
    return person.name


def _parties(brief: CounselFile) -> tuple[Person, ...]:
    case = brief.case
    return (case.defendant, *((case.victim,) if case.victim else ()))


def _last(name: str) -> str:
    return re.escape(name.split()[-1])
