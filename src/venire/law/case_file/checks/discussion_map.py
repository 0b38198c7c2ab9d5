"""Whether the argument map can carry a discussion: every tone, both sides, an answer to every strong claim."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import get_args

from venire.law.case_file.argument_map import Claim, Relation, Tone
from venire.law.case_file.case import SIDES, Case
from venire.law.case_file.checks.problem import CaseProblem

STRONG = 0.6
"""A claim of at least this strength must be answered by the other side."""
SENTENCE_WORDS = 4
"""Shorter sentences ("I don't know.") may recur."""


def map_problems(case: Case) -> Iterator[CaseProblem]:
    """What keeps the map from being argued by both sides without repeating itself."""
    if case.claims:
        yield from _tones(case)
        yield from _unanswered(case)
        yield from _one_sided(case)
        yield from _sides(case)
        yield from _twice(case)


def _tones(case: Case) -> Iterator[CaseProblem]:
    for claim in case.claims:
        had = {kernel.tone for kernel in claim.kernels}
        for tone in get_args(Tone):
            if tone not in had:
                yield CaseProblem(f"claims.{claim.id}.kernels", f"no kernel has the tone '{tone}'")


def _unanswered(case: Case) -> Iterator[CaseProblem]:
    answered = {relation.to for claim in case.claims for relation in claim.relations if relation.kind != "supports"}
    for claim in case.claims:
        if claim.strength >= STRONG and claim.id not in answered:
            yield CaseProblem(f"claims.{claim.id}", f"its strength is {claim.strength:g} and nothing answers it")


def _one_sided(case: Case) -> Iterator[CaseProblem]:
    taken = {(claim.element, claim.side) for claim in case.claims}
    for charge in case.charges:
        for element in charge.elements:
            for side in SIDES:
                if (element.id, side) not in taken:
                    yield CaseProblem(f"charges.{charge.id}.{element.id}", f"no claim of the {side} bears on it")


def _sides(case: Case) -> Iterator[CaseProblem]:
    claims = {claim.id: claim for claim in case.claims}
    for claim in case.claims:
        for relation in claim.relations:
            if relation.to in claims and not _fits(claim, relation, claims[relation.to]):
                yield CaseProblem(f"claims.{claim.id}.relations", _misfit(relation, claims[relation.to]))


def _fits(claim: Claim, relation: Relation, other: Claim) -> bool:
    return (claim.side == other.side) == (relation.kind == "supports")


def _misfit(relation: Relation, other: Claim) -> str:
    whose = "the other side" if relation.kind == "supports" else "its own side"
    return f"it {relation.kind} {other.id}, a claim of {whose}"


def _twice(case: Case) -> Iterator[CaseProblem]:
    first: dict[str, str] = {}
    for path, text in chain.from_iterable(spoken(claim) for claim in case.claims):
        for sentence in _sentences(text):
            if sentence in first:
                yield CaseProblem(path, f"the sentence '{sentence}' is already at {first[sentence]}")
            first.setdefault(sentence, path)


def spoken(claim: Claim) -> Iterator[tuple[str, str]]:
    """Every text of a claim that somebody may say aloud, with its path."""
    path = f"claims.{claim.id}"
    yield f"{path}.text", claim.text
    for number, kernel in enumerate(claim.kernels):
        yield f"{path}.kernels[{number}]", kernel.text
    yield f"{path}.question", claim.question
    yield f"{path}.concession", claim.concession
    for relation in claim.relations:
        yield f"{path}.relations.{relation.to}.why", relation.why


def _sentences(text: str) -> Iterator[str]:
    for sentence in re.split(r"(?<=[.!?])[\"'”’]?\s+", text):
        words = re.findall(r"[a-z0-9']+", sentence.casefold().replace("’", "'"))
        if len(words) >= SENTENCE_WORDS:
            yield " ".join(words)
