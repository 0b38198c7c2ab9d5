"""A fact's frame as counsel says it to the witness: "I" becomes "you", the verb goes into the form that is wanted."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from venire.law.api import Frame
from venire_understudy.witness.words.vocabulary import irregular

_QUOTED = re.compile(r"(\"[^\"]*\"|“[^”]*”)")
_TO_YOU = (
    (re.compile(r"\b(?:I am|I'm)\b"), "you are"),
    (re.compile(r"\bI was\b"), "you were"),
    (re.compile(r"\b[Ww]e\b"), "you"),
    (re.compile(r"\bI\b"), "you"),
    (re.compile(r"\bmyself\b"), "yourself"),
    (re.compile(r"\bmine\b"), "yours"),
    (re.compile(r"\bours\b"), "yours"),
    (re.compile(r"\b(?:[Mm]y|[Oo]ur)\b"), "your"),
    (re.compile(r"\b(?:me|us)\b"), "you"),
)
_VOWELS = "aeiou"
_JOINED = re.compile(r"(?!(?:one|nobody|somebody|who|that|which)\b)(?:\w+ ){1,4}and (?:\w+ ?){1,4}$", re.IGNORECASE)
"""Two things: "pink toes and a pulse"."""
_MANY = frozenset(("people", "police", "men", "women", "children", "both", "few", "many", "two", "three"))
_ONE = frozenset(("news", "physics", "means", "series"))
"""Heads that are many without an s, or one with it."""
_DETERMINED = re.compile(
    r"^(?:the|a|an|one|two|no|any|whether|if|how|when|where|why|anybody|anyone|nobody|my|you|me|your|his|her"
    r"|their|its|this|that|who|what|which|it"
    r"|more than)\b"
)


@lru_cache(maxsize=4096)
def to_you(text: str) -> str:
    """First person to second, except in quotations: "I saw my father" -> "you saw your father"."""
    parts = _QUOTED.split(text)
    return "".join(part if place % 2 else _told_to_you(part) for place, part in enumerate(parts))


def _told_to_you(text: str) -> str:
    for pattern, form in _TO_YOU:
        text = pattern.sub(form, text)
    return text


def past(verb: str) -> str:
    """find -> found, walk -> walked, stop -> stopped."""
    return irregular()[verb][1] if verb in irregular() else _regular(verb)


def participle(verb: str) -> str:
    """find -> found, take -> taken."""
    if verb in ("be", "have", "do"):
        return {"be": "been", "have": "had", "do": "done"}[verb]
    return irregular()[verb][2] if verb in irregular() else _regular(verb)


def _regular(verb: str) -> str:
    if verb.endswith("e"):
        return f"{verb}d"
    if verb.endswith("y") and verb[-2] not in _VOWELS:
        return f"{verb[:-1]}ied"
    return f"{_doubled(verb)}ed"


def _doubled(verb: str) -> str:
    short = len(verb) <= 5 and sum(letter in _VOWELS for letter in verb) == 1
    return verb + verb[-1] if short and verb[-2] in _VOWELS and verb[-1] not in "aeiouwxy" else verb


def progressive(verb: str) -> str:
    """ride -> riding."""
    if verb.endswith("e") and not verb.endswith("ee") and verb != "be":
        return f"{verb[:-1]}ing"
    return f"{_doubled(verb)}ing"


@dataclass(frozen=True, slots=True)
class SecondPerson:
    """A frame in the second person. ``auxiliary`` and ``verb`` are its verb group as it stands in a question."""

    subject: str
    auxiliary: str
    verb: str
    object: str
    complements: tuple[str, ...]
    time: str
    place: str
    frame: Frame

    def tail(self, keep: Callable[[str], bool] = lambda _: True, *, place: bool = True, time: bool = True) -> str:
        """What follows the object, in spoken order, but for the complements that are left out."""
        kept = [part for part in self.complements if keep(part)]
        rest = [*kept, self.place if place else "", self.time if time else ""]
        return joined(*(_closed(part, followed=any(rest[n + 1 :])) for n, part in enumerate(rest)))

    def inverted(self, rest: str) -> str:
        """ "did you find" and what follows."""
        return joined(self.auxiliary, self.subject, self.verb, self.frame.particle, rest)


def _closed(part: str, *, followed: bool) -> str:
    """A comma that opens inside a part is answered by one after it: "on Saturday, after you had told her, that …"."""
    return f"{part}," if followed and ", after " in part else part


def said(frame: Frame) -> SecondPerson:
    """The frame as counsel says it to the witness whose fact it is."""
    subject = to_you(frame.subject)
    auxiliary, verb = _group(frame, is_plural(subject))
    return SecondPerson(
        subject=subject,
        auxiliary=auxiliary,
        verb=verb,
        object=to_you(frame.object),
        complements=tuple(to_you(part).strip(" ,") for part in frame.complements),
        time=to_you(frame.time),
        place=to_you(frame.place),
        frame=frame,
    )


def _group(frame: Frame, plural: bool) -> tuple[str, str]:
    """The auxiliary and what comes behind the subject: ("did", "find"), ("could", "have made"), ("was", "")."""
    if frame.modal:
        return frame.modal, f"have {participle(frame.verb)}" if frame.aspect == "perfect" else frame.verb
    if frame.aspect == "perfect":
        present = "have" if plural else "has"
        return ("had" if frame.tense == "past" else present), participle(frame.verb)
    if frame.tense == "future":
        return "will", frame.verb
    being = _being(frame, plural)
    if frame.aspect == "progressive":
        return being, progressive(frame.verb)
    if frame.verb == "be":
        return being, ""
    return _doing(frame, plural), frame.verb


def _being(frame: Frame, plural: bool) -> str:
    if frame.tense == "past":
        return "were" if plural else "was"
    return "are" if plural else "is"


def _doing(frame: Frame, plural: bool) -> str:
    if frame.tense == "past":
        return "did"
    return "do" if plural else "does"


def is_plural(subject: str) -> bool:
    """Whether a noun phrase is plural, by its head."""
    if subject in ("you", "they", "we") or _JOINED.match(subject):
        return True
    head = re.split(r"\s(?:of|that|which|who|whose|on|in|at|for|from|with)\s", subject)[0].split()[-1].lower()
    return head in _MANY or (head.endswith("s") and head not in _ONE and not head.endswith(("ss", "'s", "us", "is")))


def is_indefinite(thing: str) -> bool:
    """Whether a noun phrase brings in something new: "a wrench", "grains of rust"."""
    return bool(re.match(r"(?:a|an|one|two|some)\b", thing)) or some(thing) != thing


def some(thing: str) -> str:
    """What a doubtful question asks for: "blue paint" -> "any blue paint"."""
    bare = thing[:1].isupper() or _DETERMINED.match(thing) or "'s" in thing.split(" ")[0]
    return thing if bare or not thing else f"any {thing}"


def joined(*parts: str) -> str:
    """The parts that say something, with single spaces."""
    return " ".join(part for part in parts if part)


def sentence(text: str, mark: str = "?") -> str:
    """A capital in front and a mark behind, without doubled marks."""
    text = re.sub(r"\s+", " ", text).strip().rstrip(" ,;?!")
    ends = text if text.endswith(("a.m.", "p.m.")) and mark == "?" else text.rstrip(".?!")
    ends = ends if not (mark == "." and text.endswith(("a.m.", "p.m."))) else text.rstrip(".")
    return f"{ends[:1].upper()}{ends[1:]}{mark}"
