"""What the small parts cost that every turn calls many times: ``python benchmarks/parts.py [--json]``.

Reading the murder's file, the strength of sixty connected claims, checking a sentence against eight facts, and one
answer of a witness. Milliseconds, the middle of many. Goals: a blink (1 s), .3, 20 and 50 ms.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import resources
from statistics import median
from time import perf_counter

from venire.law.case_file.argument_map import Relation
from venire.law.case_file.case import Case
from venire.law.entailment import entails
from venire.law.jury.case_strength import StrengthMap
from venire.library.reading import read_case
from venire.library.shipped import ShippedCases
from venire_understudy.witness.plain_affidavit import answer_from

QUESTIONS = ("What did you see?", "Were you alone?", "When did you leave the house?", "Who told you to go?")


@dataclass(frozen=True)
class Row:
    """One part: the middle time of a call in milliseconds, and the goal."""

    part: str
    ms: float
    goal: float


def timed(call: Callable[[int], object], times: int) -> float:
    """Milliseconds of the middle call; each is told its number, so that none repeats another's sentence."""
    found: list[float] = []
    for number in range(times):
        start = perf_counter()
        call(number)
        found.append((perf_counter() - start) * 1000)
    return round(median(found), 3)


def connected(case: Case, size: int = 60) -> StrengthMap:
    """A map of so many claims, each bearing on two before it."""
    base = case.claims[0]
    claims = [base.model_copy(update={"id": "K0", "relations": ()})]
    for n in range(1, size):
        to = [
            Relation(to=f"K{max(0, n - back)}", kind=("supports", "undercuts")[n % 2], why="It bears on it.")
            for back in (1, 3)
        ]
        claims.append(base.model_copy(update={"id": f"K{n}", "relations": tuple(to)}))
    return StrengthMap(case.model_copy(update={"claims": tuple(claims)}))


def rows(case: Case) -> list[Row]:
    data = (resources.files("venire") / "cases" / f"{case.id}.yaml").read_bytes()
    sixty, heard = connected(case), frozenset(f"K{n}" for n in range(60))
    witness = case.witnesses[0]
    facts = [fact.text for fact in witness.affidavit]
    said = [fact.text for one in case.witnesses[1:] for fact in one.affidavit]
    answer_from(facts, witness.name, QUESTIONS[0])
    return [
        Row("reading a case", timed(lambda n: read_case(data, f"{case.id}-{n}.yaml"), 5), 1000),
        Row("strength of sixty claims", timed(lambda _: sixty.strength(heard), 50), 0.3),
        Row("a sentence against eight facts", timed(lambda n: entails(facts[:8], said[n]), 40), 20),
        Row("an answer", timed(lambda n: answer_from(facts, witness.name, QUESTIONS[n % 4]), 20), 50),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = rows(ShippedCases().load("murder"))
    if arguments.json:
        print(json.dumps([asdict(row) for row in found]))
        return
    for row in found:
        print(f"{row.part:32} {row.ms:9.3f} ms   goal {row.goal:g} ms: {'met' if row.ms <= row.goal else 'missed'}")


if __name__ == "__main__":
    main()
