"""What packages add to a socket is found; what does not work is left out, logged once and named; nothing stops."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.support.packages import add, look_again
from venire.errors import VenireError
from venire.proceedings.debate.kind import KIND as DEBATE
from venire.sockets import entry_points
from venire.sockets.shapes import proceeding, to_call
from venire.sockets.socket import Socket

GROUP = "venire.gavels"


def gavel() -> str:
    return "knock"


GAVELS: Socket[Callable[[], str]] = Socket(
    "gavel", GROUP, {"wooden": "tests.plugins.test_socket:gavel", "at-hand": gavel}, to_call, reserved=("any",)
)


def test_built_in_ones_are_there_by_their_place_or_at_hand() -> None:
    assert GAVELS.names() == ("wooden", "at-hand")
    assert [make() for make in GAVELS.all().values()] == ["knock", "knock"]


def test_what_a_package_adds_is_there_under_its_name(folder: Path) -> None:
    add(folder, "rubber", "def make(): return 'squeak'", gavels="rubber:make")

    assert GAVELS.names() == ("wooden", "at-hand", "rubber")
    assert GAVELS.named("rubber")() == GAVELS.all()["rubber"]() == "squeak"
    assert GAVELS.installed().plugins["rubber"].package == "rubber 1.0"


WRONG = {
    "raises": ("raise RuntimeError('no such tree:\\n/somewhere')", "bad:make", "cannot be loaded (RuntimeError)"),
    "leaves": ("raise SystemExit(3)", "bad:make", "cannot be loaded (SystemExit)"),
    "lacks": ("import no_such_module", "bad:make", "cannot be loaded (ModuleNotFoundError)"),
    "empty": ("", "bad:make", "cannot be loaded (AttributeError)"),
    "shape": ("make = 7", "bad:make", "it is of the type int, and nothing that can be called"),
    "taken": ("def make(): ...", "wooden:make", "the name is one of venire's own"),
    "reserved": ("def make(): ...", "any:make", "the name is one of venire's own"),
    "unsayable": ("def make(): ...", "a,b:make", "a name has at most 40 letters"),
    "long": ("def make(): ...", f"{'x' * 41}:make", "a name has at most 40 letters"),
}


@pytest.mark.parametrize("way", WRONG)
def test_one_that_does_not_work_is_left_out_and_named(folder: Path, caplog: pytest.LogCaptureFixture, way: str) -> None:
    text, named, why = WRONG[way]
    add(folder, "good", "def make(): return 'fine'", gavels="good:make")
    add(folder, "wrong", text, gavels=named)

    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            assert set(GAVELS.all()) == {"wooden", "at-hand", "good"}
    (failure,) = GAVELS.installed().failures

    assert (failure.group, failure.package) == (GROUP, "wrong 1.0")
    assert why in str(failure)
    assert [record.message for record in caplog.records] == [str(failure)]
    assert GAVELS.named("wooden")() == "knock"


def test_whoever_asks_for_it_by_name_is_told_without_the_details(folder: Path) -> None:
    add(folder, "wrong", "raise RuntimeError('key sk-123')", gavels="golden:make")

    with pytest.raises(VenireError) as raised:
        GAVELS.named("golden")
    assert str(raised.value).startswith("The gavel 'golden' of wrong 1.0 is left out, for it cannot be loaded")
    assert "sk-123" not in str(raised.value)
    assert "sk-123" in str(GAVELS.installed().failures[0])
    assert "venire doctor" in raised.value.remedy


def test_an_unknown_name_is_told_with_those_there_are() -> None:
    with pytest.raises(VenireError) as raised:
        GAVELS.named("stone")
    assert (str(raised.value), raised.value.remedy) == ("There is no gavel 'stone'.", "There are wooden, at-hand.")


def test_of_two_packages_with_one_name_the_first_has_it(folder: Path) -> None:
    add(folder, "aaa", "def make(): return 'a'", gavels="stone:make")
    add(folder, "bbb", "def make(): return 'b'", gavels="stone:make")

    assert GAVELS.named("stone")() == "a"
    assert [failure.package for failure in GAVELS.installed().failures] == ["bbb 1.0"]


def test_a_package_whose_entry_points_cannot_be_read_hides_no_other(folder: Path) -> None:
    add(folder, "good", "def make(): return 'fine'", gavels="good:make")
    add(folder, "torn", "", gavels="torn:make")
    (folder / "torn-1.0.dist-info" / "entry_points.txt").write_text(f"[{GROUP}]\nneither one nor\n", encoding="utf-8")

    assert GAVELS.named("good")() == "fine"
    assert [one.package for one in entry_points.unreadable()] == ["torn 1.0"]


def test_a_package_without_a_name_is_left_out_by_its_fault_alone(folder: Path) -> None:
    add(folder, "nameless", "make = 7", gavels="nameless:make")
    (folder / "nameless-1.0.dist-info" / "METADATA").unlink()

    assert GAVELS.installed().failures[0].name == "nameless"
    assert GAVELS.named("wooden")() == "knock"


def test_entry_points_are_read_once_a_process(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[int] = []
    read = entry_points.entry_points
    monkeypatch.setattr(entry_points, "entry_points", lambda: reads.append(1) or read())
    look_again()
    for group in ("venire.gavels", "venire.monitors", "venire.gavels"):
        entry_points.points(group)

    assert len(reads) == 1


def test_a_kind_whose_turns_are_one_word_and_no_tuple_is_refused_in_a_sentence() -> None:
    named: dict[str, Any] = {"turns": "elsewhere:Turns"}
    assert proceeding("debate", replace(DEBATE, **named)) == "its turns are one word: write a tuple of places"
    assert proceeding("debate", DEBATE) == ""
