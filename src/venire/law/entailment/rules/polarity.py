"""Negation and opposites: what the ground affirms is not denied, and "not open" is "closed"."""

from __future__ import annotations

from collections.abc import Iterator

from venire.language.clauses.reading import Clause, TextReading
from venire.language.text.quantities import is_number
from venire.language.words.lexicon import OPPOSITES
from venire.law.entailment.rules.given import ClauseMatch, GivenTexts, assertions

_SAME = 0.75
_DENIED = frozenset({False})
_AXES = frozenset(axis for axis, _ in OPPOSITES.values())


def polarity(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """A clause that turns round the closest thing the ground says."""
    for clause in assertions(said):
        matches = [match for match in ground.matches(clause) if _comparable(match, clause, ground)]
        if matches and all(_turned(match, clause) for match in matches):
            yield f"the ground says the opposite: {text_of(matches[0].given)}"


def _comparable(match: ClauseMatch, clause: Clause, ground: GivenTexts) -> bool:
    """One shared word besides names is enough only between very short statements, or beside a number."""
    plain = [key for key in clause.signs if not ground.is_name(key, clause)]
    if sum(key in match.pairs for key in plain) >= 2:
        return True
    given = [key for key in match.given.signs if not ground.is_name(key, match.given)]
    return len(plain) == 1 and plain[0] in match.pairs and (len(given) <= 2 or _numbered(clause))


def _numbered(clause: Clause) -> bool:
    return any(token.text[0].isdigit() or is_number(token.lower) for token in clause.row)


def _turned(match: ClauseMatch, clause: Clause) -> bool:
    """What one of the two denies the other affirms, or they use two words of a pair of opposites.

    Where both deny the same word they agree, wherever else the "not" may reach: "the alarm did not sound that night".
    """
    turned = {key: have for key, have in match.pairs.items() if not clause.signs[key] & match.given.signs[have]}
    if match.share >= _SAME and any(_opposed(key, clause, match.given) for key in turned):
        return True
    if any(clause.signs[key] == match.given.signs[have] == _DENIED for key, have in match.pairs.items()):
        return False
    return _denies(clause, turned) or (match.share >= _SAME and _denied(match.given, turned))


def _denies(clause: Clause, turned: dict[str, str]) -> bool:
    """What is said denies most of something that the ground affirms."""
    scope = set(clause.denied)
    return bool(scope) and len(scope & turned.keys()) / len(scope) >= _SAME


def _denied(given: Clause, turned: dict[str, str]) -> bool:
    """What is said affirms the very thing that the ground denies."""
    return bool(given.denied) and given.denied[0] in turned.values()


def _opposed(axis: str, one: Clause, other: Clause) -> bool:
    """Whether the two use different words of a pair of opposites."""
    return axis in _AXES and not _on(axis, one) & _on(axis, other)


def _on(axis: str, clause: Clause) -> frozenset[str]:
    return frozenset(token.stem for token in clause.row if OPPOSITES.get(token.stem, ("",))[0] == axis)


def text_of(clause: Clause) -> str:
    """The words of a clause, for a message."""
    return " ".join(token.text for token in clause.row if token.is_word or token.text[0].isalnum())
