"""The last means against a recital: a sentence broken where a speaker takes breath, and nothing added to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.participants.understudy.witness.clause import clause_of
from venire.participants.understudy.witness.saying import copied, finished, recited
from venire.participants.understudy.witness.slots import phrases
from venire.participants.understudy.witness.third_person import sex_of
from venire.participants.understudy.witness.vocabulary import listed

BREATHS = ("you see", "mind you", "in fact", "I may say")
"""What is put in at a pause; a sentence takes each once."""
_UNFIT = re.compile(r"[\"“;:]|\. ")
_HANGING = re.compile(
    r"\b(?:of|and|or|but|the|a|an|my|his|her|their|to|than|at|in|on|that|who|which|about|some)$", re.I
)
_NAMED = re.compile(r"^(?:Mr|Mrs|Miss|Ms|Dr|Sir|Sister|Canon|Captain|Professor|Constable|Sergeant|Nurse)\b")


def broken(text: str, sources: Sequence[str]) -> Iterator[str]:
    """The sentence broken in one place more after the other, until it is no recital."""
    first = dislocated(text)
    for start in (first, text):
        if not start:
            continue
        said = start
        turn = len(text) % len(BREATHS)
        for breath in ("", *BREATHS[turn:], *BREATHS[:turn]):
            said = _breathed(said, breath, sources) if breath else said
            if not copied(said, sources):
                yield said
                break


def dislocated(text: str) -> str:
    """The subject named first and taken up by its pronoun: "The warning lamp, it had been broken since Christmas"."""
    clause = clause_of(text)
    row = clause.subject.split()
    if not clause.whole or clause.front or _UNFIT.search(text[:-1]) or not 2 <= len(row) <= 11:
        return ""
    pronoun = _pronoun(clause.subject)
    if not pronoun or re.search(
        r"\b(?:there|who|which|that|nobody|no|every|each|I|we)\b", clause.subject, re.IGNORECASE
    ):
        return ""
    return finished(f"{clause.subject.rstrip(',')}, {pronoun} {clause.group} {clause.rest}")


def _pronoun(subject: str) -> str:
    if " and " in subject:
        return "they"
    sex = sex_of(subject)
    if sex and not re.search(r"['’]s\b|\b(?:of|my|his|her|their|the|a|an)\b", subject):
        return sex
    last = re.split(r"\b(?:of|in|on|at|from|with|above|below|behind|near|under|beside|,)\b", subject)[0].split()[-1:]
    word = last[0].strip(",").lower() if last else ""
    if (
        not word
        or _NAMED.match(subject)
        or word in listed("people")
        or (
            subject.split()[0][0].isupper()
            and subject.split()[0] not in ("The", "A", "An", "My", "His", "Her", "Their", "Our", "Its", "This", "That")
        )
    ):
        return ""
    return "they" if word.endswith("s") and not word.endswith(("ss", "us", "is")) else "it"


def _breathed(text: str, breath: str, sources: Sequence[str]) -> str:
    """A pause with a word put in, at the phrase that lies nearest to the middle of what is recited."""
    body = text.rstrip(".")
    parts = [part.text for part in phrases(body)]
    places = [
        at
        for at in range(1, len(parts))
        if not _HANGING.search(" ".join(parts[:at])) and len(" ".join(parts[:at]).split()) > 1
    ]
    ways = [_joined(parts, at, breath) for at in places]
    middle = len(body) / 2
    ranked = sorted(ways, key=lambda way: (recited(way, sources), abs(way.find(breath) - middle)))
    return ranked[0] if ranked else _behind_verb(text, breath)


def _behind_verb(text: str, breath: str) -> str:
    """A pause behind the verb, where the rest is one phrase: "I found, mind you, no sign of a second blow"."""
    clause = clause_of(text)
    if not clause.whole or clause.front or len(clause.rest.split()) < 3 or _UNFIT.search(text[:-1]):
        return text
    return finished(f"{clause.subject} {clause.group}, {breath}, {clause.rest}")


def _joined(parts: Sequence[str], at: int, breath: str) -> str:
    head, tail = " ".join(parts[:at]).rstrip(","), " ".join(parts[at:])
    return finished(f"{head}, {breath}, {tail}")
