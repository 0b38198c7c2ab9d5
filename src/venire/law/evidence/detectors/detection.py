"""What is wrong with a question: every detector, one line each."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from venire.language.text.english import foreign
from venire.law.evidence.detectors.form.argumentative import argumentative
from venire.law.evidence.detectors.form.asked_and_answered import asked_and_answered
from venire.law.evidence.detectors.form.assumes_facts import assumes_facts
from venire.law.evidence.detectors.form.compound import compound, introduces
from venire.law.evidence.detectors.form.leading import leading
from venire.law.evidence.detectors.form.narrative import narrative
from venire.law.evidence.detectors.form.scope import scope
from venire.law.evidence.detectors.form.vague import vague
from venire.law.evidence.detectors.substance.best_evidence import SURE, best_evidence
from venire.law.evidence.detectors.substance.character import character
from venire.law.evidence.detectors.substance.foundation import foundation
from venire.law.evidence.detectors.substance.hearsay import hearsay
from venire.law.evidence.detectors.substance.opinion import opinion
from venire.law.evidence.detectors.substance.party_words import words_of_the_accused
from venire.law.evidence.detectors.substance.privilege import privilege
from venire.law.evidence.detectors.substance.purpose import purpose
from venire.law.evidence.detectors.substance.relevance import relevance
from venire.law.evidence.detectors.substance.speculation import speculation
from venire.law.evidence.detectors.weighing.choice import chosen
from venire.law.evidence.detectors.weighing.reasons import REASONS
from venire.law.evidence.detectors.weighing.regression import fitted, probabilities
from venire.law.evidence.expertise import tendered, without_tender
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import Likeness, QuestionDefect, Setting, shared_words

Detector = Callable[[Matter], QuestionDefect | None]
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
_VIEW = re.compile(r"\bin your (?:\w+ )?opinion\b")
"""An expert asked for an opinion within the field, as Rule 702 allows."""

OF_CONTENT = 0.85
"""Where the content of a paper is asked for in so many words, this ground is among those that are taken."""
_OF_FACT = frozenset(("who", "whom", "whose", "when", "where"))
"""Question words that ask for a fact and for nobody's view of it."""
_PLAIN: Mapping[Ground, float] = {
    "leading": 0.8, "compound": 0.75, "argumentative": 0.84, "asked_and_answered": 0.7, "best_evidence": 0.65,
    "foundation": 0.6, "relevance": 0.7, "hearsay": 0.88, "opinion": 0.76, "character": 0.88,
    "assumes_facts": 0.97, "speculation": 0.87,
}  # fmt: skip
"""A detector as sure as this is heeded whatever the other signs are: a textbook case."""


def opinions(matter: Matter) -> dict[Ground, QuestionDefect]:
    """What each detector makes of the question, however unsure; without those that see nothing."""
    found = (detector(matter) for detector in DETECTORS.values())
    return {one.ground: one for one in found if one}


def detect(setting: Setting, likeness: Likeness = shared_words) -> tuple[QuestionDefect, ...]:
    """The grounds on which the question should be objected to, the surest first; empty for a proper question.

    A question in another language is not objected to: nobody here can read it.

    By a likeness of meaning, the detectors' findings and the other signs of the question are weighed together, a
    probability for every ground; by words alone, what the detectors are sure of stands.
    """
    if foreign(setting.question):
        return ()
    matter = Matter(_without_its_tender(setting), likeness)
    found, truth = opinions(matter), for_its_truth(matter)
    if not truth:
        found.pop("hearsay", None)
    return _by_patterns(found) if likeness is shared_words else _by_weights(matter, found, truth=truth)


def _without_its_tender(setting: Setting) -> Setting:
    """What is asked, with the sentence that tenders the witness among what was said before: it is no part of it."""
    if not tendered(setting.question):
        return setting
    put = without_tender(setting.question)
    asked = (*setting.asked, setting.question.removesuffix(put).strip())
    return setting.model_copy(update={"question": put, "asked": asked})


def for_its_truth(matter: Matter) -> bool:
    """Whether words out of court could be wanted as an assertion: no party's against it, no order, no mere word."""
    return words_of_the_accused(matter) not in ("against", "state_of_mind") and purpose(matter) is None


def _by_patterns(found: Mapping[Ground, QuestionDefect]) -> tuple[QuestionDefect, ...]:
    sure = [one for one in found.values() if one.sure > SUSTAINABLE]
    return tuple(sorted(_worth_making(sure), key=lambda one: -one.sure))[:MOST]


def _worth_making(found: list[QuestionDefect]) -> list[QuestionDefect]:
    """Without those that a better ground covers: a talk with a lawyer is privilege rather than hearsay."""
    grounds = {one.ground for one in found}
    covered = {less for better, lesser in _COVERS.items() if better in grounds for less in lesser}
    return [one for one in found if one.ground not in covered]


def _by_weights(matter: Matter, found: Mapping[Ground, QuestionDefect], *, truth: bool) -> tuple[QuestionDefect, ...]:
    given, least = probabilities(matter, found), fitted().least
    if "hearsay" not in found and not truth:
        given["hearsay"] = 0.0
    if _may_judge(matter, found):
        given["speculation"] = 0.0
    if matter.setting.leave:
        given["leading"] = 0.0
    if introduces(matter.text):
        given["compound"] = given["narrative"] = 0.0
    received = any(map(tendered, matter.setting.questions))
    if "opinion" not in found and (received or (matter.expert and _VIEW.search(matter.text))):
        given["opinion"] = 0.0
    if "opinion" not in found and matter.question.wh in _OF_FACT and not _VIEW.search(matter.text):
        given["opinion"] = 0.0
    if "best_evidence" in found and found["best_evidence"].sure >= SURE:
        given["best_evidence"] = max(given["best_evidence"], OF_CONTENT)
    if matter.setting.opened is not None:
        given["scope"] = found["scope"].sure if "scope" in found else 0.0
    for ground in plainly(found):
        given[ground] = max(given[ground], least[ground])
    taken = [_told(ground, _sureness(given[ground], least[ground]), found) for ground in chosen(given, least)]
    return tuple(sorted(taken, key=lambda one: -one.sure))


def _may_judge(matter: Matter, found: Mapping[Ground, QuestionDefect]) -> bool:
    """Whether an expert is asked what would be or would have been, and not for anybody's mind: Rule 702."""
    own = found.get("speculation")
    return matter.expert and own is not None and own.sure <= SUSTAINABLE


def plainly(found: Mapping[Ground, QuestionDefect]) -> frozenset[Ground]:
    """The grounds of which a detector is so sure that the weights are not asked."""
    return frozenset(ground for ground, plain in _PLAIN.items() if ground in found and found[ground].sure >= plain)


def _told(ground: Ground, sure: float, found: Mapping[Ground, QuestionDefect]) -> QuestionDefect:
    """With the detector's own argument and words where it had any."""
    own = found.get(ground)
    return finding(ground, sure, own.why if own else REASONS[ground], own.words if own else "")


def _sureness(probability: float, least: float) -> float:
    """The probability moved so that the least at which a ground is taken lies just above ``SUSTAINABLE``."""
    return SUSTAINABLE + 0.001 + (0.999 - SUSTAINABLE) * (probability - least) / (1 - least)


def weighed(setting: Setting, ground: Ground, likeness: Likeness = shared_words) -> QuestionDefect | None:
    """What the detector of one ground makes of the question, however unsure; None where it sees nothing at all, or the
    question is not in English."""
    detector = None if foreign(setting.question) else DETECTORS.get(ground)
    return detector(Matter(setting, likeness)) if detector else None
