"""Whom the case is about, as everybody in the room knows them, and what ties a witness to one of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from venire.language.morphology.sexes import sex_of
from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.words.vocabulary import same_name

PARTS = r"the (?:defendant|accused|victim|deceased|dead man|dead woman|plaintiff|claimant)"
_NAME = r"(?:(?:Mr|Mrs|Ms|Miss|Dr|Detective|Doctor|Professor)\.? )?[A-Z][\w'-]*[a-z](?: [A-Z][\w-]+)*"
_THEIRS = r"your (?:father|mother|sister|brother|husband|wife|son|daughter|boss|friend)"
WHO = rf"(?:him|her|he|she|{PARTS}|{_THEIRS}|(?-i:{_NAME}))"
_KIN = re.compile(r"\b(?:child|son|daughter|wife|husband|widow|widower|brother|sister|mother|father|uncle|aunt)\b")
_FOND = re.compile(
    r"\b(?:think of|thought of|like[ds]?|love[ds]?|fond|friends?|niece|nephew|family|hate[ds]?|dislike[ds]?|close)\b"
)
_DEALING = re.compile(r"\b(?:told|spoke|talked|asked|shouted|telephoned|paid|gave|met|worked|warned|sent|left)\b")
_LASTING = re.compile(r"I have (?:\w+ )+?for [\w-]+ years\b|I (?:am|work|run|manage)\b")
_SURNAME = re.compile(r"[A-Z][\w'-]+")
TITLES = frozenset(words("Dr Mr Mrs Ms Miss Captain Detective Sergeant Professor Lieutenant Inspector Officer Nurse"))
"""What stands before a name and is none: of two doctors only one is Dr Aldous."""


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """Somebody of the case; ``role``: what they are, in public."""

    name: str
    role: str = ""
    part: str = ""
    """ "defendant" or "victim"."""

    @property
    def sex(self) -> str:
        return sex_of(self.name)

    def named_in(self, text: str) -> bool:
        """Whether a text names them, by a surname or by the given name or a short form of it."""
        *given, last = [stem(word.lower()) for word in _SURNAME.findall(self.name) if word not in TITLES] or [""]
        spoken = [stem(word.lower()) for word in _SURNAME.findall(text)]
        return last in spoken or any(word == one or same_name(word, one) for word in spoken for one in given)

    def called_in(self, text: str) -> bool:
        """Whether a text has all of their name: of two of one surname only one is Julian Voss."""
        return all(word in text for word in _SURNAME.findall(self.name) if word not in TITLES)


def spoken_of(text: str, people: Sequence[Acquaintance], heard: Sequence[str]) -> Acquaintance | None:
    """The person a question is about: named in it, called by their part, or a pronoun for the last one named."""
    if named := [one for one in people if one.named_in(text)]:
        return next((one for one in named if one.called_in(text)), named[0])
    if re.search(r"\bthe (?:defendant|accused)\b", text, re.IGNORECASE):
        return next((one for one in people if one.part == "defendant"), None)
    if re.search(r"\b(?:the (?:victim|deceased|dead man|dead woman)|your (?:father|mother|husband|wife))\b", text):
        return next((one for one in people if one.part == "victim"), None)
    found = re.search(r"\b(him|he|his|her|she)\b", text, re.IGNORECASE)
    if found is None:
        return None
    sex = "he" if found[1].lower() in ("him", "he", "his") else "she"
    last = (one for earlier in reversed(heard) for one in people if one.sex == sex and one.named_in(earlier))
    return next(last, None) or next((one for one in people if one.part and one.sex == sex), None)


def ties(known: Knowledge, person: Acquaintance) -> Iterator[tuple[str, KnownFact]]:
    """The facts that tie the witness to somebody, the nearest tie first: "kin", "fond", "known", "work" or
    "dealing"."""
    named = [fact for fact in known.facts if person.named_in(fact.text)]
    own = [fact for fact in named if re.search(r"\b(?:I|me|my)\b", fact.text, re.IGNORECASE)]
    yield from (("kin", fact) for fact in own if _KIN.search(fact.text) and fact.text.startswith("I am"))
    yield from (("fond", fact) for fact in own if fact.clause.subject == "I" and _FOND.search(fact.text))
    yield from (("known", fact) for fact in own if _knows(fact, person))
    shared = frozenset(content(person.role)) - frozenset(content(person.name))
    yield from (("work", fact) for fact in known.facts if _LASTING.match(fact.text) and shared & fact.keys)
    yield from (("dealing", fact) for fact in own if _DEALING.search(fact.clause.group) and _deals(fact, person))


def _knows(fact: KnownFact, person: Acquaintance) -> bool:
    found = re.search(r"\bkn(?:ow|ew|own) ((?:(?<![\w-])[A-Z][\w-]+ ?)+)", fact.text)
    return found is not None and not fact.denies and person.named_in(found[1])


def _deals(fact: KnownFact, person: Acquaintance) -> bool:
    """Whether the person did something to the witness, or the witness to the person."""
    return person.named_in(fact.clause.subject) or fact.clause.subject == "I"


def people_of(roles: Mapping[str, str], defendant: str, victim: str, me: str) -> tuple[Acquaintance, ...]:
    """The people of a case but the witness itself. ``roles``: what each is, by name."""
    parts = {defendant: "defendant", victim: "victim"}
    return tuple(Acquaintance(name, role, parts.get(name, "")) for name, role in roles.items() if name and name != me)
