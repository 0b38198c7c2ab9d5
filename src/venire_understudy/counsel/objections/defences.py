"""Which defence of a question fits it: who is in the chair, what is asked for, and how the like was answered before."""

from __future__ import annotations

import re

from venire.language.answers.stance import manner_of
from venire.language.questions.form import content, shared
from venire.law.api import (
    Case,
    CounselFile,
    Ground,
    Matter,
    Setting,
    content_asked,
    in_common,
    in_court,
    last_sentence,
    of_the_same_people_only,
    premise,
    says_so,
    shared_words,
)
from venire.proceedings.examination.view import CounselView
from venire_understudy.judge.grounds.best_evidence import words_on
from venire_understudy.judge.grounds.compound import two_facts
from venire_understudy.judge.grounds.personal_knowledge import CAME_AFTER, part_told
from venire_understudy.judge.hearsay.prior_statements import own_words, written_by_the_witness

_SENSES = re.compile(
    r"\b(?:see|saw|seen|hear|heard|smell|smelled|smelt|notice|noticed|look|looked|sound|sounded|seem|seemed|appear"
    r"|appeared|feel|felt)\b",
    re.IGNORECASE,
)
_OWN_PART = re.compile(
    r"^(?:you|your|did you|had you|have you|were you|are you|do you|is it because you)\b|\bbecause you\b", re.IGNORECASE
)
_HAPPENED = re.compile(r"\b(?:did|was|were|had)\b", re.IGNORECASE)
_OWN_WORDS = {"no_assertion": "hearsay_command", "act_of_speech": "hearsay_act", "medical_met": "hearsay_treated"}
_FIGURE = re.compile(r"\d[\d:.,]*\b")
_SOME_PART = 0.4
"""An earlier question with less in common than this is another question, and its answer none to this one."""
_ONLY_PART = 0.75
"""An earlier question with less in common than this met only part of what is asked now."""


def fitting(ground: Ground, question: str, *, expert: bool) -> str:
    """The lines for an objection that has nothing in it, where some fit this question better than the general ones."""
    match ground:
        case "opinion" if _SENSES.search(question):
            return "opinion_seen"
        case "opinion" if _OWN_PART.search(question):
            return "opinion_own"
        case "vague" if expert:
            return "vague_expert"
        case "vague" if _HAPPENED.search(question):
            return "vague_there"
        case _:
            return ""


def own_words_reply(case: Case, witness: str, setting: Setting) -> str:
    """The lines for what the witness said itself, where it asserts nothing or was told to be treated."""
    settled = own_words(case, setting, witness, "")
    return _OWN_WORDS.get(settled.key, "") if settled else ""


def in_the_record(brief: CounselFile, view: CounselView, setting: Setting, ground: Ground) -> str:
    """The lines that say of the record what is so: that the premise was sworn to, that two things are asked, that there
    was talk of it, or that the witness has told of its own part; empty where none of that can be said."""
    match ground:
        case "assumes_facts":
            return "assumes_facts_told" if _sworn(brief, view, setting.question) else ""
        case "compound":
            return "compound" if two_facts(setting) else ""
        case "vague":
            return "vague_spoken_of" if _spoken_of(view, setting.question) else ""
        case "best_evidence":
            return _of_the_paper(setting)
        case "foundation":
            return "foundation_told" if part_told(setting) else _of_an_inquiry(setting)
        case _:
            return ""


def _spoken_of(view: CounselView, question: str) -> bool:
    """Whether the last thing that this counsel asked of the witness was of the same matter."""
    own = [one for one in view.exchanges if one.by == view.me and one.answer and not one.struck]
    return bool(own) and bool(shared(content(last_sentence(question)), content(f"{own[-1].question} {own[-1].answer}")))


def _of_the_paper(setting: Setting) -> str:
    """The lines where a paper's content is asked for: that it is at hand, or can be; never that none is asked for."""
    matter = Matter(setting.model_copy(update={"question": last_sentence(setting.question)}), shared_words)
    document = content_asked(matter)
    if not document:
        return "best_evidence" if written_by_the_witness(setting) or words_on(setting) else ""
    return "best_evidence_at_hand" if in_court(matter, document) else "best_evidence"


def _of_an_inquiry(setting: Setting) -> str:
    """The lines of whoever was called for what it looked into."""
    return "foundation_inquiry" if CAME_AFTER.search(setting.witness) else ""


def _sworn(brief: CounselFile, view: CounselView, question: str) -> bool:
    """Whether somebody has testified to what the question starts from."""
    taken = premise(question, brief.witnesses[view.witness or ""].name)
    told = (*view.established, *(one.statement for one in view.told if one.holds))
    return taken is not None and bool(says_so(taken.words, told))


def answered_so_far(view: CounselView, setting: Setting) -> str:
    """How the question nearest to this one was met: "unclear" where the answer was unsure, "part" where less was asked
    for than is now; empty for neither."""
    asked = last_sentence(setting.question)
    own = [one for one in view.exchanges if one.by == view.me and one.answer and not one.struck]
    own = [one for one in own if not of_the_same_people_only(asked, last_sentence(one.question))]
    near = max(own, key=lambda one: in_common(last_sentence(one.question), asked)[1], default=None)
    if near is None or in_common(last_sentence(near.question), asked)[1] < _SOME_PART:
        return ""
    if set(_FIGURE.findall(asked)) - set(_FIGURE.findall(near.question)):
        return ""  # of another hour or number
    if manner_of(near.answer) == "unsure":
        return "unclear"
    return "part" if in_common(last_sentence(near.question), asked)[1] < _ONLY_PART else ""
