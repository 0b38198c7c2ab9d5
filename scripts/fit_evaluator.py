"""Fit what the understudy's evaluator knows of arguments, and write the weights.

    python -m scripts.fit_evaluator FOLDER

FOLDER: UKPConvArg1 (Habernal and Gurevych 2016, CC BY 4.0), at any depth. Three steps: a logistic regression that tells
lines that argue from chaff put among them (``chaff.json``), one that tells the order of lines from any other
(``discourse.json``), and one number by which a lead in merit becomes a probability (``confidence.json``); the first and
the last also without each topic, for measuring on it (``without_topic.json``). No argument of the audit is learned
from. Two minutes.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from scripts.empty_talk import ELSEWHERE, EMPTY_TALK, PADDING
from venire.law.argument.strength.argument_text import contents
from venire.law.case_file.argument_map import Claim
from venire.law.case_file.case import Case
from venire.library.shipped import ShippedCases
from venire.models.vectors.embedding import EmbeddedVectors
from venire.studies.benchmarks.sets.argument_pairs import read_arguments
from venire_understudy.panel.lines.chaff import TURN, Chaff
from venire_understudy.panel.lines.known_words import known_stems
from venire_understudy.panel.lines.line import ArgumentLine, lines_of
from venire_understudy.panel.lines.line_signs import NAMES, company, line_signs
from venire_understudy.panel.lines.sentence_order import FEWEST, order_signs

TARGET = Path(__file__).parent.parent / "src" / "venire_understudy" / "panel" / "lines"
PENALTY, ORDER_PENALTY, STEPS = 2.0, 20.0, 15
PUT, DRAWN = 4, 4
"""Lines of chaff put into each argument; orders drawn of each."""
TALK, OTHERS = 0.58, 0.84
"""Up to the first, chaff is empty talk; up to the second a line of another topic; else words that do not exist."""
GLUE = ("the", "of", "a", "is", "to", "and", "in", "that", "which", "will")
Floats = NDArray[np.float64]
_VECTORS = EmbeddedVectors()


def rows(texts: Sequence[str]) -> list[list[float]]:
    return _VECTORS.rows(texts).tolist()


@dataclass(frozen=True)
class Said:
    """One argument to learn from."""

    topic: str
    thesis: str
    text: str

    @property
    def lines(self) -> tuple[ArgumentLine, ...]:
        return lines_of(self.text, rows)


def newton(x: Floats, y: Floats, penalty: Floats) -> Floats:
    """Weights of a penalised logistic regression."""
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        given = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        curve = (x.T * (given * (1 - given))) @ x + np.diag(penalty)
        weights -= np.linalg.solve(curve, x.T @ (given - y) + penalty * weights)
    return weights


def of_case(case: Case) -> list[Said]:
    """Each claim of the case with all that is said for it."""
    return [Said(f"case {claim.element}", claim.text, " ".join(_told(claim))) for claim in case.claims]


def _told(claim: Claim) -> list[str]:
    return [*(one.text for one in claim.kernels), *(one.why for one in claim.relations)]


def pseudo_word(dice: Random) -> str:
    """A word with two letters changed for others of their kind."""
    letters = list(dice.choice([one for one in PATTERNS if len(one) > 4]))
    for _ in range(2):
        place = dice.randrange(len(letters))
        letters[place] = dice.choice("aeiou" if letters[place] in "aeiou" else "bcdfglmnprst")
    return "".join(letters)


PATTERNS = sorted(known_stems())


def gibberish(dice: Random) -> str:
    many = dice.randint(6, 14)
    return " ".join(pseudo_word(dice) if no % 2 else dice.choice(GLUE) for no in range(many)).capitalize() + "."


def chaff_of(said: Sequence[Said]) -> Chaff:
    """What tells chaff from the lines of these arguments."""
    dice, by = Random(5), dict[str, list[Said]]()
    for one in said:
        by.setdefault(one.topic, []).append(one)
    talk = [*PADDING, *(line for lines in EMPTY_TALK.values() for line in lines)]
    table, marks = list[list[float]](), list[float]()
    for one in said:
        own = one.lines
        room = dice.choice(by[one.topic]).lines if dice.random() < 0.7 else ()
        put = [line for _ in range(PUT) for line in lines_of(_piece(dice, one.topic, by, talk), rows)]
        put = [line for line in put if line.text not in {other.text for other in own}]
        among = company([*own, *put, *room], rows([one.thesis])[0], frozenset(contents(one.thesis)))
        table += [[*line_signs(line, among), *(TURN * axis for axis in line.row)] for line in (*own, *put)]
        marks += [0.0] * len(own) + [1.0] * len(put)
    return _chaff(np.array(table), np.array(marks))


def _piece(dice: Random, topic: str, by: Mapping[str, Sequence[Said]], talk: Sequence[str]) -> str:
    kind = dice.random()
    if kind < TALK:
        return dice.choice(talk)
    if kind >= OTHERS:
        return gibberish(dice)
    if dice.random() < 0.4:
        return dice.choice(ELSEWHERE)
    other = dice.choice([one for one in sorted(by) if one != topic])
    return dice.choice(dice.choice(by[other]).lines).text


def _chaff(table: Floats, marks: Floats) -> Chaff:
    kinds = len(NAMES)
    usual, spread = table.mean(0), table.std(0) + 1e-9
    usual[kinds:], spread[kinds:] = 0, 1
    x = np.hstack([(table - usual) / spread, np.ones((len(table), 1))])
    found = newton(x, marks, np.array([*([PENALTY] * len(usual)), 1e-6]))
    weights = found[:-1] / spread
    alone = found[-1] - float(weights @ usual)
    return Chaff(
        round(float(alone), 4),
        tuple(round(float(one), 4) for one in weights[:kinds]),
        tuple(round(float(one), 3) for one in weights[kinds:]),
    )


def told(chaff: Chaff) -> dict[str, object]:
    return {"alone": chaff.alone, "signs": dict(zip(NAMES, chaff.signs, strict=True)), "turn": list(chaff.turn)}


def discourse_of(said: Sequence[Said]) -> dict[str, float]:
    """What tells arguments from the same with their lines in another order."""
    dice, differences, names = Random(0), list[list[float]](), list[str]()
    for one in said:
        own, at_issue = list(one.lines), rows([one.thesis])[0]
        if len(own) <= FEWEST:
            continue
        whole = order_signs(own, at_issue)
        names = list(whole)
        others = [own[::-1], *(dice.sample(own, len(own)) for _ in range(DRAWN))]
        for other in others:
            signs = order_signs(other, at_issue)
            differences.append([whole[name] - signs[name] for name in names])
    x = np.array(differences)
    x, y = np.vstack([x, -x]), np.array([1.0] * len(x) + [0.0] * len(x))
    spread = x.std(0) + 1e-9
    found = newton(x / spread, y, np.full(len(names), ORDER_PENALTY)) / spread
    return {name: round(float(one), 4) for name, one in zip(names, found, strict=True)}


def write(name: str, what: object) -> None:
    (TARGET / name).write_text(json.dumps(what, separators=(",", ":")) + "\n", encoding="utf-8")


def main() -> None:
    """Fit on all, then without each topic."""
    read = read_arguments(Path(sys.argv[1]))
    sides = {text: pair for pair in read.pairs for text in (pair.better, pair.worse)}
    debated = [Said(pair.topic, pair.side.replace("-", " ").replace("_", " "), text) for text, pair in sides.items()]
    cases = of_case(ShippedCases().load("murder"))
    write("chaff.json", told(chaff_of([*debated, *cases])))
    write("discourse.json", discourse_of(debated))
    topics = list(dict.fromkeys(one.topic for one in debated))
    without = {topic: told(chaff_of([*(one for one in debated if one.topic != topic), *cases])) for topic in topics}
    write("without_topic.json", without)
    sys.stdout.write(f"{len(debated)} arguments on {len(topics)} topics\n")


if __name__ == "__main__":
    main()
