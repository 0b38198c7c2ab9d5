"""What a typed line comes to at counsel's table: an objection, a motion, or words that are neither."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Command, Ran
from venire.cli.examination.menu import BY_KEY
from venire.cli.examination.objections import motion, objection, on_feet
from venire.law.evidence.grounds import CARDS, Ground
from venire.proceedings.words import LONGEST

SHORT = ("--case", "murder", "--witness", "W1", "--direct", "2", "--cross", "2", "--redirect", "0", "--recross", "0")


@pytest.mark.parametrize(
    ("given", "ground", "argument"),
    [
        ("oh", "hearsay", ""),
        ("OH", "hearsay", ""),
        ("o h", "hearsay", ""),
        ("o k", "asked_and_answered", ""),
        ("oh: it is a neighbour's word", "hearsay", "it is a neighbour's word"),
        ("o h it is a neighbour's word", "hearsay", "it is a neighbour's word"),
        ("hearsay", "hearsay", ""),
        ("Objection, hearsay.", "hearsay", ""),
        ("o hearsay because she was not there", "hearsay", "because she was not there"),
        ("o asked and answered: twice", "asked_and_answered", "twice"),
        ("Calls for speculation", "speculation", ""),
        ("o spec", "speculation", ""),
        ("best evidence: the picture is not in evidence", "best_evidence", "the picture is not in evidence"),
        ("Hearsay, Your Honour: a neighbour said it", "hearsay", "Your Honour: a neighbour said it"),
        ("h: it is a neighbour's word", "hearsay", "it is a neighbour's word"),
        ("d: nobody has said who took the picture", "foundation", "nobody has said who took the picture"),
        ("o: hearsay", "hearsay", ""),
    ],
)
def test_a_key_or_a_name_objects(given: str, ground: Ground, argument: str) -> None:
    assert objection(given) == (ground, argument)


@pytest.mark.parametrize(
    "given",
    ["ok", "OK", "on reflection no", "oh well", "of course", "or not", "o", "no", "objection", "hearsay is fine by me",
     "o no thanks", "let it stand", "stand"],
)  # fmt: skip
def test_other_words_do_not_object(given: str) -> None:
    assert objection(given) is None


def test_every_key_objects_but_the_one_that_is_a_word_of_consent() -> None:
    for key, ground in BY_KEY.items():
        assert objection(f"o {key}") == (ground, "")
        assert (objection(f"o{key}") == (ground, "")) == (key != "k")
    for ground, card in CARDS.items():
        assert objection(card.label) == objection(ground) == (ground, "")


@pytest.mark.parametrize(
    ("given", "ground"),
    [("h", "hearsay"), ("d", "foundation"), ("o", None),
     ("hearsay", "hearsay"), ("oh", "hearsay"), ("?", None), ("", None),
     ("no", None)],
)  # fmt: skip
def test_a_letter_is_enough_for_somebody_who_has_risen(given: str, ground: Ground | None) -> None:
    found = on_feet(given)
    assert (found and found[0]) == ground


@pytest.mark.parametrize(
    ("given", "ground"),
    [("m", "non_responsive"), ("s", None),
     ("strike", "non_responsive"), ("I move to strike.", "non_responsive"), ("m h", "hearsay"),
     ("mh", "hearsay"), ("me", None),
     ("strike: hearsay", "hearsay"), ("hearsay", "hearsay"), ("stand", None), ("so", None),
     ("some other time", None), ("strike hearsay if you like", None)],
)  # fmt: skip
def test_what_moves_to_strike(given: str, ground: Ground | None) -> None:
    assert motion(given) == ground


def at_table(venire: Command, typed: str, *more: str) -> Ran:
    ran = venire("play", "examine", *SHORT, "--seed", "3", "--window", "off", *more, typed=typed)
    assert "Traceback" not in ran.err
    assert ran.code == 0, ran.err
    return ran


def test_words_that_cannot_be_read_are_asked_for_again(venire: Command) -> None:
    ran = at_table(venire, "\0 \0\n\u202e \u202e\n\u200b\u2060\nWho are you,\u200b please?\n\nq\n")
    assert ran.out.count("Nothing of that can be read") == 3
    assert "Who are you, please?" in ran.out


def test_the_coach_asks_again_for_a_question_that_cannot_be_read(venire: Command) -> None:
    leading = "You locked the gate at ten, didn't you?"
    ran = at_table(venire, f"{leading}\n\0\nso\nno\nb\nq\n", "--coach")
    assert "Nothing of that can be read" in ran.out
    assert "“no” is no question yet" in ran.out
    assert f"You: {leading}" not in ran.out


def test_a_question_that_is_too_long_is_not_cut(venire: Command) -> None:
    ran = at_table(venire, f"{'Where were you then and there ' * 200}?\nq\n")
    assert f"the court hears {LONGEST:,} at once" in " ".join(ran.out.split())
    assert "You: Where" not in ran.out


def test_ok_lets_nothing_happen_and_is_asked_about(venire: Command) -> None:
    ran = at_table(venire, "Who are you, please?\n\nr\nok\non reflection no\n\nstand\nq\nq\nq\n")
    told = " ".join(ran.out.split())
    assert "Enter lets it stand. If you object" in told
    assert "That names no ground" in told
    assert "m strikes the answer" in told
    assert "You: Objection" not in ran.out
    assert "Move to strike" not in ran.out


def test_keys_are_keys_at_the_coachs_warning_too(venire: Command) -> None:
    leading = "You locked the gate at ten, didn't you?"
    ran = at_table(venire, f"{leading}\nn\nhelp\nX99\nx\nn\nb\nq\n", "--coach")
    told = " ".join(ran.out.split())
    assert told.count("Nothing is on the record yet") == 2
    assert "Anything of one letter is a key" in told
    assert "There is no exhibit X99" in told
    assert "no question yet" not in told
    assert "no exhibit N" not in told
    assert f"You: {leading}" not in ran.out


@pytest.mark.parametrize("coach", [(), ("--coach",)])
def test_another_language_is_refused_at_once(venire: Command, coach: tuple[str, ...]) -> None:
    ran = at_table(venire, "Wo waren Sie am Freitag um zehn Uhr?\n\nq\n", *coach)
    assert "This court hears English" in ran.out
    assert "all the same" not in ran.out
    assert "You: Wo waren" not in ran.out


def test_no_ground_has_the_key_by_which_one_rises_or_one_of_those_beside_it() -> None:
    beside = {"o", "m", "w", "x", "u", "q", "?"}
    assert not beside & set(BY_KEY)
    assert len(BY_KEY) == len(CARDS)


@pytest.mark.parametrize("letter", ["l", "s", "t", "n"])
def test_a_grounds_letter_alone_neither_objects_nor_lets_stand(venire: Command, letter: str) -> None:
    """`l` is leading, in a drill and behind `o`: it must not let a leading question go by."""
    ran = at_table(venire, f"Who are you, please?\n\nr\n{letter}\nq\n")
    told = " ".join(ran.out.split())
    assert f"{letter} is the letter of {CARDS[BY_KEY[letter]].label.lower()}: `o{letter}` objects" in told
    assert "You: Objection" not in ran.out


@pytest.mark.parametrize("word", ["?", "help"])
def test_help_answers_whoever_may_object_or_strike(venire: Command, word: str) -> None:
    ran = at_table(venire, f"Who are you, please?\n\nr\n{word}\n\n{word}\n\nq\nq\nq\n")
    told = " ".join(ran.out.split())
    assert "To argue it: oh: it is somebody else's word" in told
    assert "That names no ground" not in told


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("best evidence: a paper says it", "best evidence"),
        ("d: nobody has laid it", "lack of foundation"),
        ("o\nh", "hearsay"),
        ("h: a neighbour said it", "hearsay"),
    ],
)
def test_every_way_to_object_that_help_tells_of_objects(venire: Command, typed: str, heard: str) -> None:
    ran = at_table(venire, f"Who are you, please?\n\nr\n{typed}\nq\nq\nq\n")
    assert f"You: Objection, Your Honour: {heard}" in ran.out or f"Objection: {heard}" in ran.out, ran.out
