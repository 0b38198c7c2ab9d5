"""Which goal comes next: as many of the worthiest as there are questions left. On direct in the order of the story; on
cross the matter that counts most comes first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.law.dedup import normalised
from venire.law.objection import FORM, Ground, Phase
from venire.participants.understudy.counsel.brief import Brief
from venire.participants.understudy.counsel.goals import Goal, Goals
from venire.proceedings.examination.view import CounselView

REPAIRS = 1.2
"""What a fact on a matter that cross went into must be worth to be brought up again."""
NEAR = 3
"""Words that a struck question must share with a goal to have been after it."""
CURED = FORM - {"asked_and_answered", "argumentative"}
"""Faults that a better question cures; of a taunt nothing is left when the taunt is gone."""
SPARE = 2
"""From more questions than this on, one is held back, so that a struck question costs nothing that counts."""
PLANNED: Mapping[Phase, int] = {"direct": 9, "cross": 5, "redirect": 2, "recross": 1}
"""So many matters are planned for an examination; the court's limit leaves room for what is struck."""
ENOUGH = 0.6
"""On cross a fact that is worth less is not asked for: counsel stops when it has what it came for."""


def chosen(brief: Brief, view: CounselView) -> tuple[Goal, ...]:
    """The goals of the questions that are left, in the order in which they are to be asked; empty: rest."""
    goals = _planned(brief, view, _of_phase(brief, view, Goals(brief, view).all()))
    best = sorted(goals, key=lambda goal: -goal.worth)[: _aimed_at(view.left)]
    leads = view.phase in ("cross", "recross")
    story = sorted(best, key=lambda goal: (-_weight(goal, best) if leads else 0.0, goal.place))
    return _moved_on(view, _rephrased_first(view, _in_time(view, story)))


def _planned(brief: Brief, view: CounselView, goals: Sequence[Goal]) -> list[Goal]:
    """Those of the open goals that were in the plan from the start, so that counsel rests when it is done: the
    worthiest of all. What another examination opened is planned as it comes."""
    if view.phase in ("redirect", "recross"):
        room = PLANNED[view.phase] - sum(one.phase == view.phase for one in view.exchanges)
        return sorted(goals, key=lambda goal: -goal.worth)[: max(room, 0)]
    assert view.phase is not None
    first = _of_phase(brief, view, Goals(brief, view, afresh=True).all())
    best = sorted(first, key=lambda goal: -goal.worth)[: PLANNED[view.phase]]
    wanted = {aim for goal in best for aim in goal.aims}
    return [goal for goal in goals if wanted.intersection(goal.aims)]


def _in_time(view: CounselView, story: Sequence[Goal]) -> tuple[Goal, ...]:
    """With the last questions at hand what founds an exhibit comes first, since after the very last nothing can be
    offered; and with one question left, what founds one comes last."""
    if view.left > SPARE:
        return tuple(story)
    return tuple(sorted(story, key=lambda goal: goal.founds == (view.left <= 1)))


def _aimed_at(left: int) -> int:
    """How many goals are aimed at with so many questions left: one question is kept for what goes wrong."""
    return max(left - 1, 0) if left > SPARE else max(left, 0)


def _weight(goal: Goal, goals: Sequence[Goal]) -> float:
    """What the weightiest goal of the same matter is worth."""
    return max((one.worth for one in goals if one.topics & goal.topics), default=goal.worth)


def _of_phase(brief: Brief, view: CounselView, goals: Sequence[Goal]) -> list[Goal]:
    match view.phase:
        case "direct":
            return list(goals)
        case "cross":
            return [goal for goal in goals if goal.elicit or (goal.worth >= ENOUGH and _in_scope(brief, view, goal))]
        case "redirect":
            return [goal for goal in goals if goal.worth >= REPAIRS and goal.topics & _raised(brief, view, "cross")]
        case _:
            return [goal for goal in goals if goal.elicit and goal.topics & _raised(brief, view, "redirect")]


def _in_scope(brief: Brief, view: CounselView, goal: Goal) -> bool:
    covered = frozenset(view.direct_topics)
    return any(brief.about(fact.text) & covered for fact in goal.facts)


def _raised(brief: Brief, view: CounselView, phase: str) -> frozenset[str]:
    """The topics of the case that the last phase touched."""
    asked = [one for one in view.exchanges if one.phase == phase and one.answer and not one.struck]
    touched = {topic for one in asked for topic in one.topics}
    labels = {identity for identity, label in brief.headings.items() if label in touched}
    told = {fact for claim in view.told if claim.no in {one.no for one in asked} for fact in claim.facts}
    return frozenset(labels) | {topic for fact in told if fact in brief.facts for topic in brief.facts[fact].topics}


def _rephrased_first(view: CounselView, story: tuple[Goal, ...]) -> tuple[Goal, ...]:
    """After a question that was struck for its form, the same matter again."""
    struck = struck_for_form(view)
    if not struck or not story:
        return story
    near = max(story, key=lambda goal: _shared(goal, struck))
    after = is_after(near, struck, view.rulings[-1].ground)
    return (near, *(goal for goal in story if goal != near)) if after else story


def _moved_on(view: CounselView, story: tuple[Goal, ...]) -> tuple[Goal, ...]:
    """After a question that no better form would have cured, another matter first, where there is one."""
    ruled = view.rulings[-1] if view.rulings else None
    last = view.exchanges[-1] if view.exchanges else None
    if not (ruled and last and last.struck and ruled.no == last.no) or struck_for_form(view) or last.by != view.me:
        return story
    return tuple(sorted(story, key=lambda goal: _shared(goal, last.question) >= NEAR))


def is_after(goal: Goal, question: str, ground: Ground | None = None) -> bool:
    """Whether a question was after this goal, by their words; after one that was too wide or too vague, any question
    with a matter puts it better."""
    words = normalised(question)
    whole = bool(words) and any(words <= normalised(fact.text) for fact in goal.facts)
    return ground in ("vague", "narrative") or whole or _shared(goal, question) >= NEAR


def struck_for_form(view: CounselView) -> str:
    """The last question, where it was struck for a fault that a better question cures; or empty."""
    last = view.exchanges[-1] if view.exchanges else None
    ruled = view.rulings[-1] if view.rulings else None
    if last is None or ruled is None or not last.struck or last.answer or ruled.no != last.no:
        return ""
    return last.question if ruled.ground in CURED and last.by == view.me and last.phase == view.phase else ""


def struck_for_foundation(view: CounselView) -> str:
    """The last question of this examination that was struck because nobody had heard how the witness would know; or
    empty."""
    stopped = {one.no for one in view.rulings if (one.ground, one.ruling) == ("foundation", "sustained")}
    own = [one for one in view.exchanges if one.by == view.me and one.phase == view.phase]
    return next((one.question for one in reversed(own) if one.struck and not one.answer and one.no in stopped), "")


def kept_out(view: CounselView) -> tuple[str, ...]:
    """Questions to this witness that were stopped of late for something that no better form cures."""
    stopped = {one.no for one in view.rulings if one.ruling == "sustained" and one.ground not in CURED}
    return tuple(one.question for one in view.exchanges if one.struck and not one.answer and one.no in stopped)


def _shared(goal: Goal, question: str) -> int:
    """Words of a goal that a question had."""
    return max(len(normalised(question) & normalised(fact.text)) for fact in goal.facts)
