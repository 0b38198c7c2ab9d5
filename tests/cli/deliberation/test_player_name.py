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
