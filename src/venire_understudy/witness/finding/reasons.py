"""Why the witness did what it owns to, and how it feels about it, where the affidavit or its manner says so."""

from __future__ import annotations

import re

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire.law.api import Profile
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.affidavit.predicate import REASON
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.speech.spoken_english import finished, halved, spoken

_FEELS = re.compile(r"\b(?P<how>ashamed|proud|sorry) (?P<of>of|that|for|about) (?P<what>[^,.;]+)", re.IGNORECASE)
_EMPTY = frozenset(words("the a an of that for having have had she he her his herself himself it did do not"))


def reason_for(known: Knowledge, fact: KnownFact) -> tuple[KnownFact, str] | None:
    """Another fact that gives the witness's reason for this one, and the reason as a sentence of its own."""
    verb = _verb(fact)
    for other in known.facts:
        head, because, tail = other.text.partition(" because ")
        if not because or other.id == fact.id or other.clause.subject != "I" or _verb(other) != verb:
            continue
        if fact.clause.subject == "I" and fact.denies == other.denies and len(head.split()) <= len(fact.text.split()):
            said = finished(spoken(tail))
            return other, halved(said) or said
    return None


def _verb(fact: KnownFact) -> str:
    return stem(fact.clause.group.split()[-1].lower()) if fact.clause.group else ""


def feeling(profile: Profile, question: ParsedQuestion) -> str:
    """ "I'm ashamed of that.", where the manner names such a feeling about just what is asked; else nothing."""
    asked = {stem(word) for word in re.findall(r"[a-z]+", f"{question.text} {question.statement}".lower())}
    for found in _FEELS.finditer(profile.manner):
        about = [word for word in re.findall(r"[a-z]+", found["what"].lower()) if word not in _EMPTY]
        if about and all(stem(word) in asked for word in about):
            return f"I'm {found['how'].lower()} {'of' if found['how'].lower() != 'sorry' else 'about'} that."
    return ""


def unreasoned(question: ParsedQuestion, fact: KnownFact) -> bool:
    """Whether a fact gives no reason, or the reason of another deed: a denial said again is no "because"."""
    told = bool(re.search(r"\b(?:because|since|so that|in order to)\b", fact.text))
    only = question.deed in fact.keys and all(map(fact.meets, question.keys))
    same = only or _verb(fact) in (question.verb, question.deed)
    if not told and same and not _REASONED.search(fact.clause.rest):
        return True
    other = question.verb in _MOVES and not fact.meets(question.verb)
    return other if told else fact.denies or (question.negated and question.statement.startswith("I "))


_REASONED = re.compile(
    rf"{REASON.pattern}|\bon (?:the word|account|advice|the orders?) of\b|\bthanks to\b|\bby order\b"
    rf"|\bagainst (?:the|his|her)\b|"
    r"\bfor (?:the|my|his|her|their) \w+|\bas (?:I|he|she|it|they|we|the) \w+|\bso (?:I|he|she|it|they|we)\b"
    r"|\bwhen\b|\bafter\b|\bin (?:shock|fear|error|anger)\b",
    re.IGNORECASE,
)
"""What in a sentence can tell why: a purpose, a ground, whose word, or on what occasion."""
_MOVES = frozenset(map(stem, ("go", "come", "leave", "stay", "wait")))
