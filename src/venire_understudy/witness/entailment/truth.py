"""Whether a fact bears out what is put to the witness, as far as it speaks of it: odds from labelled questions.

The figures are weighed by trees fitted to labelled questions (``truth.txt``, ``scripts/fit_witness.py``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache

from venire.language.fitted.trees import Forest, shipped_forest
from venire.law.api import entailed, evidence
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.entailment import decision as deciding
from venire_understudy.witness.entailment.conflict import another_doer, beside, conflict
from venire_understudy.witness.entailment.denial import ruled_out
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.bearing import Bearing
from venire_understudy.witness.recall.search import Likeness

_RULES = (
    "times", "dates", "amounts", "exclusives", "order", "quantifiers", "polarity", "modality", "roles", "names",
)  # fmt: skip
_DECIDED = {"yes": 1.0, "no": -1.0, "correct": -1.0, "tell": 0.3}
_TAKEN = (
    "share", "soft", "near", "own_share", "missing", "missing_heavy", "missing_solid", "covered", "same_words",
    "names_missing", "does", "both_mine", "not_mine", "length", "strange", "soft_least", "verb", "asked", "part_share",
    "verb_inside", "object_left", "place_left", "subject_left",
)  # fmt: skip
_REFUSAL = re.compile(
    r"\b(?:refused|declined|would not|turned|denied|no|said that (?:he|she|I) (?:had|did|was|would) not|never|only|"
    r"nothing|nobody)\b"
)
_NOT_TAG = re.compile(r"n't (?:it|he|she|they|you|I|there|that)\??$|\bnot\??$")


def odds(row: Mapping[str, float]) -> float:
    """The log odds that what is put is so, by the :func:`figures` of it."""
    return _trees().odds(row)


@cache
def _trees() -> Forest:
    return shipped_forest("venire_understudy.witness.entailment", "truth.txt")


def figures(
    known: Knowledge, question: ParsedQuestion, bearing: Bearing, vectors: Likeness | None = None
) -> Mapping[str, float]:
    """What speaks for and against the statement in a question, beside one fact."""
    fact, said = bearing.hit.fact, question.statement.rstrip(".") + "."
    parts = known.of(fact)
    row = {f"told_{name}": value for name, value in _evidence(fact, said, vectors).items()}
    row |= {f"bears_{name}": bearing.figures[name] for name in _TAKEN}
    return row | _entailed(known, fact, said) | _signs(fact, parts, question) | _by_rule(known, question, bearing)


def _evidence(fact: KnownFact, said: str, vectors: Likeness | None) -> Mapping[str, float]:
    return evidence(None, fact.text, said, None, (lambda one, other: vectors(one, [other])[0]) if vectors else None)


def _entailed(known: Knowledge, fact: KnownFact, said: str) -> dict[str, float]:
    last = known.facts[fact.place - 1].text + " " if fact.place else ""
    return {
        "follows": _follows(fact.text, said),
        "follows_on": _follows(last + fact.text, said),
        "part_follows": max(_follows(part.text, said) for part in known.of(fact)),
    }


@lru_cache(maxsize=2048)
def _follows(told: str, said: str) -> float:
    """Kept: a fact is held beside what is put by the rules and by the odds, whole and as its own only part."""
    return entailed(None, told, said).score


def _signs(fact: KnownFact, parts: tuple[KnownFact, ...], question: ParsedQuestion) -> dict[str, float]:
    return {
        "fact_denies": float(fact.denies),
        "part_denies": float(any(part.denies for part in parts)),
        "negated": float(question.negated),
        "sign_clash": float(fact.denies != question.negated),
        "polar": float(question.form == "polar"),
        "never": float("never" in question.text or "nobody" in question.text.lower()),
        "not_tag": float(bool(_NOT_TAG.search(question.text))),
        "supposed": float(bool(re.search(r"I (?:think|believe|suggest|suppose)", question.text))),
        "refusal": float(bool(_REFUSAL.search(fact.text))),
    }


def _by_rule(known: Knowledge, question: ParsedQuestion, bearing: Bearing) -> dict[str, float]:
    hit, fact = bearing.hit, bearing.hit.fact
    pair = beside(fact, question)
    wrong = deciding.wrong_by(known, hit, question)
    outcome, ruled = deciding.decided(known, hit, question), ruled_out(known, question)
    return {f"wrong_{rule}": float(rule in wrong) for rule in _RULES} | {
        "conflict": conflict(pair),
        "part_conflict": max(conflict(beside(part, question)) for part in known.of(fact)),
        "another": float(another_doer(pair)),
        "decided": _DECIDED.get(outcome.outcome, 0.0) if outcome else 0.0,
        "ruled_out": float(ruled is not None and ruled.facts[0].place == fact.place),
        **{f"is_{name}": value for name, value in deciding.signs(hit, question).items()},
    }
