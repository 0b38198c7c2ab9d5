"""Words that the court has kept out are not brought in by another question. Source: Federal Rule of Evidence 103(d)."""

from __future__ import annotations

import re

from venire.law.api import CounselFile, last_sentence, normalised
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.goals import Goal

SOUGHT = 0.6
"""The share of a stopped question's words that a fact has, where it was what the question was after."""
_QUOTED = re.compile(r"[\"“]([^\"”]+)[\"”]")


def kept_from_the_jury(brief: CounselFile, view: CounselView, goal: Goal) -> bool:
    """Whether the goal would have the jury hear a quotation that was asked of this witness and stopped, and that nobody
    has told since."""
    quoted = {words for fact in goal.facts for words in _QUOTED.findall(fact.text)}
    return any(words in _excluded(brief, view) for words in quoted)


def _excluded(brief: CounselFile, view: CounselView) -> frozenset[str]:
    """The quotations in facts that a stopped question was after and that this witness has not told."""
    facts = brief.witnesses[view.witness or ""].affidavit
    told = {words for fact in facts if fact.id in view.known for words in _QUOTED.findall(fact.text)}
    stopped = [normalised(last_sentence(one)) for one in view.unanswered if one in view.asked_by_other]
    sought = [fact for fact in facts if fact.id not in view.known and any(_after(one, fact.text) for one in stopped)]
    return frozenset(words for fact in sought for words in _QUOTED.findall(fact.text)) - told


def _after(question: frozenset[str], fact: str) -> bool:
    return bool(question) and len(question & normalised(fact)) >= SOUGHT * len(question)
