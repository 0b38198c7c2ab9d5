"""Whether what is said follows from what is given. Pure and without a model. Source: spec/trial.md, "Entailment guard".

Sentence vectors rank minimal contradictions above paraphrases; this guard looks at just what they overlook. It does not
prove that a sentence follows: it refuses one that says something else (another number, time, name, sign, degree, order
or doer) or that has too little to do with its ground.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from venire.language.clauses.reading import TextReading, read
from venire.law.entailment.rules.amounts import amounts
from venire.law.entailment.rules.dates import dates
from venire.law.entailment.rules.exclusives import exclusives
from venire.law.entailment.rules.given import GivenTexts, ground
from venire.law.entailment.rules.modality import modality
from venire.law.entailment.rules.names import names
from venire.law.entailment.rules.order import order
from venire.law.entailment.rules.polarity import polarity
from venire.law.entailment.rules.quantifiers import quantifiers
from venire.law.entailment.rules.roles import roles
from venire.law.entailment.rules.times import times

Rule = Callable[[GivenTexts, TextReading], Iterator[str]]
RULES: Mapping[str, Rule] = {
    "amounts": amounts,
    "times": times,
    "dates": dates,
    "names": names,
    "polarity": polarity,
    "exclusives": exclusives,
    "order": order,
    "quantifiers": quantifiers,
    "modality": modality,
    "roles": roles,
}
COVERAGE = 0.5
"""The share of its content words that a sentence must have in common with its ground, unless told otherwise."""


@dataclass(frozen=True, slots=True)
class EntailmentReason:
    """Why a sentence does not follow: the rule that says so, and a clause for people."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class Judgement:
    """The outcome for one sentence, or a few."""

    ok: bool
    reasons: tuple[EntailmentReason, ...]
    coverage: float
    """The share of content words that the ground has too, 0 to 1."""

    @property
    def contradicted(self) -> bool:
        """Whether a rule objects; low coverage alone is silence, not contradiction."""
        return any(reason.rule != "coverage" for reason in self.reasons)


def entails(
    premises: Sequence[str], hypothesis: str, least: float = COVERAGE, names: frozenset[str] = frozenset()
) -> Judgement:
    """Whether the hypothesis follows from the premises taken together.

    ``least`` is the coverage wanted, 0 for none (a metaphor shares no word with its ground); ``names`` are words known
    to be names, in lower case, so that one at the beginning of a sentence is not overlooked.
    """
    given, said = ground(premises, names), read(hypothesis)
    reasons = [EntailmentReason(name, text) for name, rule in RULES.items() for text in rule(given, said)]
    coverage = covered(given, said)
    if coverage < least:
        reasons.append(EntailmentReason("coverage", f"only {coverage:.0%} of its words are in the ground"))
    return Judgement(not reasons, tuple(reasons), coverage)


def breaks(rules: Sequence[str], premises: Sequence[str], hypothesis: str) -> bool:
    """Whether one of these rules objects to the hypothesis; the others are not asked."""
    given, said = ground(premises), read(hypothesis)
    return any(True for name in rules for _ in RULES[name](given, said))


def covered(given: GivenTexts, said: TextReading) -> float:
    """The share of the content words of ``said`` that some premise has, or a word like it; 1 if it has none."""
    wanted = said.content()
    sentences = [sentence for reading in given.readings for sentence in reading.sentences]
    found = sum(any(sentence.key(key) is not None for sentence in sentences) for key in wanted)
    return found / len(wanted) if wanted else 1.0
