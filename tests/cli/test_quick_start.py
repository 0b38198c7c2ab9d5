"""A command loads what it needs: one proceeding, and nothing of what shows or exports it before that is asked for."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

PLAYING = """
import sys
from venire.cli.main import main
sys.argv = ["venire", "play", "deliberate", "--case", "murder", "--unattended", "--seed", "7", "--size", "2",
            "--rounds", "1", "--json"]
try:
    main()
finally:
    import json
    print(json.dumps(sorted(sys.modules)), file=sys.stderr)
"""
OTHERS = ("examination", "trial", "drill", "debate", "persuasion")
IDLE = (
    *(f"venire.proceedings.{name}" for name in OTHERS),
    "venire.participants.briefs",
    "venire.cli.deliberation.room",
    "jinja2",
    "numpy",
    "pydantic_ai",
    "rich",
    "sqlalchemy",
)


def test_a_deliberation_for_a_program_loads_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    environ = {**os.environ, "VENIRE_DATA": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", PLAYING], capture_output=True, text=True, check=True, env=environ)
    there = set(json.loads(told.stderr.splitlines()[-1]))

    assert json.loads(told.stdout)["case"] == "murder"
    assert "venire.proceedings.deliberation" in there
    assert [one for one in IDLE if one in there] == []
