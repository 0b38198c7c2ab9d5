"""Answers from an affidavit of plain sentences, without a case file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from venire.kernel.chance import Chance
from venire.law.api import Profile
from venire_understudy.witness.affidavit.first_person import in_first_person
from venire_understudy.witness.affidavit.knowledge import Knowledge, knowledge
from venire_understudy.witness.questions.conversation import ExchangedTurn
from venire_understudy.witness.recall.search import Likeness
from venire_understudy.witness.speech.answer import WitnessAnswer
from venire_understudy.witness.stand import WitnessStand


def answer_from(
    facts: Sequence[str],
    witness: str,
    question: str,
    earlier: Sequence[tuple[str, str]] = (),
    profile: Profile | None = None,
    seed: str = "answer",
    likeness: Likeness | None = None,
) -> str:
    """What a witness of this name, who knows these facts and nothing else, answers to a question.

    ``facts``: sentences in the first or the third person; ``earlier``: questions and answers so far, oldest first;
    ``likeness``: of sentences by their vectors, without which words alone decide.
    """
    return sworn_answer(facts, witness, question, earlier, profile, seed, likeness).text


def sworn_answer(
    facts: Sequence[str],
    witness: str,
    question: str,
    earlier: Sequence[tuple[str, str]] = (),
    profile: Profile | None = None,
    seed: str = "answer",
    likeness: Likeness | None = None,
) -> WitnessAnswer:
    """The same with its stance; a fact's id is its place, from 1."""
    stand = WitnessStand(
        known=_known(tuple(facts), witness),
        profile=profile or Profile(),
        chance=Chance(seed).within(witness),
        earlier=tuple(ExchangedTurn(*turn) for turn in earlier),
        sources=tuple(facts),
        likeness=likeness,
    )
    return stand.answer(question)


@lru_cache(maxsize=256)
def _known(facts: tuple[str, ...], witness: str) -> Knowledge:
    own = in_first_person(facts, witness)
    return knowledge({str(number): text for number, text in enumerate(own, 1)})
