"""What counsel has promised to put better: a question that was stopped for its form is asked at once in a proper one,
and of two in one breath both, one after the other. Source: Federal Rules of Evidence 103(a)(2), 611(a) and (c).

A view has no aims, so what a stopped question was after is read from its words: it was made of a fact, or of the
question for one, and has nearly all the words of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from venire.kernel.chance import Chance
from venire.law.api import FORM, CounselFile, Exchange, Fact, normalised
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.goals import Goal, Goals
from venire_understudy.counsel.questions.leading import leading_questions
from venire_understudy.counsel.questions.open_ended import open_questions

CURED = FORM - {"asked_and_answered", "argumentative"}
"""Faults that a better question cures; of a taunt nothing is left when the taunt is gone."""
WHOLE, LEAST = 0.75, 2
"""The share of the words of a fact, or of a way to ask for it, and how many, that a question after it has."""
OF_ITS_OWN = 1
"""Words that the second of two facts must have in a question beside those of the first."""
DUE = 4.5
"""What a promise is worth at the least: counsel keeps it at the risk of an objection."""
TRIES = 2
"""So often a question is stopped for its form before counsel leaves the matter."""


def owed(brief: CounselFile, view: CounselView) -> tuple[Goal, ...]:
    """What was stopped for its form in this examination and has neither been put since nor told, in the order in which
    it was asked for."""
    own = [one for one in view.exchanges if one.by == view.me and one.phase == view.phase]
    due = dict[str, Fact]()
    for place, one in enumerate(own):
        for fact in sought(brief, view, one) if _for_form(view, one) else ():
            later = [other for other in own[place + 1 :] if fact in _after(brief, view, other.question)]
            tried = sum(fact in _after(brief, view, other.question) for other in own[: place + 1])
            if not later and tried <= TRIES and fact.id not in view.known:
                due[fact.id] = fact
    return tuple(_goal(brief, view, fact) for fact in due.values())


def sought(brief: CounselFile, view: CounselView, one: Exchange) -> tuple[Fact, ...]:
    """The facts that a stopped question was after: two, in its own order, where it was two in one breath."""
    found = _after(brief, view, one.question)
    if _grounds(view).get(one.no) != "compound" or len(found) < LEAST:
        return found[:1]
    first, words = found[0], normalised(one.question)
    second = next((fact for fact in found[1:] if len((words & _words(fact)) - _words(first)) >= OF_ITS_OWN), None)
    both = [first] if second is None else [first, second]
    return tuple(sorted(both, key=lambda fact: _where(brief, fact, one.question)))


def after(brief: CounselFile, view: CounselView, question: str) -> frozenset[str]:
    """The facts that a question to the witness on the stand is after, by their ids."""
    return frozenset(fact.id for fact in _after(brief, view, question))


def struck_for_form(view: CounselView) -> str:
    """The last question, where it was struck for a fault that a better question cures; or empty."""
    last = view.exchanges[-1] if view.exchanges else None
    return last.question if last and last.by == view.me and last.phase == view.phase and _for_form(view, last) else ""


def _for_form(view: CounselView, one: Exchange) -> bool:
    return one.struck and not one.answer and _grounds(view).get(one.no) in CURED


def _grounds(view: CounselView) -> dict[int, str]:
    return {ruled.no: ruled.ground for ruled in view.rulings}


def _after(brief: CounselFile, view: CounselView, question: str) -> tuple[Fact, ...]:
    """The best first; found once, for what was stopped is looked at again at every question that follows."""
    witness = view.witness or ""
    if (witness, question) not in brief.sought_after:
        brief.sought_after[witness, question] = _best_after(brief, witness, question)
    return brief.sought_after[witness, question]


def _best_after(brief: CounselFile, witness: str, question: str) -> tuple[Fact, ...]:
    weighed = [(_share(brief, fact, question), fact) for fact in brief.witnesses[witness].affidavit]
    found = [(share, fact) for share, fact in weighed if share >= WHOLE]
    words = normalised(question)
    return tuple(fact for _, fact in sorted(found, key=lambda one: (-one[0], -len(words & _words(one[1])))))


def _share(brief: CounselFile, fact: Fact, question: str) -> float:
    """How much of a fact, or of one of the ways to ask for it, a question has: 0 to 1. Names count for nothing, since a
    question says one where the fact has a pronoun."""
    words = normalised(question)
    return max((len(one & words) / len(one) for one in _ways(brief, fact)), default=0.0)


def _ways(brief: CounselFile, fact: Fact) -> tuple[frozenset[str], ...]:
    """The words of each way to ask for a fact, and its own."""
    if fact.id not in brief.ways_asked:
        authors = (one.question for one in brief.case.elicits if one.facts[:1] == (fact.id,) and one.question)
        led = leading_questions(brief.case, fact, Chance("after"))[:1]
        forms = (fact.text, *authors, *open_questions(fact)[:1], *led)
        made = (normalised(form) - brief.interest.names for form in forms)
        brief.ways_asked[fact.id] = tuple(one for one in made if len(one) >= LEAST)
    return brief.ways_asked[fact.id]


def _where(brief: CounselFile, fact: Fact, question: str) -> int:
    """Where in a question the words come that are the fact's."""
    told = question.lower().split()
    own = _words(fact) - brief.interest.names
    return next((place for place, word in enumerate(told) if normalised(word) & own), len(told))


def _words(fact: Fact) -> frozenset[str]:
    return normalised(f"{fact.text} {fact.ask}")


def _goal(brief: CounselFile, view: CounselView, fact: Fact) -> Goal:
    """The open goal that the fact belongs to, for this fact alone; one of its own where there is none."""
    open_ = next((goal for goal in Goals(brief, view).all() if fact in goal.facts), None)
    place = brief.witnesses[view.witness or ""].affidavit.index(fact)
    if open_ is None:
        return Goal((fact,), DUE, place)
    question = open_.question if len(open_.facts) == 1 else ""
    return replace(open_, facts=(fact,), worth=max(open_.worth, DUE), place=place, question=question, exhibit="")


def keeps(brief: CounselFile, view: CounselView, facts: Sequence[Fact]) -> bool:
    """Whether a question for these facts keeps the promise that counsel has just given."""
    last = view.exchanges[-1] if struck_for_form(view) else None
    if last is None:
        return False
    wide = _grounds(view)[last.no] in ("vague", "narrative")
    due = {fact.id for fact in sought(brief, view, last)}
    return wide or bool(due.intersection(fact.id for fact in facts))
