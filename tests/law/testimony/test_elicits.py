"""Which targets an answer gives: what only resembles a target in its names, or turns it round, does not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from venire.law.entailment.exchange.absence import undenied
from venire.law.entailment.graded import ENTAILED, entailed
from venire.law.testimony.elicits import AnswerHeard, ElicitSought, given
from venire.law.testimony.exchange import statements
from venire.models.vectors.likeness import sentence_likeness

WITNESS = "Priya Raman"
LIGHT = ElicitSought(
    "T18",
    "A few minutes before ten Priya Raman saw one white light on the upper gate, at the height of a person's head.",
    ("one", "white light", "upper gate"),
)
VOICES = ElicitSought(
    "T19", "Priya Raman heard no more voices after her boat stopped rocking.", ("no more voices", "stopped rocking")
)


def found(question: str, answer: str) -> Sequence[str]:
    heard = AnswerHeard(question, answer, statements(question, answer, WITNESS, ()), WITNESS)
    alike = sentence_likeness()
    return [one.elicit for one in given((LIGHT, VOICES), heard, "contextual", lambda a, b: alike(a, (b,))[0])]


@pytest.mark.parametrize(
    ("question", "answer", "targets"),
    [
        ("At what time did you wake that evening?", "I woke at about 9:40 p.m.", []),
        ("What did you hear?", "I heard a man and a woman with raised voices, while my boat was rocking.", []),
        (
            "Not one more voice came to you once the rocking had stopped, did it?",
            "No, I heard no more voices.",
            ["T19"],
        ),
        (
            "What did you see a few minutes before ten?",
            "I saw one white light on the upper gate, at the height of a person's head.",
            ["T18"],
        ),
    ],
)
def test_a_target_is_given_by_what_was_said_and_not_by_whom(question: str, answer: str, targets: list[str]) -> None:
    assert found(question, answer) == targets


def test_what_was_not_follows_only_from_words_that_deny() -> None:
    target = "Nobody called for help."
    assert undenied("What did you do?", "I went home.", target)
    assert not undenied("Did anybody call for help?", "Not a soul.", target)
    assert not undenied("Who called for help?", "They all failed to.", target)
    assert not undenied("What did you hear?", "I heard a shout.", "She heard a shout, “Nobody move”.")


FIRST_ACCOUNT = "At 7:40 a.m. on Saturday Irene Halvorsen told the detective that she had been at home from nine."


@pytest.mark.parametrize(
    ("question", "answer", "gives"),
    [
        ("When did you first speak with Irene Halvorsen that morning?", "At 7:40 a.m. on Saturday.", False),
        (
            "What did Irene Halvorsen tell you at 7:40 a.m. on Saturday?",
            "That she had been at home from nine.",
            True,
        ),
    ],
)
def test_what_somebody_told_is_given_only_where_the_matter_is_spoken_of(
    question: str, answer: str, gives: bool
) -> None:
    score = entailed(question, answer, FIRST_ACCOUNT, "Detective Ana Ferrante").score
    assert (score >= ENTAILED) is gives
