"""Fallacies by their wording: textbook forms are told, plain talk is left in peace."""

from __future__ import annotations

import pytest

from venire.law.argument.fallacies.cues import CUES
from venire.law.argument.fallacies.detection import fallacies_in, likeliest
from venire.law.argument.fallacies.kinds import FALLACIES, REMARKS


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Either we fund this bridge or we abandon the town.", "false dilemma"),
        ("Ghosts are real, since nobody has been able to prove that they are not.", "intentional"),
        ("The diet works because everyone is on it.", "ad populum"),
        ("Every time I wash the car it rains.", "false causality"),
        ("So you want the trains to stand still for ever?", "fallacy of extension"),
        ("All herons are birds. All robins are birds. So all herons are robins.", "fallacy of logic"),
        ("Have you stopped hiding the accounts?", "intentional"),
    ],
)
def test_a_textbook_form_is_told_with_its_words(text: str, kind: str) -> None:
    found = {one.kind: one for one in fallacies_in(text)}
    assert kind in found
    assert all(one.words in text.lower() and one.remark for one in found.values())


@pytest.mark.parametrize(
    "text",
    [
        "I left the office at six and walked to the station.",
        "The lock was forced from the inside, so the burglar had a helper.",
        "What did you see when you came in?",
        "He told me on the Monday that the ledger was wrong.",
        "",
    ],
)
def test_plain_talk_is_left_in_peace(text: str) -> None:
    assert fallacies_in(text) == ()


def test_curly_quotes_are_quotes() -> None:
    assert fallacies_in("You’re either with us or against us.") == fallacies_in("You're either with us or against us.")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("My doctor endorses this watch, and experts recommend it.", "fallacy of credibility"),
        ("Don't listen to the mayor, he is a liar and a drunk.", "ad hominem"),
        ("Think of the poor, suffering, lonely orphans at Christmas.", "appeal to emotion"),
        ("Xylophones.", "faulty generalization"),
    ],
)
def test_the_likeliest_kind_of_a_known_fallacy(text: str, kind: str) -> None:
    assert likeliest(text) == kind


def test_every_kind_has_forms_and_a_remark() -> None:
    assert {cue.fallacy for cue in CUES} == set(FALLACIES) == set(REMARKS)
