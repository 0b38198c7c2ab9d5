"""Which answer stands where a clause in front sets the scene: to the question alone, or to clause and question.

The clause chooses among facts that have what is asked, and may put it at another time than the fact; it does not make
known what is not, and it keeps from nothing that is known. Source: spec/trial.md, "Testimony state".
"""

from __future__ import annotations

from collections.abc import Callable

from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.occasions.leading_clause import LeadingClause, another_day, elsewhen, near_enough, share
from venire_understudy.witness.questions.question import questions
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.speech.answer import WitnessAnswer


def set_in(known: Knowledge, scene: LeadingClause, answer: Callable[[str], WitnessAnswer]) -> WitnessAnswer | None:
    """The answer that stands, None where it is not known. ``answer``: what the witness says to a plain question."""
    alone = answer(scene.asked)
    own = _chief(known, alone)
    if own is None or (scene.exact and not near_enough(scene, own)):
        return answer(scene.moved)
    if _has_more(known, scene, own):
        whole = answer(scene.moved)
        if (other := _chief(known, whole)) is not None and _rather(scene, other, own):
            return whole
    put = alone.stance in ("affirm", "deny")
    if elsewhen(scene, own) or (put and another_day(scene, own)):
        whole = answer(scene.moved)
        return None if whole.stance == "affirm" else whole
    return alone


def _has_more(known: Knowledge, scene: LeadingClause, own: KnownFact) -> bool:
    """Whether some other fact has more of the clause, so that the clause may mean that one."""
    least = share(own, scene.keys)
    return any(share(fact, scene.keys) > least for fact in known.facts)


def _chief(known: Knowledge, answer: WitnessAnswer) -> KnownFact | None:
    """The fact that an answer rests on; None where nothing is known."""
    if answer.stance == "unknown" or not answer.facts:
        return None
    return next((fact for fact in known.facts if fact.id == answer.facts[0]), None)


def _rather(scene: LeadingClause, whole: KnownFact, alone: KnownFact) -> bool:
    """Whether the fact found by clause and question is the better one: it has what is asked as well as the other, and
    more of the clause."""
    asked = tuple(key for one in questions(scene.asked) for key in one.keys if key not in light())
    if whole is alone or share(whole, asked) < share(alone, asked):
        return False
    return share(whole, scene.keys) > share(alone, scene.keys)
