"""``venire play persuade`` as somebody types it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import venire as shipped
from tests.cli.conftest import Command
from tests.web.persuasion.persuading import leaks

TALK = (
    "1\nIn March it fetched the neighbour although it had been told to disturb nobody.\n9\nshow E99\n"
    "\nw\n?\nt\nv\nno\nv\ny\nn\n"
)


def test_a_scripted_player_plays_to_a_settlement_that_shows_every_path(venire: Command) -> None:
    ran = venire("play", "persuade", "--case", "robot", "--unattended", "--turns", "2", "--seed", "1", "--json")
    assert ran.code == 0, ran.err
    assert ran.json["verdict"] in ("guilty", "not_guilty")
    assert [juror["name"] for juror in ran.json["jurors"]] == ["Wang Jianguo", "Liu Mei", "Chen Yu"]
    assert all(len(juror["path"]) >= 2 for juror in ran.json["jurors"])
    again = venire("play", "persuade", "--case", "robot", "--unattended", "--turns", "2", "--seed", "1", "--json")
    assert {**ran.json, "session": ""} == {**again.json, "session": ""}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--case", "nowhere"), "nowhere"),
        (("--case", "robot", "--juror", "nobody"), "There is no juror 'nobody' for the case 'robot'."),
        (("--case", "robot", "--juror", "wang", "--juror", "wang"), "There are two jurors called Wang Jianguo."),
        (("--case", "robot", "--side", "middle"), "middle"),
        (("--case", "robot", "--turns", "0"), "turns"),
        (("--case", "robot", "--card", "missing.yaml"), "missing.yaml"),
    ],
)
def test_wrong_input_is_told_in_a_sentence(venire: Command, words: tuple[str, ...], told: str) -> None:
    ran = venire("play", "persuade", *words, "--unattended", "--json")
    assert ran.code == 2
    assert told in ran.err
    assert "Traceback" not in ran.err


def test_a_card_of_one_s_own_that_is_wrong_names_file_field_and_reason(venire: Command, tmp_path: Path) -> None:
    card = tmp_path / "aunt.json"
    card.write_text(json.dumps({"id": "aunt"}), encoding="utf-8")
    ran = venire("play", "persuade", "--case", "robot", "--card", str(card), "--unattended", "--json")
    assert ran.code == 2
    assert json.loads(ran.err)["error"].startswith("aunt.json, at ")
    assert "is missing" in ran.err


def test_a_person_plays_in_the_terminal_and_leaves_and_goes_on(venire: Command) -> None:
    ran = venire("play", "persuade", "--case", "robot", "--seed", "1", typed="1\nq\n")
    assert ran.code == 0, ran.err
    assert "Mr Wang has laid the file" in " ".join(ran.out.split())
    assert "You leave the corridor." in ran.out
    live = venire("export", "last", "--as", "bench")
    assert live.code == 2
    assert "sealed until then" in live.err
    went_on = venire("watch", "last", typed=TALK)
    assert went_on.code == 0, went_on.err
    told = " ".join(went_on.out.split())
    for said in ("You are sitting with Mr Wang already", "There is no juror 9", "The case has no evidence E99"):
        assert said in told
    assert "How it came out" in told
    assert "Call the settlement now? You have not spoken to Mrs Liu, Chen" in told
    assert "The maker's five weeks" in told
    for form in ("md", "html", "csv", "json"):
        assert venire("export", "last", "-f", form).code == 0
    assert venire("replay", "last", "--check").code == 0
    assert venire("fork", "last", "--before", "1", "--json").code == 0


def test_before_the_vote_one_takes_one_s_own_talks_away_and_is_told_what_can_be_done_instead_of_undoing(
    venire: Command,
) -> None:
    venire("play", "persuade", "--case", "robot", "--seed", "1", typed="1\nThe maker knew it for five weeks.\nq\n")
    talks = venire("export", "last", "-f", "md").out
    assert "The maker knew it for five weeks." in talks
    assert "Mr Wang has laid the file" in talks
    assert "The maker knew it" not in venire("export", "last", "-f", "md", "--as", "gallery").out
    undone = venire("fork", "last", "--before", "1")
    assert undone.code == 2
    assert "call the settlement" in undone.err


def test_the_question_after_the_vote_tells_its_keys_and_waits_for_whoever_leaves(venire: Command) -> None:
    ran = venire("play", "persuade", "--case", "robot", "--seed", "1", typed="1\nv\ny\n?\nq\n")
    assert ran.code == 0, ran.err
    assert "they sit down at one table" in " ".join(ran.out.split())
    went_on = venire("watch", "last", typed="n\n")
    assert "Endings found: 1 of 18" in went_on.out
    assert "How it came out" in went_on.out


def test_a_card_can_be_checked_by_itself(venire: Command, tmp_path: Path) -> None:
    wang = Path(shipped.__file__).parent / "jurors" / "robot" / "wang.yaml"
    assert venire("jurors", "check", str(wang), "--persuade").out == "Wang Jianguo can be persuaded.\n"
    wrong = tmp_path / "aunt.yaml"
    wrong.write_text(
        wang.read_text(encoding="utf-8").replace("technical_responsibility: 15", "technical_responsibility: 99")
    )
    ran = venire("jurors", "check", str(wrong), "--persuade")
    assert ran.code == 2
    assert ran.err.startswith("aunt.yaml, at topic_weights.technical_responsibility: ")


def test_the_debrief_shows_every_stance_its_path_and_the_table_and_no_id_of_a_topic(venire: Command) -> None:
    said = "1\nIn March it fetched the neighbour although it had been told to disturb nobody.\nFive of six did it.\n"
    for seed, after in (("1", "n"), ("2", "y")):
        ran = venire("play", "persuade", "--case", "robot", "--seed", seed, typed=f"{said}v\ny\n{after}\n")
        assert ran.code == 0, ran.err
        told = venire("debrief", "last")
        assert told.code == 0, told.err
        for part in ("How it came out", "The path of Wang Jianguo", "The path of Chen Yu", "turn 1, "):
            assert part in told.out
        assert not re.search(
            r"\b(?:technical|external|legal|safety|corporate|social|victim|emotional|ai)_[a-z]+", told.out
        )
        assert ("At the jurors' table" in told.out) == (after == "y")


def test_the_player_is_told_before_the_last_word_to_a_juror_and_before_the_last_of_all(venire: Command) -> None:
    typed = "1\nThe maker knew it for five weeks.\nOne more thing.\n2\nIt called for help.\n3\nq\n"
    ran = venire("play", "persuade", "--case", "robot", "--seed", "1", "--turns", "1", typed=typed)
    told = " ".join(ran.out.split())
    assert "This is the last thing that you may say to Mr Wang." in told
    assert "Mr Wang has heard all that you may say." in told
    assert "You sit with nobody" not in told
    assert "This is the last thing that you may say to anybody" in told


def test_the_rule_of_the_vote_is_told_before_the_first_word(venire: Command) -> None:
    ran = venire("play", "persuade", "--case", "robot", "--seed", "1", typed="q\n")
    assert "A juror votes not guilty only when it leans that way" in " ".join(ran.out.split())


def test_a_juror_is_shown_as_a_visitor_knows_it_unless_the_teacher_asks(venire: Command) -> None:
    assert "wrong cousin" not in " ".join(venire("jurors", "show", "frank_russo").out.split())
    assert "wrong cousin" in " ".join(venire("jurors", "show", "frank_russo", "--bench").out.split())


def test_a_replay_before_the_settlement_shows_the_players_talk_and_no_mind(venire: Command) -> None:
    said = "The maker knew it for five weeks."
    venire("play", "persuade", "--case", "robot", "--seed", "1", typed=f"1\n{said}\nq\n")
    told = venire("replay", "last")
    assert told.code == 0, told.err
    assert said in told.out
    assert "Mr Wang has laid the file" in " ".join(told.out.split())
    passages = venire("replay", "last", "--json").json["passages"]
    assert any(said in passage["text"] for passage in passages)
    assert not leaks(json.dumps(passages) + told.out)


@pytest.mark.parametrize(("jurors", "asked"), [(("wang", "liu"), False), (("wang", "chen"), True)])
def test_who_all_voted_alike_is_asked_to_no_table(venire: Command, jurors: tuple[str, str], asked: bool) -> None:
    """Mr Wang and Mrs Liu begin at guilty, Chen does not."""
    who = [word for juror in jurors for word in ("--juror", juror)]
    ran = venire("play", "persuade", "--case", "robot", *who, "--seed", "1", typed="v\ny\nn\n")
    assert ran.code == 0, ran.err
    assert ("Shall they now sit down together" in " ".join(ran.out.split())) is asked
    assert "How it came out" in ran.out
