"""Fit how a witness finds the fact that a question is about, and whether it bears out what is put to it.

    python scripts/fit_witness.py

Prints how it does out of fold (folds leave out whole affidavits), then writes ``recall/bearing.txt`` and
``entailment/truth.txt`` of the witness. Reads ``tests/sets/training/witness-*.jsonl``, the development set and the
witness's own sets but for the one kept aside; never a test set. Boosted trees; the facts of one affidavit and its
silence are weighed against each other (softmax). About two minutes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, cast

import fit_testimony as trees
import numpy as np
from fit_testimony import Floats, Grower, Grown, run, written
from numpy.typing import NDArray

from venire.law.case_file.case import Witness
from venire.library.shipped import ShippedCases
from venire.models.vectors.likeness import sentence_likeness
from venire.studies.benchmarks.measures.answers import has_any
from venire.studies.benchmarks.measures.ranking import auc
from venire_understudy.counsel.questions.open_ended import open_questions
from venire_understudy.witness.affidavit.first_person import in_first_person
from venire_understudy.witness.affidavit.knowledge import Knowledge, knowledge
from venire_understudy.witness.entailment import truth
from venire_understudy.witness.questions.question import ParsedQuestion, questions
from venire_understudy.witness.recall import bearing

ROOT = Path(__file__).parent.parent
SETS = ROOT / "tests" / "sets"
BEARING, TRUTH = Path(bearing.__file__).with_name("bearing.txt"), Path(truth.__file__).with_name("truth.txt")
OTHERS = ("witness_dev", "witness_own/develop", "witness_own/check", "witness_own/second/develop")
Is = Literal["tells", "true", "false", "silent"]
EXPECTED: dict[str, Is] = {"fact": "tells", "unknown": "silent", "deny": "false"}
BEARING_ROUNDS, TRUTH_ROUNDS, DEPTH, FOLDS, SILENT, BARE = 300, 200, 3, 6, -1.5, 0.4
STRANGERS = 12
_HEAD = "# Fitted by scripts/fit_witness.py, not edited by hand; read by venire.language.fitted.trees.\n"


@dataclass(frozen=True)
class Asked:
    """A question with the affidavit it is put to. ``facts``: the places, from 0, of those that answer; ``so``: whether
    what is put is so, where that is known."""

    sheet: str
    known: Knowledge
    question: ParsedQuestion
    silent: bool
    facts: frozenset[int]
    so: bool | None


def asked() -> list[Asked]:
    """All labelled questions that say which facts answer them, or that none does."""
    found = [*_training(), *(one for folder in OTHERS for one in _other(SETS / folder))]
    own = [one for one in found if one.silent or one.facts]
    return [*own, *_strangers(own), *(one for card in ShippedCases().list() for one in _of_case(card.id))]


def _strangers(own: Sequence[Asked]) -> Iterator[Asked]:
    """Questions about another affidavit, to which this one is silent: in court a witness is asked what others know."""
    dice = np.random.default_rng(7)
    sheets = {one.sheet: one.known for one in own}
    about = [one for one in own if not one.silent]
    for sheet, known in sheets.items():
        foreign = [one for one in about if one.sheet != sheet]
        for place in dice.choice(len(foreign), STRANGERS, replace=False):
            yield Asked(sheet, known, foreign[int(place)].question, True, frozenset(), None)


def _of_case(name: str) -> Iterator[Asked]:
    """What counsel asks of each witness of a shipped case, put to it and, by lot, to one of the others."""
    case, dice = ShippedCases().load(name), np.random.default_rng(7)
    knowing = {one.id: _sworn(one) for one in case.witnesses}
    for witness in case.witnesses:
        others = [one.id for one in case.witnesses if one.id != witness.id]
        for place, fact in enumerate(witness.affidavit):
            for text in open_questions(fact):
                question = next(iter(questions(text)))
                yield Asked(f"{name}/{witness.id}", knowing[witness.id], question, False, frozenset((place,)), None)
                if len(question.keys) > 1:
                    asked = str(dice.choice(others))
                    yield Asked(f"{name}/{asked}", knowing[asked], question, True, frozenset(), None)


def _sworn(witness: Witness) -> Knowledge:
    own = in_first_person([fact.text for fact in witness.affidavit], witness.name)
    return knowledge(
        {fact.id: text for fact, text in zip(witness.affidavit, own, strict=True)},
        {fact.id: fact.frame.subject for fact in witness.affidavit},
    )


def _lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def _known(facts: Sequence[str], witness: str) -> Knowledge:
    return knowledge({str(place): text for place, text in enumerate(in_first_person(facts, witness), 1)})


def _training() -> Iterator[Asked]:
    files = sorted((SETS / "training").glob("witness-*.jsonl"))
    for sheet in (sheet for file in files for sheet in _lines(file)):
        known = _known(sheet["facts"], sheet["witness"])
        for one in sheet["asked"]:
            label = cast(Is, one["is"])
            places = frozenset(number - 1 for number in one["facts"])
            so = None if label in ("tells", "silent") else label == "true"
            for question in list(questions(one["question"]))[:1]:
                yield Asked(sheet["id"], known, question, label == "silent", places, so)


_BARE_KEYS = frozenset(("yes", "no,", "no.", "did", "n't", "never", "only"))


def _other(folder: Path) -> Iterator[Asked]:
    """Sets that say only what an answer must have: the facts that have it are taken for those that answer."""
    sheets = {sheet["id"]: sheet for sheet in _lines(folder / "affidavits.jsonl")}
    known = {name: _known(sheet["facts"], sheet["witness"]) for name, sheet in sheets.items()}
    for one in _lines(folder / "questions.jsonl"):
        label, facts = EXPECTED[one["expect"]], sheets[one["affidavit_id"]]["facts"]
        keys = [key for key in one["key"] if (len(key) > 3 or key.isdigit()) and key.lower() not in _BARE_KEYS]
        places = frozenset(place for place, fact in enumerate(facts) if keys and has_any(fact, keys))
        for question in list(questions(one["question"]))[:1]:
            yield Asked(one["affidavit_id"], known[one["affidavit_id"]], question, label == "silent", places, _so(one))


def _so(one: dict[str, Any]) -> bool | None:
    keys = {key.lower() for key in one["key"]}
    if one["expect"] == "deny":
        return False
    return True if "yes" in keys else False if keys & {"no,", "no.", "no", "n't", "not"} else None


@dataclass(frozen=True)
class Rows:
    """Figures (rows, names), labels, the question and the affidavit of each row, and what each row counts."""

    names: list[str]
    x: Floats
    y: Floats
    item: NDArray[np.intp]
    sheet: list[str]
    weight: Floats

    def where(self, keep: NDArray[np.bool_]) -> Rows:
        sheets = [one for one, kept in zip(self.sheet, keep, strict=True) if kept]
        return Rows(self.names, self.x[keep], self.y[keep], self.item[keep], sheets, self.weight[keep])


def _rows(found: Sequence[tuple[dict[str, float], bool, int, str, float]]) -> Rows:
    names = sorted({name for one in found for name in one[0]})
    x = np.array([[one[0].get(name, 0.0) for name in names] for one in found])
    y, weight = np.array([float(one[1]) for one in found]), np.array([one[4] for one in found])
    return Rows(names, x, y, np.array([one[2] for one in found]), [one[3] for one in found], weight)


def bearing_rows(all_asked: Sequence[Asked]) -> Rows:
    """Every fact beside every question, with vectors and, counting less, without."""
    found: list[tuple[dict[str, float], bool, int, str, float]] = []
    for number, one in enumerate(all_asked):
        for bare in (False, True):
            vectors = None if bare else sentence_likeness()
            for hit, row in bearing.figures(one.known, one.question, vectors=vectors):
                label = hit.fact.place in one.facts and not one.silent
                found.append((row, label, 2 * number + bare, one.sheet, BARE if bare else 1.0))
    return _rows(found)


def truth_rows(all_asked: Sequence[Asked]) -> Rows:
    """What is put, beside the facts that speak of it."""
    found: list[tuple[dict[str, float], bool, int, str, float]] = []
    for number, one in enumerate(all_asked):
        if one.so is None or one.question.form not in ("polar", "statement"):
            continue
        for hit, row in bearing.figures(one.known, one.question, vectors=sentence_likeness()):
            if hit.fact.place in one.facts:
                beside = bearing.Bearing(hit, 0.0, row)
                figures = dict(truth.figures(one.known, one.question, beside, sentence_likeness()))
                found.append((figures, one.so, number, one.sheet, 1.0))
    return _rows(found)


class Choosing(Grower):
    """Grows trees that choose among the facts of an affidavit, or none of them."""

    def chosen(self, rows: Rows, rounds: int) -> tuple[float, list[Grown]]:
        _, part = np.unique(rows.item, return_inverse=True)
        count, kept = int(part.max()) + 1, list[Grown]()
        labelled, odds = np.bincount(part, self.y, count), np.full(len(self.y), SILENT)
        for _ in range(rounds):
            told = np.exp(np.clip(odds, -20, 20))
            chance = told / (1 + np.bincount(part, told, count))[part]
            right = told * self.y
            share = np.where(labelled[part] > 0, right / np.maximum(np.bincount(part, right, count)[part], 1e-12), 0)
            self.slope = self.w * (chance - share)
            self.bend = self.w * np.maximum(chance * (1 - chance), 0.01)
            drawn = np.flatnonzero((self.chance.random(count) < trees.SHARE)[part])
            width = rows.x.shape[1]
            columns = np.sort(self.chance.choice(width, max(1, int(width * trees.COLUMNS)), replace=False))
            kept.append(self._grown(drawn, columns, self.depth))
            odds = odds + run(kept[-1], rows.x)
        return SILENT, kept


def _bearing_trees(rows: Rows, seed: int) -> tuple[float, list[Grown]]:
    return Choosing(rows.x, rows.y, rows.weight, DEPTH, seed).chosen(rows, BEARING_ROUNDS)


def _truth_trees(rows: Rows, seed: int) -> tuple[float, list[Grown]]:
    return Grower(rows.x, rows.y, rows.weight, DEPTH, seed).forest(rows.x, TRUTH_ROUNDS)


def _out_of_fold(rows: Rows, fit: Callable[[Rows, int], tuple[float, list[Grown]]]) -> Floats:
    sheets = sorted(set(rows.sheet))
    fold = dict(zip(sheets, np.random.default_rng(1).permutation(len(sheets)) % FOLDS, strict=True))
    folds, odds = np.array([fold[sheet] for sheet in rows.sheet]), np.zeros(len(rows.y))
    for k in range(FOLDS):
        base, grown = fit(rows.where(folds != k), k)
        odds[folds == k] = base + sum(run(tree, rows.x[folds == k]) for tree in grown)
    return odds


def _tell_bearing(all_asked: Sequence[Asked], rows: Rows, odds: Floats) -> None:
    scored: list[tuple[float, bool]] = []
    first: list[bool] = []
    for number, one in enumerate(all_asked):
        own = np.flatnonzero(rows.item == 2 * number)
        scored.append((float(np.log(np.exp(odds[own]).sum())), not one.silent))
        if not one.silent:
            first.append(bool(rows.y[own[np.argmax(odds[own])]]))
    sys.stdout.write(f"the right fact first {np.mean(first):.3f}; silent or not, AUC {auc(scored) or 0:.3f}\n")


def _write(path: Path, rows: Rows, grown: tuple[float, list[Grown]]) -> None:
    lines = [f"{grown[0]:.4f}", *(written(tree, rows.names) for tree in grown[1])]
    path.write_text(_HEAD + "\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Cross-validate, then fit on everything and write it down."""
    trees.LEAST = 2.0
    found = asked()
    rows = bearing_rows(found)
    _tell_bearing(found, rows, _out_of_fold(rows, _bearing_trees))
    _write(BEARING, rows, _bearing_trees(rows, 0))
    put = truth_rows(found)
    odds = _out_of_fold(put, _truth_trees)
    scored = [(float(one), bool(label)) for one, label in zip(odds, put.y, strict=True)]
    right = sum((one > 0) == label for one, label in scored) / len(scored)
    sys.stdout.write(f"so or not: n {len(scored)}, AUC {auc(scored) or 0:.3f}, accuracy {right:.3f}\n")
    _write(TRUTH, put, _truth_trees(put, 0))


if __name__ == "__main__":
    main()
