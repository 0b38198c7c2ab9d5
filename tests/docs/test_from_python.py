"""The page about Python does what it says, within the lines it says; and what it shows is clean under strict types."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.at_hand import scripts
from tests.docs.blocks import ROOT, Desk, blocks

PAGE = "docs/from-python.md"
PAGES = (PAGE, "docs/tutorial-first-verdict.md", "docs/hold-a-debate.md", "docs/persuade-a-jury.md")
MOST = {1: 8, 2: 12, 3: 20, 4: 35, 5: 12, 6: 12, 7: 17, 8: 13, 9: 19, 10: 15}
"""How many lines a task takes, all its blocks together, blank lines and imports counted."""


def test_the_page_runs_from_its_first_block_to_its_last(tmp_path: Path) -> None:
    Desk(tmp_path, scripts=scripts()).follow(PAGE)


def test_every_task_keeps_to_its_lines() -> None:
    sections = (ROOT / PAGE).read_text(encoding="utf-8").split("\n## ")
    numbered = [section for section in sections if section.partition(".")[0].isdecimal()]
    assert len(numbered) == len(MOST) == 10
    found = [block for block in blocks(PAGE) if block.most is not None]
    assert all(block.lines <= (block.most or 0) for block in found), [(one.lines, one.most) for one in found]
    tasks = {int(section.partition(".")[0]): _lines(section) for section in numbered}
    assert all(0 < lines <= MOST[number] for number, lines in tasks.items()), tasks


def _lines(section: str) -> int:
    """Of the blocks that a reader would type."""
    fenced = [one.partition("```")[0] for one in section.split("```python")[1:] + section.split("```yaml")[1:]]
    return sum(block.count("\n") - 1 for block in fenced)


def test_the_blocks_are_clean_under_strict_types(tmp_path: Path) -> None:
    scripts = [block.body for page in PAGES for block in blocks(page) if block.language == "python"]
    for number, body in enumerate(scripts, start=1):
        (tmp_path / f"task_{number}.py").write_text(body, encoding="utf-8")
    assert not _complaints(tmp_path, ROOT / "src", Path(sys.executable))


def test_strict_types_would_find_a_slip(tmp_path: Path) -> None:
    slip = "from venire import Debate, Deliberation\nDebate('T.', rounds='2')\nDeliberation('murder', sise=6)\n"
    (tmp_path / "slip.py").write_text(slip, encoding="utf-8")
    told = "\n".join(_complaints(tmp_path, ROOT / "src", Path(sys.executable)))
    assert '"rounds"' in told
    assert '"sise"' in told


def _complaints(folder: Path, source: Path | None, python: Path) -> list[str]:
    """What pyright, strict, has against the scripts in a folder."""
    config = {"typeCheckingMode": "strict", "pythonVersion": "3.11", "extraPaths": [str(source)] if source else []}
    (folder / "pyrightconfig.json").write_text(json.dumps(config), encoding="utf-8")
    command = [sys.executable, "-m", "pyright", "--pythonpath", str(python), "--outputjson", "-p", str(folder)]
    told = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    found = json.loads(told.stdout)["generalDiagnostics"]
    return [f"{Path(one['file']).name}:{one['range']['start']['line'] + 1}: {one['message']}" for one in found]


@pytest.mark.prove
def test_the_tasks_run_and_are_typed_from_an_installed_wheel(tmp_path: Path) -> None:
    wheels, place = tmp_path / "wheels", tmp_path / "place"
    source = tmp_path / "source"
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__", "tests"))
    _done(
        sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps", "-w", str(wheels), str(source)
    )
    _done(sys.executable, "-m", "venv", str(place))
    python = place / "bin" / "python"
    _done(str(python), "-m", "pip", "install", "-q", *map(str, wheels.glob("venire-*.whl")))
    folder = tmp_path / "desk"
    folder.mkdir()
    for number, block in enumerate([one for one in blocks(PAGE) if one.language in ("python", "yaml")], start=1):
        (folder / (block.note or f"task_{number}.py")).write_text(block.body, encoding="utf-8")
    assert not _complaints(folder, None, python)
    for task in sorted(folder.glob("task_*.py")):
        _done(str(python), "-I", str(task), folder=folder)


def _done(*command: str, folder: Path | None = None) -> None:
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
