"""Which defence of a question fits it: who is in the chair, what is asked for, and how the like was answered before."""

from __future__ import annotations

import re

from venire.law.asked_alike import in_common
from venire.law.objection import Ground
from venire.law.objections.setting import Setting
from venire.law.speech.stances import manner_of
from venire.participants.understudy.counsel.brief import bare
from venire.proceedings.examination.view import CounselView

_SENSES = re.compile(
    r"\b(?:see|saw|seen|hear|heard|smell|smelled|smelt|notice|noticed|look|looked|sound|sounded|seem|seemed|appear"
    r"|appeared|feel|felt)\b",
    re.IGNORECASE,
)
_OWN_PART = re.compile(
    r"^(?:you|your|did you|had you|have you|were you|are you|do you|is it because you)\b|\bbecause you\b", re.IGNORECASE
)
_HAPPENED = re.compile(r"\b(?:did|was|were|had)\b", re.IGNORECASE)
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


def answered_so_far(view: CounselView, setting: Setting) -> str:
    """How the question nearest to this one was met: "unclear" where the answer was unsure, "part" where less was asked
    for than is now; empty for neither."""
    own = [one for one in view.exchanges if one.by == view.me and one.answer and not one.struck]
    asked = bare(setting.question)
    near = max(own, key=lambda one: in_common(bare(one.question), asked)[1], default=None)
    if near is None:
        return ""
    if manner_of(near.answer) == "unsure":
        return "unclear"
    return "part" if in_common(bare(near.question), asked)[1] < _ONLY_PART else ""
