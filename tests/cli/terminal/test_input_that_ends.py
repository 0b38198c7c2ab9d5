"""Input that ends: whatever is being asked, a sentence, exit code 2, and a session that goes on later."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command

PLAY = ("play", "deliberate", "--case", "murder", "--seed", "7", "--rounds", "3")
ASKED = {
    "side": "",
    "side, after a word that is none": "x\n",
    "turn": "d\n",
    "turn, after the case file": "d\nc\n",
    "turn, after a changed vote": "d\nv\n",
    "text that may be left out": "d\n1\n",
    "text that is required": "d\n6\n",
    "whom to address": "d\n5\n",
    "draft": "d\n3\n",
    "other words for the draft": "d\n3\ne\n",
    "whether to call the final vote": "d\nf\n",
    "final vote": "d\nf\ny\n",
    "a line without its end": "d",
}


@pytest.mark.parametrize("typed", ASKED.values(), ids=ASKED.keys())
def test_input_that_ends_leaves_a_session_to_go_on_with(venire: Command, typed: str) -> None:
    ran = venire(*PLAY, typed=typed)
    assert ran.code == 2, ran.out
    assert "Traceback" not in ran.err
    session = venire("sessions", "--json").json["sessions"][0]
    assert not session["over"]
    sentence, remedy = ran.err.strip().splitlines()[-2:]
    assert sentence == f"The input has ended, and session {session['session']} waits for its juror."
    assert remedy == f"Go on with `venire watch {session['session']}`."


def test_a_session_whose_input_ended_is_played_to_its_end_later(venire: Command) -> None:
    assert venire(*PLAY, typed="d\n3\n").code == 2
    assert venire("watch", "--pace", "0", typed="s\n").code == 2
    ran = venire("watch", "--pace", "0", typed="f\ny\nn\n")
    assert ran.code == 0, ran.err
    assert "Verdict" in ran.out
    assert venire("sessions", "--json").json["sessions"][0]["over"]


def test_whoever_stops_reading_is_told_nothing_more(venire: Command, tmp_path: Path) -> None:
    assert venire("play", "deliberate", "--case", "murder", "--seed", "7", "--unattended", "--rounds", "2").code == 0
    command = [sys.executable, "-m", "venire.cli.main", "watch", "last", "--all", "--pace", "0"]
    env = {**os.environ, "VENIRE_DATA": str(tmp_path / "data"), "COLUMNS": "80"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as watching:
        assert watching.stdout is not None
        assert watching.stderr is not None
        watching.stdout.readline()
        watching.stdout.close()
        assert watching.stderr.read() == b""
        assert watching.wait(60) == 1
