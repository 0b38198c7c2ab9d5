"""Words of which a thing is one only: a red car is not a green one."""

from __future__ import annotations

from collections.abc import Iterator

from venire.language.clauses.reading import Clause, TextReading
from venire.language.words.lexicon import EXCLUSIVES, STOP
from venire.law.entailment.rules.given import GivenTexts


def exclusives(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """A colour, a vehicle, a room ... that the ground gives differently for the same thing."""
    for group in EXCLUSIVES:
        for sentence in said.sentences:
            for word in sorted(sentence.words & group):
                other = _other(ground, sentence, word, group)
                if other:
                    yield f"the ground says {other}, not {word}"


def _other(ground: GivenTexts, said: Clause, word: str, group: frozenset[str]) -> str | None:
    """The word of the group that the ground has in its place."""
    noun = _beside(said, word)
    given = [statement for statement in ground.statements if statement.words & group]
    told = {
        other for statement in given for other in statement.words & group if noun and _beside(statement, other) == noun
    }
    if told:
        return None if word in told else min(told)
    if any(word in statement.words for statement in given):
        return None
    return next((min(near.words & group) for near in given if _near(near, said, group)), None)


def _beside(clause: Clause, word: str) -> str | None:
    """The stem of the content word after it: the car of "red car"."""
    row = clause.row
    places = [i for i, token in enumerate(row) if token.lower == word]
    after = row[places[0] + 1] if places and places[0] + 1 < len(row) else None
    return after.stem if after is not None and after.is_word and after.lower not in STOP else None


def _near(given: Clause, said: Clause, group: frozenset[str]) -> bool:
    """Whether the two say the same apart from the word."""
    wanted = [key for key in said.signs if key not in group]
    return len(wanted) >= 2 and sum(given.key(key) is not None for key in wanted) / len(wanted) >= 0.6
