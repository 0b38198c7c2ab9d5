"""How long a witness has followed its calling, where it learned it, whose voice it knows: from the affidavit alone."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.speech.answer import WitnessAnswer

_YEARS = re.compile(r"\bfor (?P<years>[\w-]+ years)\b")
_LEARNED = re.compile(
    r"\bI (?:was |have been |am )?(?:trained|studied|qualified|educated|graduated|certified|licen[sc]ed|apprenticed)\b|"
    r"\bI (?:have|hold|took) (?:an? |my )?(?:degree|diploma|doctorate|licen[cs]e|certificate)\b",
    re.IGNORECASE,
)
_AS = re.compile(r"\bhave you (?:been|worked|served|practi[sc]ed)(?: as| in| with| for)? (?P<as>[^?.]+)", re.IGNORECASE)
_BODILY = re.compile(r"\b(?P<mark>voice|handwriting|signature|face|walk|gait|hand|writing)\b", re.IGNORECASE)


def years(trade: Sequence[KnownFact]) -> WitnessAnswer | None:
    """ "For nine years.", by what the witness swore of its work; None where it gave no years."""
    found = ((fact, told) for fact in trade if (told := _YEARS.search(fact.text)))
    return next((WitnessAnswer(f"For {told['years']}.", "tell", (fact.id,)) for fact, told in found), None)


def own_calling(asked: str, role: str) -> bool:
    """Whether "how long have you been ..." names what the witness is in its own role."""
    found = _AS.search(asked)
    wanted = frozenset(content(found["as"])) if found else frozenset[str]()
    return bool(wanted) and wanted <= frozenset(content(role))


def learned(facts: Sequence[KnownFact]) -> KnownFact | None:
    """The fact that tells where the witness trained or what it holds; None where none does."""
    return next((fact for fact in facts if _LEARNED.search(fact.text)), None)


def mark_of(asked: str, facts: Sequence[KnownFact]) -> KnownFact | None:
    """The fact by which the witness knew that voice, hand or walk; None where none speaks of one."""
    found = _BODILY.search(asked)
    if found is None:
        return None
    spoken = re.compile(rf"\b{found['mark']}\b", re.IGNORECASE)
    known = (fact for fact in facts if spoken.search(fact.text) and not fact.denies)
    return next(
        (fact for fact in known if re.search(r"\b(?:I knew|my|is the|was the|is his|is her)\b", fact.text)), None
    )
