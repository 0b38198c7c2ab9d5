"""What an answer says with its question, whether a target follows from it, and whether a question was asked before."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from venire.language.words.stems import stem
from venire.language.words.thesaurus import nearness, opposed
from venire.law.entailment.graded import entailed
from venire.law.repetition.same_question import duplicate
from venire.law.testimony.elicits import AnswerHeard, ElicitSought, keyword, match
from venire.law.testimony.exchange import statements
from venire.law.testimony.testified import Exchange
from venire.library.values.yaml_values import read_yaml

_HERE = Path(__file__).parent


def pairs() -> list[tuple[str | None, str, str, bool]]:
    """Question, answer, target, whether it follows."""
    told = cast("list[dict[str, object]]", read_yaml((_HERE / "testimony_pairs.yaml").read_text(encoding="utf-8")))
    sides = (("follows", True), ("does_not", False))
    return [
        (question, answer, cast(str, one["target"]), label)
        for one in told
        for side, label in sides
        for question, answer in cast("list[tuple[str | None, str]]", one[side])
    ]


@pytest.mark.parametrize(
    ("question", "answer", "text", "holds"),
    [
        ("You left at nine, didn't you?", "Yes, that's right.", "Ms Hale left at nine.", True),
        ("You left at nine, didn't you?", "No.", "Ms Hale left at nine.", False),
        ("You didn't see the boy, did you?", "No.", "Ms Hale didn't see the boy.", True),
        ("You told nobody, did you?", "No, I didn't.", "Ms Hale told nobody.", True),
        ("You never saw the boy, did you?", "No, that's not true.", "Ms Hale saw the boy.", True),
        ("You didn't see the boy, did you?", "That's right.", "Ms Hale didn't see the boy.", True),
        ("Did you carry the bag?", "I did.", "Ms Hale carried the bag.", True),
        ("Was the lamp lit?", "It was.", "The lamp was lit.", True),
        ("The lamp was lit, then?", "Not at all.", "The lamp was lit.", False),
    ],
)
def test_a_bare_yes_or_no_is_joined_with_what_was_put(question: str, answer: str, text: str, holds: bool) -> None:
    first = statements(question, answer, "Ms Hale")[0]
    assert (first.text, first.holds, first.established) == (text, holds, True)


@pytest.mark.parametrize(
    ("question", "answer", "text"),
    [
        ("How many of the six boats came in?", "Five.", "Five of the six boats came in."),
        ("How many of the six boats came in?", "Five. Mind you, it was dark.", "Five of the six boats came in."),
        ("How many cows did you milk?", "Forty-three.", "Ms Hale milked forty-three cows."),
        ("Where did the money come from?", "From the sale of a boat.", "The money came from the sale of a boat."),
    ],
)
def test_a_few_words_are_joined_with_what_was_asked(question: str, answer: str, text: str) -> None:
    assert statements(question, answer, "Ms Hale")[0].text == text


def test_a_correction_denies_and_puts_something_else() -> None:
    denied, told = statements("You left at nine, didn't you?", "No, it was ten.", "Ms Hale")
    assert not denied.holds
    assert told.holds
    assert told.text == "It was ten."


@pytest.mark.parametrize(
    ("answer", "manner"),
    [
        ("I don't recall.", "unknown"),
        ("I have no idea whether it was locked.", "unknown"),
        ("I suppose the door was locked.", "unsure"),
        ("The door might have been locked.", "unsure"),
        ("I was told that the door was locked.", "heard"),
        ("They say the door was locked.", "heard"),
    ],
)
def test_what_is_not_known_supposed_or_heard_is_not_established(answer: str, manner: str) -> None:
    found = statements("What about the door?", answer, "Ms Hale")
    assert not [one for one in found if one.established]
    assert {one.manner for one in found} <= {manner}


@pytest.mark.parametrize(
    "answer", ["The door was locked.", "He told me to lock the door and I locked it.", "I heard a shot."]
)
def test_what_is_sworn_to_is_established(answer: str) -> None:
    assert all(one.established for one in statements("What about the door?", answer, "Ms Hale"))


def test_a_long_answer_is_split_and_i_is_the_witness() -> None:
    found = statements("What then?", "I locked the door and he ran off; my hands were shaking.", "Ms Hale")
    assert [one.text for one in found] == [
        "Ms Hale locked the door.",
        "He ran off.",
        "Ms Hale's hands were shaking.",
    ]


def test_he_is_whom_the_last_question_named() -> None:
    before = (
        Exchange(no=1, witness="W1", phase="direct", by="defence", question="Do you know Tom Brand?", answer="Yes."),
    )
    assert statements("Did he leave?", "Yes.", "Ms Hale", before)[0].text == "Tom Brand left."


def test_targets_follow_from_their_paraphrases_and_not_from_near_contradictions() -> None:
    scored = [(entailed(question, answer, target).score, label) for question, answer, target, label in pairs()]
    right = [score for score, label in scored if label]
    wrong = [score for score, label in scored if not label]
    auc = sum((one > other) + 0.5 * (one == other) for one in right for other in wrong) / (len(right) * len(wrong))
    assert auc >= 0.95
    assert sum(score >= 0.5 for score in right) / len(right) >= 0.85
    assert sum(score >= 0.5 for score in wrong) / len(wrong) <= 0.05


@pytest.mark.parametrize(
    ("answer", "clash"),
    [
        ("The porter did not carry the red trunk up.", "denial"),
        ("The porter carried the white trunk up.", "opposite_word"),
        ("The porter carried the red crate up.", "replaced"),
        ("The porter's brother carried the red trunk up.", "somebody_elses"),
        ("The porter tried to carry the red trunk up.", "undone"),
        ("I was told the porter carried the red trunk up.", "heard"),
        ("I think the porter carried the red trunk up.", "unsure"),
    ],
)
def test_each_clash_is_seen_and_named(answer: str, clash: str) -> None:
    target = "The porter carried the red trunk up."
    judged = entailed(None, answer, target)
    assert judged.reasons[clash] > 0
    assert judged.score < entailed(None, target, target).score


@pytest.mark.parametrize(
    ("one", "other", "near", "apart"),
    [("shut", "closed", True, False), ("alcohol", "vodka", True, False), ("shipped", "shipment", True, False),
     ("open", "shut", False, True), ("nephew", "niece", False, True), ("petrol", "bread", False, False)],
)  # fmt: skip
def test_words_are_near_or_exclude_each_other(one: str, other: str, near: bool, apart: bool) -> None:
    assert (nearness(stem(one), stem(other)) >= 0.8) is near
    assert opposed(stem(one), stem(other)) is apart


def test_keywords_count_whole_and_in_part() -> None:
    sought = ElicitSought("T1", "The hatch was bolted.", ("hatch", "bolted"))
    assert keyword(sought, "I bolted the hatch.") == 1.0
    assert keyword(sought, "I unbolted the hatch.") == 0.75
    assert keyword(sought, "I went to bed.") == 0.0


def test_only_the_contextual_tier_completes_a_bare_answer() -> None:
    question, answer = "You bolted the hatch, did you?", "Yes."
    heard = AnswerHeard(question, answer, statements(question, answer))
    sought = ElicitSought("T1", "The witness bolted the hatch.", ("bolted", "hatch"))
    assert match(sought, heard, "keyword") is None
    found = match(sought, heard, "contextual")
    assert found is not None
    assert found.strong


def test_repeats_are_known_and_near_misses_are_not() -> None:
    told = cast("list[dict[str, object]]", read_yaml((_HERE / "question_pairs.yaml").read_text(encoding="utf-8")))
    both = [(one["first"], other, True) for one in told for other in cast("list[str]", one["again"])]
    both += [(one["first"], other, False) for one in told for other in cast("list[str]", one["other"])]
    found = [(duplicate(cast(str, a), b, ()), same) for a, b, same in both]
    right = sum(said and same for said, same in found)
    wrong = sum(said != same for said, same in found)
    assert 2 * right / (2 * right + wrong) >= 0.85


def test_a_long_question_that_shares_nothing_with_a_short_one_is_no_repeat() -> None:
    first = "What do you do for a living?"
    assert not duplicate(first, "What, if anything, did you see from your cottage at about ten past ten?", ())
    assert duplicate(first, "And what do you do for a living?", ())
