"""A person's turn at the terminal: what is asked, what may be typed, what becomes of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.conftest import Command, Ran
from venire.cli.deliberation.subjects import chosen
from venire.cli.main import stopped
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.subjects import things_of

PLAY = ("play", "deliberate", "--case", "murder", "--seed", "7")
END = "f\ny\nn\n"


def events(venire: Command, kind: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in venire("export", "last", "--as", "bench").out.splitlines()]
    return [line["event"] for line in lines if line["kind"] == kind]


def play(venire: Command, typed: str) -> Ran:
    ran = venire(*PLAY, typed=typed, COLUMNS="80")
    assert ran.code == 0, ran.err
    return ran


@pytest.mark.parametrize("word", ["?", "h", "help"])
@pytest.mark.parametrize("before", ["", "d\n", "d\n3\n", "d\n1\n", "d\n5\n", "d\n6\n", "d\nf\n"])
def test_help_answers_at_every_prompt(venire: Command, word: str, before: str) -> None:
    ran = venire(*PLAY, typed=f"{before}{word}\n", COLUMNS="80")
    assert "How the verdict is reached" in ran.out
    assert "All 12 jurors must agree." in " ".join(ran.out.split())
    assert f"“{word}” is not" not in ran.out


def test_the_case_file_is_read_by_sections(venire: Command) -> None:
    ran = play(venire, f"d\nc\n4\n9\n\n{END}")
    assert "exhibits (9)" in ran.out
    assert "Autopsy diagram" in ran.out
    assert "Type a number from 1 to 7" in ran.out


def test_before_the_talk_is_ended_it_is_said_what_that_would_bring(venire: Command) -> None:
    told = " ".join(play(venire, f"d\n{END}").out.split())
    assert "6 guilty, 6 not guilty: under a unanimous rule that is a hung jury" in told


def test_by_another_rule_the_votes_would_decide(venire: Command) -> None:
    ran = venire(*PLAY, "--rule", "7", "--first-ballot", "1,1,1,1,1,1,0,1,1,0,0,0", typed=f"d\n{END}", COLUMNS="80")
    assert "8 guilty, 4 not guilty: where 7 votes decide the verdict would be guilty" in " ".join(ran.out.split())


def test_a_draft_thrown_away_is_followed_by_another(venire: Command) -> None:
    play(venire, f"d\n3\nx\n3\nx\n3\ns\n{END}")
    assert len({draft["wording"] for draft in events(venire, "drafted")}) == 3


def test_words_typed_instead_of_the_draft_are_heard_anew_before_they_are_spoken(venire: Command) -> None:
    ran = play(
        venire, f"d\n6\nNobody saw who carried that light.\ne\nThe upper bolt had been gone for months.\ns\n{END}"
    )
    drafts = events(venire, "drafted")
    assert [draft["wording"] for draft in drafts] == [
        "Nobody saw who carried that light.",
        "The upper bolt had been gone for months.",
    ]
    flat = " ".join(ran.out.split())
    told = [" ".join(str(draft["told"]).split()) for draft in drafts]
    assert flat.index(told[0]) < flat.index(told[1])
    spoken = next(event for event in events(venire, "spoke") if event["juror"] == 7)
    assert spoken["text"] == drafts[1]["wording"]
    assert spoken["claims"] == drafts[1]["claims"] != drafts[0]["claims"]


def test_the_final_vote_is_said_to_hang_on_ones_own_only_where_it_does(venire: Command) -> None:
    assert "if your own last vote changes" not in play(venire, f"d\n{END}").out
    ballot = "1,1,1,1,1,1,0,0,0,0,0,0"
    ran = venire(*PLAY, "--rule", "7", "--first-ballot", ballot, typed=f"d\n{END}", COLUMNS="80")
    told = " ".join(ran.out.split())
    assert (
        "6 guilty, 6 not guilty: where 7 votes decide that is a hung jury; if your own last vote changes, the" in told
    )


def test_the_exhibit_to_challenge_is_chosen_by_number(venire: Command) -> None:
    """The scribe argues about the thing; its name is not said as if it were an argument."""
    ran = play(venire, f"d\n1\n2\ns\n{END}")
    assert "2  Windlass number 14" in ran.out
    assert events(venire, "strategy_taken")[0]["typed"] == "Windlass number 14"
    spoken = next(event for event in events(venire, "spoke") if event["juror"] == 7)
    assert "windlass" in spoken["text"].lower() or "E2" in spoken["cites"]
    assert spoken["text"].strip(".") != "Windlass number 14"


def test_own_words_may_be_written_instead_of_a_number(venire: Command) -> None:
    play(venire, f"d\n2\nNobody can see a face at ninety yards.\ns\n{END}")
    assert "Nobody can see a face" in next(one for one in events(venire, "spoke") if one["juror"] == 7)["text"]


@pytest.mark.parametrize(
    ("words", "target"),
    [
        ("Frank, the rail was rotten.", 3),
        ("The rail was rotten, Frank.", 3),
        ("What Frank said about the rail is wrong.", 3),
        ("Frank and Linda both forget the rail.", None),
        ("The rail was rotten.", None),
    ],
)
def test_free_words_that_name_a_juror_are_said_to_that_juror(venire: Command, words: str, target: int | None) -> None:
    play(venire, f"d\n6\n{words}\ns\n{END}")
    assert events(venire, "strategy_taken")[0]["target"] == target


def test_reasonable_doubt_says_that_it_takes_no_words(venire: Command) -> None:
    assert "By rule this one takes no words of your own" in play(venire, f"d\n3\ns\n{END}").out


def test_going_on_does_not_show_again_what_was_seen(venire: Command) -> None:
    venire(*PLAY, typed="d\n3\ns\np\nq\n")
    ran = venire("watch", "last", typed=END)
    assert ran.code == 0, ran.err
    assert "turns so far; `venire replay" in ran.out
    assert "Round 1 " not in ran.out
    assert "Round 3 " in ran.out
    assert "Verdict:" in ran.out


def test_all_of_it_can_be_asked_for(venire: Command) -> None:
    venire(*PLAY, typed="d\n3\ns\np\nq\n")
    assert "Round 1 " in venire("watch", "last", "--all", typed=END).out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "deliberate"], "`venire watch last` goes on"),
        (["watch"], "`venire watch last` goes on"),
        (["watch", "ab12cd34", "--pace", "0"], "`venire watch ab12cd34` goes on"),
        (["study", "prose"], "Stopped."),
    ],
)
def test_a_stopped_command_says_how_to_go_on(words: list[str], told: str) -> None:
    assert told in stopped(words)


def test_things_to_point_at() -> None:
    case = ShippedCases().load("murder")
    evidence = things_of("challenge_evidence", case)
    assert evidence[1] == "Windlass number 14"
    assert len(set(evidence)) == len(evidence)
    assert "Photograph of a wrist" in evidence
    assert things_of("question_witness", case)[1] == "Dr Miriam Osei"
    assert things_of("reasonable_doubt", case) == ()
    assert chosen("2", evidence) == "Windlass number 14"
    assert chosen("99", evidence) == "99"


def test_whoever_does_not_end_the_talk_has_their_turn_still(venire: Command) -> None:
    ran = play(venire, f"d\nf\nn\n6\nThe rail gave way under a lean.\ns\n{END}")
    assert ran.out.index("no, back to my turn") < ran.out.index("Your words, in one line")
    mine = [speech for speech in events(venire, "spoke") if speech["juror"] == 7]
    assert [speech["text"] for speech in mine[:1]] == ["The rail gave way under a lean."]
    assert mine[0]["round"] == 1


@pytest.mark.parametrize("key", ["s", "x", "S", "7", "99"])
def test_a_key_pressed_where_words_are_wanted_is_no_speech(venire: Command, key: str) -> None:
    ran = play(venire, f"d\n4\n{key}\n\ns\n{END}")
    assert f"“{key}” is too little to say to a jury." in " ".join(ran.out.split())
    assert all(len(speech["text"]) > 5 for speech in events(venire, "spoke"))


def test_where_words_are_wanted_q_leaves(venire: Command) -> None:
    ran = venire(*PLAY, typed="d\n4\nq\n", COLUMNS="80")
    assert ran.code == 0
    assert "You leave the room." in ran.out


def test_more_than_may_be_said_at_once_is_shown_again_and_none_of_it_is_lost_or_said(venire: Command) -> None:
    words = " ".join(f"word{number}" for number in range(600))
    ran = play(venire, f"d\n6\n{words}\nNobody saw who carried that light.\ns\n{END}")
    told = " ".join(ran.out.split())
    assert f"That has {len(words):,} characters, and the table hears 4,000 at once. Nothing was said." in told
    assert words in told
    assert [draft["wording"] for draft in events(venire, "drafted")] == ["Nobody saw who carried that light."]


def test_as_much_as_may_be_said_at_once_is_said_whole(venire: Command) -> None:
    words = "Nobody saw who carried that light. ".ljust(3_999, "a") + "."
    ran = play(venire, f"d\n6\n{words}\ns\n{END}")
    assert "characters, and the table hears" not in ran.out
    assert [draft["wording"] for draft in events(venire, "drafted")] == [words]
