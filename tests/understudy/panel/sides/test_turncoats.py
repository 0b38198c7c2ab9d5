"""The panel before sentences that speak for the other side, its conclusion, and reasons that are taken back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.understudy.panel.test_seat import GOOD, OTHER, before, panel, scored
from venire.law.debating.argument import Argument
from venire.law.debating.perspective import PERSPECTIVES
from venire.law.debating.subject import GUILTY, Subject
from venire.library.shipped import ShippedCases
from venire.models.vectors.likeness import sentence_rows
from venire.studies.panel_audit.turncoat import TURNCOATS
from venire_understudy.panel.lines.line import lines_of
from venire_understudy.panel.seat import EvaluatorUnderstudy
from venire_understudy.panel.sides.answered_objections import answered_at_once
from venire_understudy.panel.sides.case_phrases import voices_of
from venire_understudy.panel.sides.course_advised import opposes
from venire_understudy.panel.sides.disclaimers import disowned, yields
from venire_understudy.panel.sides.named_verdict import verdict_for

MURDER = ShippedCases().load("murder")
FOR_CASE = EvaluatorUnderstudy(Subject(topic=GUILTY, case=MURDER), sentence_rows)
SHOULD = GOOD.model_copy(
    update={"thesis": "The ferry to Holm should run at night, since it is cheaper than the lifeboat."}
)
FINDING = "Irene Halvorsen is guilty of murder in the second degree, and no reasonable doubt of it is left."
NO_FINDING = "It has not been shown beyond reasonable doubt that Irene Halvorsen is guilty of murder."


def said(one: Argument, more: str) -> Argument:
    return one.model_copy(update={"id": "A2", "by": "Ben", "text": f"{one.text} {more}"})


def winners(*arguments: Argument) -> set[str]:
    return {panel().judged(before(view, *arguments)).winner for view in PERSPECTIVES}


def accusing(*sentences: str) -> Argument:
    own = (claim.text for claim in MURDER.claims if claim.side == "prosecution")
    text = " ".join((*[text for text, _ in zip(own, range(6), strict=False)], *sentences))
    return Argument(id="A1", by="Ada", round=1, level="tactical", thesis=FINDING, text=text)


def away(one: Argument) -> Sequence[str]:
    seen = FOR_CASE._room((one,))  # pyright: ignore[reportPrivateUsage] - the room is not handed out
    return seen.away(one)


@pytest.mark.parametrize(
    "more",
    [
        "It follows that the ferry to Holm should not run at night.",
        "For all these reasons the ferry should stay in the harbour at night as it always did.",
        "I was mistaken from the first word, for a ferry at night would sail empty.",
        "The other side is right that a ferry at night would sail empty.",
    ],
)
def test_who_concludes_for_the_other_side_loses_to_the_same_argument_without_it(more: str) -> None:
    assert winners(SHOULD, said(SHOULD, more)) == {"Ada"}
    told = panel().judged(before("analytical", SHOULD, said(SHOULD, more))).reasoning
    assert more.split(",")[0][:40] in told


def test_the_score_of_logic_falls_by_more_than_half_for_the_wrong_conclusion() -> None:
    spoilt = scored(said(SHOULD, "It follows that the ferry to Holm should not run at night.")).logical_coherence
    assert spoilt.value < 0.5 * scored(SHOULD).logical_coherence.value
    assert "what the other side set out to show" in spoilt.reason


def test_a_reason_that_is_taken_back_is_none() -> None:
    text = GOOD.text.replace("after six.", "after six, or so I guess, having never looked.")
    assert winners(GOOD, GOOD.model_copy(update={"id": "A2", "by": "Ben", "text": text})) == {"Ada"}
    assert "does not stand by it" in scored(GOOD.model_copy(update={"text": text})).logical_coherence.reason


def test_a_short_sentence_takes_back_the_one_before_it() -> None:
    told = ("The pier is sound.", "The crew is paid.", "I made that up.")
    assert list(disowned(told)) == ["The crew is paid.", "I made that up."]
    assert not disowned(())


@pytest.mark.parametrize(
    "honest",
    [
        "I read in those words what mattered to her.",
        "I do not have to prove any of them.",
        "What they offer you is a guess.",
        "He says that he made it up.",
        "Whoever says “I was only joking” has said it.",
        "I have never seen a survey that was not exceeded.",
        "They say that I am wrong, and do not say where.",
        "The other side is right that it costs money, but it costs less than the boat.",
    ],
)
def test_who_stands_by_its_words_takes_nothing_back(honest: str) -> None:
    assert not disowned([honest])
    assert not yields(honest)


@pytest.mark.parametrize(
    ("text", "side"),
    [
        (FINDING, "prosecution"),
        (NO_FINDING, "defence"),
        ("You must acquit Irene Halvorsen.", "defence"),
        ("There is a reasonable doubt about her part in his death.", "defence"),
        ("It is more likely than not that he must answer for it.", "prosecution"),
        ("It has not been shown to be more likely than not that he must answer for it.", "defence"),
        ("For her to be innocent, all of this must be chance.", ""),
        ("Before anybody is found guilty, somebody has to be sure.", ""),
        ("If she is guilty, why did she write?", ""),
        ("They say that she is guilty.", ""),
    ],
)
def test_a_named_verdict_has_a_side(text: str, side: str) -> None:
    assert verdict_for(text) == side


def test_every_way_of_saying_a_claim_has_its_side() -> None:
    voices = voices_of(MURDER, sentence_rows)
    told = [
        (claim.side, voices.side(line))
        for claim in MURDER.claims
        for kernel in claim.kernels
        for line in lines_of(kernel.text, sentence_rows)
        if line.size >= 8
    ]
    assert sum(side == found for side, found in told) >= 0.9 * len(told)
    assert sum(bool(found) and side != found for side, found in told) <= 0.02 * len(told)


def test_what_the_other_side_says_in_a_case_counts_there_unless_it_is_answered() -> None:
    (kernel,) = [one.text for one in MURDER.claims if one.id == "C3"]
    assert kernel in away(accusing(kernel))
    assert not away(accusing(f"You will be told that {kernel[:1].lower()}{kernel[1:]}", "But he was no keeper."))
    assert not away(accusing())


def test_a_verdict_for_the_other_side_counts_there() -> None:
    assert list(away(accusing(f"And so {NO_FINDING[:1].lower()}{NO_FINDING[1:]}")))


@pytest.mark.parametrize(
    ("text", "thesis", "against"),
    [
        ("The pier should be kept.", "The pier should be sold, because it rots.", True),
        ("The shop must not open on Sundays.", "The shop should open on Sundays, for people want it.", True),
        ("The pier should be sold before winter.", "The pier should be sold, because it rots.", False),
        ("The council should count the birds.", "The pier should be sold, because it rots.", False),
        ("The pier is fond of nobody.", "The pier should be sold, because it rots.", False),
    ],
)
def test_advice_is_told_from_its_contrary(text: str, thesis: str, against: bool) -> None:
    assert opposes(text, thesis, concludes=False) is against


def test_to_own_to_an_objection_and_answer_it_costs_nothing() -> None:
    texts = ["It is said that the ferry should not run.", "But it is cheaper than the boat."]
    assert answered_at_once(texts, 0)
    assert not answered_at_once(["The ferry should not run at night.", "It is cheaper than the boat."], 0)


def test_honest_arguments_are_accused_of_nothing() -> None:
    for one in (GOOD, OTHER, SHOULD):
        reason = scored(one).logical_coherence.reason
        assert "other side" not in reason
        assert "stand by" not in reason


def test_the_audit_puts_the_other_sides_words_into_an_argument() -> None:
    assert {"turncoat_between", "concludes_for_other", "disowned"} <= set(TURNCOATS)
