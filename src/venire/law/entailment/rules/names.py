"""Names: nobody and nothing is named that the ground does not name, and Mr Doyle is not Mrs Doyle."""

from __future__ import annotations

from collections.abc import Iterator

from venire.language.clauses.reading import Clause, TextReading
from venire.law.entailment.rules.given import GivenTexts

_GENDER = {"mr": "m", "sir": "m", "mrs": "f", "ms": "f", "miss": "f", "lady": "f", "madam": "f"}


def names(ground: GivenTexts, said: TextReading) -> Iterator[str]:
    """A name from nowhere, or a title of the other gender."""
    known = ground.words()
    for sentence in said.sentences:
        for name in sorted(_named(sentence, ground.names)):
            if name not in known:
                yield f"no ground names {name.title()}"
        for name, gender in _titled(sentence).items():
            if gender not in _genders(ground, name):
                yield f"the ground gives {name.title()} another title"


def _named(sentence: Clause, known: frozenset[str]) -> frozenset[str]:
    capital = {token.lower.removesuffix("'s") for token in sentence.row if token.text[0].isupper()}
    return sentence.names | (capital & known)


def _titled(sentence: Clause) -> dict[str, str]:
    """Name -> gender of the title before it."""
    pairs = zip(sentence.row, sentence.row[1:], strict=False)
    return {name.lower.removesuffix("'s"): _GENDER[title.lower] for title, name in pairs if title.lower in _GENDER}


def _genders(ground: GivenTexts, name: str) -> str:
    """The genders that the ground's titles leave open for a name."""
    told = [_titled(sentence)[name] for r in ground.readings for sentence in r.sentences if name in _titled(sentence)]
    return "".join(told) or "mf"
