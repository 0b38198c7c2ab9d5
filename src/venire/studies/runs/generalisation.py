"""How well words are understood that nobody has seen before: ``venire study generalisation``.

One folder a writer, in it one file a kind. Figures are told by writer and together: who writes decides more than how
many items there are. Source: spec/models.md, "Hearing people".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Final

from venire.errors import VenireError
from venire.studies.runs.benchmarks import benchmark


@dataclass(frozen=True, slots=True)
class FreshKind:
    """A kind of set: the benchmark that reads it, and the figures that are claimed of it."""

    task: str
    figures: tuple[str, ...]


KINDS: Final[Mapping[str, FreshKind]] = {
    "questions": FreshKind("hearing", ("accuracy", "fact", "deny", "unknown")),
    "speeches": FreshKind("speeches", ("understood", "act", "claims", "misheard")),
    "entailment": FreshKind("entailment", ("auc", "f1", "paraphrase_recall")),
    "dedup": FreshKind("dedup", ("f1", "auc")),
    "objections": FreshKind("objections", ("micro_f1", "false_alarm_rate")),
    "rulings": FreshKind("rulings", ("accuracy", "rule_accuracy")),
}
"""By the name of the file."""


def generalisation(folder: Path) -> dict[str, object]:
    """Kind -> writer -> figures, and ``mean`` over its writers. Raises :class:`VenireError` for a folder without sets,
    and for a file that is none."""
    writers = sorted(one for one in folder.iterdir() if one.is_dir()) if folder.is_dir() else []
    told: dict[str, object] = {name: kind for name in KINDS if (kind := _of_kind(name, writers))}
    if not told:
        raise VenireError(f"{str(folder)!r} holds no sets.", "Name a folder with a folder of .jsonl files a writer.")
    return dict(told)


def _of_kind(name: str, writers: Sequence[Path]) -> dict[str, object]:
    files = {one.name: file for one in writers if (file := one / f"{name}.jsonl").is_file()}
    figures = {writer: _figures(KINDS[name], file) for writer, file in files.items()}
    return {**figures, "mean": _mean(list(figures.values()))} if figures else {}


def _figures(kind: FreshKind, file: Path) -> dict[str, float]:
    """The claimed figures, how many items, and the CPU-milliseconds that one took, the first word's imports with it."""
    began = process_time()
    told = benchmark(kind.task, file).told()
    items = int(str(told["n"]))
    known = {name: told[name] for name in kind.figures}
    figures = {name: value for name, value in known.items() if isinstance(value, int | float)}
    return {"n": items, **figures, "ms_each": round(1000 * (process_time() - began) / items, 1)}


def _mean(figures: Sequence[Mapping[str, float]]) -> dict[str, float]:
    items = sum(one["n"] for one in figures)
    names = [name for name in figures[0] if name != "n"]
    return {"n": items} | {name: round(sum(one[name] * one["n"] for one in figures) / items, 4) for name in names}
