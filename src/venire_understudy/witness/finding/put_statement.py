"""A statement put to the witness: affirmed, denied, mended, told as it was, or not known."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire_understudy.witness.affidavit.knowledge import Knowledge
from venire_understudy.witness.entailment.conflict import beside, conflict
from venire_understudy.witness.entailment.decision import (
    ENOUGH,
    SAME,
    WitnessFinding,
    beside_the_point,
    decided,
    elsewhere,
    lacking,
    unseen,
)
from venire_understudy.witness.entailment.denial import answered, ruled_out
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import Hit, light

SOME = 0.45
"""The share from which a fact is worth naming by a witness who does not know."""
SURE = 0.6
"""From here on a fact is taken to say something else of the same."""
SPOKEN_OF = 0.38
"""The share from which a fact is what a leading statement is about."""


def put(known: Knowledge, question: ParsedQuestion, found: Sequence[Hit]) -> WitnessFinding:
    """What is known to a statement. ``found``: the facts and their parts, the best first."""
    if not found:
        return WitnessFinding("unknown")
    if _alternatives(question) and found[0].share >= SOME and found[0].direct:
        return WitnessFinding("tell", (found[0].fact,))
    if replied := answered(known, question, found):
        return replied
    near = [hit for hit in found if hit.share >= ENOUGH][:8]
    settled = _settled(known, near, question)
    if settled and settled.outcome != "tell":
        return settled
    mended = ruled_out(known, question) or _mended(found, question)
    return mended or settled or _open(known, found, question)


def _alternatives(question: ParsedQuestion) -> bool:
    return question.form == "polar" and re.search(r"\bor\b", question.statement) is not None


def _settled(known: Knowledge, near: Sequence[Hit], question: ParsedQuestion) -> WitnessFinding | None:
    """Affirmed or denied by a fact that has all of it; where none is, told by one that has it otherwise."""
    told: WitnessFinding | None = None
    for hit in near:
        if hit.share < SAME or not hit.direct or hit.heavy or lacking(hit, question) or elsewhere(hit.fact, question):
            continue
        outcome = decided(known, hit, question)
        if outcome is not None and outcome.outcome != "tell":
            return outcome
        told = told or outcome
    return told


def _mended(found: Sequence[Hit], question: ParsedQuestion) -> WitnessFinding | None:
    """Corrected by the fact that says another thing of the same most surely."""
    if question.negated:
        return None
    rated = [(conflict(beside(hit.fact, question)), hit) for hit in found[:14] if not _unsaid(hit, question)]
    strong = [(sure, hit) for sure, hit in rated if sure >= SURE and hit.share >= 0.3]
    if not strong:
        return None
    _, hit = max(strong, key=lambda one: one[0] + 0.5 * one[1].share)
    best = found[0]
    if hit.share < best.share - 0.2 and hit.fact.place != best.fact.place:
        return None
    return WitnessFinding("correct", (hit.fact,))


def _unsaid(hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the fact is only what somebody said, or gives no time, date or amount where the question does."""
    return hit.fact.standing == "said" or lacking(hit, question)


def _open(known: Knowledge, found: Sequence[Hit], question: ParsedQuestion) -> WitnessFinding:
    """Neither entailed nor excluded: what was put to the witness is answered with what it knows of the matter."""
    best = max(found[:6], key=lambda hit: hit.share + 0.3 * hit.near + 0.1 * hit.direct)
    blind = unseen(best, question)
    if (
        best.fact.denies
        and best.share >= SAME
        and best.direct
        and not best.heavy
        and not question.negated
        and not blind
    ):
        return WitnessFinding("no", (best.fact,))
    if question.form == "statement" and best.direct and (best.share >= SPOKEN_OF or _near_enough(best)):
        return WitnessFinding("tell", (best.fact,))
    met = sum(key not in best.missing and key not in light() for key in question.keys)
    away = beside_the_point(best, question) or elsewhere(best.fact, question)
    if best.share >= SAME and best.direct and met > 1 and not best.heavy and not away:
        return WitnessFinding("tell", (best.fact,))
    if best.share >= (SOME if met > 1 else SAME) and best.direct:
        return WitnessFinding("partly", (best.fact,))
    return WitnessFinding("unknown")


def _near_enough(hit: Hit) -> bool:
    return hit.share >= 0.2 and hit.near >= 0.4
