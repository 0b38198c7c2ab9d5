"""Like forms get like rulings: question, ground and record decide, the same before every judge and in every case."""

from __future__ import annotations

import pytest

from venire.law.case_file.introduction import introduced
from venire.law.evidence.detectors.detection import weighed
from venire.law.evidence.grounds import Ground, Phase
from venire.law.evidence.question.setting import Setting
from venire.library.shipped import ShippedCases
from venire_understudy.judge.settled_law import plain_law

FRAYNE, GARRICK, FINCH, FERRANTE = ("assault", "W1"), ("exoneration", "W2"), ("exoneration", "W9"), ("murder", "W1")
Told = dict[str, tuple[str, ...]]


def ruled(
    who: tuple[str, str],
    question: str,
    ground: Ground,
    phase: Phase = "direct",
    response: str = "",
    **told: tuple[str, ...],
) -> tuple[str, str] | None:
    """Ruling and rule, or None where it is left to the judge."""
    name, witness = who
    case = ShippedCases().load(name)
    card = next(one for one in case.witnesses if one.id == witness)
    setting = Setting.model_validate({"question": question, "phase": phase, "witness": introduced(card), **told})
    plain = plain_law(case, setting, witness, ground, response, frozenset())
    return (plain.ruling, plain.rule) if plain else None


@pytest.mark.parametrize(
    "question",
    [
        "You left the depot by the side gate, without telling anybody, didn't you?",
        "At the station you spoke of one car and then another, didn't you?",
        "Only numbers two and four of the five have a beard, don't they?",
        "You would rather that this jury had not heard that you saw one car and then another, wouldn't you?",
        "You sold the boat, and it suited you very well, didn't it?",
    ],
)
def test_one_fact_with_a_clause_or_a_comment_is_one_fact(question: str) -> None:
    assert ruled(GARRICK, question, "compound", "cross") == ("overruled", "611(a)")


@pytest.mark.parametrize(
    "question",
    [
        "You sent the shirt to the county chemist, who found no petrol on it, didn't you?",
        "You kept the key, because you meant to go back, didn't you?",
        "Do you accept that the ticket is yours and that you sing in a choir on Mondays?",
        "You counted the money and then locked the safe, didn't you?",
        "You saw the lamp, and Constable Reed told you to wait, isn't that right?",
    ],
)
def test_what_may_be_half_true_is_two_facts(question: str) -> None:
    assert ruled(FRAYNE, question, "compound", "cross") == ("sustained", "611(a)")


@pytest.mark.parametrize(
    "question",
    [
        "By whom had the crowbar been bought?",
        "How did Warren Teague pay for a coat on December 2?",
        "Who rented the shed?",
    ],
)
def test_whoever_asks_must_show_that_the_witness_can_know(question: str) -> None:
    assert ruled(GARRICK, question, "foundation") == ("sustained", "602")


def test_knowledge_is_shown_by_ones_own_deed_or_by_having_told_of_being_there() -> None:
    assert ruled(GARRICK, "Where did you find the crowbar?", "foundation") == ("overruled", "602")
    assert ruled(FRAYNE, "How near did the rider come to you?", "foundation") == ("overruled", "602")
    worn = "What was the rider of the grey horse wearing?"
    assert ruled(GARRICK, worn, "foundation") == ("sustained", "602")
    assert ruled(GARRICK, worn, "foundation", asked=("Where did you stop the rider of the grey horse?",)) == (
        "overruled",
        "602",
    )


def test_to_know_a_thing_that_is_held_up_is_not_to_know_its_history() -> None:
    held_up = ("Would you look at the crowbar, Exhibit 4? Do you recognise the crowbar?",)
    assert ruled(GARRICK, "By whom had the crowbar been bought?", "foundation", asked=held_up) == ("sustained", "602")


@pytest.mark.parametrize(
    ("who", "question"),
    [
        (FRAYNE, "What did you write on the sheet on November 15?"),
        (FRAYNE, "What did you say of the six photographs?"),
        (FERRANTE, "What did you say when you picked him out of the line-up?"),
    ],
)
def test_an_identification_comes_in_by_the_witness_who_made_it(who: tuple[str, str], question: str) -> None:
    assert ruled(who, question, "hearsay") == ("overruled", "801(d)(1)(C)")


def test_ones_own_words_are_hearsay_unless_a_rule_is_pleaded_or_the_paper_is_at_hand() -> None:
    assert ruled(FRAYNE, "What did you tell your neighbour afterwards?", "hearsay") == ("sustained", "802")
    assert ruled(FRAYNE, "What did you tell your neighbour afterwards?", "hearsay", response="Rule 803(2).") is None
    assert ruled(FRAYNE, "What did you tell your neighbour afterwards?", "hearsay", "cross") is None


@pytest.mark.parametrize("question", ["What did you write in the visitors' book?", "What had you noted of the fire?"])
def test_what_the_witness_wrote_is_proved_by_the_writing(question: str) -> None:
    assert ruled(GARRICK, question, "best_evidence") == ("sustained", "1002")


def test_the_writing_that_is_held_up_may_be_spoken_of() -> None:
    case = ShippedCases().load("exoneration")
    paper = next(one for one in case.exhibits if one.name == "The intake sheet")
    asked = "What did you write of Warren Teague's teeth?"
    who = ("exoneration", paper.sponsor)
    assert ruled(who, asked, "best_evidence") == ("sustained", "1002")
    held_up = (f"I show you Exhibit {paper.id.removeprefix('X')}, the intake sheet. Do you recognise it?",)
    assert ruled(who, f"{held_up[0]} {asked}", "best_evidence") == ("overruled", "1002")
    assert ruled(who, asked, "best_evidence", asked=held_up) == ("overruled", "1002")
    another = (f"I show you Exhibit {paper.id.removeprefix('X')}4. Do you recognise it?",)
    assert ruled(who, asked, "best_evidence", asked=another) == ("sustained", "1002")


@pytest.mark.parametrize("ground", ["character", "relevance"])
def test_a_habit_is_no_trait(ground: Ground) -> None:
    assert ruled(GARRICK, "Did your uncle always lock the yard at dusk?", ground) == ("overruled", "406")
    assert ruled(GARRICK, "Was your uncle always known as a careless man?", ground) is None


@pytest.mark.parametrize(
    "question",
    [
        "Did you think until that day that the brakes of Bus 12 had been mended?",
        "Do you believe that you shut the valve on Friday, March 3?",
        "Did your uncle call the sheds barns?",
        "Do you rent a yard that lies 60 yards behind Dock 4?",
    ],
)
def test_to_ask_whether_is_not_to_lead(question: str) -> None:
    assert ruled(GARRICK, question, "leading") == ("overruled", "611(c)")


def test_many_particulars_and_plain_leading_are_not_settled_by_form() -> None:
    many = "Did the book show that he owed $9,600 and paid $4,000 in cash on Monday at 11:00 a.m.?"
    assert ruled(GARRICK, many, "leading") is None
    assert ruled(GARRICK, "Isn't it true that you shut the valve?", "leading") is None


def test_a_look_is_perceived_and_a_career_is_background() -> None:
    assert ruled(GARRICK, "How did the girl sound on the telephone?", "opinion") == ("overruled", "701")
    assert ruled(GARRICK, "For how long have you driven the ferry?", "relevance") == ("overruled", "401")


@pytest.mark.parametrize(
    "question",
    [
        "You lied to the constable, and you have thought of nothing better to say of it, have you?",
        "You sold the boat, and that suited you very well, didn't it?",
        "You had hoped that nobody would ask you about the key, had you not?",
    ],
)
def test_a_comment_on_the_witness_is_an_argument(question: str) -> None:
    found = weighed(Setting(question=question, phase="cross"), "argumentative")
    assert found is not None
    assert found.sure > 0.8


def test_a_word_in_a_name_is_no_comment() -> None:
    asked = "Do you accept that you have a class at the college in Theatre Square on Tuesdays?"
    assert weighed(Setting(question=asked, phase="cross"), "argumentative") is None
