"""Debates in the terminal: played, printed, taken away, gone back on; and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from venire.law.debating.criteria import CRITERIA

TEXT = "On market days 412 cars stand on the quay. Injuries at the crossing fell from 14 to 5 in the trial."


def played(venire: Command, *words: str, typed: str = "") -> str:
    """What the command prints, in lines that go on; it must succeed."""
    ran = venire("play", "debate", *words, typed=typed)
    assert ran.code == 0, ran.err
    return " ".join(ran.out.split())


def run(venire: Command, *words: str) -> tuple[int, str, str]:
    ran = venire(*words)
    return ran.code, ran.out, ran.err


WHOLE = ("--case", "murder", "--rounds", "2", "--evaluators", "2", "--unattended", "--seed", "1", "--json")


def test_a_debate_on_a_case_prints_everything_and_the_same_seed_the_same_bytes(venire: Command) -> None:
    one, two = played(venire, *WHOLE), played(venire, *WHOLE)
    told = json.loads(one)
    assert {made["level"] for made in told["transcript"]} == {"strategic", "tactical", "operational"}
    assert set(told["scores"]) == {made["id"] for made in told["transcript"]} == set(told["graph"]["arguments"])
    assert all(set(each["scores"]) == set(CRITERIA) for each in told["scores"].values())
    assert all(each["causal"] is not None and not each["error"] for each in told["scores"].values())
    assert [each["phase"] for each in told["weights"]] == ["opening", *["debate"] * 2, "closing", "deliberation"]
    assert len(told["verdict"]["votes"]) == 2
    assert 0 <= told["consensus"] <= 1
    assert told["errors"] == []
    assert told["metadata"]["seed"] == "1"
    again = json.loads(two)
    assert told.pop("debate") != again.pop("debate")
    assert json.dumps(told) == json.dumps(again)


def test_it_is_exported_verified_replayed_and_forked(venire: Command, tmp_path: Path) -> None:
    told = json.loads(played(venire, "--case", "murder", "--rounds", "1", "--unattended", "--seed", "2", "--json"))
    texts = dict[str, str]()
    for form in ("md", "html", "json", "jsonl", "csv"):
        code, _, error = run(venire, "export", "last", "-f", form, "-o", str(tmp_path / f"debate.{form}"))
        assert code == 0, error
        texts[form] = (tmp_path / f"debate.{form}").read_text(encoding="utf-8")
    assert "## The verdict" in texts["md"]
    assert told["transcript"][2]["text"][:40] in texts["md"]
    assert "Windlass number 14" in texts["html"]
    assert json.loads(texts["json"])["debrief"]["verdict"]["decision"] == told["verdict"]["decision"]
    assert texts["csv"].startswith("table,Argument,By,Round,Level,Thesis")
    for name in ("last", str(tmp_path / "debate.jsonl")):
        code, out, _ = run(venire, "verify", name)
        assert (code, "as it was written" in out) == (0, True)
    assert "Round 1" in run(venire, "replay", "last")[1]
    assert "The scores" in run(venire, "debrief", "last")[1]
    code, out, error = run(venire, "fork", "last", "--before", "3")
    assert (code, "It is over" in out) == (0, True), error


def test_a_person_argues_from_a_seat_passes_and_sees_the_verdict(venire: Command) -> None:
    turn = ("The night was dark.", "It was dark, and nobody saw.", "E3", "seen | W1.3", "", "dark -> doubt 0.8", "")
    lines = [*turn, "?", "p", *turn, "rebuts A1", "undercuts A99 or so", "", "p"]
    said = played(venire, "--case", "murder", "--rounds", "1", "--seed", "5", typed="\n".join(lines) + "\n")
    assert "Your turn, Defence." in said
    assert "It was dark, and nobody saw." in said
    assert "At every prompt: q leaves" in said
    assert "Defence says nothing." in said
    assert "The verdict" in said


def test_whoever_leaves_may_come_back(venire: Command) -> None:
    assert "Go on with venire watch" in played(venire, "--case", "murder", "--rounds", "1", typed="q\n")


WRONG: dict[str, tuple[list[str], str]] = {
    "one debater": (["--case", "murder", "--debater", "Ada"], "There is one debater."),
    "same names": (["--topic", "T", "--debater", "Ada", "--debater", "ada"], "Two debaters are called 'ada'."),
    "negative rounds": (["--case", "murder", "--rounds", "-1"], "-1 is no number of rounds."),
    "unknown criterion": (["--case", "murder", "--criterion", "charm=1"], "There is no criterion 'charm'."),
    "weights of nothing": (
        ["--case", "murder", "--criterion", "persuasiveness=0"],
        "The weights of the criteria sum to 0.",
    ),
    "no weight": (
        ["--case", "murder", "--criterion", "persuasiveness"],
        "'persuasiveness' is no weight of a criterion.",
    ),
    "unknown case": (["--case", "nowhere"], "the library: there is no case 'nowhere'"),
    "empty topic": (["--topic", ""], "The topic is empty."),
    "a megabyte": (["--topic", "x" * 100_000], "The topic has 100,000 characters."),
    "both": (["--case", "murder", "--source", "SOURCE"], "A debate is on a case or from sources, not both."),
    "sources alone": (["--source", "SOURCE"], "There are sources and no topic."),
    "no such side": (["--case", "murder", "--side", "Zoe"], "Nobody here argues 'Zoe'."),
}


@pytest.mark.parametrize("name", list(WRONG))
def test_wrong_input_is_one_clear_sentence(name: str, venire: Command, tmp_path: Path) -> None:
    words, sentence = WRONG[name]
    (tmp_path / "source.md").write_text("# A source\nSomething in it.\n", encoding="utf-8")
    given = [str(tmp_path / "source.md") if word == "SOURCE" else word for word in words]
    code, out, error = run(venire, "play", "debate", *given, "--unattended")
    assert code == 2
    assert error.startswith(sentence)
    assert len(error.strip().splitlines()) == 2
    assert out == ""


def test_a_side_that_nobody_argues_is_told_of_whoever_sits_there(venire: Command) -> None:
    for more in ([], ["--unattended"], ["--unattended", "--json"]):
        code, out, error = run(venire, "play", "debate", "--case", "murder", "--side", "nobody", *more)
        assert (code, out) == (2, "")
        first = json.loads(error)["error"] if "--json" in more else error.splitlines()[0]
        assert first == "Nobody here argues 'nobody'."
        assert "Prosecution, Defence" in error


def test_unattended_debaters_with_views_of_their_own_need_no_side(venire: Command) -> None:
    three = [word for name in ("Ada", "Ben", "Cyd") for word in ("--debater", f"{name}=the shops of {name}")]
    few = ["--rounds", "1", "--evaluators", "1", "--topic", "Close the quay to cars."]
    code, out, error = run(venire, "play", "debate", *few, *three, "--unattended", "--seed", "1", "--json")
    assert (code, error) == (0, "")
    assert out.startswith("{")


def test_a_topic_is_debated_from_files(venire: Command, tmp_path: Path) -> None:
    (tmp_path / "count.md").write_text(f"# The harbour count\n{TEXT}\n", encoding="utf-8")
    words = ("--topic", "Close the quay to <b>cars</b>.", "--source", str(tmp_path / "count.md"))
    told = json.loads(played(venire, *words, "--rounds", "1", "--unattended", "--seed", "1", "--json"))
    assert {piece["source"] for made in told["transcript"] for piece in made["evidence"]} == {"S1"}
    assert told["topic"] == "Close the quay to <b>cars</b>."
    for form in ("md", "html", "json", "jsonl", "csv"):
        code, _, error = run(venire, "export", "last", "-f", form, "-o", str(tmp_path / f"quay.{form}"))
        assert code == 0, error
    assert "<b>cars</b>" not in (tmp_path / "quay.html").read_text(encoding="utf-8")
    assert run(venire, "debrief", "last")[0] == 0


def test_what_nobody_could_hear_at_once_is_asked_for_again_and_nothing_is_lost(venire: Command) -> None:
    many = "".join(f"fact {number} | E3\n" for number in range(25))
    typed = "x" * 5000 + "\n\u200b\nThe wall was sound.\n" + "y" * 5000 + f"\nIt stood for years.\n{many}q\nq\n"
    ran = venire("play", "debate", "--case", "murder", "--rounds", "1", "--seed", "2", typed=typed)
    assert ran.code == 0, ran.err
    assert "Traceback" not in ran.err
    told = " ".join(ran.out.split())
    assert told.count("5,000 characters, and 4,000 are heard at once") == 2
    assert "What brings what about" in told, "after twenty pieces of evidence the next part is asked for"
