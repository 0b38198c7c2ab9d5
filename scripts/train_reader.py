"""Train the reader of banks on the shipped banks, and tell how well it reads a hand that it has not seen.

Each hand's lines are read against a bank of the other hands' alone. Told is what becomes of a case that training never
saw; written, into ``reader.json``, is what is fitted to all of them. The same banks bring the same numbers.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from venire.language.comparison.line_index import Rarity
from venire.law.case_file.bank import Bank, BankLine
from venire.law.case_file.case import Case
from venire.library.banks import bank_of
from venire.library.shipped import ShippedCases
from venire.models.vectors.embedding import EmbeddedVectors
from venire_understudy.witness.bank.goal import goal_features
from venire_understudy.witness.bank.premise import premise_features
from venire_understudy.witness.bank.reader import LinearWeights, ReaderWeights
from venire_understudy.witness.bank.shelf import BankShelf

PLACE = Path(__file__).parents[1] / "src" / "venire_understudy" / "witness" / "bank" / "reader.json"
STEPS, RATE, RIDGE = 300, 0.1, 1e-3
SURE, FALSE = 0.6, 0.5
Rows = NDArray[np.float64]
VECTORS = EmbeddedVectors()


@dataclass(frozen=True)
class Read:
    """One line as the reader meets it: the features of every goal, the right one, and those of its premise."""

    case: str
    line: BankLine
    goals: Rows
    right: int
    premise: Rows | None


def readings(case: Case, bank: Bank) -> Iterator[Read]:
    for hand in sorted({line.by for line in bank.lines}):
        others = tuple(line for line in bank.lines if line.by != hand)
        for witness in case.witnesses if others else ():
            shelf = _shelf(case, witness.id, others)
            own = [line for line in bank.by_witness.get(witness.id, ()) if line.by == hand]
            rows = VECTORS.rows([line.q for line in own]) if own else []
            for line, vector in zip(own, rows, strict=True):
                yield _read(case.id, shelf, line, vector)


def _shelf(case: Case, witness: str, lines: Sequence[BankLine]) -> BankShelf:
    affidavit = {fact.id: fact.text for one in case.witnesses if one.id == witness for fact in one.affidavit}
    own = tuple(line for line in lines if line.witness == witness)
    rarity = Rarity([*(line.q for line in lines), *affidavit.values()])
    return BankShelf(
        own, affidavit, rarity, VECTORS.rows([line.q for line in own]), VECTORS.rows([*affidavit.values()])
    )


def _read(case: str, shelf: BankShelf, line: BankLine, vector: NDArray[np.float32]) -> Read:
    like = shelf.likenesses(line.q, vector)
    goal = line.fact or ("self" if line.form == "self" else "none")
    premise = premise_features(shelf, goal, line.q, like) if line.fact else None
    return Read(case, line, goal_features(shelf, line.q, like), shelf.goals.index(goal), premise)


def fitted_goal(read: Sequence[Read]) -> LinearWeights:
    """A conditional logit, by Adam."""
    every = np.vstack([one.goals for one in read])
    mean, scale = every.mean(0), every.std(0) + 1e-6
    rows = [((one.goals - mean) / scale, one.right) for one in read]
    weight, first, second = np.zeros((3, len(mean)))
    for step in range(STEPS):
        slope = RIDGE * weight + sum(_goal_slope(features, right, weight) for features, right in rows) / len(rows)
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope**2
        weight = weight - RATE * (1 - step / STEPS) * first / (np.sqrt(second) + 1e-6)
    return _weights(mean, scale, weight)


def _goal_slope(features: Rows, right: int, weight: Rows) -> Rows:
    scores = features @ weight
    chances = np.exp(scores - scores.max())
    chances /= chances.sum()
    chances[right] -= 1
    return features.T @ chances


def fitted_premise(read: Sequence[Read]) -> LinearWeights:
    """A logistic regression, by Newton's steps."""
    features = np.array([one.premise for one in read if one.premise is not None])
    false = np.array([one.line.form == "false" for one in read if one.premise is not None], float)
    mean, scale = features.mean(0), features.std(0) + 1e-6
    rows = np.hstack([(features - mean) / scale, np.ones((len(features), 1))])
    weight, ridge = np.zeros(rows.shape[1]), RIDGE * len(rows) * np.eye(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-rows @ weight))
        slope = rows.T @ (chance - false) + ridge @ weight
        weight = weight - np.linalg.solve(rows.T @ (rows * (chance * (1 - chance))[:, None]) + ridge, slope)
    return _weights(mean, scale, weight[:-1], float(weight[-1]))


def _weights(mean: Rows, scale: Rows, weight: Rows, bias: float = 0.0) -> LinearWeights:
    short = [tuple(round(float(one), 5) for one in part) for part in (mean, scale, weight)]
    return LinearWeights(mean=short[0], scale=short[1], weight=short[2], bias=round(bias, 5))


def told(read: Sequence[Read], goal: LinearWeights, premise: LinearWeights) -> dict[str, float]:
    """How the lines fare by weights that never saw their case."""
    found = [(one, goal.score(one.goals)) for one in read]
    chances = [(one, _shares(scores)) for one, scores in found]
    right = {"facts": [], "self": [], "unknown": []}
    for one, shares in chances:
        kind = one.line.form if one.line.form in ("self", "unknown") else "facts"
        right[kind].append(int(shares.argmax()) == one.right)
    sure = [int(shares.argmax()) == one.right for one, shares in chances if shares.max() >= SURE]
    wrong = [
        (one.line.form == "false", float(premise.score(one.premise)) > 0) for one in read if one.premise is not None
    ]
    caught = [said for is_false, said in wrong if is_false]
    alarms = [said for is_false, said in wrong if not is_false]
    shares = {name: float(np.mean(held)) for name, held in right.items() if held}
    return {
        **shares,
        "sure": len(sure) / len(found),
        "right_if_sure": float(np.mean(sure)),
        "false_caught": float(np.mean(caught)),
        "false_alarms": float(np.mean(alarms)),
    }


def _shares(scores: Rows) -> Rows:
    raised = np.exp(scores - scores.max())
    return raised / raised.sum()


def _tell(name: str, figures: dict[str, float]) -> None:
    sys.stdout.write(f"{name}: {', '.join(f'{key} {value:.3f}' for key, value in figures.items())}\n")


def main() -> None:
    cases = [ShippedCases().load(card.id) for card in ShippedCases().list()]
    read = [one for case in cases for one in readings(case, bank_of(case))]
    for name in sorted({one.case for one in read}):
        seen, unseen = [one for one in read if one.case != name], [one for one in read if one.case == name]
        _tell(name, told(unseen, fitted_goal(seen), fitted_premise(seen)))
    goal, premise = fitted_goal(read), fitted_premise(read)
    _tell("all, as seen in training", told(read, goal, premise))
    weights = ReaderWeights(goal=goal, premise=premise, sure=SURE, false=FALSE)
    PLACE.write_text(json.dumps(weights.model_dump(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
