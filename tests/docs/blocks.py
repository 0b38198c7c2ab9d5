"""The fenced blocks of a page, carried out as a reader would carry them out.

The words after the fence say what a block is. ```` ```yaml tess.yaml ````: a file to write. ```` ```sh ````: commands
to type. ```` ```python ````: a script to run. ```` ```text ````: what the block before it prints, or a part of that.
``example`` after ``text`` marks what differs from run to run; ``skip`` what is shown and not done here. A number is how
many lines a block has at the most, all of them counted, the blank ones too.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.support.places import ROOT

FENCE = re.compile(r"^```(\w+)([^\n`]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
UNCHECKED = frozenset({"example", "skip"})


@dataclass(frozen=True)
class Block:
    """One fenced block."""

    language: str
    note: str
    body: str
    most: int | None = None
    """How many lines it may have; None: as many as it likes."""

    @property
    def lines(self) -> int:
        """Every line of it, blank or not."""
        return self.body.count("\n")


def blocks(page: str) -> Iterator[Block]:
    """Every block of a page, given by its path in the repository."""
    for found in FENCE.finditer((ROOT / page).read_text(encoding="utf-8")):
        name, _, last = found[2].strip().rpartition(" ")
        limited = last.isdecimal()
        yield Block(found[1], name if limited else found[2].strip(), found[3], int(last) if limited else None)


@dataclass
class Desk:
    """A folder in which a page is carried out, with venire at hand and a data folder of its own."""

    folder: Path
    source: Path = ROOT / "src"
    scripts: Path = Path(sys.executable).parent
    """Where ``venire`` and ``python`` are."""
    printed: str = ""

    def follow(self, page: str) -> None:
        """Carry out a page from its first block to its last; each must succeed and print what the page says."""
        for block in blocks(page):
            self.do(block)

    def do(self, block: Block) -> None:
        if block.note in UNCHECKED:
            return
        if block.language == "text":
            self._expect(block.body)
        elif block.note:
            self.write(block.note, block.body)
        elif block.language == "sh":
            self.run("bash", "-euo", "pipefail", "-c", block.body)
        elif block.language == "python":
            self.run("python", "-c", block.body)

    def write(self, name: str, body: str) -> None:
        target = self.folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(body, encoding="utf-8")

    def run(self, *command: str, fails: bool = False) -> None:
        """Run a command; what it printed on both outputs is kept."""
        told = subprocess.run(
            command, cwd=self.folder, env=self._environment(), capture_output=True, text=True, timeout=120, check=False
        )
        self.printed = told.stdout + told.stderr
        assert (told.returncode != 0) == fails, f"{command[-1]}\n{self.printed}"

    def _environment(self) -> Mapping[str, str]:
        return {
            "PATH": os.pathsep.join((str(self.scripts), str(Path(sys.executable).parent), os.environ["PATH"])),
            "PYTHONPATH": f"{self.folder}{os.pathsep}{self.source}",
            "VENIRE_DATA": str(self.folder / "data"),
            "COLUMNS": "100",
            "LANG": "C.UTF-8",
        }

    def _expect(self, wanted: str) -> None:
        assert _plain(wanted) in _plain(self.printed), f"the page says\n{wanted}\nand this was printed\n{self.printed}"


def _plain(text: str) -> str:
    return " ".join(text.split())
