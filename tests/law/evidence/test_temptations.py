"""What a proper question looks like to a hasty advocate."""

from __future__ import annotations

import pytest

from venire.law.evidence.grounds import Ground, Phase
from venire.law.evidence.question.temptations import looks_like, tempting


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("Did you shut the lower gate before you went in to supper?", "leading"),
        ("Was the lamp on the bridge already lit at nine o'clock?", "leading"),
        ("What did the voice on the tape say?", "hearsay"),
        ("What did Benno answer?", "hearsay"),
        ("What did the trust's register show?", "best_evidence"),
        ("What was stamped on the bands?", "best_evidence"),
        ("What did the trust's register show?", "foundation"),
        ("Since when had the flare pistol been missing?", "foundation"),
        ("What did you do after he had gone?", "assumes_facts"),
        ("Why did you stop at the bridge?", "speculation"),
        ("Do you live on a boat?", "relevance"),
        ("What does the edge of the fracture fit?", "opinion"),
        ("Did your father use his torch whenever he walked after dark?", "character"),
        ("Do boys play in the skiffs all summer?", "relevance"),
        ("How far off was the light?", "speculation"),
        ("What did you see from the deck?", "narrative"),
        ("Were the man and the woman shouting?", "compound"),
        ("What happened at the lock?", "narrative"),
        ("What did you tell your doctor?", "privilege"),
    ],
)
def test_it_looks_like_the_defect(text: str, ground: Ground) -> None:
    assert ground in tempting(text, "direct")


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("Did he or she call?", "compound"),
        ("What did the divers find on the floor?", "character"),
        ("When did you reach the lock?", "assumes_facts"),
        ("What did you find on the coping?", "foundation"),
        ("Doctor, where did the force come from?", "privilege"),
        ("You wore a lamp that night, didn't you?", "argumentative"),
        ("What, if anything, did you see on the gate?", "vague"),
        ("Let us come to the diary. Where was the lamp?", "best_evidence"),
        ("What did he tell you after you had told him of the camera?", "best_evidence"),
        ("What did you photograph from the chapel steps?", "best_evidence"),
        ("You warned Irene Halvorsen of the rail, which was still loose, didn't you?", "argumentative"),
        ("You told nobody of the bicycle light for three weeks, did you?", "argumentative"),
        ("You never searched the house of Julian Voss, did you?", "argumentative"),
        ("When did the message from your father's phone reach your voicemail?", "hearsay"),
        ("You cannot tell when the lower bolt came out, can you?", "hearsay"),
        ("When did the emergency call come from Benno?", "hearsay"),
        ("And what, in your opinion, does such a log tell?", "hearsay"),
        ("How could Leonard Voss have been saved at 11:40 p.m., Doctor?", "privilege"),
        ("How did you find the damper of the stove?", "narrative"),
        ("When did you cancel the code?", "vague"),
        ("When did Dale leave you?", "foundation"),
        ("Whose is the main profile inside the glove?", "foundation"),
        ("Where did you have the $4,000 from?", "relevance"),
        ("What does the notice hold that people do not see?", "relevance"),
    ],
)
def test_it_does_not_look_like_what_nobody_would_think_of(text: str, ground: Ground) -> None:
    assert ground not in tempting(text, "direct")
    assert ground not in tempting(text, "cross")


def test_a_question_that_looks_like_nothing_tempts_to_nothing() -> None:
    assert not tempting("Where is the lamp?", "direct")
    assert not tempting("Where did you stand?", "direct")
    assert tempting("Where did you stand?", "cross") == {"scope"}


def test_the_words_that_tempted_can_be_said_back() -> None:
    assert looks_like("Was the rail still loose when you left?", "vague") == "loose"
    assert looks_like("Was the rail still loose when you left?", "assumes_facts") == "when you left"
    assert looks_like("Was the rail loose?", "privilege") == ""
    assert looks_like("What did the trust's register show?", "best_evidence") == "register"


@pytest.mark.parametrize("phase", ["cross", "recross"])
def test_on_cross_nobody_says_that_a_question_leads(phase: Phase) -> None:
    found = tempting("You surely saw the lamp, didn't you?", phase)
    assert "leading" not in found
    assert "argumentative" in found
    assert "scope" not in found, "scope is said of what looks like nothing else"
    assert tempting("You wound the paddle down, didn't you?", phase) == {"scope"}


def test_what_was_asked_in_other_words_sounds_as_if_it_had_been_answered() -> None:
    assert "asked_and_answered" in tempting("Where was the lamp then?", "direct", ["Where did you find the lamp?"])
    assert "asked_and_answered" not in tempting("Where was the lamp then?", "direct", ["Who held the knife?"])


@pytest.mark.parametrize("text", ["Did you hear a cry?", "Was the lamp lit?", "Have you seen that before?"])
def test_a_plain_did_you_tempts_nobody_to_call_it_leading(text: str) -> None:
    assert "leading" not in tempting(text, "direct")
