"""Leave to lead one's own witness as hostile: Federal Rule of Evidence 611(c)(2).

It is given where the witness is the adverse party, is identified with that party, or has been evasive on the record; of
what stands on no record, such as how willing a witness is inside, nothing is asked here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, NamedTuple

from venire.language.answers.stance import stance_of
from venire.language.text.sentences import sentences
from venire.law.case_file.case import Case, Person, Side, Witness
from venire.law.testimony.testified import Exchange

Standing = Literal["adverse", "identified", "evasive", ""]
"""Why the witness may be led; empty where nothing shows it."""
_ASKS = (
    r"(?:permission|leave|may (?:i|we|it)|might (?:i|we)|can i|(?:i|we)(?:'d| would)? (?:now |therefore "
    r"|respectfully )*(?:ask|request|move|seek|like|want|wish)"
    r"|(?:i|we) (?:am|are) asking|requesting|asking|move to)"
)
_HOSTILE = (
    r"(?:hostile|adverse)\b(?! (?:to|toward|towards|possession|weather|party's))|unwilling witness"
    r"|611\(c\)(?:\(2\))?|leading questions|"
    r"(?:lead|cross-examine) (?:the|this|my(?: own)?|him|her|mr|mrs|ms|dr)\b"
    r"|lead\s*(?:,? your honou?r)?\s*[.?!]*$|as (?:if )?on cross"
)
_REQUEST = re.compile(rf"\b{_ASKS}\b[^.?!]*?\b(?:{_HOSTILE})", re.IGNORECASE)
_DECLARED = re.compile(
    r"\b(?:treat|declare|deem|find|rule)\b[^.?!]*\bwitness\b[^.?!]*\b(?:hostile|adverse)\b", re.IGNORECASE
)
"""Said as a motion, with no word of asking: "Your Honor, declare the witness hostile"."""
_COURT = re.compile(r"\byour honou?r\b|\bthe court\b", re.IGNORECASE)
_TO_THE_WITNESS = re.compile(r"\b(?:you|your)\b(?! honou?r)", re.IGNORECASE)
_TIE = (
    r"(?:daughter|son|wife|husband|widow|widower|brother|sister|mother|father|uncle|aunt|nephew|niece|cousin"
    r"|friend|fianc\w+|partner"
    r"|apprentice|employee|assistant|secretary|deputy|agent|deckhand|mate|clerk|lawyer|child)"
)
_EVADES = re.compile(
    r"\b(?:rather not (?:say|answer)|that(?:'s| is) (?:private|my (?:own )?(?:business|affair))"
    r"|no business of yours|what(?:'s| is) that to you"
    r"|won't answer|will not answer|refuse to answer|why (?:do|should) (?:you|i)|none of your)\b",
    re.IGNORECASE,
)
EVASIONS, REFUSALS = 3, 2
"""So many answers that tell nothing, or refuse, show on the record that a witness evades."""
LATELY = 8
"""The answers that are looked at: the last so many to this side."""


class LeaveSought(NamedTuple):
    """What counsel asks of the court, and what it goes on to ask of the witness; ``rest`` may be empty."""

    request: str
    rest: str


def leave_sought(text: str) -> LeaveSought | None:
    """The request for leave in what counsel says, in whatever words; None where there is none."""
    parts = sentences(text)
    found = [one for one in parts if _is_request(one)]
    if not found:
        return None
    rest = " ".join(
        one
        for one in parts
        if one not in found and not re.fullmatch(r"\W*(?:may it please )?your honou?r\W*", one, re.I)
    )
    return LeaveSought(" ".join(found), rest.strip())


def _is_request(sentence: str) -> bool:
    if _TO_THE_WITNESS.search(sentence):
        return False
    declared = _DECLARED.search(sentence) and _COURT.search(sentence)
    return bool(_REQUEST.search(sentence) or declared)


def hostile_standing(case: Case, witness: Witness, by: Side, heard: Iterable[Exchange]) -> Standing:
    """Why this witness may be led by the side that called it. ``heard``: what it has answered, to either side."""
    answered = [one for one in heard if one.answer and not one.struck]
    against = case.defendant if by == "prosecution" else case.victim
    if against is not None and witness.name == against.name:
        return "adverse"
    said = " ".join((witness.role, *(one.answer for one in answered)))
    if against is not None and _identified(said, against, by):
        return "identified"
    return "evasive" if _evasive([one for one in answered if one.by == by][-LATELY:]) else ""


def _identified(said: str, against: Person, by: Side) -> bool:
    """Whether role or testimony ties the witness to the adverse party."""
    last = re.escape(against.name.split()[-1])
    name = rf"(?:{re.escape(against.name)}|(?:Mr|Mrs|Ms|Dr)\.? {last}|{re.escape(against.name.split()[0])})"
    part = "defendant|accused" if by == "prosecution" else "plaintiff|claimant"
    ties = (
        rf"\b{_TIE} (?:of|to) (?:{name}|the (?:{part}))\b|\b(?:{name}|the (?:{part}))'s {_TIE}\b"
        rf"|\bI think of {name} as an? {_TIE}\b"
    )
    mine = rf"\b{name} is my {_TIE}\b|\bI work for {name}\b"
    return bool(re.search(f"{ties}|{mine}", said))


def _evasive(answered: list[Exchange]) -> bool:
    """Whether the last answers to this side refuse, or tell nothing again and again."""
    refused = sum(bool(_EVADES.search(one.answer)) for one in answered)
    nothing = sum(stance_of(one.answer, one.question) == "unknown" for one in answered)
    return refused >= REFUSALS or refused + nothing >= EVASIONS
