"""What a witness looks like: a face that fits the name, the role and whatever the card tells of age. Any case has one.

Nothing is stored: sex is read from pronouns and titles, age from numbers and callings, dress from the trade; what is
not told is drawn by the name, always the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from venire.language.morphology.gender import gender_in
from venire.law.case_file.case import Person, Witness
from venire.web.portraits.dress import dressed
from venire.web.portraits.look import Look, look_of

_TO_NINETEEN = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
)
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_SMALL: Mapping[str, int] = {word: number for number, word in enumerate(_TO_NINETEEN.split(), start=1)}
_ROUND: Mapping[str, int] = {word: 10 * number for number, word in enumerate(_TENS.split(), start=2)}
_NUMBER = rf"(\d{{1,2}}|(?:{'|'.join(_ROUND)})(?:-[a-z]+)?|{'|'.join(_SMALL)})"
_AGED = re.compile(
    rf"(?:\b(?:aged?|i am|she is|he is) {_NUMBER}(?= years old|[,.])|^{_NUMBER},|\b{_NUMBER}[ -]years?[ -]old)"
)
_SERVED = re.compile(rf"\bfor {_NUMBER} years\b")
_CALLINGS: Sequence[tuple[str, int]] = (
    (r"retired|pensioner|grandmother|grandfather|volunteer", 70),
    (r"professor|judge|chief|alderman", 57),
    (r"student|apprentice|pupil|trainee|girl|boy", 20),
)
"""Callings that tell an age."""
BEGAN = 25
"""The age at which somebody begins a trade."""


def witness_look(card: Witness, accused: Person | None = None) -> Look:
    """The look of a witness; the accused on the stand has the age and sex that the case gives."""
    known = accused if accused is not None and accused.name == card.name else None
    gender = known.gender if known and known.gender != "unstated" else gender_of(card)
    age = known.age if known and known.age is not None else age_of(card)
    look = look_of(f"witness {card.name}", gender, age)
    return replace(dressed(look, card.role, gender), mouth="level")


def gender_of(card: Witness) -> str:
    """By the words that a card uses of its witness: pronouns, titles, kin. ``unstated`` where they do not tell."""
    own = f"{card.name} {card.role} {card.profile.manner}"
    return gender_in(own, f"{own} {card.summary}")


def age_of(card: Witness) -> int | None:
    """Years, by an age in so many words, a calling, or years of service; None where the card tells nothing."""
    facts = [fact.text.lower() for fact in card.affidavit]
    for text in (card.profile.manner.lower(), card.role.lower(), card.summary.lower(), *facts):
        stated = _AGED.search(text)
        if stated:
            return _years(next(group for group in stated.groups() if group))
    calling = next((age for words, age in _CALLINGS if re.search(words, card.role.lower())), None)
    served = max((_years(found.group(1)) for fact in facts if (found := _SERVED.search(fact))), default=0)
    return calling if calling is not None else BEGAN + served if served else None


def _years(words: str) -> int:
    """``74``, ``seventy-four``, ``fifteen``."""
    if words.isdigit():
        return int(words)
    tens, _, ones = words.partition("-")
    return _ROUND.get(tens, 0) + _SMALL.get(ones or tens, 0)
