"""All that speaks for and against a target following from an exchange: the features that the trees ask about."""

from __future__ import annotations

from collections.abc import Mapping

from venire.language.clauses.stretches import Stretch, stretch
from venire.language.comparison.alignment import align
from venire.language.comparison.meaning import UNKNOWN, meaning
from venire.language.comparison.qualifiers import turnings
from venire.law.entailment.exchange.features import Likeness, features
from venire.law.entailment.exchange.premises import Premises, premises
from venire.law.entailment.exchange.support import sources


def evidence(
    question: str | None, answer: str, elicit: str, witness: str | None = None, likeness: Likeness | None = None
) -> Mapping[str, float]:
    """The features of one target beside one exchange."""
    given, said = premises(question, answer, witness), stretch(elicit)
    found = sources(question, given, said)
    return {
        **features(given, elicit),
        **found,
        **turnings(answer, elicit, question),
        **_meaning(answer, elicit, found["answer_share"], likeness),
        **meaning(question, answer, elicit, likeness),
    }


def spoken_of(given: Premises, said: Stretch) -> float:
    """How much of a target is spoken of at all, in question or answer, 0 to 1."""
    return align(said, given.scene, given.witness).share


def _meaning(answer: str, elicit: str, share: float, likeness: Likeness | None) -> Mapping[str, float]:
    """Nearness in meaning, and what of it common words do not explain."""
    if likeness is None:
        return {"meaning": UNKNOWN, "meaning_beyond_words": UNKNOWN}
    near = max(0.0, likeness(answer, elicit))
    return {"meaning": near, "meaning_beyond_words": near - share}
