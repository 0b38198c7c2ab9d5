"""The page about persuading a jury does what it says, block by block."""

from __future__ import annotations

from pathlib import Path

from tests.docs.at_hand import scripts
from tests.docs.blocks import Desk


def test_the_page_about_persuasion_runs_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    Desk(tmp_path, scripts=scripts()).follow("docs/persuade-a-jury.md")
