"""The charge itself, put to an accused who testifies: its own side asks whether it was so, the other side says that it
was. No examination of an accused ends without it. Source: Federal Rules of Evidence 611(a) and (b)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from venire.law.api import CounselFile, Fact, last_sentence, normalised
from venire.proceedings.examination.acts import PutQuestion
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.goals import denies
from venire_understudy.counsel.questions.grammar import past, sentence, to_you
from venire_understudy.counsel.questions.open_ended import open_questions

_DID_NOT = re.compile(r"I (?P<no>did not|never|was not) (?P<verb>[a-z]+)(?P<rest> .+)$")
_ANY = re.compile(r"\b(?:any\w*|either|at all|alive|before)\b")
"""What a denial has and an accusation cannot."""


def charge_due(brief: CounselFile, view: CounselView) -> PutQuestion | None:
    """What is still to be asked of an accused before this examination ends: on direct by its own side whether it was
    so, on cross by the prosecution that it was; None where nothing is due."""
    if not brief.accused(view.witness or ""):
        return None
    if view.phase == "direct":
        return next(_whether_so(brief, view), None)
    return next(_that_it_was(brief, view), None) if view.phase == "cross" and view.me == "prosecution" else None


def _denials(brief: CounselFile, view: CounselView) -> Iterator[Fact]:
    return (fact for fact in brief.witnesses[view.witness or ""].affidavit if denies(fact))


def _whether_so(brief: CounselFile, view: CounselView) -> Iterator[PutQuestion]:
    """The first denial, where none was given yet."""
    told = [fact for fact in _denials(brief, view) if fact.id not in view.known]
    if len(told) < len(list(_denials(brief, view))):
        return
    for fact in told:
        asks = open_questions(fact)[0]
        if not _put(view, asks):
            yield PutQuestion(text=asks, aims=(fact.id,))


def _that_it_was(brief: CounselFile, view: CounselView) -> Iterator[PutQuestion]:
    """The first denial turned into what it denies: "You struck him, didn't you?"; once in a cross."""
    accusations = [asks for fact in _denials(brief, view) if (asks := accusation(fact))]
    if not any(_put(view, asks) for asks in accusations):
        yield from (PutQuestion(text=asks, aims=()) for asks in accusations[:1])


def accusation(fact: Fact) -> str:
    """What a denial denies, held out to whoever denies it; empty where it cannot be turned round in so many words."""
    found = _DID_NOT.match(fact.text.rstrip("."))
    if found is None or _ANY.search(found["rest"]):
        return ""
    if found["no"] == "was not":
        return sentence(f"you were {found['verb']}{to_you(found['rest'])}, weren't you")
    verb = past(found["verb"]) if found["no"] == "did not" else found["verb"]
    return sentence(f"you {verb}{to_you(found['rest'])}, didn't you")


def _put(view: CounselView, asks: str) -> bool:
    """Whether this side has put it in this examination."""
    words = normalised(asks)
    own = (one.question for one in view.exchanges if one.by == view.me and one.phase == view.phase)
    return any(words == normalised(last_sentence(one)) for one in own)
