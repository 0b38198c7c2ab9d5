"""A speech taken apart into its points: stretches of it that each make one claim.

Each clause comes more or less near to each claim, by itself, in its sentence and beside its neighbours. Of all ways to
say "this clause makes that claim, or none", the best is taken, where every new point has a price (Viterbi 1967). So an
opening phrase takes no part in what follows it, and a list of three reasons is three points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from venire.language.text.late_pattern import late_pattern
from venire.language.text.sentences import sentences
from venire.language.wording.content_words import content_words

CLAUSES = 16
"""Clauses of a speech that are told apart; what comes after them goes with the last."""
LEAST_WORDS = 2
"""Words that carry content in a clause; one with fewer goes with its neighbour."""
BY_ITSELF, IN_SENTENCE, BESIDE = 0.4, 0.4, 0.2
"""What counts how much for the nearness of a clause: the clause, its sentence, the clause with the one beside it."""
FLOOR = 0.10
"""The nearness that is worth nothing: any words of the case come as near to some claim."""
COST = 0.35
"""The price of another point, in content words wholly near to their claim."""

Nearness = Mapping[str, float]
"""Claim → how near some words come to it, 0 to 1."""
_CUT = late_pattern(r"(?<=[;:,])\s+|\s+[–—-]+\s+|(?<=[.!?…])\s+|\s+(?=(?:and|but|because|so|while|whereas|yet)\s)")


@dataclass(frozen=True, slots=True)
class SpeechClause:
    """Some words of a speech, and the sentence that they stand in."""

    words: str
    sentence: str

    @property
    def weight(self) -> int:
        """How many words carry content."""
        return len(content_words(self.words))


@dataclass(frozen=True, slots=True)
class SpeechPoint:
    """A stretch of a speech and the claim that it makes. ``nearness``: how near it comes to it, 0 to 1; ``gain``: how
    much of the speech it is, in content words wholly near."""

    words: str
    claim: str
    nearness: float
    gain: float
    weight: int


def clauses(text: str) -> list[SpeechClause]:
    """The clauses of a speech, in order and in its own words."""
    found = [SpeechClause(part, sentence) for sentence in sentences(text) for part in _parts(sentence)]
    if len(found) <= CLAUSES:
        return found
    rest = " ".join(clause.words for clause in found[CLAUSES - 1 :])
    return [*found[: CLAUSES - 1], SpeechClause(rest, rest)]


def _parts(sentence: str) -> list[str]:
    """A sentence cut into parts that each have something to say."""
    found, content = list[list[str]](), set[str]()
    for part in (part for part in _CUT.split(sentence) if part.strip()):
        said = content_words(part)
        if found and min(len(said), len(content)) < LEAST_WORDS:
            found[-1].append(part)
            content |= said
        else:
            found.append([part])
            content = set(said)
    return [" ".join(parts) for parts in found]


def windows(text: str) -> tuple[str, ...]:
    """All the words of a speech whose nearness is asked for, each once."""
    told = clauses(text)
    runs = (_said(told[first:last]) for last in range(1, len(told) + 1) for first in range(last))
    return tuple(dict.fromkeys((*runs, *(clause.sentence for clause in told))))


def _said(told: Sequence[SpeechClause]) -> str:
    return " ".join(clause.words for clause in told)


def points(text: str, claims: Sequence[str], near: Callable[[str], Nearness]) -> list[SpeechPoint]:
    """The points of a speech, in order, out of these claims."""
    told = clauses(text)
    if not told:
        return []
    rows = list(_rows(told, near))
    path = _best_path([clause.weight for clause in told], rows, claims)
    return list(_stretches(told, rows, path, near))


def _rows(told: Sequence[SpeechClause], near: Callable[[str], Nearness]) -> Iterator[Nearness]:
    """How near each clause comes to each claim."""
    pairs = [near(_said(pair)) for pair in pairwise(told)]
    for place, clause in enumerate(told):
        alone, within = near(clause.words), near(clause.sentence)
        beside = pairs[max(0, place - 1) : place + 1] or [alone]
        yield {
            claim: BY_ITSELF * alone[claim] + IN_SENTENCE * within[claim] + BESIDE * max(one[claim] for one in beside)
            for claim in alone
        }


def _best_path(weights: Sequence[int], rows: Sequence[Nearness], claims: Sequence[str]) -> list[str | None]:
    """The claim of each clause, or None for one that makes none of them."""
    states: list[str | None] = [None, *claims]
    value: dict[str | None, float] = {state: 0.0 if state is None else -COST for state in states}
    steps = list[Mapping[str | None, str | None]]()
    for place, (weight, row) in enumerate(zip(weights, rows, strict=True)):
        if place:
            value, step = _moved(value, states)
            steps.append(step)
        value = {s: v + (weight * (row[s] - FLOOR) if s is not None else 0.0) for s, v in value.items()}
    path = [max(states, key=lambda state: value[state])]
    for step in reversed(steps):
        path.append(step[path[-1]])
    return path[::-1]


def _moved(
    value: Mapping[str | None, float], states: Sequence[str | None]
) -> tuple[dict[str | None, float], dict[str | None, str | None]]:
    """The best value of being at each claim in the next clause, and where one comes from."""
    top = max(states, key=lambda state: value[state])
    came = {s: s if value[s] >= value[top] - (COST if s is not None else 0.0) else top for s in states}
    return {s: value[c] - (COST if c != s and s is not None else 0.0) for s, c in came.items()}, came


def _stretches(
    told: Sequence[SpeechClause], rows: Sequence[Nearness], path: Sequence[str | None], near: Callable[[str], Nearness]
) -> Iterator[SpeechPoint]:
    for claim, group in groupby(range(len(told)), key=lambda place: path[place]):
        places = list(group)
        if claim is None:
            continue
        weights = [max(1, told[place].weight) for place in places]
        gain = sum(weight * rows[place][claim] for place, weight in zip(places, weights, strict=True))
        words = _said([told[place] for place in places])
        yield SpeechPoint(words, claim, near(words)[claim], gain, sum(weights))
