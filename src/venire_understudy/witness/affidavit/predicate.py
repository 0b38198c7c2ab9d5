"""A predicate broken into phrases, by what each tells: when, where, how long, why, with what, by whom."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from venire.language.words.word_list import words

Kind = Literal["core", "time", "duration", "place", "reason", "with", "by", "other"]

_PREPOSITIONS = frozenset(
    words(
        """at on in by from to with without for after before during until till since near behind beside under
        over above below between through across along toward towards into onto inside outside past around
        off against about beneath opposite when while because as so among within upon out where whenever
        that who which"""
    )
)
_PARTICLES = frozenset(("on", "off", "out", "up", "down", "in", "over", "away", "back", "through"))
_PLACES = frozenset(
    words("""at on in to from near behind beside under over above below between through across along toward towards into
    onto inside outside past around off against beneath opposite out upon where""")
)
TIME = re.compile(
    r"\b(\d{1,2}[:.]\d\d|[ap]\.m|o'clock|noon|midnight|midday|morning|evening|afternoon|night|tonight|yesterday|today|"
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|"
    r"november|december|spring|summer|autumn|winter|1[0-9]\d\d|20\d\d|half past|quarter (?:to|past)|"
    r"(?:last|next|that|this|previous|following|same) (?:day|week|month|year|moment|time)|"
    r"christmas|easter|dusk|dawn|dark|sunset|"
    r"lunchtime|weekend|ago|(?:five|ten|twenty|twenty-five) (?:to|past)|(?:at|about|around|"
    r"before|after|by|until|past|to) "
    r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|"
    r"twelve)(?![ -](?:\w+ )?(?:feet|foot|yards|metres|miles|people|men|women|of|times|"
    r"minutes|hours|inches)))\b",
    re.IGNORECASE,
)
DURATION = re.compile(
    r"\b(?:(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|"
    r"fortnight)\b|a (?:moment|while|long time|short time))",
    re.I,
)
REASON = re.compile(
    r"\b(?:because|since|so that|in order to|as a result|due to|so as|for fear|out of (?:spite|fear|pity|kindness))\b|"
    r"\bto (?!(?:the|a|an|my|his|her|me|him|their|our|one|two|three|four|five|six|seven|eight|nine|"
    r"ten|some|about|nearly|"
    r"over|work|bed|school|court|hospital|sleep|say|tell)\b)(?-i:[a-z]+)\b|\bfor (?-i:[a-z]+ing)\b",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A part of a sentence, in its own words."""

    kind: Kind
    text: str


def phrases(text: str) -> list[Phrase]:
    """The parts of a predicate, broken before each preposition or conjunction; neighbours of one kind are joined."""
    parts: list[list[str]] = [[]]
    row = text.split()
    for place, word in enumerate(row):
        bare = word.lower().strip(",.;:\"'()")
        following = row[place + 1].lower() if place + 1 < len(row) else ""
        particle = bare in _PARTICLES and following in _PREPOSITIONS and not word.endswith(",")
        particle = (
            particle
            or not following
            or (bare in ("by", "to") and following[:1].isdigit() and row[place - 1][:1].isdigit())
        )
        if bare in _PREPOSITIONS and parts[-1] and not particle and not _bound(parts[-1], bare):
            parts.append([])
        parts[-1].append(word)
    return _joined([Phrase(kind_of(" ".join(part)), " ".join(part)) for part in parts if part])


def _bound(before: Sequence[str], word: str) -> bool:
    """Whether the part before is not finished without this word: "from above", "a quarter to", "out of"."""
    last = before[-1].lower().strip(",")
    return (len(before) == 1 and last in _PREPOSITIONS - _PARTICLES and last not in ("that", "who")) or (
        word in ("to", "past", "before")
        and last in ("quarter", "half", "five", "ten", "twenty", "twenty-five", "minutes", "minute")
    )


def _joined(parts: Sequence[Phrase]) -> list[Phrase]:
    joined: list[Phrase] = []
    for part in parts:
        open_clause = joined and joined[-1].text.split()[0].lower() in (
            "because",
            "when",
            "while",
            "that",
            "who",
            "which",
            "so",
            "as",
            "whenever",
            "where",
        )
        if joined and (
            (joined[-1].kind == part.kind != "core" and part.kind == "time") or (open_clause and part.kind != "reason")
        ):
            joined[-1] = Phrase(joined[-1].kind, f"{joined[-1].text} {part.text}")
        else:
            joined.append(part)
    return joined


def kind_of(part: str) -> Kind:
    """What a part of a predicate tells, by the word it begins with and by what stands in it."""
    head = part.split()[0].lower().strip(",.;:\"'()")
    if head in ("because",) or part.lower().startswith(("so that", "in order")):
        return "reason"
    if re.match(r"in (?:my|his|her) (?:opinion|view|judgement)|in fact|in all", part, re.IGNORECASE):
        return "other"
    if head in ("when", "while", "whenever") or (head in ("after", "before", "until", "till", "since", "as", "during")):
        return "time"
    if head in ("for", "in", "within", "about", "some") and DURATION.search(part):
        return "duration"
    if head in _PREPOSITIONS and TIME.search(part):
        return "time"
    if head in ("that", "who", "which"):
        return "other"
    if head in _PLACES:
        return "place"
    if head == "with" or head == "without":
        return "with"
    return (
        "by" if head == "by" else ("reason" if REASON.match(part) else ("other" if head in _PREPOSITIONS else "core"))
    )
