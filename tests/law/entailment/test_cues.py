"""The signs by which an answer is judged: who did what, short replies, what is filled in, what is reckoned, cues."""

import pytest

from venire.language.clauses.stretches import stretch
from venire.language.comparison.alignment import align
from venire.language.comparison.arithmetic import reckoning
from venire.language.comparison.doers import doers
from venire.language.comparison.meaning import meaning
from venire.language.fitted.cue_weights import cue_weights
from venire.law.entailment.cues import cues
from venire.law.entailment.exchange.ellipsis import reply
from venire.law.entailment.graded import entailed
from venire.law.repetition.cues import asked_cues


@pytest.mark.parametrize(
    ("said", "given", "doer"),
    [
        ("The widow sold the farmer the mare.", "The widow sold the farmer the mare.", 1.0),
        ("The widow sold the farmer the mare.", "The farmer sold the widow the mare.", -1.0),
        ("The widow sold the farmer the mare.", "The farmer bought the mare from the widow.", 1.0),
        ("The baker struck the sailor.", "The nun struck the sailor.", -0.5),
    ],
)
def test_doer_is_looked_for_on_the_side_its_verb_gives_it(said: str, given: str, doer: float) -> None:
    assert doers(align(stretch(said), stretch(given)))["doer"] == doer


@pytest.mark.parametrize(
    ("answer", "sign"),
    [("Oh but I did.", 1.0), ("She wasn't.", -1.0), ("No. Nobody had.", -1.0), ("It was half past nine.", 0.0)],
)
def test_short_replies_affirm_or_deny(answer: str, sign: float) -> None:
    assert reply(answer) == sign


def test_a_difference_of_two_numbers_is_reckoned() -> None:
    found = reckoning("He fired two shots.", "Fifteen in the magazine going in, thirteen coming out.")
    assert found["reckoned"] == 1
    assert found["number_direct"] == 0


def test_a_time_less_a_span_is_reckoned() -> None:
    said = "The pilot boarded at twenty to six."
    assert reckoning(said, "At six o'clock he had been on deck twenty minutes.")["reckoned_time"] == 1


def test_words_of_the_target_are_no_cues_and_missing_ones_neither() -> None:
    found = cues(None, "The dog bit the boy, I hear.", "The dog bit the boy.")
    assert {"a:i", "a:hear", "b:i_hear"} <= found
    assert not {"a:dog", "b:dog_bit"} & found


def test_cues_of_two_questions_are_the_same_either_way() -> None:
    one, other = "When did the first guest leave?", "When did the last guest leave?"
    assert asked_cues(one, other) == asked_cues(other, one)
    assert "x:first|last" in asked_cues(one, other)


def test_weights_are_read_and_summed() -> None:
    assert cue_weights("0.5\na:x=1.25 a:=y=-0.25\nb:z=2\n").odds(["a:x", "a:=y", "unknown"]) == pytest.approx(1.5)


def test_nearness_that_nobody_measured_is_marked() -> None:
    assert meaning(None, "A.", "B.", None) == {"vectors": -1.0}
    assert meaning("Q?", "A cat.", "A dog.", lambda one, other: 0.5)["word_least"] == 0.5


@pytest.mark.parametrize(
    "target",
    [
        "The plumber charged Mrs Yoon twice for one repair.",
        "The gate was shut before the last passenger reached it.",
        "Nobody told the apprentice to wear goggles.",
        "The tide had turned by six in the morning.",
    ],
)
def test_a_plain_repetition_stays_entailed_and_a_denial_does_not(target: str) -> None:
    assert entailed(None, target, target).ok
    assert entailed(None, f"I saw it myself. {target}", target).ok
    assert not entailed(f"{target.rstrip('.')}, correct?", "No, sir.", target).ok
