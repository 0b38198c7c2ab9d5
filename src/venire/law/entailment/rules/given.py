"""What is given: the readings of all premises together, and how closely one clause of them answers to another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from venire.language.clauses.reading import Clause, TextReading, read

NEAR = 0.6
"""The share of a clause's content that a premise must have before the two are said to speak of the same thing."""
TIE = 0.2
"""A premise nearly as close as the closest, by this margin, speaks as well as it."""


@dataclass(frozen=True, slots=True)
class ClauseMatch:
    """A clause of the ground beside a clause of what is said."""

    given: Clause
    pairs: dict[str, str]
    """Content key said -> content key given."""
    share: float
    """How much of what is said is found there, 0 to 1."""


@dataclass(frozen=True)
class GivenTexts:
    """The premises, read."""

    readings: tuple[TextReading, ...]
    names: frozenset[str]
    """Words known to be names even where a sentence begins with them, in lower case."""

    @cached_property
    def statements(self) -> tuple[Clause, ...]:
        """Every sentence and every clause that is not a question."""
        return tuple(
            clause
            for reading in self.readings
            for clause in (*reading.sentences, *(part for part in reading.clauses if len(reading.clauses) > 1))
            if not clause.question
        )

    def is_name(self, key: str, clause: Clause) -> bool:
        """Whether a content key of the clause is that of a name."""
        known = clause.names | self.names
        return any(token.stem == key and token.lower.removesuffix("'s") in known for token in clause.row)

    def words(self) -> frozenset[str]:
        return frozenset[str]().union(*(reading.words() for reading in self.readings))

    def matches(self, said: Clause, least: float = NEAR) -> list[ClauseMatch]:
        """The statements that speak of the same thing, those as close as the closest only."""
        wanted = least * len(said.signs)
        near = (given for given in self.statements if given.most(said) >= wanted)
        found = [match for match in (_match(given, said) for given in near) if match.share >= least]
        best = max((match.share for match in found), default=0.0)
        return [match for match in found if match.share >= best - TIE]


def _match(given: Clause, said: Clause) -> ClauseMatch:
    pairs = given.matched(said)
    return ClauseMatch(given, pairs, len(pairs) / len(said.signs) if said.signs else 0.0)


def ground(premises: Sequence[str], names: frozenset[str] = frozenset()) -> GivenTexts:
    """These premises as the rules use them; kept, since many sentences are held to the same ones."""
    return _ground(tuple(premises), names)


@lru_cache(maxsize=2048)
def _ground(premises: tuple[str, ...], names: frozenset[str]) -> GivenTexts:
    return GivenTexts(tuple(read(premise) for premise in premises), names)


def assertions(said: TextReading, least: int = 2) -> Iterator[Clause]:
    """What is asserted, clause by clause: no question, nothing supposed.

    A clause with fewer content words than ``least`` is taken with its whole sentence.
    """
    short = {id(clause.row[0]) for clause in said.clauses if len(clause.signs) < least}
    whole = [sentence for sentence in said.sentences if any(id(token) in short for token in sentence.row)]
    long = [clause for clause in said.clauses if len(clause.signs) >= least]
    for clause in (*long, *whole):
        if not clause.question and not clause.hypothetical:
            yield clause
