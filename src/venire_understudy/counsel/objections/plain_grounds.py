"""Objections that leap to the eye of counsel who has read the papers, and that no reading of the question alone shows.

The words of somebody who will not be called; a paper that is not in evidence; what others found. Federal Rules of
Evidence 602, 802 and 1002.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.api import CounselFile, Ground, Matter, declarant, finders, last_sentence, notice, shared_words
from venire.proceedings.examination.readings.question_setting import setting_of
from venire.proceedings.examination.view import CounselView
from venire_understudy.judge.grounds.irrelevance import docket
from venire_understudy.judge.grounds.second_hand_knowledge import second_hand

RISES: Mapping[Ground, float] = {"relevance": 1.0, "hearsay": 0.85, "best_evidence": 0.45, "foundation": 0.3}
"""How often counsel rises to each: an advocate saves objections to what will be proved in another way."""
OFF_THE_CASE = "relevance_stray"
"""Counsel's lines against a question that has nothing to do with the case: whatever else is wrong with it is less."""
HEARD_OF = 0.8
"""And to what the witness can only have from others."""
_COMMAND = re.compile(
    r"\b(?:tell|told|ask|asked|order(?:ed)?|warn(?:ed)?) (?:you|him|her|them) (?:not )?to\b", re.IGNORECASE
)
"""A command states nothing that could be true or false."""
_KIN = re.compile(r"\byour (?:father|mother|brother|sister|husband|wife|son|daughter)\b", re.IGNORECASE)
_PAPER = re.compile(
    r"\b(?P<paper>registers?|logs?|logbooks?|ledgers?|diary|letters?|e-?mails?|reports?|records?|invoices?)\b"
    r" (?:\w+ )?(?:show|say|record|state|read|give)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Plain:
    """``ground``, under which of counsel's lines it is argued, and what fills their slots."""

    ground: Ground
    lines: str
    slots: Mapping[str, str]


def plainly(brief: CounselFile, view: CounselView, chance: Chance) -> Plain | None:
    """What counsel rises to, if to anything. The dice say how often, and stay as they fell for the question."""
    if view.pending is None:
        return None
    allowed = view.settings.objection_types
    for one in _seen(brief, view, last_sentence(view.pending.text)):
        often = HEARD_OF if one.lines == "foundation_heard" else RISES[one.ground]
        if (not allowed or one.ground in allowed) and chance.below(often, one.lines, view.number):
            return one
    return None


def _seen(brief: CounselFile, view: CounselView, question: str) -> Iterator[Plain]:
    if view.pending and docket(brief.case).stray(question):
        yield Plain("relevance", OFF_THE_CASE, {})
    if _absent_speaker(brief, view, question):
        yield Plain("hearsay", "hearsay_dead" if speaks_of_victim(brief, question) else "hearsay", {})
    paper = _PAPER.search(question)
    if paper and not _in_court(view, paper["paper"]):
        yield Plain("best_evidence", "best_evidence_paper", {"paper": paper["paper"].lower()})
    found = finders(question, {part.lower() for one in brief.case.witnesses for part in one.name.split()})
    if found:
        yield Plain("foundation", "foundation_others", {"finders": found})
    elif second_hand(brief.case, view.witness or "", question, view.asked):
        yield Plain("foundation", "foundation_heard", {})


def _absent_speaker(brief: CounselFile, view: CounselView, question: str) -> bool:
    """Whether a direct examination wants the words of somebody who is no party and no witness."""
    setting = setting_of(brief, view, question)
    if view.phase not in ("direct", "redirect") or _COMMAND.search(question) or notice(setting):
        return False
    spoken = declarant(Matter(setting, shared_words))
    if spoken is None or not spoken.who or spoken.standing in ("opponent", "witness", "pronoun"):
        return False
    people = (brief.case.defendant.name, *(one.name for one in brief.case.witnesses))
    living = {part.lower() for name in people for part in name.split()} - set(_victim(brief).lower().split())
    return not living & set(spoken.who.lower().split())


def speaks_of_victim(brief: CounselFile, question: str) -> bool:
    """Whether it names the dead, or the witness's own kin, of whom the case has no other."""
    first = _victim(brief).partition(" ")[0]
    return bool(_KIN.search(question)) or (bool(first) and first.lower() in question.lower().split())


def _victim(brief: CounselFile) -> str:
    return brief.case.victim.name if brief.case.victim else ""


def _in_court(view: CounselView, paper: str) -> bool:
    """Whether the paper is before the jury, or in the witness's hand."""
    held = [one.name for one in view.exhibits if one.status in ("admitted", "shown")]
    text = view.pending.text if view.pending else ""
    return any(paper.lower().rstrip("s") in name.lower() for name in held) or "xhibit" in text
