"""A fact in the witness's own words: contracted, turned round, broken where one breathes; never the affidavit's run."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from venire.law.entailment.stems import stem
from venire.law.entailment.wordlist import words
from venire.participants.understudy.witness.clause import clause_of
from venire.participants.understudy.witness.knowledge import Known, content
from venire.participants.understudy.witness.loosening import (
    HALF_DAY,
    aloud,
    named,
    pointed,
    reduced,
    related,
    restated,
    reworded,
    unfronted,
)
from venire.participants.understudy.witness.question import Question
from venire.participants.understudy.witness.saying import copied, finished, halved, spoken
from venire.participants.understudy.witness.slots import Phrase, alone, has_slot, phrases
from venire.participants.understudy.witness.vocabulary import likeness, listed


def tellings(fact: Known, question: Question, source: str = "") -> list[str]:
    """The fact in several wordings, the plainest first; none of them a long quotation, where that can be helped."""
    plain = finished(spoken(fact.text))
    sources = (source or fact.text, fact.text)
    ways = [_taken_up(fact, question), plain, _trimmed(fact, question), *_turned(fact, question), _fronted(fact)]
    ways = [way for way in ways if way]
    ways += [finished(reworded(way)) for way in ways]
    ways += [halved(way) for way in ways[:3]]
    ways += [_framed(fact), *(finished(aloud(way)) for way in ways[:4] if HALF_DAY.search(way))]
    ways += [_unfolded(way, depth, fact) for depth in (1, 2, 3) for way in ways[:4] if way]
    unique = [way for way in dict.fromkeys(ways) if way]
    own = [way for way in unique if not copied(way, sources)]
    front = _fronted(fact, _ANYWHERE)
    own = own or [way for way in (front, reworded(front)) if way and not copied(way, sources)]
    own = own or [way for way in (_loosened(way, sources, question) for way in unique[:4]) if not copied(way, sources)]
    if own:
        return own
    phrase = alone(fact, question) if question.form == "wh" else ""
    short = [finished(spoken(head)) for head in _heads(phrase)]
    short += [way for way in _shortened(fact) if _still_tells(fact, way, question)]
    return [way for way in short if not copied(way, sources)] + unique


def _loosened(text: str, sources: Sequence[str], question: Question) -> str:
    """The text loosened step by step, as one tells what one has not learnt by heart, until it is no recital."""
    to_this = partial(pointed, question=question)
    undated = partial(unfronted, question=question)
    steps: tuple[Callable[[str], str], ...] = (
        restated,
        reduced,
        aloud,
        undated,
        reworded,
        to_this,
        named,
        related,
    )
    for step in steps:
        text = step(text)
        if not copied(text, sources):
            break
    return finished(text)


def _heads(phrase: str) -> list[str]:
    """The phrase, and the beginnings of it that can stand alone."""
    parts = phrases(phrase) if phrase else []
    heads = [" ".join(part.text for part in parts[:count]) for count in range(len(parts), 0, -1)]
    return [head for head in heads if re.search(r"\d|\b[a-z]{4,}", head)]


_VAGUE = ("", "what", "said", "how", "why", "occupation", "weather")
"""What is wanted where no phrase can be told apart from the rest."""


def _still_tells(fact: Known, way: str, question: Question) -> bool:
    """Whether a shorter wording has what was asked for."""
    kept = all(number in way for number in re.findall(r"\d[\d,]*", fact.text)) or question.want not in _VAGUE
    if question.want == "who" and not all(name in way for name in re.findall(r"(?<!^)\b[A-Z][a-z]+", fact.text)):
        return False
    if question.want in _VAGUE:
        return kept and question.want == "what" and len(way.split()) >= 6 and question.verb in content(way)
    return has_slot(replace(fact, text=way, clause=clause_of(way)), question)


def _shortened(fact: Known) -> list[str]:
    """The sentence with fewer and fewer of its last phrases."""
    clause = fact.clause
    parts = phrases(clause.rest) if clause.whole and '"' not in fact.text else []
    heads = [" ".join(part.text for part in parts[:count]) for count in range(len(parts) - 1, 0, -1)]
    whole = [head for head in heads if not re.search(r"\b(?:of|and|or|the|a|an|to|than)$", head)]
    return [finished(spoken(f"{clause.subject} {clause.group} {head.rstrip(',')}")) for head in whole]


_ANYWHERE = ("time", "place", "with", "by", "duration")


def _fronted(fact: Known, kinds: Sequence[str] = ("time",)) -> str:
    """The fact with its last phrase of time put first: "At half past four I rang the police"."""
    clause = fact.clause
    parts = phrases(clause.rest) if clause.whole and not clause.front else []
    if len(parts) < 2 or parts[-1].kind not in kinds or len(parts[-1].text.split()) > 7:
        return ""
    rest = " ".join(part.text for part in parts[:-1]).rstrip(",")
    if (
        "," in clause.rest
        or _FIXED.match(parts[-1].text)
        or re.search(r"\band\b|[\"“;]", clause.rest)
        or re.search(r"\b(?:than|of)$", rest)
    ):
        return ""
    return finished(spoken(f"{parts[-1].text}, {_lower(clause.subject)} {clause.group} {rest}"))


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


def _trimmed(fact: Known, question: Question) -> str:
    """The fact without the times, places and means that nobody asked for; nothing where all of it is wanted."""
    clause = fact.clause
    if (
        not clause.whole
        or question.form != "wh"
        or question.want in ("what", "said", "how_far", "occupation", "weather", "name", "how")
    ):
        return ""
    parts = phrases(clause.rest)
    kept = [part for place, part in enumerate(parts) if not place or _wanted(part, question, fact)]
    front = clause.front if clause.front and question.want in ("when", "clock", "day") else ""
    if len(kept) == len(parts) and front == clause.front:
        return ""
    said = " ".join((clause.subject, clause.group, *(part.text for part in kept)))
    said = f"{front}, {_lower(said)}" if front else said
    return finished(spoken(said)) if len(said.split()) > 3 and not said.rstrip(",").endswith(clause.group) else ""


def _wanted(part: Phrase, question: Question, fact: Known) -> bool:
    """Whether a part of the predicate says what was asked, or cannot be spared."""
    if (
        re.search(r"\band\b|^to (?!the|my|his|her|a )[a-z]", part.text)
        or part.kind in ("core", "other")
        or part.kind in _WANTED.get(question.want, ())
    ):
        return True
    keys = content(part.text)
    if question.want in ("who", "how_many", "how_much", "colour") and (
        re.search(r"\d|\b(?!I\b)[A-Z]", part.text) or question.want in ("how_many", "colour")
    ):
        return True
    return any(likeness(asked, key) for asked in question.keys for key in keys) or bool(
        question.form != "wh" and (question.reading.clocks or question.reading.days or question.reading.quantities)
    )


_OBJECT = re.compile(
    r"(?:the|my|his|her|their) (?:[a-z-]+ ){0,2}?[a-z]+(?= (?:in|on|at|from|to|with|for|by|"
    r"under|into|out|over|before|after|until|when|while|because)\b|$)"
)


def _taken_up(fact: Known, question: Question) -> str:
    """The fact with "it" for a thing that the question has just named: "he kept it in a grey steel box"."""
    clause = fact.clause
    found = _OBJECT.match(clause.rest) if clause.whole else None
    if (
        found is None
        or clause.auxiliary in ("is", "was", "are", "were", "am")
        or clause.group in ("is", "was", "are", "were")
    ):
        return ""
    keys, last = content(found[0]), found[0].split()[-1]
    if re.search(r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten)$", found[0]):
        return ""
    if not keys or last in _PEOPLE or last in listed("people") or not all(key in question.keys for key in keys):
        return ""
    stands = "them" if last.endswith("s") and not last.endswith(("ss", "us")) else "it"
    front = f"{clause.front}, " if clause.front else ""
    subject = _lower(clause.subject) if front else clause.subject
    return finished(spoken(f"{front}{subject} {clause.group} {stands}{clause.rest[found.end() :]}"))


def _turned(fact: Known, question: Question) -> Iterator[str]:
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
    if clause.front:
        front = clause.front[:1].lower() + clause.front[1:] if clause.front.split()[0] != "I" else clause.front
        yield finished(spoken(f"{subject} {rest.rstrip(',')}, {front}"))
        yield finished(spoken(f"{clause.front}, {_lower(subject)} {rest}"))
    elif subject != clause.subject:
        yield finished(spoken(f"{subject} {rest}"))


def _lower(subject: str) -> str:
    first = subject.split()[0]
    return (
        subject[0].lower() + subject[1:]
        if first in ("The", "My", "A", "An", "He", "She", "It", "They", "His", "Her", "There", "We")
        else subject
    )


def pronoun(subject: str, question: Question) -> str:
    """What stands for a subject that the question has named, or nothing where that would be a guess."""
    row = re.findall(r"[A-Za-z']+", subject)
    keys = [
        stem(word.lower()) for word in row if word.lower() not in ("the", "a", "an", "my", "of", "his", "her", "that")
    ]
    if not keys or not all(any(likeness(key, asked) for asked in question.keys) for key in keys):
        return ""
    if len(row) > 3 or row[0] in ("I", "A", "An"):
        return ""
    last = row[-1].lower()
    if last in ("father", "man", "boy", "husband", "brother", "son", "uncle"):
        return "he"
    if last in ("mother", "woman", "girl", "wife", "sister", "daughter", "aunt"):
        return "she"
    if row[0] not in ("The", "My", "the", "my") or any(word[0].isupper() for word in row[1:]):
        return ""
    return "they" if last.endswith("s") and not last.endswith(("ss", "us")) else ("" if last in _PEOPLE else "it")


_PEOPLE = frozenset(
    words(
        """driver officer doctor nurse deputy trust company police teacher manager boss neighbour prisoner
        deceased defendant child person gentleman lady engineer stranger"""
    )
)


_TIMELESS = re.compile(
    r"\b(?:have|has|had|'ve|'d|is|am|are|said|told|believed|thought|knew|show|shows|showed|"
    r"live|work|keep|lies|carries|could|can|would|nobody|nothing|[Tt]here|no|not|never|didn't|wasn't)\b"
)
"""Where "that was at ten" would speak of something else, or of no time at all."""


_PERCEIVED = re.compile(r"\b(?:saw|heard|felt|watched|let|made|had)\b")
"""Verbs behind which another may follow: "felt the rail at the lock move"."""


def _unfolded(sentence: str, depth: int, fact: Known) -> str:
    """The sentence with its last phrases said as sentences of their own."""
    body = sentence.rstrip(".")
    if sentence.endswith((".m.",)):
        body = sentence
    if (
        _TIMELESS.search(sentence)
        or _PERCEIVED.search(sentence)
        or re.search(r"[.;] ", body)
        or '"' in body
        or "“" in body
    ):
        return ""
    parts = phrases(body)
    places = [
        i for i in range(1, len(parts)) if parts[i].kind not in ("core", "other") and len(parts[i - 1].text.split()) > 0
    ]
    if len(places) < depth:
        return ""
    cut = places[-depth]
    head = " ".join(part.text for part in parts[:cut])
    tail = " ".join(part.text for part in parts[cut:])
    verb = fact.clause.group.split()[-1] if fact.clause.group else ""
    if " of " in tail:
        return ""
    if (
        verb not in head.split()[:-1]
        or len(tail.split()) < 2
        or re.search(r"\band (?:was|were|had|have|has|is|then|I|he|she|they|\w+ed)\b", tail)
    ):
        return ""
    if len(head.split()) < 3 or re.search(r"\b(?:that|who|which|of|and|or|a|the|to|because|when|while)$", head):
        return ""
    return f"{finished(head)} {finished(_link(parts[cut], tail))}"


def _link(part: Phrase, tail: str) -> str:
    if part.kind == "time":
        return f"that was {tail}"
    if part.kind == "place":
        return (
            f"that was {tail}"
            if not re.match(r"(?:to|into|from|onto|toward|towards|across|through|along|out|off|at me)\b", tail)
            else tail
        )
    return f"that was {tail}" if part.kind == "reason" and tail.startswith("because") else tail


def _framed(fact: Known) -> str:
    """What somebody told or saw, with the telling put first: "what he told me was that ..."."""
    text = spoken(fact.text).rstrip(".")
    found = re.match(
        r"^(?P<who>.{2,40}?) (?P<verb>told (?:me|him|her|them|us|the \w+|[A-Z]\w+(?: [A-Z]\w+)?)|"
        r"said|believed|saw|heard|found|noticed) (?P<what>(?:that )?.+)$",
        text,
    )
    if found is None or '"' in text:
        return ""
    who = (
        found["who"]
        if found["who"].startswith("I") or (found["who"][0].isupper() and found["who"].split()[0] not in ("My", "The"))
        else found["who"][0].lower() + found["who"][1:]
    )
    return finished(f"What {who} {found['verb']} was {found['what']}") if len(who.split()) <= 4 else ""
