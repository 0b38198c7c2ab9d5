"""The LOGIC set of fallacies as it is published: one CSV to a part. Source: Jin et al., EMNLP 2022.

Its licence is not stated: it is read where it lies, and nothing of it, nor anything learned from it, is kept.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from venire.errors import VenireError
from venire.law.argument.fallacies.kinds import FALLACIES
from venire.studies.benchmarks.baselines.ridge_regression import LabelledText
from venire.studies.benchmarks.sets.lines import text_of

SAME = 0.7
"""The share of common words from which two items are one."""
TRAIN, MEASURED = "edu_train.csv", ("edu_dev.csv", "edu_test.csv")
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class FallacySet:
    """``known`` may be learned from (empty where there is none); ``measured`` has nothing that ``known`` has."""

    known: tuple[LabelledText, ...]
    measured: tuple[LabelledText, ...]
    repeated: int
    """Items left out because they, or nearly the same words, stand among the known or before."""


def read_fallacies(path: Path) -> FallacySet:
    """A folder with a part to learn from and parts to measure on, or one file to measure on with the part to learn
    from beside it. Raises :class:`VenireError` where there is no such file."""
    folder = path if path.is_dir() else path.parent
    train = next(iter(sorted(folder.rglob(TRAIN))), None)
    parts = _measured(path)
    known = tuple(_items(train)) if train and train not in parts else ()
    items = [item for part in parts for item in _items(part)]
    fresh = tuple(_fresh(items, known))
    if not fresh:
        raise VenireError(f"{path.name} holds no fallacies to measure on.", f"Name a folder with {MEASURED[0]}.")
    return FallacySet(known, fresh, len(items) - len(fresh))


def _measured(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    return [one for name in MEASURED for one in sorted(path.rglob(name))]


def _items(path: Path) -> list[LabelledText]:
    rows = csv.DictReader(io.StringIO(text_of(path)))
    if not {"source_article", "updated_label"} <= set(rows.fieldnames or ()):
        raise VenireError(f"{path.name} has no columns source_article and updated_label.", "Check the file.")
    found = [LabelledText(" ".join(row["source_article"].split()), row["updated_label"].strip()) for row in rows]
    strange = [one.label for one in found if one.label not in FALLACIES]
    if strange:
        raise VenireError(f"{path.name} has the label {strange[0]!r}, which is no kind of fallacy.", "Check the file.")
    return found


def _fresh(items: Iterable[LabelledText], known: Sequence[LabelledText]) -> Iterable[LabelledText]:
    """Those that are not nearly the same as one of the known, or as one before."""
    seen = [_bag(one.text) for one in known]
    for item in items:
        own = _bag(item.text)
        if not any(_same(own, other) for other in seen):
            yield item
        seen.append(own)


def _bag(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower()))


def _same(one: frozenset[str], other: frozenset[str]) -> bool:
    return len(one & other) >= SAME * len(one | other)
