"""How a thing is identified before it is offered: what is asked of the witness who knows it, by kind of thing.

The sponsor of an exhibit is by the case file the witness who can say that it is what it is offered as (Rule 901(b)(1)):
that it knows the thing, what it is, and that a picture is a fair one or a thing unchanged since it had it in hand.
Source: Federal Rule of Evidence 901(a) and (b).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from venire.law.repetition.same_question import normalised

ExhibitKind = Literal["picture", "recording", "writing", "thing"]
Asked = Literal["known", "how", "what", "true"]
"""What an identifying question is after: whether the witness knows the thing, by what, what it is, whether it is true
or as it was."""

_PICTURE = re.compile(r"\b(?:photographs?|pictures?|diagram|plan|sketch|drawing|map)\b", re.IGNORECASE)
_RECORDING = re.compile(r"\b(?:recording|film|video|tape)\b", re.IGNORECASE)
_WRITING = re.compile(
    r"\b(?:print-?out|logs?|books?|sheets?|pages?|statements?|reports?|notes?|notice|forms?|policy|receipt"
    r"|e-mails?|letters?|"
    r"certificates?|records?|summary|list|chart|bill|rule|orders|track|reckoning|description|ledger|contract|message|"
    r"(?:trip|score|time|record|index) cards?)\b",
    re.IGNORECASE,
)
_THIS = (
    r"(?:it|this|that|these|them|those"
    r"|(?:what (?:is|I have|I am|I'm)|the (?:thing|paper|document|page)|exhibit)\b[^?,;]*)"
)
_CALLED = r"(?:,[^?,;]{1,40})?"
"""The witness is named at the end: "Do you recognise it, Detective?"."""
_ITEM = (
    r"(?:picture|photograph|photo|paper|document|thing|object|item|exhibit|recording|print-?out|card|sheet|book"
    r"|letter)s?"
)
_ASKED: tuple[tuple[Asked, re.Pattern[str]], ...] = (
    (
        "true",
        re.compile(
            r"\b(?:fair(?:ly)? and (?:accurate(?:ly)?|true|truly)|(?:same|very) (?:condition|state)"
            r"|in the (?:condition|state) in|true and (?:complete|accurate|fair)|changed in any way|altered in any way"
            r"|as you (?:found|left|took) it)\b",
            re.IGNORECASE,
        ),
    ),
    (
        "how",
        re.compile(
            rf"\bhow (?:do|can|could|would|are) you (?:able to )?(?:(?:recogni[sz]e|identify) {_THIS}"
            r"|(?:know|tell) (?:what (?:it|this|that|exhibit \d+) is\b|(?:(?:that )?(?:it|this)|that|exhibit \d+)"
            rf" (?:is|was)\b[^?]*)){_CALLED}\s*\?",
            re.IGNORECASE,
        ),
    ),
    (
        "known",
        re.compile(
            rf"\b(?<!how )(?:do|can|could|would) you (?:recogni[sz]e|identify|know) {_THIS}{_CALLED}\s*\?"
            rf"|\bhave you (?:ever )?seen {_THIS}(?: before)?{_CALLED}\s*\?"
            rf"|\bis (?:it|this|that) (?:known|familiar) to you{_CALLED}\s*\?",
            re.IGNORECASE,
        ),
    ),
    (
        "what",
        re.compile(
            rf"\bwhat (?:is|'s|are) (?:it|(?:this|that|these)(?: {_ITEM})?|exhibit \d+){_CALLED}\s*\?"
            r"|\b(?:tell|say|told) (?:us|the (?:jury|court))?,? ?(?:please,? )?what (?:it|this|that|exhibit \d+) is\b"
            r"|\bwhat (?:do you have|have you(?: got)?|are you holding|am I (?:showing|handing) you)\b[^?]*\?",
            re.IGNORECASE,
        ),
    ),
)
_NUMBER = re.compile(r"\bexhibit (\d+)\b", re.IGNORECASE)


def kind_of(name: str) -> ExhibitKind:
    """What kind of thing an exhibit is, by the head of its name: "Photograph of a wrist" is a picture."""
    head = re.split(r" (?:and|of|from|for) ", name, maxsplit=1)[0]
    if _RECORDING.search(head):
        return "recording"
    if _PICTURE.search(head):
        return "picture"
    return "writing" if _WRITING.search(head) else "thing"


@lru_cache(maxsize=4096)
def asked_of(question: str) -> Asked | None:
    """What a question that identifies a thing is after; None where it is another question."""
    return next((kind for kind, pattern in _ASKED if pattern.search(question)), None)


def identifies_another(one: str, other: str) -> bool:
    """Whether two questions identify different things, or one of them none: neither repeats the other."""
    kinds, exhibits = (asked_of(one), asked_of(other)), (exhibit_in(one), exhibit_in(other))
    return any(kinds) and (kinds[0] != kinds[1] or exhibits[0] != exhibits[1])


@lru_cache(maxsize=4096)
def exhibit_in(text: str) -> str:
    """The id of the last exhibit that a text names by number: "Exhibit 7" -> "X7"; or empty."""
    found = _NUMBER.findall(text)
    return f"X{found[-1]}" if found else ""


_KNOWN = normalised("seen before recognise recognize know known identify familiar exhibit")
_AS_IT_WAS = normalised(
    "fair fairly accurate accurately true truly complete completely picture show state condition same very found took "
    "left saw seen changed altered way day"
)


def only_identifies(statement: str, of: Iterable[str]) -> bool:
    """Whether a claim tells of these things, by name or by number or by "it", no more than that the witness knows them,
    what they are, or that they are as they were. ``of``: their names, and the witness's own."""
    words = normalised(_NUMBER.sub("exhibit", statement)).difference(*map(normalised, of))
    return words <= (_KNOWN | _AS_IT_WAS if asked_of(statement) == "true" else _KNOWN)


_DEFINITE = re.compile(r"\b(?:logs?|records?|reports?|summary|track|certificate|note)$", re.IGNORECASE)
_UNCOUNTED = re.compile(r"^(?:the|an?|my|\w+ number|page (?!of)\w+) ", re.IGNORECASE)


def as_named(name: str, owner: str = "") -> str:
    """An exhibit as it is spoken of inside a sentence: "Photograph of a wrist" -> "a photograph of a wrist".

    ``owner``: the full name of whoever speaks, whose own things are "my".
    """
    said = _mine(_small(name), owner)
    head = re.split(r" (?:and|of|on|from|for|behind) ", said, maxsplit=1)[0]
    if _UNCOUNTED.match(said) or said[:1].isupper() or (head.endswith("s") and not head.endswith("ss")):
        return said
    if _DEFINITE.search(head):
        return f"the {said}"
    return f"{'an' if said[:1] in 'aeiou' else 'a'} {said}"


def _small(name: str) -> str:
    """With a small first letter, unless it opens with a name: with two capitals in a row."""
    first, _, rest = name.partition(" ")
    return name if rest[:1].isupper() and first.lower() != "the" else f"{name[:1].lower()}{name[1:]}"


def _mine(said: str, owner: str) -> str:
    titled = re.sub(r"^(?:(?:Dr|Professor|Sergeant|Detective|Captain|Lieutenant)\.? )", "", owner)
    if not titled:
        return said
    own = rf"(?:Dr |Professor |Captain )?(?:{re.escape(titled)}|{re.escape(titled.split()[-1])})"
    said = re.sub(rf"(?<![\w]){own}['’]s\b", "my", said)
    return re.sub(rf"^(\w+) of {own}$", r"my \1", said)
