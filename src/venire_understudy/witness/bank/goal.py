"""Which fact a question goes to: a conditional logit over what the witness could be asked.

Features of every goal: how like the question is to its lines and to its sworn text, how many of the nearest lines are
its own, how many of its words belong to it, and how far each of these falls short of the best goal's (McFadden 1974).
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from venire.language.comparison.line_index import words
from venire_understudy.witness.bank.shelf import NEAREST, NONE, SELF, BankShelf, Likenesses, Rows

FEATURES = 17
_COMPARED = (0, 2, 4, 5, 6, 8)
"""The features that are told once more by how far they fall short of the best."""


def goal_features(shelf: BankShelf, question: str, like: Likenesses) -> NDArray[np.float64]:
    """An array (goals, :data:`FEATURES`)."""
    spoken, votes = words(question), _votes(shelf, like)
    rows = np.array([_of_goal(shelf, goal, at, spoken, like, votes) for at, goal in enumerate(shelf.goals)])
    compared = rows[:, _COMPARED]
    return np.hstack([rows, compared - compared.max(axis=0)])


def _votes(shelf: BankShelf, like: Likenesses) -> Mapping[str, float]:
    """Goal -> its share of the votes of the nearest lines, each by the cube of its likeness."""
    near = np.argsort(-like.both, kind="stable")[:NEAREST]
    weights = {int(at): float(like.both[at]) ** 3 for at in near}
    total = sum(weights.values()) or 1.0
    shares = dict[str, float]()
    for at, weight in weights.items():
        shares[shelf.goal_of[at]] = shares.get(shelf.goal_of[at], 0.0) + weight / total
    return shares


def _of_goal(
    shelf: BankShelf, goal: str, at: int, spoken: list[str], like: Likenesses, votes: Mapping[str, float]
) -> list[float]:
    own = shelf.rows[goal]
    sworn = at < len(shelf.affidavit)
    words_of, meaning = _best(like.words[own]), _best(like.meaning[own])
    return [
        *words_of,
        *meaning,
        votes.get(goal, 0.0),
        _best(like.both[own])[0],
        float(like.fact_words[at]) if sworn else 0.0,
        float(like.fact_meaning[at]) if sworn else 0.0,
        shelf.covered(spoken, goal),
        float(goal == SELF),
        float(goal == NONE),
    ]


def _best(of_lines: Rows) -> tuple[float, float]:
    """The greatest, and the mean of the three greatest; 0 of no lines."""
    if not of_lines.size:
        return 0.0, 0.0
    first = np.sort(of_lines)[::-1][:3]
    return float(first[0]), float(first.mean())
