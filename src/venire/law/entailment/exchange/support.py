"""Where in an exchange a target is borne out: by the answer's own words, by what was put and taken up, or by neither.

"Did you search it?", "He's a busy man." speaks of the target in the question only; nothing in the answer takes it up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from venire.language.answers.stance import manner_of
from venire.language.clauses.stretches import WITNESS, Stretch, stretch
from venire.language.comparison.alignment import NEAR, Alignment, align
from venire.language.comparison.arithmetic import reckoning
from venire.language.comparison.clashes import (
    denial,
    opposite_word,
    quantifier,
    roles,
    somebody_elses,
    swapped_word,
    undone,
    way,
)
from venire.language.comparison.closeness import added, hole, repeated, replaced
from venire.language.comparison.doers import doers
from venire.language.comparison.figures import figures
from venire.language.comparison.parity import odd
from venire.language.comparison.sequence import order_agrees
from venire.language.questions.yes_no import proposition
from venire.law.entailment.exchange.ellipsis import answered
from venire.law.entailment.exchange.open_questions import filled
from venire.law.entailment.exchange.premises import Premises

_STANCES = ("adopts", "affirms", "denies", "tells", "unknown")
_CLASHES = (swapped_word, opposite_word, denial, undone, quantifier, somebody_elses, way, roles, hole, replaced, added)
_LONG = 40


def sources(question: str | None, given: Premises, said: Stretch) -> Mapping[str, float]:
    """Features of the answer alone, of what was put, and of what the question left to be filled in."""
    own = _laid(said, given, ("answer", "sentence"))
    return {
        **_of_source("own", own, said),
        **_of_source("put", _laid(said, given, ("joined",)), said),
        **_of_source("whole", _laid(said, given, ("whole",)), said),
        **_manner(own),
        **_asked(question, given, said),
        **_put(question, given, said),
        **_marked("own", doers(best(own))),
        **answered(question, given, said),
        **filled(question, given, said),
        **reckoning(said.text, f"{question or ''} {given.answer}"),
    }


def _put(question: str | None, given: Premises, said: Stretch) -> Mapping[str, float]:
    """What the question puts, whatever was answered to it."""
    claim = proposition(question) if question else None
    if claim is None:
        return {}
    near = align(said, stretch(claim.text, "joined", asked=True), given.witness)
    return {**{f"asked_{mark}": value for mark, value in _beside(near, said)}, **_marked("asked", doers(near))}


def _marked(name: str, found: Mapping[str, float]) -> Mapping[str, float]:
    return {f"{name}_{mark}": value for mark, value in found.items()}


def _laid(said: Stretch, given: Premises, origins: Sequence[str]) -> list[Alignment]:
    return [align(said, one, given.witness) for one in given.stretches if one.origin in origins and one.units]


def best(some: Sequence[Alignment]) -> Alignment | None:
    """The one that bears out most; the shorter of equals."""
    return max(some, key=lambda one: (round(one.share, 2), -len(one.given.units)), default=None)


def _of_source(name: str, some: Sequence[Alignment], said: Stretch) -> Mapping[str, float]:
    near = best(some)
    if near is None:
        return {}
    return {f"{name}_{mark}": value for mark, value in _beside(near, said)}


def _beside(near: Alignment, said: Stretch) -> Iterator[tuple[str, float]]:
    yield "share", near.share
    for clash in _CLASHES:
        yield clash.__name__, clash(near)
    yield "odd", odd(near)
    yield "order", order_agrees(near)
    yield "left", len(near.left) / (1 + len(near.given.units))
    yield "repeated", repeated(said.row, near.given.row)
    yield "backward", repeated(near.given.row, said.row)
    yield from _words(near)
    found = figures(said.text, near.given.text)
    yield "figure_off", float(found.off)
    yield "figure_right", float(found.right)
    yield "figure_missing", float(found.missing)


def _words(near: Alignment) -> Iterator[tuple[str, float]]:
    """Which words are wanting, and how those that are not have their like."""
    wanting, matched = near.wanting, near.matched
    yield "wanting", float(len(wanting))
    yield "wanting_verb", float(sum(unit.verb for unit in wanting))
    yield "wanting_first", float(bool(near.pairs) and near.pairs[0].near < NEAR)
    yield "wanting_last", float(bool(near.pairs) and near.pairs[-1].near < NEAR)
    yield "wanting_name", float(sum(unit.name for unit in wanting))
    yield "opposites", float(sum(pair.opposite for pair in near.pairs))
    yield "unlike", sum(pair.near < 1 for pair in matched) / (1 + len(matched))
    yield "other_name", float(sum(unit.name for unit in near.left))
    yield "first_moved", _first_moved(near)


def _first_moved(near: Alignment) -> float:
    """How far into the stretch the first word of what is said stands."""
    if not near.pairs or near.pairs[0].given is None or not near.given.units:
        return -1.0
    return near.given.units.index(near.pairs[0].given) / len(near.given.units)


def _manner(own: Sequence[Alignment]) -> Mapping[str, float]:
    """How firmly the clause that comes nearest is said, whatever the others are."""
    near = best(own)
    manner = manner_of(near.given.text) if near is not None else "sworn"
    return {f"near_{name}": float(manner == name) for name in ("unsure", "heard", "unknown")}


def _asked(question: str | None, given: Premises, said: Stretch) -> Mapping[str, float]:
    """What the question put or left open, and whether the answer fills it."""
    answer = align(said, stretch(given.answer), given.witness)
    inquired = align(said, stretch(question or "", "context", asked=True), given.witness)
    open_ = [pair.said for pair in inquired.pairs if pair.near < NEAR and pair.said.key != WITNESS]
    asked = frozenset(open_)
    filled = [pair for pair in answer.pairs if pair.said in asked and pair.near >= NEAR]
    claim = proposition(question) if question else None
    return {
        "question": float(bool(question)),
        "polar": float(claim is not None),
        **{f"stance_{name}": float(given.stance == name and bool(question)) for name in _STANCES},
        "answer_share": answer.share,
        "question_share": inquired.share,
        "question_odd": odd(inquired),
        "answer_odd": odd(answer),
        "question_opposites": float(sum(pair.opposite for pair in inquired.pairs)),
        "answer_opposites": float(sum(pair.opposite for pair in answer.pairs)),
        "left_open": float(len(open_)),
        "filled": len(filled) / len(open_) if open_ else -1.0,
        "length": min(1.0, len(given.answer.split()) / _LONG),
        "sentences": float(sum(one.origin == "answer" for one in given.stretches)),
        "target_length": float(len(said.units)),
    }
