"""What a juror answers to what is no argument, and on which of its subjects an argument is heard: talked down to, asked
about itself, told that somebody is sorry; and a verdict that is only named for what would come of it."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

import pytest

from tests.proceedings.persuasion import builders as play
from tests.understudy.persuaded.test_hooks_and_file import checking
from tests.understudy.persuaded.test_seat import said_to, view_of
from tests.understudy.persuaded.test_side_spoken_for import siding, way
from venire.exports.tellings.persuasion import result_sections
from venire.kernel.proceeding import Refused
from venire.language.wording.numbers import in_figures
from venire.law.case_file.case import Side
from venire.law.persuasion.card import PersuasionCard
from venire.library.persuasion_cards import cards_for
from venire.library.shipped import ShippedCases
from venire.proceedings.persuasion.acts import Say
from venire.proceedings.persuasion.debrief import debrief
from venire.proceedings.persuasion.rules import addressed
from venire_understudy.persuaded.subjects import Subjects
from venire_understudy.persuaded.tone import tone
from venire_understudy.persuaded.voices import plain_voice

WANG, LIU, CHEN = 1, 2, 3


@pytest.mark.parametrize(
    ("case", "text"),
    [
        ("robot", "Benno rang at 1:41 and pressed on his chest until somebody came."),
        ("robot", "In March the order came from Leonard, spoken, with no seal and no pale lines."),
        ("robot", "The code had been given to a technician who left in September."),
        ("robot", "There was no seal on the card of December 23."),
        ("robot", "The second reading was at 12:40."),
        ("robot", "No warning went out in December."),
        ("murder", "His phone answered at 9:58, three minutes after she says she walked off at 9:55."),
        ("murder", "In September she was warned about the rail."),
        ("murder", "Raman's alarm rang at 10:00, after both splashes."),
        ("murder", "She wrote the e-mail at 10:02 and never sent it."),
    ],
)
def test_what_is_true_of_another_moment_of_the_same_night_is_no_mistake(case: str, text: str) -> None:
    assert not checking(case).mistakes(in_figures(text))


@pytest.mark.parametrize(
    ("case", "side", "text", "against"),
    [
        ("robot", "defence", "Convict Benno and they pay nothing. Is that the fix you want to merge?", False),
        ("murder", "defence", "Convict her and Dacey keeps his bargain.", False),
        ("murder", "prosecution", "Acquit her and everybody will know what a warning is worth.", False),
        ("robot", "defence", "A conviction mends nothing in the other units.", False),
        ("robot", "defence", "Convict Benno and be done with it.", True),
        ("murder", "defence", "Find her guilty and send her away.", True),
        ("murder", "prosecution", "Acquit her and let her go home.", True),
        ("robot", "defence", "It saw 0.47, over 0.40, and then computed 0.31. That drop is the sheet's doing.", False),
        ("robot", "defence", "It computed 0.31 after 0.47. That drop is Benno's doing.", True),
        ("robot", "defence", "The maker told nobody. That is why Benno was never the one to blame.", False),
        ("robot", "prosecution", "Benno was never the one to blame.", True),
        ("murder", "prosecution", "She is not to blame.", True),
        (
            "murder",
            "prosecution",
            "His phone answered at 9:58. She says she walked off at 9:55. The nurse heard the heavy splash before ten, "
            "while Irene was still on foot or still on the gate.",
            False,
        ),
        (
            "murder",
            "prosecution",
            "If Irene did not do it, who unscrewed that bolt? The wrench that fits was in her van.",
            False,
        ),
    ],
)
def test_a_verdict_named_for_what_comes_of_it_is_not_asked_for(case: str, side: Side, text: str, against: bool) -> None:
    assert (way(case, side, text) == "against") is against


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("You do not understand because you are only a school cook.", "belittled"),
        ("Leave the thinking to people who can read a chart.", "belittled"),
        ("You are only a waitress and understand nothing.", "belittled"),
        ("You are too old to follow this.", "belittled"),
        ("Vote guilty, you old bag.", "rude"),
        ("They say you are only a cook. I do not.", None),
        ("You are only asking what everybody asks.", None),
        ("Is it that you are only a cook?", None),
        ("It was only a school cook who heard it.", None),
        ("That was rude of me and I am sorry. I take it back.", "sorry"),
        ("I am sorry for what I said.", "sorry"),
        ("I am sorry to say that the paddle stayed open for three minutes.", None),
        ("I am sorry for him, and still the flue was closed by somebody else's hand.", None),
        ("She wrote ‘I am sorry for tonight’ and never sent it.", None),
    ],
)
def test_talking_down_and_being_sorry_are_heard_and_their_like_is_not(text: str, found: str | None) -> None:
    assert tone(text) == found


def test_who_was_talked_down_to_answers_for_itself_and_takes_an_apology() -> None:
    bench = play.opened("1")
    play.visit(bench, LIU)
    play.do(bench, Say(text="You are only a school cook."))
    reply = play.answered(bench)
    assert any(line in reply.text for line in play.cards()[LIU - 1].voice.lines["belittled"])
    assert (reply.impact, reply.topics) == ("negative", ("emotional_appeal",))
    (ask,) = bench.asks()
    bench.submit(ask.seat, ask.key, reply)
    play.do(bench, Say(text="I am sorry. That was rude of me."))
    assert any(line in play.answered(bench).text for line in play.cards()[LIU - 1].voice.lines["sorry"])


@pytest.mark.parametrize(
    ("juror", "text", "told"),
    [
        (LIU, "What did you see in Mrs Solberg's face?", "That she had slept."),
        (WANG, "What did you ask for first, the relay or the signal?", "The signal."),
        (WANG, "Was there one failure whose cause you could never name?", "A substation on a river."),
        (CHEN, "Is it the line about text of low contrast?", "No. That one I can make go away"),
        (CHEN, "Is it the line where waking the owner is rejected?", "You found it."),
    ],
)
def test_a_question_gets_the_answer_that_belongs_to_it(juror: int, text: str, told: str) -> None:
    assert told in said_to(juror, text).text


def test_a_question_that_no_subject_fits_is_not_answered_with_a_line_of_the_log() -> None:
    reply = said_to(LIU, "Who else is waiting out there?")
    assert not [mark for mark in reply.made_from if "reason" in mark or mark.startswith("ask:")]


@cache
def subjects(case: str) -> Subjects:
    return Subjects(siding(case).matcher.lore)


@pytest.mark.parametrize(
    ("case", "text", "found"),
    [
        ("robot", "A longer search under a poisoned objective is one thing, and a freer one another.", ""),
        ("robot", "And if nobody can, the judge says what we do with that.", ""),
        ("robot", "It was the maker, with its five weeks.", "corporate_responsibility"),
        ("murder", "Whatever the reason was for it.", ""),
        ("murder", "The water and the sill tell it.", "water"),
    ],
)
def test_one_word_in_common_names_no_subject(case: str, text: str, found: str) -> None:
    assert subjects(case).named(text) == found


@pytest.mark.parametrize(
    ("text", "given"),
    [
        ("The law says a weighing that another has already decided is not its own, however it looks on paper.", True),
        ("The judge said that an order is no answer if the accused remained able to weigh it and to refuse.", True),
        ("The sheet says that a sealed notice outranks every other rule.", False),
        ("The law is the law.", False),
    ],
)
def test_the_words_of_the_judge_are_known(text: str, given: bool) -> None:
    assert subjects("robot").quotes_the_judge(text) is given


def test_a_claim_whose_subject_says_nothing_to_a_juror_is_heard_on_its_next() -> None:
    """The log has no weight with Wang; what else the second figure is about has."""
    bench = play.opened("1", side="prosecution")
    play.visit(bench, WANG)
    assert subjects("robot").of(view_of(bench, WANG), ("C37",)) == ("safety_measures",)
    assert subjects("robot").of(view_of(bench, WANG), ("C11",)) == ("technical_details",)


def test_an_insult_is_held_against_what_is_nearest_to_people_and_never_against_the_log() -> None:
    bench = play.opened("1")
    play.visit(bench, CHEN)
    play.do(bench, Say(text="You are an idiot."))
    assert play.answered(bench).topics == ("social_impact",)


def everyone() -> tuple[PersuasionCard, ...]:
    return (
        *play.cards(),
        *cards_for(ShippedCases().load("murder"), ("linda_park", "betty_morrison"), (), Path("none"), "1"),
    )


def test_nobody_says_alone_what_is_said_to_several() -> None:
    for card in everyone():
        told = " ".join(text for texts in card.voice.lines.values() for text in texts)
        assert "Both of you" not in told
        assert "rest of us" not in told


def test_every_new_moment_has_words_of_the_house() -> None:
    for moment in ("belittled", "sorry", "asked", "shown_more"):
        assert len(plain_voice().lines[moment]) >= 4


@pytest.mark.parametrize("text", ["I want pancakes. When do we eat?", "It rained all weekend and my dog is wet."])
def test_what_has_nothing_to_do_with_the_case_moves_nobody(text: str) -> None:
    asyncio.run(siding("robot").matcher.hear([text]))
    for juror in (WANG, LIU, CHEN):
        assert said_to(juror, text).topics == ()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Mrs Liu, he was asleep.", LIU),
        ("chen yu: look at the log", CHEN),
        ("Mr Wang, begin with the signal.", WANG),
        ("Mrs Liu said that to me as well.", 0),
        ("As for Mrs Liu, she is kind.", 0),
    ],
)
def test_it_is_known_to_whom_first_words_are_said(text: str, meant: int) -> None:
    assert addressed(text, play.cards()) == meant


def test_what_is_said_to_a_juror_next_door_costs_no_turn() -> None:
    bench = play.opened("1")
    play.visit(bench, WANG)
    with pytest.raises(Refused, match="You sit with Mr Wang, and this begins with Mrs Liu"):
        play.do(bench, Say(text="Mrs Liu, he was asleep."))
    play.do(bench, Say(text="Mr Wang, he was asleep."))
    assert view_of(bench, WANG).turns_left[WANG] == 11


def test_the_debrief_has_what_was_said_at_each_step_and_which_of_it_was_an_insult() -> None:
    bench = play.opened("1")
    play.visit(bench, CHEN)
    play.do(bench, Say(text="You are an idiot."))
    (ask,) = bench.asks()
    bench.submit(ask.seat, ask.key, play.answered(bench))
    play.settle(bench)
    told = debrief(bench.entries)
    assert (told.words, told.hurt) == ({1: "You are an idiot."}, (1,))
    path = result_sections(told, play.robot())[CHEN].items
    assert any("turn 1, “You are an idiot.”: negative, weak, an insult" in step for step in path)
