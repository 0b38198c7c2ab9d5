"""Which goal comes next: as many of the worthiest as there are questions left. On direct in the order of the story, on
cross by chapters, and on both to the best of all, which a jury remembers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from venire.law.api import CounselFile, Fact, Phase, Side, excuses, exhibit_in, exhibit_number, normalised
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.examination.chapters import LONGEST, chaptered, led_through
from venire_understudy.counsel.examination.excluded_words import kept_from_the_jury
from venire_understudy.counsel.examination.goals import LEAST, Goal, Goals
from venire_understudy.counsel.examination.rephrasing import CURED, after, struck_for_form
from venire_understudy.counsel.examination.story_order import (
    POINTS_BACK,
    TELLS,
    ending,
    founds,
    only_trifles,
    told_in_order,
)
from venire_understudy.counsel.questions.leading import alone
from venire_understudy.counsel.questions.reason_questions import is_the_deed

REPAIRS = 1.0
"""What a fact on a matter that cross went into must be worth to be brought up again."""
NEAR = 3
"""Words that a struck question must share with a goal to have been after it."""
FULL = 6
"""With so many points left a cross needs nothing that direct has told."""
SHORT = 2
"""A cross of fewer questions makes no point."""
OF_EXHIBIT = 2
"""The questions that an exhibit takes beside the one for what founds it."""
NEAR_THE_END, LATELY = 6, 3
"""With so many questions left at the most a direct stops when one of the last so many has brought out the best."""
LOST = 0.2
"""The share of the questions of a direct that mistakes and objections cost."""
SPARE = 2
"""From more questions than this on, one is held back, so that a struck question costs nothing that counts."""
PLANNED: Mapping[Phase, int] = {"direct": 11, "cross": 10, "redirect": 3, "recross": 1}
"""So many matters are planned for an examination; the court's limit leaves room for what is struck."""
OF_THE_ACCUSED = 3
"""So many more for an accused, who has the whole charge to answer and reasons to give."""
TOLD = 4
"""After so many answers a direct may end; a witness who has nothing but small things to tell tells some of them."""
ENOUGH = 0.5
"""On cross a fact that is worth less is not asked for: counsel stops when it has what it came for."""


def chosen(brief: CounselFile, view: CounselView) -> tuple[Goal, ...]:
    """The goals of the questions that are left, in the order in which they are to be asked; empty: rest."""
    open_ = Goals(brief, view).all()
    goals = _planned(brief, view, _of_phase(brief, view, open_))
    if view.phase == "cross":
        chapters = _whether_first(_in_chapters(brief, view, goals), open_)
        return _moved_on(view, _narrowed_first(brief, view, chapters))
    if view.phase == "direct" and _has_told_its_best(brief, view):
        goals = [goal for goal in goals if goal.worth >= TELLS or goal.piece]
    best = list(_afforded(view, sorted(goals, key=lambda goal: -goal.worth)))
    story = told_in_order(brief, view, best)
    if view.phase == "direct" and _answered(view) >= TOLD and only_trifles(story):
        return ()
    return _finished_first(brief, view, _moved_on(view, _narrowed_first(brief, view, _in_time(view, story))))


def _has_told_its_best(brief: CounselFile, view: CounselView) -> bool:
    """Whether what this direct was to end on has been told, after which no small thing that was left out is asked."""
    if view.left > NEAR_THE_END:
        return False
    first = Goals(brief, view, afresh=True).all()
    best = ending(brief, view, told_in_order(brief, view, first))
    return best is not None and _told_last(view).issuperset(one.id for one in best.facts)


def _told_last(view: CounselView) -> frozenset[str]:
    """The facts that the last answers told."""
    late = [one.no for one in view.exchanges[-LATELY:] if one.answer and not one.struck]
    return frozenset(fact for claim in view.told if claim.no in late for fact in claim.facts)


def askable(brief: CounselFile, view: CounselView) -> tuple[Goal, ...]:
    """Everything open that this side can want to be told in this phase, in the order of the story."""
    return tuple(_of_phase(brief, view, Goals(brief, view).all()))


def _planned(brief: CounselFile, view: CounselView, goals: Sequence[Goal]) -> list[Goal]:
    """Those of the open goals that were in the plan from the start, so that counsel rests when it is done: the
    worthiest of all. What another examination opened is planned as it comes."""
    assert view.phase is not None
    if view.phase == "cross" and len(goals) < FULL:
        goals = [*goals, *_held_to(brief, view, goals)]
    if view.phase != "direct":
        room = PLANNED[view.phase] - _answered(view)
        return sorted(goals, key=lambda goal: -goal.worth) if room > 0 else []
    first = _of_phase(brief, view, Goals(brief, view, afresh=True).all())
    papers = len({goal.piece for goal in first if goal.piece})
    more = papers // 2 + (OF_THE_ACCUSED if brief.accused(view.witness or "") else 0)
    best = sorted(first, key=lambda goal: -goal.worth)[: PLANNED[view.phase] + more]
    wanted = {aim for goal in (*best, *_presupposed(brief, view, best, first)) for aim in goal.aims}
    return [goal for goal in goals if wanted.intersection(goal.aims)]


def _held_to(brief: CounselFile, view: CounselView, goals: Sequence[Goal]) -> Iterator[Goal]:
    """What direct has brought out that helps, where it has left little: the witness is held to what there is against
    it, and where next to nothing is left to anything else besides."""
    aims = {aim for goal in goals for aim in goal.aims}
    own = _own(view)
    put = normalised(" ".join(own))
    for goal in _of_phase(brief, view, Goals(brief, view, afresh=True).all()):
        fact = goal.facts[0]
        new = not aims.intersection(goal.aims) and not any(normalised(one.text) <= put for one in goal.facts)
        against = brief.doubted(view.witness or "", fact) or (len(goals) < SHORT and len(own) < SHORT)
        if new and against and not any(set(after(brief, view, one)) & set(goal.aims) for one in own):
            yield from () if brief.spine.harms(fact.id, view.me) else (replace(goal, worth=goal.worth / 2),)


def _answered(view: CounselView) -> int:
    """How many questions of this examination were answered, or stopped for good."""
    if view.phase in ("redirect", "recross"):
        return sum(one.phase == view.phase and bool(one.answer or not one.struck) for one in view.exchanges)
    return len([one for one in _own(view) if one not in view.unanswered])


def _own(view: CounselView) -> list[str]:
    """The questions that this side has put to the witness."""
    theirs = frozenset(view.asked_by_other)
    return [one for one in view.asked if one not in theirs]


def _presupposed(brief: CounselFile, view: CounselView, best: Sequence[Goal], goals: Sequence[Goal]) -> Iterator[Goal]:
    """What must have been told before a question of the plan can be understood: "its first signs" of what?"""
    affidavit = brief.witnesses[view.witness or ""].affidavit
    for goal in best:
        asks = goal.question or goal.facts[0].ask
        if goal.place and POINTS_BACK.search(asks):
            yield from (one for one in goals if affidavit[goal.place - 1] in one.facts)


def _finished_first(brief: CounselFile, view: CounselView, story: tuple[Goal, ...]) -> tuple[Goal, ...]:
    """An exhibit that is in the witness's hand is done with before another matter is taken up."""
    held = in_hand(view)
    return tuple(sorted(story, key=lambda goal: bool(held) and not founds(brief, goal, held)))


def in_hand(view: CounselView) -> str:
    """The exhibit that this side last put to the witness and that has not been offered; empty for none."""
    if view.phase != "direct":
        return ""
    named = next((exhibit for one in reversed(_own(view)) if (exhibit := exhibit_in(one))), "")
    waiting = {one.id for one in view.exhibits if one.status == "unoffered"}
    return named if named in waiting and named in view.offered else ""


def _in_chapters(brief: CounselFile, view: CounselView, goals: Sequence[Goal]) -> tuple[Goal, ...]:
    """On cross one matter after another, to the best question of all."""
    own = _own(view)
    charge = brief.accused(view.witness or "")
    left = view.left - 1 if view.left > SPARE else view.left
    room = min(PLANNED["cross"] + charge - _answered(view), left)
    last = _last_matters(brief, view)
    here = [one.topic for one in chaptered(goals) if one.topic in last]
    return led_through(goals, room, here[0] if here else "", len(own))


def _whether_first(goals: Sequence[Goal], open_: Sequence[Goal]) -> tuple[Goal, ...]:
    """The same, with what was done in front of why it was done. ``open_``: all that is still to be had."""
    ordered = list(goals)
    for why in [one for one in goals if " because " in one.facts[0].text]:
        for deed in [one for one in open_ if is_the_deed(one.facts[0], why.facts[0])][:1]:
            ordered = [one for one in ordered if one != deed]
            ordered.insert(ordered.index(why), deed)
    return tuple(ordered)


def _last_matters(brief: CounselFile, view: CounselView) -> frozenset[str]:
    """The topics of what this side's last answered question told; none after so many on one matter."""
    own = [one for one in view.exchanges if one.phase == view.phase and one.by == view.me and one.answer]
    told = [_matters(brief, view, one.no) for one in own if not one.struck]
    if not told:
        return frozenset()
    run = [one for one in told[-LONGEST:] if one & told[-1]]
    return frozenset() if len(run) >= LONGEST else told[-1]


def _matters(brief: CounselFile, view: CounselView, no: int) -> frozenset[str]:
    facts = {fact for claim in view.told if claim.no == no for fact in claim.facts}
    return frozenset(topic for fact in facts if fact in brief.facts for topic in brief.facts[fact].topics)


def _in_time(view: CounselView, story: Sequence[Goal]) -> tuple[Goal, ...]:
    """With the last questions at hand what founds an exhibit comes first, since after the very last nothing can be
    offered; and with one question left, what founds one comes last."""
    if view.left > SPARE:
        return tuple(story)
    return tuple(sorted(story, key=lambda goal: goal.founds == (view.left <= 1)))


def _aimed_at(left: int) -> int:
    """How many questions are planned with so many left: one is kept, and a share for what goes wrong."""
    return max(left - 1 - int(LOST * left), 0)


def _afforded(view: CounselView, best_first: Sequence[Goal]) -> Iterator[Goal]:
    """The worthiest for which the court's limit leaves room: a reason takes a question more, for whether it was so, and
    an exhibit two, for what it is and whether it is as it was. The very best is one of them, unless it is a trifle and
    the last question that there is."""
    room = _aimed_at(view.left)
    asked = " ".join(view.asked)
    for place, goal in enumerate(best_first):
        asks = goal.question or goal.facts[0].ask
        number = exhibit_number(goal.exhibit) if goal.exhibit else ""
        room -= 1 + asks.startswith("Why ") + OF_EXHIBIT * bool(number and number not in asked)
        if room >= 0 or (not place and (view.left > 1 or goal.worth >= TELLS)):
            yield goal


def _of_phase(brief: CounselFile, view: CounselView, goals: Sequence[Goal]) -> list[Goal]:
    match view.phase:
        case "direct":
            return list(goals)
        case "cross":
            return [goal for goal in goals if _hits(brief, view, goal) and not kept_from_the_jury(brief, view, goal)]
        case "redirect":
            return [goal for goal in goals if _mends(brief, view, goal)]
        case _:
            return [goal for goal in goals if goal.elicit and goal.topics & _raised(brief, view, "redirect")]


def _hits(brief: CounselFile, view: CounselView, goal: Goal) -> bool:
    """Whether it is worth asking on cross: a target, or a step that helps, and nothing that the witness's own side is
    after."""
    if goal.elicit:
        return True
    listed = frozenset[Side]().union(*(brief.sought_by(fact.id) for fact in goal.facts))
    theirs = (bool(listed) and view.me not in listed) or any(_speaks_for_them(brief, view, one) for one in goal.facts)
    doubts = any(brief.doubted(view.witness or "", fact) for fact in goal.facts)
    return not theirs and goal.worth >= (LEAST if doubts else ENOUGH) and (doubts or _in_scope(brief, view, goal))


def _speaks_for_them(brief: CounselFile, view: CounselView, fact: Fact) -> bool:
    """Whether a yes would help the witness's own side: its reason, a thing on which that side builds the more, or its
    version of what one's own witness has told."""
    interest = brief.interest
    if excuses(fact) and not alone(fact):
        return True
    return interest.told_better(fact, view.me) or (not fact.frame.negated and not interest.tips(fact.id, view.me))


def _mends(brief: CounselFile, view: CounselView, goal: Goal) -> bool:
    """Whether it answers what cross brought out, or is worth much on a matter that cross went into."""
    harms = frozenset[str]().union(*(brief.repairs.answered_by(fact.id) for fact in goal.facts))
    if harms & _told_on(view, "cross"):
        return True
    return goal.worth >= REPAIRS and bool(goal.topics & _raised(brief, view, "cross"))


def _told_on(view: CounselView, phase: str) -> frozenset[str]:
    """The facts that the last examination of this kind brought out."""
    asked = {one.no for one in view.exchanges if one.phase == phase and one.answer and not one.struck}
    return frozenset(fact for claim in view.told if claim.no in asked for fact in claim.facts)


def _in_scope(brief: CounselFile, view: CounselView, goal: Goal) -> bool:
    covered = frozenset(view.direct_topics)
    told = {topic for fact in view.known if fact in brief.facts for topic in brief.facts[fact].topics}
    return bool(told & goal.topics) or any(brief.about(fact.text) & covered for fact in goal.facts)


def _raised(brief: CounselFile, view: CounselView, phase: str) -> frozenset[str]:
    """The topics of the case that the last phase touched."""
    asked = [one for one in view.exchanges if one.phase == phase and one.answer and not one.struck]
    touched = {topic for one in asked for topic in one.topics}
    labels = {identity for identity, label in brief.headings.items() if label in touched}
    told = {fact for claim in view.told if claim.no in {one.no for one in asked} for fact in claim.facts}
    return frozenset(labels) | {topic for fact in told if fact in brief.facts for topic in brief.facts[fact].topics}


def _narrowed_first(brief: CounselFile, view: CounselView, story: tuple[Goal, ...]) -> tuple[Goal, ...]:
    """After a question that was too wide, the next step from where it began; after one that was too vague, what comes
    nearest to its matter: any question with a matter puts it better."""
    struck = struck_for_form(view)
    if not struck or not story or view.rulings[-1].ground not in ("vague", "narrative"):
        return story
    begun = after(brief, view, struck)
    order = [fact.id for fact in brief.witnesses[view.witness or ""].affidavit]
    later = [goal for goal in story if begun and goal.place > max(map(order.index, begun))]
    near = min(later, key=lambda goal: goal.place) if later else max(story, key=lambda goal: _shared(goal, struck))
    return (near, *(goal for goal in story if goal != near))


def _moved_on(view: CounselView, story: tuple[Goal, ...]) -> tuple[Goal, ...]:
    """After a question that no better form would have cured, another matter first, where there is one."""
    ruled = view.rulings[-1] if view.rulings else None
    last = view.exchanges[-1] if view.exchanges else None
    if not (ruled and last and last.struck and ruled.no == last.no) or struck_for_form(view) or last.by != view.me:
        return story
    return tuple(sorted(story, key=lambda goal: _shared(goal, last.question) >= NEAR))


def struck_for_foundation(view: CounselView) -> str:
    """The last question of this examination that was struck because nobody had heard how the witness would know; or
    empty."""
    stopped = {one.no for one in view.rulings if (one.ground, one.ruling) == ("foundation", "sustained")}
    own = [one for one in view.exchanges if one.by == view.me and one.phase == view.phase]
    return next((one.question for one in reversed(own) if one.struck and not one.answer and one.no in stopped), "")


def kept_out(view: CounselView) -> tuple[str, ...]:
    """Questions to this witness that were stopped of late for something that no better form cures: what was mocked may
    be asked plainly."""
    cured = CURED | {"argumentative"}
    stopped = {one.no for one in view.rulings if one.ruling == "sustained" and one.ground not in cured}
    return tuple(one.question for one in view.exchanges if one.struck and not one.answer and one.no in stopped)


def _shared(goal: Goal, question: str) -> int:
    """Words of a goal that a question had."""
    return max(len(normalised(question) & normalised(fact.text)) for fact in goal.facts)
