"""UKPConvArg1 as it is published: pairs of arguments for one side, and arguments with the rank that people gave them.

Source: Habernal and Gurevych 2016, CC BY 4.0. The files end in ``.csv`` and are tab-separated. A file's name is its
topic, an underscore, and the side taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from venire.errors import VenireError
from venire.law.argument.strength.argument_text import argument_text
from venire.studies.benchmarks.sets.lines import text_of

PAIRS, RANKS = "#id\tlabel\ta1\ta2", "#id\trank\targument"
MATCHED = 0.75
"""Two arguments are matched in length when the shorter has so much of the words of the longer."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two arguments for one ``side`` of a ``topic``, the one that people found more convincing first."""

    id: str
    topic: str
    side: str
    better: str
    worse: str

    @property
    def matched(self) -> bool:
        """Whether they are of about one length, in words."""
        one, other = sorted((len(self.better.split()), len(self.worse.split())))
        return one >= MATCHED * other

    @property
    def longer(self) -> float:
        """1 where the better is the longer, 0 where it is the shorter, .5 for equal lengths."""
        one, other = len(self.better.split()), len(self.worse.split())
        return 0.5 if one == other else float(one > other)


@dataclass(frozen=True, slots=True)
class Ranked:
    """An argument and its rank by people, turned so that the more convincing has the higher."""

    topic: str
    side: str
    text: str
    rank: float


@dataclass(frozen=True, slots=True)
class Arguments:
    pairs: tuple[Pair, ...]
    ranked: tuple[Ranked, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        """Every argument once, in the order of the pairs."""
        return tuple(dict.fromkeys(text for pair in self.pairs for text in (pair.better, pair.worse)))


def read_arguments(path: Path) -> Arguments:
    """From one file of pairs, or a folder that holds files of pairs, and of ranks, at any depth.

    Raises :class:`VenireError` where there is no pair, or a line is none.
    """
    found = sorted(path.rglob("*.csv")) if path.is_dir() else [path]
    files = [(one, text_of(one).split("\n")) for one in found]
    pairs = [pair for one, lines in files if lines[0].strip() == PAIRS for pair in _pairs(one, lines)]
    ranks = [rank for one, lines in files if lines[0].strip() == RANKS for rank in _ranks(one, lines)]
    if not pairs:
        raise VenireError(f"{path.name} holds no pairs of arguments.", "Name a file or a folder of UKPConvArg1Strict.")
    return Arguments(tuple(pairs), tuple(ranks))


def _pairs(path: Path, lines: Sequence[str]) -> list[Pair]:
    found = list[Pair]()
    for no, cells in _cells(path, lines, 4):
        first, second = plain(cells[2]), plain(cells[3])
        if cells[1] not in ("a1", "a2") or not first or not second:
            raise _unlike(path, no)
        better, worse = (first, second) if cells[1] == "a1" else (second, first)
        found.append(Pair(cells[0], _topic(path), path.stem, better, worse))
    return found


def _ranks(path: Path, lines: Sequence[str]) -> list[Ranked]:
    try:
        return [Ranked(_topic(path), path.stem, plain(c[2]), -float(c[1])) for _, c in _cells(path, lines, 3)]
    except ValueError:
        raise VenireError(f"{path.name} has a rank that is no number.", "Check the file.") from None


def _cells(path: Path, lines: Sequence[str], size: int) -> list[tuple[int, list[str]]]:
    rows = [(no, line.rstrip("\r").split("\t")) for no, line in enumerate(lines[1:], start=2) if line.strip()]
    wrong = [no for no, cells in rows if len(cells) != size]
    if wrong:
        raise _unlike(path, wrong[0])
    return rows


def _unlike(path: Path, no: int) -> VenireError:
    return VenireError(f"Line {no} of {path.name} is no item of this task.", "Check the task and the file.")


def _topic(path: Path) -> str:
    return path.stem.split("_")[0]


def plain(text: str) -> str:
    """An argument on one line, without the mark-up of web pages."""
    return argument_text(text).plain
