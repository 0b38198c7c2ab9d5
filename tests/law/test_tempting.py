"""What a proper question looks like to a hasty advocate."""

from __future__ import annotations

import pytest

from venire.law.objection import Ground, Phase
from venire.law.objections.tempting import tempting


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("Did you hear a cry?", "leading"),
        ("What did the voice on the tape say?", "hearsay"),
        ("What did the trust's register show?", "best_evidence"),
        ("What did the trust's register show?", "foundation"),
        ("When did you come back to the lock?", "assumes_facts"),
        ("Why did you stop at the bridge?", "speculation"),
        ("Do you live on a boat?", "relevance"),
        ("What does the edge of the fracture fit?", "opinion"),
        ("Did your father use his torch whenever he walked after dark?", "character"),
        ("Were the man and the woman shouting?", "compound"),
        ("What happened at the lock?", "narrative"),
        ("What did you tell your doctor?", "privilege"),
    ],
)
def test_it_looks_like_the_defect(text: str, ground: Ground) -> None:
    assert ground in tempting(text, "direct")


def test_nobody_says_privilege_of_a_lamp() -> None:
    assert tempting("Where was the lamp?", "direct") == {"assumes_facts"}


@pytest.mark.parametrize("phase", ["cross", "recross"])
def test_on_cross_nobody_says_that_a_question_leads(phase: Phase) -> None:
    found = tempting("Did you see the lamp, didn't you?", phase)
    assert "leading" not in found
    assert {"argumentative", "scope"} <= found


def test_what_was_asked_in_other_words_sounds_as_if_it_had_been_answered() -> None:
    assert "asked_and_answered" in tempting("Where was the lamp then?", "direct", ["Where did you find the lamp?"])
    assert "asked_and_answered" not in tempting("Where was the lamp then?", "direct", ["Who held the knife?"])
