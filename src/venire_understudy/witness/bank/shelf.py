"""The bank of one witness, made ready to be asked: its lines and its sworn facts, by their words and their meaning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from venire.language.comparison.line_index import LineIndex, Rarity, words
from venire.law.api import BankLine

SELF, NONE = "self", "none"
"""Where no fact answers: a question about the witness itself, and one to which the affidavit has no answer."""
NEAREST = 9
"""Lines that vote for what a question goes to."""
Rows = NDArray[np.float64]


@dataclass(frozen=True)
class Likenesses:
    """How like a question is to every line, and to every sworn fact: by words and by meaning, 0 to 1."""

    words: Rows
    meaning: Rows
    fact_words: Rows
    fact_meaning: Rows

    @property
    def both(self) -> Rows:
        return (self.words + self.meaning) / 2


@dataclass(frozen=True)
class BankShelf:
    """The lines and the affidavit of a witness. ``vectors``, ``sworn_vectors``: of the questions and of the facts, rows
    of length 1, where there is an embedder; ``rarity``: of the terms of the whole bank."""

    lines: tuple[BankLine, ...]
    affidavit: Mapping[str, str]
    rarity: Rarity
    vectors: NDArray[np.float32]
    sworn_vectors: NDArray[np.float32]

    @cached_property
    def goals(self) -> tuple[str, ...]:
        """What a question can go to: a fact, the witness itself, nothing that it knows."""
        return (*self.affidavit, SELF, NONE)

    @cached_property
    def goal_of(self) -> tuple[str, ...]:
        """Line -> its goal."""
        return tuple(line.fact or (SELF if line.form == "self" else NONE) for line in self.lines)

    @cached_property
    def rows(self) -> Mapping[str, NDArray[np.intp]]:
        """Goal -> its lines."""
        places = {goal: [at for at, one in enumerate(self.goal_of) if one == goal] for goal in self.goals}
        return {goal: np.array(lines, np.intp) for goal, lines in places.items()}

    def likenesses(self, question: str, vector: NDArray[np.float32]) -> Likenesses:
        return Likenesses(
            self._questions.likeness(question),
            np.clip(self.vectors @ vector, 0, 1).astype(np.float64),
            self._sworn.likeness(question),
            np.clip(self.sworn_vectors @ vector, 0, 1).astype(np.float64),
        )

    @cached_property
    def spoken(self) -> Mapping[str, frozenset[str]]:
        """Goal -> the words in which it is asked for, sworn to and told, without those of false premises."""
        said = {goal: set(words(self.affidavit.get(goal, ""))) for goal in self.goals}
        for line, goal in zip(self.lines, self.goal_of, strict=True):
            said[goal] |= {*words(line.a), *(words(line.q) if line.form != "false" else ())}
        return {goal: frozenset(kept) for goal, kept in said.items()}

    def covered(self, spoken: Sequence[str], goal: str) -> float:
        """The share of a question's words, the rare ones counting more, that belong to a goal."""
        weights = [self.rarity.of(word) for word in spoken]
        held = sum(weight for word, weight in zip(spoken, weights, strict=True) if word in self.spoken[goal])
        return held / sum(weights) if weights else 0.0

    @cached_property
    def _questions(self) -> LineIndex:
        return LineIndex([line.q for line in self.lines], self.rarity)

    @cached_property
    def _sworn(self) -> LineIndex:
        return LineIndex(list(self.affidavit.values()), self.rarity)
