"""The reason that a witness has for a thing, and the question that asks for it after the thing itself.

A reason may stand in a sentence of its own: "I lied because I was afraid" after "I lied to the detective on Saturday".
Then it is the lie to the detective on Saturday that the question names. Source: Federal Rule of Evidence 611(a).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.law.api import Fact, excuses, normalised
from venire_understudy.counsel.questions.grammar import joined, said, sentence
from venire_understudy.counsel.questions.open_ended import open_questions

_ASKS_WHY = re.compile(r"Why |What made you ")


def gives_reason(fact: Fact) -> bool:
    """Whether the witness tells in it why it did something."""
    return fact.frame.subject == "I" and (excuses(fact) or bool(_ASKS_WHY.match(fact.ask)))


def is_the_deed(one: Fact, why: Fact) -> bool:
    """Whether it tells, without a reason, what the other gives the reason of."""
    frame, other = one.frame, why.frame
    same = (frame.subject, frame.verb, frame.negated) == (other.subject, other.verb, other.negated)
    told = normalised(why.text.partition(" because ")[0])
    return same and " because " in why.text and " because " not in one.text and told <= normalised(one.text)


def deed_of(affidavit: Sequence[Fact], why: Fact) -> Fact | None:
    """The fact of the same witness that tells the thing alone; None where the reason stands with it."""
    return next((one for one in affidavit if one.id != why.id and is_the_deed(one, why)), None)


def why_asked(affidavit: Sequence[Fact], why: Fact) -> str:
    """The question for the reason: the author's own, one that names the deed as it was told, or one made of the fact;
    empty where none can be made."""
    if _ASKS_WHY.match(why.ask):
        return why.ask
    deed = deed_of(affidavit, why)
    if deed is not None:
        one = said(deed.frame)
        return sentence(joined("why", one.inverted(joined(one.object, one.tail()))))
    return next((one for one in open_questions(why) if one.startswith("Why ")), "")
