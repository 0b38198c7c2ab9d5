# ruff: noqa: E501 - a pattern is read as one line
"""A taunt with a fact inside: "Are you seriously telling this jury that you saw her?". A person answers to the fact.

Where nobody objects to such a question as argumentative (Rule 611(a)), the witness stands by what it has sworn to, says no
to what is not so, and says that it does not know what it does not know. Pure functions. Source: docs/design/examination.md.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Kind = Literal["telling", "how", "rather", "trust", "ashamed"]
_HEARERS = r"(?:(?:this|the) (?:jury|court)|the members of the jury|the ladies and gentlemen of the jury|his honour|her honour|us|me|them)"
_LEAD = r"^(?:(?:so|and|but|now|come|really|honestly|well|sir|madam),? )*"
_ANGRY = r"(?:seriously|really|honestly|truly|actually|genuinely|still)"
_SEAT = r"(?:sit|stand|come)(?: (?:up|down))? (?:there|here|in that (?:chair|box)|before (?:this|the) (?:jury|court))"
_PATTERNS: tuple[tuple[Kind, str], ...] = (
    (
        "telling",
        rf"(?:are you|you are|you're) {_ANGRY} (?:telling {_HEARERS}|saying(?: to {_HEARERS})?|"
        rf"asking {_HEARERS} to (?:believe|accept))(?: that)?",
    ),
    (
        "telling",
        rf"(?:are you|you are|you're|do you|you) (?:{_ANGRY} )?(?:asking|expecting|expect|want) {_HEARERS} to "
        r"(?:believe|accept|swallow)(?: that)?",
    ),
    (
        "how",
        rf"how (?:can|could|do) you (?:possibly )?(?:{_SEAT},? and )?(?:{_ANGRY} )?"
        rf"(?:say|swear|claim|maintain|tell {_HEARERS}) (?:to {_HEARERS} )?that",
    ),
    (
        "how",
        rf"how dare you (?:{_SEAT},? and )?(?:say|swear|claim|maintain|tell {_HEARERS}|suggest) (?:to {_HEARERS} )?that",
    ),
    (
        "rather",
        rf"(?:you would|you'd|would you|would you not|wouldn't you) (?:much |far )?(?:rather|prefer)(?: it)?(?: that)?(?: if)? "
        rf"{_HEARERS} (?:had not|hadn't|never|had never|did not|didn't) (?:heard?|know|knew|known|learnt?|learned)(?: of it)? that",
    ),
    ("telling", rf"would you have {_HEARERS} (?:believe|accept) that"),
    ("rather", r"you (?:had )?hoped that nobody would ask about it, (?:had|did) you not, that"),
    ("rather", r"nobody was ever to find out that"),
    ("trust", rf"(?:do you|are you) (?:{_ANGRY} )?(?:expect|asking) {_HEARERS} to (?:overlook|forget) that"),
    ("trust", rf"is {_HEARERS} supposed to trust you, although"),
    ("ashamed", r"are you not ashamed that"),
    ("ashamed", r"does it trouble you at all that"),
    ("rather", r"why did you (?:keep it|hide it|conceal it)(?: from [^?]+?)? that"),
    ("rather", r"when did you decide to (?:keep it to yourself|hide it)(?: from [^?]+?)? that"),
    ("rather", r"how long did you (?:hope|mean|intend) to (?:hide|conceal) it(?: from [^?]+?)? that"),
    ("rather", r"why (?:was|were) [^?]+? never told that"),
    ("rather", r"why did you leave it out of your [a-z]+ that"),
    (
        "trust",
        rf"how (?:can|could|do) you (?:expect|ask|want) {_HEARERS} to (?:trust|believe)(?: you| a word you say)?(?: all the same)? when",
    ),
)
_AFTERWARDS: tuple[tuple[Kind, str], ...] = (
    ("trust", rf", and you (?:still )?(?:ask|expect|want) {_HEARERS} to (?:trust|believe) you\b[^?]*"),
    ("ashamed", r", and you (?:are proud of that|call that [a-z ]+), (?:are|do) you"),
    ("ashamed", r"[;,] do you call that [a-z ]+"),
)
_FRAMES: tuple[tuple[Kind, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(f"{_LEAD}(?:{pattern}) (?P<what>[^?]+?)[?. ]*$", re.IGNORECASE)) for kind, pattern in _PATTERNS
)
_BEHIND: tuple[tuple[Kind, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(rf"{_LEAD}(?P<what>[^?]+?)(?:{pattern})[?. ]*$", re.IGNORECASE)) for kind, pattern in _AFTERWARDS
)
"""The fact first, and the taunt behind it."""
_TAG = re.compile(
    r", (?:[a-z]+(?:n't| not)? (?:you|it|he|she|they|there)(?: not)?|is that (?:right|it|so)|right|correct)$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Taunt:
    """What is put inside a taunt, as a plain question, and what kind of taunt it is."""

    kind: Kind
    asked: str


def taunt(text: str) -> Taunt | None:
    """The taunt; None where a question is none, or puts nothing that could be so or not."""
    said = re.split(r"(?<=[?!.])\s+(?=[A-Z])", text.strip())[-1]
    for kind, frame in _BEHIND:
        if found := frame.match(said):
            return Taunt(kind, f"Is it true that {found['what']}?")
    for kind, frame in _FRAMES:
        found = frame.match(said)
        what = _TAG.sub("", found["what"]).strip() if found else ""
        if len(what.split()) > 2:
            return Taunt(kind, f"Is it true that {what}?")
    return None
