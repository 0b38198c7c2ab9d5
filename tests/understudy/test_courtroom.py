"""The understudy examines, objects and rules: whole examinations of the shipped murder with nobody at the table."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.support.played_examination import Hearing, heard, murder
from venire.law.advocacy.counsel_file import CounselFile, bare
from venire.law.evidence.grounds import CARDS
from venire.law.evidence.rules import rule_cited
from venire.law.repetition.same_question import normalised
from venire.law.training.leading_questions import leading_share
from venire.proceedings.examination import acts
from venire.proceedings.examination import events as ev
from venire_understudy.counsel.objections.objection import BARE
from venire_understudy.counsel.questions.leading import leading_questions
from venire_understudy.counsel.questions.open_ended import open_questions
from venire_understudy.judge.seat import CourtJudge

SEEDS = ("one", "two", "three")


@pytest.mark.parametrize("seed", SEEDS)
def test_an_examination_runs_past_sixty_questions_and_nothing_is_refused(seed: str) -> None:
    state = heard(seed).play.state
    assert state.over
    assert state.number >= 60
    assert len(state.heard) == len(murder().witnesses)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_witness_is_asked_the_same_twice_unless_on_purpose(seed: str) -> None:
    hearing = heard(seed)
    meant = {one.no for one in hearing.play.of(ev.QuestionMeant) if one.defect == "asked_and_answered"}
    grounds = {one.no: one.ground for one in hearing.play.of(ev.Ruled) if one.ruling == "sustained"}
    every = hearing.play.of(ev.QuestionPut)
    stopped = {one.no for one in every if one.no in grounds and (grounds[one.no] == "leading" or one.phase == "direct")}
    # what was stopped for leading may be put plainly, and what direct was not let ask, on cross
    cured = meant | stopped
    put = [
        (one.witness, normalised(one.text), bare(one.text).startswith("Why "))  # a reason is asked for after the fact
        for one in every
        if one.no not in cured
    ]
    assert len(put) == len(set(put))


def test_direct_asks_and_cross_leads() -> None:
    proper = [
        (one.phase, bare(one.text))
        for seed in SEEDS
        for one, meant in zip(heard(seed).play.of(ev.QuestionPut), heard(seed).play.of(ev.QuestionMeant), strict=True)
        if meant.defect is None
    ]
    direct = leading_share(text for phase, text in proper if phase == "direct")
    cross = leading_share(text for phase, text in proper if phase == "cross")
    assert direct is not None
    assert cross is not None
    assert direct < 0.05
    assert cross > 0.9


@pytest.mark.parametrize("seed", SEEDS)
def test_what_the_dice_call_an_error_is_one_and_nothing_else_is(seed: str) -> None:
    """What finds no place, or would spoil what cannot be spared (a reason, a tender, an exhibit in hand, the last
    questions), is made at a later occasion: the rate holds all the same."""
    put = heard(seed).of(acts.PutQuestion)
    assert all(view.err for view, act in put if act.defect)
    asked = [act for view, act in put if view.err]
    assert sum(act.defect is not None for act in asked) >= 0.4 * len(asked)
    tally = heard(seed).play.state.tally
    assert abs(tally.errors / tally.occasions - 0.3) < 0.04
    for view, act in heard(seed).of(acts.Object):
        if view.err:
            assert act.ground == view.err_ground
            assert act.argument
        assert act.argument or act.ground in BARE


def test_errors_come_at_their_rate() -> None:
    tallies = [heard(seed).play.state.tally for seed in SEEDS]
    rate = sum(one.errors for one in tallies) / sum(one.occasions for one in tallies)
    assert 0.2 < rate < 0.4


def test_exhibits_are_founded_offered_admitted_and_shown() -> None:
    """Five and more in a hearing; in one where the question for the foundation is struck, fewer."""
    admitted = [{one.exhibit for one in heard(seed).play.of(ev.ExhibitAdmitted)} for seed in SEEDS]
    assert sum(map(len, admitted)) >= 5 * len(SEEDS)
    assert min(map(len, admitted)) >= 4
    assert admitted == [{one.exhibit for one in heard(seed).play.of(ev.ExhibitShown)} for seed in SEEDS]


def test_both_sides_get_targets_on_direct_and_on_cross() -> None:
    got = {elicit for seed in SEEDS for elicit in heard(seed).play.state.tally.got}
    sides = {(side, one.weight > 0) for one in murder().elicits if one.id in got for side in [_side(one.witness)]}
    assert len(sides) == 4


def _side(witness: str) -> str:
    return next(one.side for one in murder().witnesses if one.id == witness)


def test_every_ruling_cites_a_rule_and_says_why() -> None:
    ruled = [act for seed in SEEDS for _, act in heard(seed).of(acts.Rule)]
    assert ruled
    assert all(rule_cited(act.rule) and act.reason for act in ruled)
    assert {act.ruling for act in ruled} == {"sustained", "overruled"}
    assert len({act.reason for act in ruled}) > len(ruled) / 3


def test_counsel_and_judge_come_to_differ() -> None:
    views = [one for seed in SEEDS for one in _views(heard(seed))]
    assert 0.02 < sum(views) / len(views) < 0.4


def _views(hearing: Hearing) -> Sequence[bool]:
    """Of each objection to a question: whether the judge saw it otherwise than counsel did in truth."""
    wrong = {one.no: one.wrong for one in hearing.play.of(ev.ObjectionMeant) if one.matter == "question"}
    ruled = [one for one in hearing.play.of(ev.Ruled) if one.matter == "question"]
    return [(one.ruling == "sustained") == wrong[one.no] for one in ruled]


@pytest.mark.anyio
async def test_the_same_seed_gives_the_same_record() -> None:
    again = await Hearing.opened("again", witnesses=("W4",)).held()
    twice = await Hearing.opened("again", witnesses=("W4",)).held()
    assert [entry.event for entry in again.play.entries] == [entry.event for entry in twice.play.entries]


@pytest.mark.anyio
@pytest.mark.parametrize("style", ["terse", "explained", "teaching"])
async def test_a_judge_speaks_in_the_style_it_is_set_to(style: str) -> None:
    agents = {"judge": {"style": style}, "counsel": {"error_rate": 1.0}}
    hearing = await Hearing.opened("style", witnesses=("W5",), agents=agents).held()
    reasons = [act.reason for _, act in hearing.of(acts.Rule)]
    assert reasons
    longest = max(len(reason.split()) for reason in reasons)
    assert longest <= 4 if style == "terse" else longest > 6


@pytest.mark.anyio
async def test_an_exhibit_without_its_foundation_is_objected_to_and_refused() -> None:
    hearing = Hearing.opened("offer", witnesses=("W1",))
    hearing.play.give("q1/put", acts.OfferExhibit(exhibit="X2"))
    await hearing.step()
    await hearing.step()
    await hearing.step()
    (ruled,) = hearing.play.of(ev.Ruled)
    assert (ruled.ruling, ruled.rule) == ("sustained", "901(a)")
    assert hearing.play.state.exhibits["X2"] == "refused"


@pytest.mark.anyio
async def test_a_wrong_objection_to_a_plain_question_is_overruled() -> None:
    hearing = Hearing.opened("plain", witnesses=("W1",))
    hearing.play.give("q1/put", acts.PutQuestion(text="When did you reach Lock 6?"))
    hearing.play.give("q1/object", acts.Object(ground="privilege", argument="It was said in confidence."))
    hearing.play.give("q1/respond", acts.Respond())
    view = hearing.play.view("judge")
    ruled = CourtJudge(murder(), hearing.room.chance).rule(view, view.pending, "privilege")
    assert (ruled.ruling, ruled.rule) == ("overruled", "501")


def test_every_fact_can_be_asked_openly_and_held_out() -> None:
    brief = CounselFile(murder())
    for fact in brief.facts.values():
        ways = open_questions(fact)
        assert ways
        assert all(way.endswith("?") and "  " not in way and " I " not in way for way in ways)
        assert leading_share(ways) == 0
        held = leading_questions(murder(), fact, heard("one").room.chance)
        assert leading_share(held[:-1]) == 1


def test_every_ground_has_its_words() -> None:
    words = Hearing.opened("words").room
    assert words.name == "understudy"
    from_dice = {act.defect for seed in SEEDS for _, act in heard(seed).of(acts.PutQuestion)} - {None}
    assert from_dice <= set(CARDS)
    assert len(from_dice) >= 8
