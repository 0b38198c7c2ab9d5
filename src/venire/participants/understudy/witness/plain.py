"""Answers from an affidavit of plain sentences, without a case file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from venire.kernel.chance import Chance
from venire.law.case import Profile
from venire.participants.understudy.witness.answering import Answer, Stand
from venire.participants.understudy.witness.conversation import Turn
from venire.participants.understudy.witness.knowledge import Knowledge, knowledge
from venire.participants.understudy.witness.person import in_first_person
from venire.participants.understudy.witness.search import Likeness


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
) -> Answer:
    """The same with its stance; a fact's id is its place, from 1."""
    stand = Stand(
        known=_known(tuple(facts), witness),
        profile=profile or Profile(),
        chance=Chance(seed).within(witness),
        earlier=tuple(Turn(*turn) for turn in earlier),
        sources=tuple(facts),
        likeness=likeness,
    )
    return stand.answer(question)


@lru_cache(maxsize=256)
def _known(facts: tuple[str, ...], witness: str) -> Knowledge:
    own = in_first_person(facts, witness)
    return knowledge({str(number): text for number, text in enumerate(own, 1)})
