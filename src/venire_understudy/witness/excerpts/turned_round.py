"""A fact turned round: its hour put first, its subject a pronoun, without the times and places nobody asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.affidavit.predicate import Phrase, phrases
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.speech.spoken_english import finished, spoken
from venire_understudy.witness.words.vocabulary import likeness

_YEARS = re.compile(r"^([^,\"“]+) (for [\w-]+ (?:years|months))$")
SUBORDINATE = re.compile(
    r"\b(?:until|till|when|while|whenever|before|after|as (?:I|he|she|it|they|we|the)|that|because|if|who|which|"
    r"since)\b"
)


def fronted(fact: KnownFact, kinds: Sequence[str] = ("time", "duration")) -> str:
    """The fact with its last phrase of time put first: "At half past four I rang the police"."""
    clause = fact.clause
    years = _YEARS.match(clause.rest) if clause.whole and not clause.front else None
    if years:
        return finished(spoken(f"{years[2]} {_lower(clause.subject)} {clause.group} {years[1]}"))
    parts = phrases(clause.rest) if clause.whole and not clause.front else []
    if len(parts) < 2 or parts[-1].kind not in kinds or len(parts[-1].text.split()) > 7:
        return ""
    rest = " ".join(part.text for part in parts[:-1]).rstrip(",")
    if (
        "," in clause.rest
        or _FIXED.match(parts[-1].text)
        or SUBORDINATE.search(rest)
        or re.search(r"\band\b|[\"“;]", clause.rest)
        or re.search(r"\b(?:than|of)$", rest)
    ):
        return ""
    comma = "" if len(parts[-1].text.split()) <= 3 else ","
    return finished(spoken(f"{parts[-1].text}{comma} {_lower(clause.subject)} {clause.group} {rest}"))


_FIXED = re.compile(
    r"(?:since|when|while|as|until|from|to|into|off|of|towards|onto|out|about|against|round|than|that)\b"
)
"""How a phrase begins that cannot be moved to the front."""


_WANTED: dict[str, tuple[str, ...]] = {
    "when": ("time",),
    "clock": ("time",),
    "day": ("time",),
    "how_long": ("duration", "time"),
    "where": ("place",),
    "why": ("reason", "other"),
    "how": ("with", "by", "place", "other"),
}


def trimmed(fact: KnownFact, question: ParsedQuestion) -> str:
    """The fact without the times, places and means that nobody asked for; nothing where all of it is wanted."""
    clause = fact.clause
    if (
        not clause.whole
        or question.form != "wh"
        or question.want in ("what", "said", "how_far", "occupation", "weather", "name", "how", "why")
    ):
        return ""
    parts = phrases(clause.rest)
    kept = [part for place, part in enumerate(parts) if not place or _wanted(part, question)]
    front = clause.front if clause.front and question.want in ("when", "clock", "day") else ""
    if len(kept) == len(parts) and front == clause.front:
        return ""
    said = " ".join((clause.subject, clause.group, *(part.text for part in kept)))
    said = f"{front}, {_lower(said)}" if front else said
    return finished(spoken(said)) if len(said.split()) > 3 and not said.rstrip(",").endswith(clause.group) else ""


_OF_SOMEBODY = re.compile(r"\d|\b(?!I\b)[A-Z]|^(?:to|by|with|from|against|for) (?:an?|the|my|his|her|our|their) ")


def _wanted(part: Phrase, question: ParsedQuestion) -> bool:
    """Whether a part of the predicate says what was asked, or cannot be spared."""
    if (
        re.search(r"\band\b|^to (?!the|my|his|her|a )[a-z]", part.text)
        or part.kind in ("core", "other")
        or part.kind in _WANTED.get(question.want, ())
    ):
        return True
    keys = content(part.text)
    if question.want in ("how_many", "how_much", "colour") or (
        question.want == "who" and _OF_SOMEBODY.search(part.text)
    ):
        return True
    return any(likeness(asked, key) for asked in question.keys for key in keys) or bool(
        question.form != "wh" and (question.reading.clocks or question.reading.days or question.reading.quantities)
    )


def turned(fact: KnownFact, question: ParsedQuestion) -> Iterator[str]:
    """The phrase in front put behind, and the subject taken up by a pronoun."""
    clause = fact.clause
    if not clause.whole:
        return
    subject = pronoun(clause.subject, question)
    head = clause.group.split()[0].lower()
    if (subject == "they") != (head in ("are", "were", "have", "do")) and head in (
        "are",
        "were",
        "have",
        "do",
        "is",
        "was",
        "has",
        "does",
    ):
        subject = ""
    subject = subject or clause.subject
    rest = f"{clause.group} {clause.rest}".strip()
    if clause.front and not SUBORDINATE.search(rest):
        front = clause.front[:1].lower() + clause.front[1:] if clause.front.split()[0] != "I" else clause.front
        yield finished(spoken(f"{subject} {rest.rstrip(',')}, {front}"))
        yield finished(spoken(f"{clause.front}, {_lower(subject)} {rest}"))
    elif subject != clause.subject:
        yield finished(spoken(f"{subject} {rest}"))


def _lower(subject: str) -> str:
    first = subject.split()[0]
    return (
        subject[0].lower() + subject[1:]
        if first
        in ("The", "My", "A", "An", "He", "She", "It", "They", "His", "Her", "There", "We", "Nobody", "Nothing", "No")
        else subject
    )


def pronoun(subject: str, question: ParsedQuestion) -> str:
    """What stands for a subject that the question has named, or nothing where that would be a guess."""
    row = re.findall(r"[A-Za-z']+", subject)
    keys = [
        stem(word.lower()) for word in row if word.lower() not in ("the", "a", "an", "my", "of", "his", "her", "that")
    ]
    if not keys or not all(any(likeness(key, asked) for asked in question.keys) for key in keys):
        return ""
    if (len(row) > 3 and " of " not in subject) or len(row) > 7 or row[0] in ("I", "A", "An"):
        return ""
    last = re.findall(r"[A-Za-z']+", subject.split(" of ")[0])[-1].lower()
    if not _called_so(last, question):
        return ""
    if last in ("father", "man", "boy", "husband", "brother", "son", "uncle"):
        return "he"
    if last in ("mother", "woman", "girl", "wife", "sister", "daughter", "aunt"):
        return "she"
    if row[0] not in ("The", "My", "the", "my") or any(word[0].isupper() for word in row[1:]):
        return ""
    return "they" if last.endswith("s") and not last.endswith(("ss", "us")) else ("" if last in _PEOPLE else "it")


_NEW = r"(?:any|some|no|what|which|how many|how much) (?:[\w-]+ )?"
"""What is so introduced has not been named yet."""


def _called_so(head: str, question: ParsedQuestion) -> bool:
    """Whether the question calls the thing by that very word, and as one that is known: after "any light" nobody knows
    which lamp "it" is."""
    one = stem(head)
    row = [word for word in re.findall(r"[A-Za-z']+", question.text) if stem(word.lower()) == one]
    return any(not re.search(rf"\b{_NEW}{re.escape(word)}\b", question.text, re.IGNORECASE) for word in row)


_PEOPLE = frozenset(
    words(
        """driver officer doctor nurse deputy trust company police teacher manager boss neighbour prisoner
        deceased defendant child person gentleman lady engineer stranger"""
    )
)
