"""The small laws of an examination: rules of evidence, repeats, leading, outlines."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from venire.law.case_file.topics import topics_of
from venire.law.evidence.grounds import CARDS
from venire.law.evidence.rules import rule_cited, rules
from venire.law.repetition.same_question import duplicate, likeness, same_asked
from venire.law.testimony.cross_outline import PriorClaim, covered, outline
from venire.law.testimony.testified import EstablishedClaim
from venire.law.training.leading_questions import is_leading, leading_share
from venire.library.shipped import ShippedCases

MURDER = ShippedCases().load("murder")
TOPICS = topics_of(MURDER)
WITNESSES = {witness.id: witness for witness in MURDER.witnesses}


def test_the_data_and_the_table_name_the_same_rules_and_every_ground_rests_on_one() -> None:
    data = json.loads((resources.files("venire.law.evidence") / "rules_of_evidence.json").read_text(encoding="utf-8"))
    assert {one["rule"]: one["heading"] for one in data["rules"]} == {
        one.number: one.heading for one in rules().values()
    }
    assert all(one["text"] for one in data["rules"])
    assert len(rules()) == 69
    for card in CARDS.values():
        for cited in card.rules:
            rule = rule_cited(cited)
            assert rule is not None
            text = next(one for one in data["rules"] if one["rule"] == rule.number)
            assert card.ground in text["grounds"]


@pytest.mark.parametrize(
    ("citation", "number"),
    [("611(c)", "611"), ("803(24)", "803"), ("803(25)", None), ("801(d)(2)", "801"), (" 401 ", "401"), ("401(z)", None),
     ("612a", None), ("1104", None), ("403(a)", None)],
)  # fmt: skip
def test_a_citation_names_a_rule_or_none(citation: str, number: str | None) -> None:
    rule = rule_cited(citation)
    assert (rule.number if rule else None) == number


def test_likeness_is_six_tenths_words_and_four_tenths_topics() -> None:
    assert likeness("What was it?", "What was it?", ()) == 1.0
    one, other = "Did you see the windlass on Friday?", "Did you see the windlass on Saturday?"
    words, topics = same_asked(one, other), 1.0
    assert 0.0 < words < 1.0
    assert likeness(one, other, ("the windlass",)) == pytest.approx(0.6 * words + 0.4 * topics)
    assert likeness(one, "Who paid the invoice?", ("the windlass", "the invoice")) < 0.1


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Where were you on Friday evening?", "And where were you, then, on Friday evening?", True),
        ("Did you see a light on the upper gate?", "On the upper gate, did you see any light?", True),
        ("What did you hear before your alarm rang?", "Who issued the windlass?", False),
        ("Did you see a light on the upper gate?", "Did you hear voices on the upper gate?", False),
        ("Did Tom ask for $380?", "Did Tom ask for $4,000?", False),
    ],
)
def test_a_repeat_is_known_and_another_question_is_not(one: str, other: str, same: bool) -> None:
    assert duplicate(one, other, TOPICS) is same
    assert duplicate(other, one, TOPICS) is same


@pytest.mark.parametrize(
    ("question", "leads"),
    [
        ("You saw the light, didn't you?", True),
        ("Isn't it true that you lied?", True),
        ("You never looked.", True),
        ("He handed it to you, correct?", True),
        ("You were at home at nine, is that right?", True),
        ("Would you agree that it was dark?", True),
        ("And on Friday you drove to the lock?", True),
        ("What did you see?", False),
        ("Did you see a light?", False),
        ("Doctor, what in your opinion is the likelier cause?", False),
        ("On Friday evening, where were you?", False),
        ("Please tell the court what you heard.", False),
        ("To whom does the register show it as issued?", False),
    ],
)
def test_a_question_leads_by_its_form(question: str, leads: bool) -> None:
    assert is_leading(question) is leads


def test_the_share_of_leading_questions() -> None:
    assert leading_share([]) is None
    assert leading_share(["What?", "You saw it, didn't you?"]) == 0.5


def told(witness: str, text: str, *facts: str, holds: bool = True) -> EstablishedClaim:
    return EstablishedClaim(no=1, witness=witness, statement=text, facts=facts, holds=holds)


def test_credibility_is_always_open_and_bias_is_told_from_the_rest() -> None:
    items = outline(MURDER, WITNESSES["W7"], [])
    assert [(one.type, one.scope) for one in items] == [
        ("impeachment_opportunity", "credibility"), ("bias_indicator", "credibility"),
        ("impeachment_opportunity", "credibility"),
    ]  # fmt: skip
    assert [one.id for one in items] == ["W7/R1", "W7/R2", "W7/R3"]


def test_what_was_said_against_an_earlier_sitting_the_affidavit_and_the_evidence() -> None:
    prior = [PriorClaim(session="deposition", witness="W1", statement="Ana Ferrante reached Lock 6 at 7:30 a.m.")]
    items = outline(MURDER, WITNESSES["W1"], [told("W1", "Ana Ferrante reached Lock 6 at 6:55 a.m.", "W1.1")], prior)
    assert [(one.type, one.source) for one in items][:1] == [("contradiction_with_prior_session", "deposition")]
    denied = told("W1", "Rain washed the towpath at four in the morning.", "W1.18", holds=False)
    (first, *_) = outline(MURDER, WITNESSES["W1"], [denied])
    assert (first.type, first.source, first.scope) == ("prior_inconsistent_statement", "W1.18", "within_direct_scope")
    paddle = told("W6", "Tom Ashdown told Irene Halvorsen to put the paddle down.", "W6.8")
    kinds = {(one.type, one.source) for one in outline(MURDER, WITNESSES["W6"], [paddle])}
    assert ("contradicts_evidence", "E3") in kinds


def test_what_another_witness_brings_is_held_against_what_was_said() -> None:
    bolt = told("W7", "The upper bolt of the rail had been missing for months.", "W7.11")
    (first, *_) = outline(MURDER, WITNESSES["W7"], [bolt])
    assert (first.type, first.source) == ("inconsistent_testimony", "W1.14")
    assert "thread undamaged" in first.against


def test_a_witness_who_said_nothing_new_contradicts_nobody() -> None:
    assert {one.scope for one in outline(MURDER, WITNESSES["W4"], [])} == {"credibility"}


def test_a_question_covers_an_item_by_its_words() -> None:
    (_, paid, _) = outline(MURDER, WITNESSES["W7"], [])
    assert covered("The defence has paid you $9,200, has it not?", paid)
    assert not covered("When did the sill come bare?", paid)
