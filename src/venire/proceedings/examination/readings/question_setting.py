"""The question before the court in its setting, as counsel sees it: what the detectors of the law are given."""

from __future__ import annotations

from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.introduction import introduced
from venire.law.evidence.papers import named_in_court
from venire.law.evidence.question.setting import Setting
from venire.law.evidence.question.subject_matter import called_for, subjects
from venire.proceedings.examination.view import CounselView


def setting_of(brief: CounselFile, view: CounselView, question: str) -> Setting:
    """A question to the witness on the stand, with what counsel remembers."""
    assert view.phase is not None
    witness = brief.witnesses[view.witness or ""]
    pending = view.pending.text if view.pending else ""
    struck = {*view.unanswered, *(one.question for one in view.exchanges if one.struck)}
    told = tuple(one.statement if one.holds else f"Denied: {one.statement}" for one in view.told)
    answered = tuple(one for one in view.asked if one != pending and one not in struck)
    theirs = frozenset(view.asked_by_other)
    return Setting(
        question=question,
        phase=view.phase,
        witness=introduced(witness),
        issues=view.issues,
        established=(*view.established, *told),
        asked=tuple(one for one in answered if one not in theirs),
        asked_by_other=tuple(one for one in answered if one in theirs),
        direct_topics=view.direct_topics,
        opened=view.opened,
        in_court=named_in_court(
            {one.id: one.name for one in view.exhibits if one.status in ("admitted", "shown")},
            {one.id: one.name for one in view.exhibits},
            question,
        ),
        subjects=subjects(brief.case, witness.id, question),
        called_for=called_for(brief.case, witness.id, view.phase),
        defendant=brief.case.defendant.name,
        leave=view.leave,
    )
