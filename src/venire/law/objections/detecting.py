"""What is wrong with a question: every detector, one line each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from venire.law.objection import Ground
from venire.law.objections.argumentative import argumentative
from venire.law.objections.asked_and_answered import asked_and_answered
from venire.law.objections.assumes_facts import assumes_facts
from venire.law.objections.best_evidence import best_evidence
from venire.law.objections.character import character
from venire.law.objections.compound import compound
from venire.law.objections.foundation import foundation
from venire.law.objections.hearsay import hearsay
from venire.law.objections.leading import leading
from venire.law.objections.matter import Matter
from venire.law.objections.narrative import narrative
from venire.law.objections.opinion import opinion
from venire.law.objections.privilege import privilege
from venire.law.objections.relevance import relevance
from venire.law.objections.scope import scope
from venire.law.objections.setting import Finding, Likeness, Setting, shared_words
from venire.law.objections.speculation import speculation
from venire.law.objections.vague import vague

Detector = Callable[[Matter], Finding | None]
DETECTORS: Mapping[Ground, Detector] = {
    "leading": leading,
    "compound": compound,
    "argumentative": argumentative,
    "asked_and_answered": asked_and_answered,
    "assumes_facts": assumes_facts,
    "narrative": narrative,
    "vague": vague,
    "scope": scope,
    "foundation": foundation,
    "speculation": speculation,
    "opinion": opinion,
    "hearsay": hearsay,
    "relevance": relevance,
    "character": character,
    "best_evidence": best_evidence,
    "privilege": privilege,
}
"""Ground -> its detector. ``non_responsive`` concerns an answer and has none."""
SUSTAINABLE = 0.5
"""A finding counts above this sureness."""
MOST = 3
"""Counsel makes no more than three objections to one question."""
_COVERS: Mapping[Ground, tuple[Ground, ...]] = {
    "privilege": ("hearsay", "relevance", "scope", "speculation", "opinion", "foundation"),
    "speculation": ("assumes_facts", "scope", "foundation"),
    "best_evidence": ("compound", "assumes_facts", "scope", "opinion", "speculation", "foundation"),
    "hearsay": ("assumes_facts", "scope", "speculation", "opinion", "foundation"),
    "character": ("assumes_facts", "scope", "speculation", "opinion"),
    "argumentative": ("scope", "relevance", "character", "speculation", "opinion"),
    "vague": ("scope", "assumes_facts", "asked_and_answered", "relevance"),
    "compound": ("scope", "relevance", "assumes_facts", "asked_and_answered", "speculation", "hearsay"),
    "asked_and_answered": ("scope", "relevance", "assumes_facts"),
    "assumes_facts": ("scope", "opinion", "foundation"),
    "opinion": ("scope",),
    "narrative": ("foundation", "asked_and_answered", "speculation"),
}
"""A ground and those that are not worth adding to it."""


def detect(setting: Setting, likeness: Likeness = shared_words) -> tuple[Finding, ...]:
    """The grounds on which the question should be objected to, the surest first; empty for a proper question."""
    matter = Matter(setting, likeness)
    found = (detector(matter) for detector in DETECTORS.values())
    sure = [one for one in found if one and one.sure > SUSTAINABLE]
    return tuple(sorted(_worth_making(sure), key=lambda one: -one.sure))[:MOST]


def _worth_making(found: list[Finding]) -> list[Finding]:
    """Without those that a better ground covers: a talk with a lawyer is privilege rather than hearsay."""
    grounds = {one.ground for one in found}
    covered = {less for better, lesser in _COVERS.items() if better in grounds for less in lesser}
    return [one for one in found if one.ground not in covered]


def weighed(setting: Setting, ground: Ground, likeness: Likeness = shared_words) -> Finding | None:
    """What the detector of one ground makes of the question, however unsure; None where it sees nothing at all."""
    detector = DETECTORS.get(ground)
    return detector(Matter(setting, likeness)) if detector else None
