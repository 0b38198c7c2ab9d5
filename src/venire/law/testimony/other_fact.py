"""A target that an answer only resembles: what was said is another fact of the same affidavit, and that one in full.

Two facts of a witness share names and hours. "I did not ask the house surgeon to look" is not "I did not ask about the
calf", however alike they read: the words of the first are all spoken, those of the second in part. Of 1,810 exchanges
of the shipped cases in which a witness told another of its facts, 101 had earned a target before this was asked, and 6
do now; of the 300 in which a target was told, none is lost. Source: spec/trial.md, "Entailment guard".
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from venire.language.clauses.stretches import stretch
from venire.law.entailment.exchange.feature_vector import spoken_of
from venire.law.entailment.exchange.premises import Premises

WHOLE = 0.85
"""The share of a fact's words, by weight, from which on it was told."""
PARTLY = 0.75
"""The share of a target's words below which a fact that was told whole explains the likeness."""

_read = lru_cache(maxsize=512)(stretch)


def overshadowed(said: Premises, target: str, others: Iterable[str]) -> bool:
    """Whether less of the target was spoken of than would tell it, while another fact was told whole.

    ``others``: the facts of the witness that are not the target's own."""
    return _share(said, target) < PARTLY and any(_share(said, other) >= WHOLE for other in others)


def _share(said: Premises, text: str) -> float:
    return spoken_of(said, _read(text))
