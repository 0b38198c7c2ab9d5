"""What somebody is said to have done, left, written or owned, where nobody swore to anything of the kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from venire.language.clauses.reading import Clause, read
from venire.language.text.content import is_content
from venire.language.text.tokens import Token
from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire.law.argument.not_in_evidence.deed_words import ACTS, CONFESSING, MOVING, OTHERS, TRACES
from venire.law.argument.not_in_evidence.statements import FlatStatement
from venire.law.argument.not_in_evidence.sworn import Sworn

_LIGHT = frozenset(
    stem(word)
    for word in words(
        """come go take make lie put give keep know see hear find have time day night way man woman thing word whole
        part end use call want look leave year week hour minute new old first last next two three show
        tell story page witness court jury trial evidence think promise"""
    )
)
"""Words that go with anything, and tie nothing to it."""


_PERCEIVING = frozenset(stem(word) for word in words("see hear watch catch notice"))
_WHOM = frozenset(words("him her them he she"))


def undone(sworn: Sworn, statement: FlatStatement) -> str:
    """The first telling word of a statement that no evidence bears out, of what its own clauses or all of them speak
    of: "no blood on the coat, though it had been washed"."""
    told = (token for clause in statement.clauses for token in _telling(sworn, clause.row))
    about = (_tied(statement.clauses), _tied(read(statement.said).sentences))
    unborne = (one for one in told if not any(_borne_out(sworn, one.stem, tied - {one.stem}) for tied in about))
    return next((one.text for one in unborne), "")


def _tied(clauses: Sequence[Clause]) -> frozenset[str]:
    """What clauses speak of."""
    return frozenset(one.stem for clause in clauses for one in clause.row if is_content(one)) - _LIGHT


def _telling(sworn: Sworn, row: Sequence[Token]) -> Iterator[Token]:
    for place, token in enumerate(row):
        if token.stem in ACTS | TRACES | MOVING | OTHERS or _seen_doing(sworn, row[max(0, place - 2) : place], token):
            yield token


def _seen_doing(sworn: Sworn, before: Sequence[Token], token: Token) -> bool:
    """The "laugh" of "heard her laugh"."""
    if len(before) < 2 or not is_content(token) or token.stem in _LIGHT | sworn.names:
        return False
    return before[0].stem in _PERCEIVING and (before[1].lower in _WHOM or before[1].stem in sworn.names)


def _borne_out(sworn: Sworn, key: str, about: frozenset[str]) -> bool:
    """Whether it was heard, of a deed together with something else that is said of it."""
    if key in OTHERS:
        return sworn.hears(key, alike=False)
    having = sworn.holding(key)
    others = about - sworn.names or about
    if key in MOVING or not having or not others:
        return bool(having) and (key not in CONFESSING or sworn.hears(key, alike=False))
    return any(sworn.bears(other, one) for one in having for other in others)
