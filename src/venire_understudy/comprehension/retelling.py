"""What a witness said, told again by somebody else: "her father held on to every rail", as Clare Ashdown told it."""

from __future__ import annotations

import re

from venire.language.morphology.sexes import sex_of
from venire.language.morphology.verbs import present_of
from venire.language.wording.phrase_grammar import inside
from venire.law.api import CasePapers, Fact, Witness
from venire_understudy.comprehension.case_lore import Lore

SHE, HE = ("she", "her", "her"), ("he", "him", "his")
_WORDS = re.compile(
    r"\b(?:I['’](?P<short>m|ve|d|ll)|(?P<word>I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|[Uu]s|[Oo]urs?|[Oo]urselves))\b"
)
_QUOTED = re.compile(r"([\"“][^\"”]*[\"”])")
_QUOTED_LAST = re.compile(r"([.!?][\"”])\.$")
_POINTS_BACK = re.compile(r"(?:He|She|His|Her|They|Their|Its?|Those|These|That|This)\b(?! (?:night|is \d))")
_SHORT = {"m": " is", "ve": " has", "d": " had", "ll": " will"}
_OURS = {"we": "they", "us": "them", "our": "their", "ours": "theirs", "ourselves": "themselves"}
_NOW = re.compile(
    r"(?P<who>\b{does} (?:also |always |still |never |now |often )?)(?P<verb>am|have|do|believe|blame|carry|empty|give"
    r"|help|hold|inherit|keep|know|lie|live|manage|milk|own|pay|refuse|run|say|sign|speak|stand|stay|supervise"
    r"|talk|teach"
    r"|tell|testify|think|use|want|wear|work)\b"
)
"""What a witness does now, said with "I"; a verb that is the same then as now is not among them."""
_KIND = re.compile(r",? who\b| of ")
"""What a witness is, before whom it saw or whose it is."""


def retold(papers: CasePapers, fact: str, *, named: bool = False, names: frozenset[str] | None = None) -> str:
    """A fact as a clause after "told us that": its witness is "she", or named where the file does not tell he from
    she, and those for whom it says "we" are "they". ``named``: with its name where it is first spoken of, for whoever
    has not named it; ``names``: those of the case, from whoever knows them already."""
    witness = papers.witnesses[fact.partition(".")[0]]
    told = papers.facts[fact].text
    told = told if told.endswith((" a.m.", " p.m.")) else told.rstrip(".")
    return inside(_of_somebody(told, witness, named=named), names or Lore(papers.case).names)


def ended(said: str) -> str:
    """With its full stop, which the point of "p.m." is already, and that of words quoted last."""
    said = _QUOTED_LAST.sub(r"\1", said)
    return said if said.endswith((".", '."', ".”")) else f"{said}."


def stands_alone(fact: Fact) -> bool:
    """Whether a fact can be told by itself, and does not begin with somebody or something named before it."""
    return not _POINTS_BACK.match(fact.text)


def _of_somebody(told: str, witness: Witness, *, named: bool) -> str:
    """What was said with "I", said of its witness; what is quoted stays as it is."""
    name = witness.name
    does, done_to, whose = pronouns(witness) or (name, name, f"{name}'s")
    own = {"i": does, "me": done_to, "my": whose, "mine": f"{whose.removesuffix('s')}s", "myself": _self(done_to)}
    forms = iter((name,) if named else ())

    def said(found: re.Match[str]) -> str:
        if found["short"]:
            return next(forms, does) + _SHORT[found["short"]]
        word = found["word"].lower()
        if word in _OURS:
            return _OURS[word]
        first = next(forms, "") if word in ("i", "my") else ""
        return (f"{first}'s" if word == "my" else first) if first else own[word]

    parts = [part if place % 2 else _WORDS.sub(said, part) for place, part in enumerate(_QUOTED.split(told))]
    agrees = re.compile(_NOW.pattern.format(does=f"(?:{re.escape(does)}|{re.escape(name)})"))
    parts = [part if place % 2 else agrees.sub(_agreeing, part) for place, part in enumerate(parts)]
    return "".join(parts)


def _self(done_to: str) -> str:
    return f"{done_to}self" if done_to in ("him", "her") else done_to


def _agreeing(found: re.Match[str]) -> str:
    """A verb in the present in the third person."""
    return found["who"] + (
        "is" if found["verb"] == "am" else "does" if found["verb"] == "do" else present_of(found["verb"])
    )


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
