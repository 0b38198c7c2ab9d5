"""Counsel plans within the room that the court leaves: a direct ends on the best it has, and in good time; a mistake is
made only where it can be made good, of many kinds, and never the last one over again where there is another."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from tests.support.played_examination import Hearing, heard_of
from venire.kernel.chance import Chance
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import SIDES
from venire.law.evidence.expertise import field_of
from venire.law.evidence.grounds import FORM
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.errors.footing import Footing
from venire_understudy.counsel.examination.goals import Goal, Goals, sets_the_scene
from venire_understudy.counsel.examination.story_order import (
    TELLS,
    ending,
    only_trifles,
    told_in_order,
)
from venire_understudy.counsel.questions.people_known import acquaintances

HELD = (("murder", "one"), ("arson", "spine"), ("negligence", "spine"), ("assault", "own case"))
DIRECT = ("direct", "redirect")
OFFICER = re.compile(r"\b(?:detective|investigator|sheriff|sergeant|marshal|police)\b", re.IGNORECASE)
Asked = tuple[CounselView, acts.PutQuestion]


def _every() -> list[Hearing]:
    return [heard_of(case, seed) for case, seed in HELD]


def _wrong(hearing: Hearing) -> list[Asked]:
    return [(view, act) for view, act in hearing.of(acts.PutQuestion) if act.defect]


def test_a_direct_is_hardly_ever_cut_short_by_the_limit() -> None:
    closed = [one for hearing in _every() for one in hearing.play.of(ev.PhaseClosed) if one.phase == "direct"]
    assert sum(one.why == "limit" for one in closed) <= len(closed) // 12


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_no_mistake_is_made_that_cannot_be_made_good(case: str, seed: str) -> None:
    for view, act in _wrong(heard_of(case, seed)):
        assert view.left >= (3 if act.defect == "compound" else 2), act.text


def test_nobody_rises_again_for_wrong_questions_alone() -> None:
    put = [(case, view, act) for case, seed in HELD for view, act in heard_of(case, seed).of(acts.PutQuestion)]
    phases = {(case, view.witness, view.phase) for case, view, _ in put if view.phase in ("redirect", "recross")}
    proper = {(case, view.witness, view.phase) for case, view, act in put if not act.defect or act.defect in FORM}
    assert len(phases) >= 3
    assert phases <= proper


@pytest.mark.parametrize("side", SIDES)
def test_on_direct_at_most_two_mistakes_in_five_lead(side: str) -> None:
    kinds = Counter(
        act.defect for hearing in _every() for view, act in _wrong(hearing) if view.me == side and view.phase in DIRECT
    )
    assert kinds["leading"] <= max(0.4 * kinds.total(), 3), kinds
    assert len(kinds) >= 5


def test_the_same_mistake_is_hardly_ever_made_twice_running_with_a_witness() -> None:
    pairs = [pair for hearing in _every() for pair in _pairs(_wrong(hearing))]
    assert len(pairs) >= 40
    assert sum(one == other for one, other in pairs) <= len(pairs) // 7


def _pairs(made: Sequence[Asked]) -> list[tuple[str, str]]:
    """The kinds of two mistakes, one after the other, of one side with one witness."""
    heard = {(view.witness, view.me) for view, _ in made}
    of = [[act.defect or "" for view, act in made if (view.witness, view.me) == key] for key in heard]
    return [pair for one in of for pair in pairwise(one)]


def test_the_direct_of_who_examined_it_ends_on_what_counts_most_and_what_goes_with_it() -> None:
    brief = CounselFile(ShippedCases().load("murder"))
    hearing = heard_of("murder", "one")
    for witness in ("W1", "W2"):
        put = [view for view, _ in hearing.of(acts.PutQuestion) if (view.witness, view.phase) == (witness, "direct")]
        story = told_in_order(brief, put[0], Goals(brief, put[0], afresh=True).all())
        best = ending(brief, put[0], story)
        assert best is not None
        assert best.worth >= TELLS
        run = story[story.index(best) :]
        assert all(goal.topics & best.topics for goal in run)


@pytest.mark.parametrize(("case", "seed"), HELD)
def test_who_lived_through_it_tells_it_in_its_order(case: str, seed: str) -> None:
    """Where one was comes first, an accused's denial last, and with an exhibit comes what founds it."""
    brief, hearing, told = CounselFile(ShippedCases().load(case)), heard_of(case, seed), 0
    for one in brief.case.witnesses:
        put = [view for view, _ in hearing.of(acts.PutQuestion) if (view.witness, view.phase) == (one.id, "direct")]
        if not put or field_of(one) or brief.accused(one.id) or OFFICER.search(f"{one.name} {one.role}"):
            continue
        story = told_in_order(brief, put[0], Goals(brief, put[0], afresh=True).all())
        places = [goal.place for goal in story if not goal.piece and not any(map(sets_the_scene, goal.facts))]
        assert places == sorted(places), one.name
        told += len(places)
    assert told >= 10


def test_a_direct_does_not_end_on_a_trifle() -> None:
    big, small = Goal((), 3.0, 0), Goal((), 0.4, 1)
    assert only_trifles([small, small])
    assert not only_trifles([small, big, small])


def test_an_investigator_tells_of_coming_then_finding_then_what_was_said_then_what_was_gone_into() -> None:
    brief = CounselFile(ShippedCases().load("murder"))
    put = [view for view, _ in heard_of("murder", "one").of(acts.PutQuestion) if view.witness == "W1"]
    story = told_in_order(brief, put[0], Goals(brief, put[0], afresh=True).all())
    places = [next(n for n, goal in enumerate(story) if goal.facts[0].id == fact) for fact in ("W1.2", "W1.14", "W1.9")]
    assert places == sorted(places)
    said = [goal.facts[0].id for goal in story if goal.facts[0].id in ("W1.5", "W1.6")]
    assert said == ["W1.5", "W1.6"]


def test_a_surname_that_two_share_is_that_of_whoever_is_named() -> None:
    brief = CounselFile(ShippedCases().load("murder"))
    known = acquaintances(brief, brief.witnesses["W6"])
    assert "Clare Ashdown" not in known
    assert "Thomas Ashdown" in known


def test_nobody_asks_the_jury_to_guess_at_what_its_own_people_were_after() -> None:
    brief = CounselFile(ShippedCases().load("murder"))
    put = heard_of("murder", "one").of(acts.PutQuestion)
    first = next(view for view, _ in put if view.witness == "W8")
    view = first.model_copy(update={"asked": ("Did you know Irene Halvorsen and Colm Dacey?",)})
    told = brief.facts["W8.16"]
    assert Footing(brief, view, Chance("own")).somebody_in(told) != "Irene Halvorsen"
    assert Footing(brief, view, Chance("own")).somebody_in(brief.facts["W8.14"]) == "Colm Dacey"
    assert not Footing(brief, first, Chance("own")).somebody_in(brief.facts["W8.14"])  # of whom nobody has spoken
