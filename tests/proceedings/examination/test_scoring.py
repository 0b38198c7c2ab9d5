"""Scores, by scripts whose sums are worked out by hand. Source: spec/trial.md, "Scoring"."""

from __future__ import annotations

import pytest

from tests.proceedings.examination.builders import ALWAYS, DEFENCE, PROSECUTION, Play, marked, params, tiny
from venire.law.case_file.case import Elicit, Side
from venire.law.evidence.grounds import Ground, Ruling
from venire.law.training.scoring import ScoredExamination, elicit_points, objection_points
from venire.proceedings.examination import acts
from venire.proceedings.examination.params import Holder
from venire.proceedings.examination.readings.debrief import Debrief, debrief

LEADING: frozenset[Ground] = frozenset(("leading",))


@pytest.mark.parametrize(
    ("defects", "ground", "ruling", "points"),
    [
        (LEADING, "leading", "sustained", 3),
        (LEADING, "vague", "sustained", 2),
        (LEADING, "leading", "overruled", 0),
        (LEADING, "vague", "overruled", 0),
        (LEADING, None, None, -1),
        (frozenset[Ground](), "leading", "overruled", -1),
        (frozenset[Ground](), "leading", "sustained", -1),
        (frozenset[Ground](), "leading", None, -1),
        (frozenset[Ground](), None, None, 0),
    ],
)
def test_every_outcome_of_watching(
    defects: frozenset[Ground], ground: Ground | None, ruling: Ruling | None, points: int
) -> None:
    assert objection_points(ScoredExamination(defects, ground, ruling)) == points


@pytest.mark.parametrize(
    ("elicit", "by", "called_by", "points"),
    [
        ("T1", "prosecution", "prosecution", 3),
        ("T1", "defence", "prosecution", 0),
        ("T2", "prosecution", "prosecution", 0),
        ("T2", "defence", "prosecution", 3),
        ("T3", "defence", "defence", 4),
        ("T3", "prosecution", "defence", 0),
    ],
)
def test_the_sign_is_relative_to_whoever_called_the_witness(
    elicit: str, by: Side, called_by: Side, points: int
) -> None:
    known: dict[str, Elicit] = {one.id: one for one in tiny().elicits}
    assert elicit_points(known[elicit], by, called_by) == points


def watched(play: Play, text: str, ground: Ground | None = None, ruling: Ruling = "sustained") -> None:
    """A question, and what the other side makes of it."""
    no = play.state.number + 1
    play.give(play.asked()[0].key, acts.PutQuestion(text=text))
    if ground is None:
        play.give(f"q{no}/object", acts.LetStand())
    else:
        play.give(f"q{no}/object", acts.Object(ground=ground)).give(f"q{no}/respond", acts.Respond())
        play.give(f"q{no}/rule", acts.Rule(ruling=ruling, rule="611(a)"))
    if ground is None or ruling == "overruled":
        play.give(f"q{no}/answer", acts.Testify(text="Yes.", stance="affirm"))
        play.give(f"q{no}/credit", acts.Credit())


def told(play: Play) -> Debrief:
    return debrief(tiny(), play.entries)


def test_a_script_of_objections_adds_up() -> None:
    play = Play.opened(params(player="defence"), flaws=marked, holders={DEFENCE: "person", PROSECUTION: "person"})
    watched(play, "He was there [leading]?", "leading")  # +3
    watched(play, "He was tall [leading]?", "vague")  # +2
    watched(play, "He was old [leading]?", "leading", "overruled")  # 0
    watched(play, "He was sad [leading]?")  # -1
    watched(play, "Who was there?", "hearsay", "overruled")  # -1
    watched(play, "What was it?")  # 0
    play.rest()
    watched(play, "You said [hearsay] so?")  # -1 for the prosecution
    found = told(play)
    assert found.scores["defence"].objections == 3 + 2 + 0 - 1 - 1
    assert found.scores["prosecution"].objections == -1
    assert [one.points for one in found.objections] == [3, 2, 0, -1]
    assert [(one.no, one.spotted) for one in found.defects] == [
        (1, True), (2, True), (3, True), (4, False), (7, False)
    ]  # fmt: skip
    assert found.objections[0].why.startswith("Leading, Rule 611(c)")
    assert found.objections[1].why.startswith("The question was open to objection, though on another ground.")
    assert found.objections[2].why.startswith("The objection was sound, and the judge did not see it so.")
    assert found.objections[3].why == "There was nothing wrong with the question."
    assert found.objections[0].heading == "Mode and Order of Examining Witnesses and Presenting Evidence"


def test_what_the_judge_upheld_goes_by_the_question_and_teaches_what_the_ground_is_for() -> None:
    play = Play.opened(params(player="defence"), flaws=marked, holders={DEFENCE: "person", PROSECUTION: "person"})
    watched(play, "Who was there?", "hearsay", "sustained")
    watched(play, "What was it?", "relevance", "sustained")
    watched(play, "When was it?", "relevance", "overruled")
    found = told(play)
    assert [one.points for one in found.objections] == [-1, -1, -1]
    assert "the points go by the question. What that ground is for: words said out of court" in found.objections[0].why
    assert "The judge saw it otherwise" in found.objections[1].why
    assert "otherwise" not in found.objections[2].why


def test_a_question_that_was_asked_and_kept_out_is_not_offered_again() -> None:
    fair = next(one.question for one in tiny().elicits if one.id == "T1")
    people: dict[str, Holder] = {DEFENCE: "person", PROSECUTION: "person"}
    kept = Play.opened(flaws=marked, holders=people)
    watched(kept, f" {fair.upper()}", "relevance", "sustained")
    assert [(one.elicit, one.kept_out) for one in told(kept).missed] == [("T1", 1)]
    other = Play.opened(flaws=marked, holders=people)
    watched(other, "What was it?", "relevance", "sustained")
    watched(other, fair)
    assert [(one.elicit, one.kept_out) for one in told(other).missed] == [("T1", None)]


def matched(*elicits: str) -> acts.Credit:
    return acts.Credit(matched=tuple(acts.Matched(elicit=one, tier="keyword", score=1.0) for one in elicits))


def test_elicits_add_up_by_category_and_what_was_missed_is_named() -> None:
    play = Play.opened(holders={PROSECUTION: "person"})
    play.through("What of the lantern?")
    play.rest().through("You never saw inside?", credit=matched("T2"))
    play.rest().rest().through("What did you ask?", credit=matched("T3"))
    play.rest()
    found = told(play)
    assert found.scores["defence"].elicits == {"the taking": 3, "intent": 4}
    assert found.scores["defence"].total == 7
    assert [(one.elicit, one.points, one.question) for one in found.missed] == [
        ("T1", 3, "Whom did you see on the slipway that Tuesday evening?")
    ]


def test_an_item_of_the_outline_counts_once() -> None:
    play = Play.opened(params(player="defence"), holders={DEFENCE: "person"}).through("What did you see?").rest()
    items = play.view(DEFENCE).outline
    assert [one.type for one in items] == ["impeachment_opportunity"]
    assert play.view(PROSECUTION).outline == ()
    play.through("You had been drinking at the clubhouse before you walked down, had you not?")
    assert play.view(DEFENCE).outline[0].covered == ("defence", 2)
    play.through("At the clubhouse you had been drinking before you walked to the river?")
    found = told(play)
    assert found.scores["defence"].outline == 1
    assert found.uncovered == ()
    assert told(Play.opened(params(player="defence")).through("What?").rest()).uncovered[0].item.id == "W1/R1"


def test_leading_is_measured_where_it_is_wanted_and_where_not() -> None:
    play = Play.opened(holders={PROSECUTION: "person", DEFENCE: "person"})
    for text in ("What did you see?", "You saw a bag, didn't you?", "Where was it?", "Who came?"):
        play.through(text)
    play.rest().through("Isn't it true that you drank?").through("You had three pints?")
    found = told(play)
    assert (found.leading["prosecution"].direct, found.leading["prosecution"].cross) == (0.25, None)
    assert (found.leading["defence"].direct, found.leading["defence"].cross) == (None, 1.0)


def test_a_defect_on_purpose_is_unhidden_and_counted() -> None:
    play = Play.opened(params(agents=ALWAYS, player="defence"), holders={DEFENCE: "person"})
    play.through("Please introduce yourself.")
    ground = play.view(PROSECUTION).err_ground
    assert play.view(DEFENCE).err_ground is None
    play.give("q2/put", acts.PutQuestion(text="So?", defect=ground)).give("q2/object", acts.LetStand())
    found = told(play)
    assert (found.occasions, found.errors, found.slips) == (2, 1, 0)
    assert found.transcript[1].contest.on_purpose == ground
    assert found.scores["defence"].objections == -1


def test_letting_a_defect_pass_on_purpose_is_an_error() -> None:
    play = Play.opened(params(agents=ALWAYS), flaws=marked, holders={PROSECUTION: "person"})
    play.give("q1/put", acts.PutQuestion(text="He was there [leading]?"))
    assert (play.view(DEFENCE).err, play.view(DEFENCE).err_ground) == (True, None)
    play.give("q1/object", acts.LetStand())
    found = told(play)
    assert found.transcript[0].contest.wrong
    assert (found.errors, found.scores["defence"].objections) == (1, -1)


def test_a_students_slip_is_flagged_and_is_not_opposing_counsels() -> None:
    play = Play.opened(params(student_slips=1.0)).through("Please introduce yourself.")
    view = play.view(PROSECUTION)
    assert view.err
    play.give("q2/put", acts.PutQuestion(text="So?", defect=view.err_ground)).give("q2/object", acts.LetStand())
    found = told(play)
    assert (found.occasions, found.errors, found.slips) == (2, 0, 1)


def test_an_objection_to_an_offer_without_foundation_is_scored() -> None:
    play = Play.opened(params(witnesses=("W2",), player="prosecution"), holders={PROSECUTION: "person"})
    play.give("q1/put", acts.OfferExhibit(exhibit="X1")).give("x1/object", acts.Object(ground="foundation"))
    play.give("x1/respond", acts.Respond()).give("x1/rule", acts.Rule(ruling="sustained", rule="901(a)"))
    assert told(play).scores["prosecution"].objections == 3
    assert told(play).objections[0].contest.matter == "exhibit"


def test_a_motion_against_a_volunteered_answer_is_scored_and_takes_its_points() -> None:
    play = Play.opened(params(player="defence"), holders={DEFENCE: "person"})
    play.through("What?", facts=("W1.1",), volunteered=("W1.1",), credit=matched("T1"))
    play.give("q1/strike", acts.MoveToStrike(ground="non_responsive"))
    play.give("q1/rule_strike", acts.Rule(ruling="sustained", rule="611(a)"))
    found = told(play)
    assert found.scores["defence"].objections == 3
    assert found.scores["prosecution"].elicits == {}
    assert found.transcript[0].struck


def test_nothing_can_be_told_of_nothing() -> None:
    with pytest.raises(ValueError, match="no examination"):
        debrief(tiny(), [])
