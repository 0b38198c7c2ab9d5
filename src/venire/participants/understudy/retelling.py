"""What a witness said, told again by somebody else: "her father held on to every rail", as Clare Ashdown told it."""

from __future__ import annotations

import re

from venire.law.case import Witness
from venire.law.papers import Papers
from venire.law.speech.sexes import sex_of
from venire.participants.understudy.lore import Lore
from venire.participants.understudy.wording import inside

SHE, HE = ("she", "her", "her"), ("he", "him", "his")
_DONE_TO = (
    r"\b(tells?|told|asks?|asked|pays?|paid|gave|showed|let|sees?|saw|hears?|heard|warned|called|met|to|from|with|against"
    r"|beside|towards|behind|for|by|at|on|of)"
)
"""Words after which whoever is named is not the one who acts."""
_KIND = re.compile(r",? who\b| of ")
"""What a witness is, before whom it saw or whose it is."""
_AGREES = re.compile(r"(\b(?:if|unless) (?:she|he) )(testify|speak|tell|say|give|help|stay|sign|pay|lie|talk|refuse)\b")
"""A condition in the present, which a witness put with "I": "if I testify"."""


def retold(papers: Papers, fact: str, *, named: bool = False) -> str:
    """A fact as a clause after "told us that": its witness is "she", or named where the file does not tell he from
    she. ``named``: with its name where it is first spoken of, for whoever has not named it."""
    told = papers.told(fact)
    told = told if told.endswith((" a.m.", " p.m.")) else told.rstrip(".")
    witness = papers.witnesses[fact.partition(".")[0]]
    begins = told.find(witness.name) + len(witness.name) if named and witness.name in told else 0
    return inside(told[:begins] + _own(told[begins:], witness), Lore(papers.case).names)


def ended(said: str) -> str:
    """With its full stop, which the point of "p.m." is already."""
    return said if said.endswith(".") else f"{said}."


def _own(told: str, witness: Witness) -> str:
    """The fact without the witness's name said twice."""
    found = pronouns(witness)
    if found is None:
        return told
    does, done_to, whose = found
    name = re.escape(witness.name)
    told = re.sub(rf"{name}['’]s\b", whose, told)
    told = re.sub(rf"(\bto (?!where\b|what\b|which\b|how\b|whom\b)[a-z]+|{_DONE_TO}) {name}\b", rf"\1 {done_to}", told)
    told = re.sub(rf"\b{name}\b", does, told)
    told = _AGREES.sub(lambda found: found[1] + _third_person(found[2]), told)
    return re.sub(rf"\b({does}|{name}) have\b", r"\1 has", told)


def _third_person(verb: str) -> str:
    return f"{verb[:-1]}ies" if verb.endswith("fy") else f"{verb}s"


def pronouns(witness: Witness) -> tuple[str, str, str] | None:
    """ "she", "her", "her": by the name, by what the witness is to somebody, or by how the file speaks of it: whoever
    opens its sentences, before anybody who comes in with them."""
    found = sex_of(witness.name) or sex_of(_KIND.split(witness.role)[0])
    if found:
        return SHE if found == "she" else HE
    file = " ".join((witness.summary, witness.profile.manner, *witness.credibility))
    acting = re.findall(r"(?:^|[.;] )(She|He)\b", file)
    words = [one.lower() for one in acting] or re.findall(r"[a-z]+", file.lower())
    hers = sum(word in ("she", "her", "hers", "herself") for word in words)
    his = sum(word in ("he", "him", "his", "himself") for word in words)
    if hers == his:
        return None
    return SHE if hers > his else HE
