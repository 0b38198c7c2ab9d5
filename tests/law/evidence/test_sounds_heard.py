"""A sound states nothing: only words that were heard can be hearsay."""

from __future__ import annotations

import pytest

from venire.law.evidence.detectors.detection import detect, weighed
from venire.law.evidence.grounds import Phase
from venire.law.evidence.question.setting import Setting
from venire.models.vectors.likeness import sentence_likeness

SOUNDS = (
    "What did you hear?",
    "What did you hear next?",
    "What, if anything, did you hear that night?",
    "Did you hear anything?",
    "Did you hear anything from the next room?",
    "Did you hear a bang?",
    "What did you hear from the cabin?",
    "Did you hear the footsteps on the stairs?",
)
WORDS = (
    "What did you hear your neighbour say?",
    "What did you hear about it from the police?",
    "What did you hear from your sister?",
)


def setting(question: str, phase: Phase) -> Setting:
    return Setting(
        question=question,
        phase=phase,
        witness="Ann Hale, who lives next door, called by the prosecution",
        issues=("murder", "the time of the shot"),
        established=("Ann Hale was at home.", "The shot was fired at ten."),
    )


@pytest.mark.parametrize("phase", ["direct", "cross"])
@pytest.mark.parametrize("question", SOUNDS)
def test_a_question_for_sounds_is_no_hearsay(question: str, phase: Phase) -> None:
    assert weighed(setting(question, phase), "hearsay") is None
    assert "hearsay" not in {one.ground for one in detect(setting(question, phase), sentence_likeness())}


@pytest.mark.parametrize("question", WORDS)
def test_somebodys_words_heard_are_hearsay(question: str) -> None:
    assert "hearsay" in {one.ground for one in detect(setting(question, "cross"))}
    assert "hearsay" in {one.ground for one in detect(setting(question, "cross"), sentence_likeness())}


def test_what_he_was_heard_to_say_may_be_hearsay() -> None:
    """It depends on who "he" is, which the question does not tell."""
    found = weighed(setting("What did you hear him say?", "cross"), "hearsay")
    assert found is not None
    assert 0 < found.sure <= 0.5
