"""``--name``: what a player at the terminal is called."""

import pytest

from tests.cli.conftest import Command

SPEAKS = "d\n6\nThe handrail was rotten and she had said so.\ns\nf\ny\nn\n"


@pytest.mark.parametrize(("words", "name"), [((), "Juror Seven"), (("--name", "Ada"), "Ada")])
def test_the_record_has_the_players_name(venire: Command, words: tuple[str, ...], name: str) -> None:
    ran = venire("play", "deliberate", "--case", "murder", "--seed", "7", *words, typed=SPEAKS)
    assert ran.code == 0, ran.err
    assert "You" in ran.out
    assert "Tess" not in ran.out
    taken = venire("export", "last", "--format", "md").out
    assert f"**{name}** (" in taken
    assert "Tess" not in taken
    assert venire("verify", "last").code == 0
    assert "Tess" not in venire("replay", "last").out


def test_a_name_that_is_somebodys_is_refused(venire: Command) -> None:
    ran = venire("play", "deliberate", "--case", "murder", "--name", "Marcus")
    assert ran.code != 0
    assert "There is a Marcus at the table already." in ran.err + ran.out


def test_the_player_sits_where_it_asks_to(venire: Command) -> None:
    ran = venire("play", "deliberate", "--case", "murder", "--seed", "7", "--seat", "3", typed=SPEAKS)
    assert ran.code == 0, ran.err
    taken = venire("export", "last", "--format", "md").out
    assert "**Juror Three** (" in taken
    assert "Juror Seven" not in taken
    assert "Tess Hallam" in taken


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seat", "13"), "There is no seat 13 in a jury of 12."),
        (("--seat", "0"), "There is no seat 0 in a jury of 12."),
        (("--seat", "7", "--size", "6"), "There is no seat 7 in a jury of 6."),
        (("--seat", "3", "--unattended"), "Without a person nobody takes seat 3."),
        (("--name", "Ada", "--unattended"), "The name 'Ada' is for seat 7, which an AI holds under its own."),
    ],
)
def test_a_seat_that_cannot_be_taken_is_refused_in_a_sentence(
    venire: Command, words: tuple[str, ...], sentence: str
) -> None:
    ran = venire("play", "deliberate", "--case", "murder", *words)
    assert ran.code != 0
    assert sentence in " ".join((ran.err + ran.out).split())
