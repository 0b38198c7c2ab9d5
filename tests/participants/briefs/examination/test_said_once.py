"""A courtroom brief says a thing once: what its affidavit, last exchanges and exhibits tell is not told again."""

from __future__ import annotations

from typing import cast

import pytest

from tests.participants.briefs.examination.test_courtroom_briefs import told
from tests.participants.briefs.examination.test_courtroom_parts import asked, opened
from tests.proceedings.examination.builders import Play, marked, params
from tests.support.played_examination import murder
from venire.law.evidence.identification import only_identifies
from venire.law.testimony.testified import RuledOn
from venire.participants.briefs.examination.asking import HELD_AGAINST, NEXT
from venire.participants.briefs.examination.court import claims, lately
from venire.participants.briefs.examination.notes import notes_of
from venire.participants.briefs.examination.sworn_alike import sworn_alike
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import CounselView


def sworn(witness: str) -> dict[str, str]:
    return {fact.id: fact.text for one in murder().witnesses if one.id == witness for fact in one.affidavit}


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("Detective Ferrante never examined Colm Dacey's bicycle.", "W1.17"),
        ("At 10:09 p.m. the camera at Marl Bridge recorded Irene Halvorsen's van.", "W1.7"),
        ("Detective Ferrante examined Colm Dacey's bicycle.", ""),
        ("The camera at Marl Bridge recorded Irene Halvorsen's van at 10:19 p.m.", ""),
        ("The camera at Marl Bridge recorded the van.", ""),
        ("Detective Ferrante had never examined Colm Dacey's bicycle by then, nor his lamp.", ""),
    ],
)
def test_a_fact_is_named_where_it_says_the_same_and_no_less(text: str, fact: str) -> None:
    assert sworn_alike(text, murder(), "W1", sworn("W1")) == fact


def test_who_told_whom_makes_another_fact() -> None:
    home = "that she had been at home from nine the evening before"
    told = f"At 7:40 a.m. on Saturday Irene Halvorsen told Detective Ferrante {home}."
    turned = told.replace("Irene Halvorsen told Detective Ferrante", "Detective Ferrante told Irene Halvorsen")
    assert sworn_alike(told, murder(), "W1", sworn("W1")) == "W1.5"
    assert sworn_alike(turned, murder(), "W1", sworn("W1")) == ""


def test_a_fact_that_the_brief_has_to_cut_is_not_named() -> None:
    short = sworn("W1")
    long = {**short, "W1.17": f"{short['W1.17']} {'Nor the lamp. ' * 60}", "W1.99": "It was as I say. " * 300}
    assert sworn_alike("Detective Ferrante never examined Colm Dacey's bicycle.", murder(), "W1", long) == ""


@pytest.mark.parametrize(
    ("claim", "only"),
    [
        ("Detective Ana Ferrante has seen it before.", True),
        ("It's the windlass number 14.", True),
        ("Exhibit 2 is in the state in which Detective Ana Ferrante found it that day.", True),
        ("Exhibit 9 shows fairly and accurately what Detective Ana Ferrante saw.", True),
        ("Detective Ana Ferrante found windlass number 14.", False),
        ("Windlass number 14 lay seven feet from the sill.", False),
        ("That is the unsent e-mail.", False),
    ],
)
def test_what_a_thing_is_is_told_from_what_is_told_of_it(claim: str, only: bool) -> None:
    assert only_identifies(claim, ("Detective Ana Ferrante", "Windlass number 14")) == only


def through(*statements: str) -> Play:
    """As many questions as statements, and one more; each answer is a claim that is no fact."""
    play = Play.opened(params(direct=9), flaws=marked)
    for no, statement in enumerate((*statements, "Something else came last."), start=1):
        play.through(f"What of the {no}?", credit=acts.Credit(taken=(acts.Taken(statement=statement),)))
    return play


def counsel(play: Play) -> CounselView:
    view = play.view(play.asked()[0].seat)
    assert isinstance(view, CounselView)
    return view


def test_claims_of_exchanges_that_are_told_whole_are_not_told_again() -> None:
    view = counsel(through("The first.", "The second.", "The third.", "The fourth."))
    shown = [one.no for one in view.exchanges[-3:]]
    assert shown == [3, 4, 5]
    assert claims(notes_of(view).beyond, view) == ("The first.", "The second.")
    long = [one.model_copy(update={"answer": "And so on. " * 90}) if one.no == 3 else one for one in view.exchanges]
    cut = view.model_copy(update={"exchanges": tuple(long)})
    assert "The third." in claims(notes_of(cut).beyond, cut)


def test_what_an_exhibit_is_is_no_note_once_it_is_in_and_is_while_another_may_be_meant() -> None:
    view = counsel(through("The witness has seen it before.", "It was raining."))
    name = view.exhibits[0].name
    said = [one.model_copy(update={"statement": f"That is {name}."}) if one.no == 1 else one for one in view.told]

    def notes(status: str, offered: tuple[str, ...], claims: object) -> list[str]:
        first = view.exhibits[0].model_copy(update={"status": status})
        there = {"exhibits": (first, *view.exhibits[1:]), "offered": offered, "told": claims}
        return [one.statement for one in notes_of(view.model_copy(update=there)).beyond]

    assert notes("shown", (), tuple(said)) == ["It was raining."]
    assert notes("unoffered", (), tuple(said)) == [f"That is {name}.", "It was raining."]
    assert notes("shown", ("X9",), tuple(said)) == ["It was raining."]


def test_a_target_that_is_a_fact_is_named_by_it_and_keeps_its_sample() -> None:
    matter = asked(opened()).brief.matter
    named = [line for line in matter.splitlines() if line.startswith("- T") and "as W1." in line]
    assert named
    assert all("For instance: “" in line for line in named)


def test_while_a_target_is_open_the_outline_is_told_by_its_next_items() -> None:
    counted = dict[bool, int]()
    for one in told("one"):
        matter = one.brief.matter
        if "<outline>" in matter:
            items = matter.partition("<outline>")[2].partition("</outline>")[0].count("\n- ")
            still = "<targets>" in matter
            counted[still] = max(counted.get(still, 0), items)
    assert counted == {True: NEXT, False: HELD_AGAINST}


def test_a_reason_that_only_says_the_ruling_again_is_left_out() -> None:
    view = counsel(through("The first."))
    ruled = RuledOn(
        no=1, by="defence", ground="leading", argument="", response="", ruling="sustained", rule="611(c)",
        reason="The answer is in the question. Sustained; Rule 611(c).",
    )  # fmt: skip
    (kept,) = cast("tuple[RuledOn]", lately(view.model_copy(update={"rulings": (ruled,)}))["rulings"])
    assert kept.reason == "The answer is in the question."
