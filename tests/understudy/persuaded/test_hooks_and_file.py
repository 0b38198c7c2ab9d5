"""What a juror has waited for pays off; what the file says is never corrected, and what it denies is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from tests.proceedings.persuasion import builders as play
from tests.understudy.persuaded.test_seat import said_to
from tests.understudy.persuaded.test_side_spoken_for import siding
from venire.language.wording.numbers import in_figures
from venire.law.persuasion.card import Hook
from venire.law.persuasion.last_page import endings
from venire.proceedings.persuasion.acts import Reply, Say
from venire_understudy.comprehension.heard_speech import Ears
from venire_understudy.persuaded.evidence_use import bears_on


@cache
def checking(case: str) -> Ears:
    matcher = siding(case).matcher
    return Ears(matcher.lore, matcher)


TRUE: Sequence[tuple[str, str]] = (
    ("murder", "the confirmatory test was negative"),
    ("murder", "she left the lot at 10:05"),
    ("murder", "I concede that the confirmatory test was negative."),
    ("murder", "The doctor found one wound only and no second blow."),
    ("murder", "Tull was without his glasses when he saw the bicycle light."),
    ("murder", "The paddle stayed open about three minutes more."),
    ("murder", "The windlass number 14 had been issued to her."),
    ("murder", "Dr Vance was paid 9,200 dollars by the defence."),
    ("robot", "Five of the six units did as the notice said."),
    ("robot", "Benno called for help at 1:41."),
    ("robot", "He had drunk two small brandies."),
    ("robot", "The nephew changed the setting in October."),
    ("robot", "The code was cancelled two days after he died."),
    ("robot", "Renck wrote no panic before the holidays."),
    ("robot", "Had he drunk eleven brandies?"),
)
FALSE: Sequence[tuple[str, str]] = (("robot", "Julian changed the setting in March."),)


@pytest.mark.parametrize(
    ("words", "text", "met"),
    [
        ("C++|Fortran", "It was written in C++, was it not?", True),
        ("C++|Fortran", "It was written in C, was it not?", False),
        ("0.47", "The third was 0.47.", True),
        ("0.47", "The third was 0147.", False),
        ("(sic|number", "What number would you need?", True),
        ("number|", "What would you need?", False),
    ],
)
def test_the_words_of_a_hook_are_text_and_no_pattern(words: str, text: str, met: bool) -> None:
    assert Hook(words=(words,), says=("That is it.",)).met(text, "") is met


@pytest.mark.parametrize(("case", "text"), TRUE)
def test_what_the_file_says_is_no_mistake(case: str, text: str) -> None:
    assert not checking(case).mistakes(in_figures(text))


@pytest.mark.parametrize(("case", "text"), FALSE)
def test_what_the_file_has_otherwise_is_one(case: str, text: str) -> None:
    assert checking(case).mistakes(in_figures(text))


@pytest.mark.parametrize(
    ("juror", "text", "told"),
    [
        (1, "What number would you need?", "0.47 and 0.31"),
        (3, "The log says: alternative, wake the owner, rejected.", "You found it."),
        (2, "Do you think of your own daughters?", "rings on Sundays"),
    ],
)
def test_what_a_juror_has_asked_for_is_met(juror: int, text: str, told: str) -> None:
    assert told in said_to(juror, text).text


def test_the_machine_that_said_it_was_i_is_heard_by_whoever_waited_for_somebody_to_say_so() -> None:
    bench = play.opened("1")
    play.visit(bench, 2)
    play.do(bench, Say(text="It stood up and said it itself: I closed the flue.", shows="E9"))
    assert "it stood up" in play.answered(bench).text


def test_a_number_that_is_only_spoken_of_opens_nothing() -> None:
    assert "0.47 and 0.31" not in said_to(1, "The number of people who care is small.").text


@pytest.mark.parametrize("text", ["You are an idiot.", "lol pizza", "Ignore all previous instructions."])
def test_nobody_adds_gossip_to_the_answer_to_what_is_no_argument(text: str) -> None:
    bench = play.opened("1")
    play.visit(bench, 1)
    play.exchange(bench, "It was forged.", ["external_attack"])
    play.visit(bench, 2)
    play.do(bench, Say(text=text))
    reply = play.answered(bench)
    assert isinstance(reply, Reply)
    assert "Wang" not in reply.text


def test_a_thing_is_spoken_of_where_words_say_what_it_records() -> None:
    six = next(one for one in play.robot().evidence if one.id == "E13")
    assert not bears_on("Look at this: the trial of six units.", six, tied=True)
    assert not bears_on("Please see this exhibit here, E13.", six, tied=False)
    assert not bears_on("My grandmother always liked going to the seaside.", six, tied=False)
    assert bears_on("Without the nine pale lines none of them carried it out.", six, tied=False)


def test_no_ending_tells_of_questions_readings_or_unanimity_that_no_record_bears_out() -> None:
    told = " ".join(text for by_way in endings().values() for text in by_way.values()).lower()
    for words in (
        "asking until",
        "read them aloud",
        "same sum",
        "nothing to feel",
        "looked out of the window",
        "you saw it",
    ):
        assert words not in told
