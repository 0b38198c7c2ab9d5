"""Which targets of an examination an answer gave: three tiers, and the guard over all of them. Source: spec/trial.md.

*Keyword*: key terms without empty words, a part of a word counts in part. *Semantic*: the cosine of sentence vectors; a
target matches if either reaches its threshold. *Contextual*: the question and the last exchanges complete the answer
before it is compared. Whatever the tier, the answer must entail the target (:mod:`venire.law.entailment.graded`).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from venire.law.case_file.case import Elicit
from venire.law.entailment.exchange.premises import premises
from venire.law.entailment.graded import ENTAILED, Likeness, entailed
from venire.law.repetition.same_question import normalised
from venire.law.testimony.answers_part import has_own_part
from venire.law.testimony.exchange import AnswerStatement
from venire.law.testimony.other_fact import overshadowed
from venire.law.testimony.question_and_answer import of_another_scene, together

Tier = Literal["keyword", "semantic", "contextual"]
KEYWORD = 0.30
"""The share of its key terms at which a target may be given."""
SEMANTIC = 0.55
"""The cosine at which a target may be given."""
STRONG = 0.80
"""From this entailment on a match is sure."""
TOGETHER = 0.7
"""How sure a target is of which an open question and its answer say every key term between them."""
_PART = 0.5
"""What half a word counts for: "bolt" in "unbolted"."""
_SHORTEST = 4


@dataclass(frozen=True, slots=True)
class ElicitSought:
    """A target as it is matched."""

    id: str
    statement: str
    key_terms: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    """The facts of the affidavit that it is drawn from."""


@dataclass(frozen=True, slots=True)
class AnswerHeard:
    """A question and answer, and what the two say together."""

    question: str | None
    answer: str
    claims: tuple[AnswerStatement, ...]
    witness: str | None = None

    @property
    def both(self) -> str:
        """Question and answer as one text, by which meaning is compared."""
        return f"{self.question or ''} {self.answer}"

    def words(self, tier: Tier) -> str:
        """What is compared: the bare answer, or the answer completed by its question."""
        told = " ".join(claim.text for claim in self.claims if claim.established)
        return told if tier == "contextual" and told else self.answer


@dataclass(frozen=True, slots=True)
class ElicitGiven:
    """A target that an answer gave. ``score``: how surely it follows, 0 to 1."""

    elicit: str
    tier: Tier
    score: float
    strong: bool


def sought(elicits: Iterable[Elicit], still_open: Container[str]) -> Sequence[ElicitSought]:
    """The targets of a case that are still to be had, in its order."""
    return [ElicitSought(one.id, one.statement, one.key_terms, one.facts) for one in elicits if one.id in still_open]


def keyword(sought: ElicitSought, said: str) -> float:
    """The share of the target's key terms that are said, 0 to 1; a word that only contains one counts half."""
    terms = sought.key_terms or tuple(sorted(normalised(sought.statement)))
    heard = normalised(said)
    return sum(_found(term, heard) for term in terms) / len(terms) if terms else 0.0


def _found(term: str, heard: frozenset[str]) -> float:
    words = normalised(term) or frozenset({term.lower()})
    return sum(1.0 if word in heard else _part(word, heard) for word in words) / len(words)


def _part(word: str, heard: frozenset[str]) -> float:
    if len(word) < _SHORTEST:
        return 0.0  # nor can it hold a word that is long enough
    return _PART if any(word in other or (len(other) >= _SHORTEST and other in word) for other in heard) else 0.0


def given(
    sought: Sequence[ElicitSought],
    heard: AnswerHeard,
    tier: Tier,
    likeness: Likeness | None = None,
    affidavit: Mapping[str, str] | None = None,
) -> tuple[ElicitGiven, ...]:
    """The targets that an answer gave, in their order.

    ``affidavit``: what the witness has sworn to, by id; a target that only resembles another fact is left out then."""
    found = [(one, match(one, heard, tier, likeness)) for one in sought]
    return tuple(one for target, one in found if one and not of_another_fact(target, heard, affidavit or {}))


def of_another_fact(sought: ElicitSought, heard: AnswerHeard, affidavit: Mapping[str, str]) -> bool:
    """Whether the answer told another fact of the affidavit whole, and this target only in part."""
    others = [text for name, text in affidavit.items() if name not in sought.facts]
    return overshadowed(premises(heard.question, heard.answer, heard.witness), sought.statement, others)


def match(sought: ElicitSought, heard: AnswerHeard, tier: Tier, likeness: Likeness | None = None) -> ElicitGiven | None:
    """Whether an answer gave a target."""
    if not candidate(sought, heard, tier, likeness):
        return None
    if not has_own_part(heard.question, heard.answer, sought.statement, heard.witness):
        return None
    if of_another_scene(heard.question, heard.answer, sought.statement):
        return None
    judged = entailed(heard.question, heard.answer, sought.statement, heard.witness, likeness)
    whole = together(heard.question, heard.answer, sought.statement, sought.key_terms)
    score = max(judged.score, TOGETHER) if whole else judged.score
    return ElicitGiven(sought.id, tier, round(score, 3), score >= STRONG) if score >= ENTAILED else None


def candidate(sought: ElicitSought, heard: AnswerHeard, tier: Tier, likeness: Likeness | None = None) -> bool:
    """Whether an answer comes near enough to a target by words, or by meaning where the tier allows it."""
    said = heard.words(tier)
    if keyword(sought, said) >= KEYWORD:
        return True
    if tier == "keyword" or likeness is None:
        return False
    return likeness(_unnamed(said, heard.witness), _unnamed(sought.statement, heard.witness)) >= SEMANTIC


def _unnamed(text: str, witness: str | None) -> str:
    """Without the name of the witness, of whom everything is said: it would make any two statements alike."""
    return " ".join(text.replace(witness, " ").split()) if witness else text
