"""Something new said of the people of the case: a word that nobody spoke and that is none of argument either."""

from __future__ import annotations

from venire.language.clauses.reading import Clause
from venire.language.text.content import is_content
from venire.language.text.quantities import is_number
from venire.language.text.tokens import Token
from venire.language.words.word_list import words
from venire.law.argument.not_in_evidence.argument_words import argument_stems
from venire.law.argument.not_in_evidence.statements import FlatStatement
from venire.law.argument.not_in_evidence.sworn import Sworn

_PERSONS = frozenset(words("he she him her his hers"))
_SUFFERED = frozenset(words("was were been"))
"""What "the leg" is told by that had something done to it."""


def new(sworn: Sworn, statement: FlatStatement) -> str:
    """The first word of a statement about somebody of the case that nobody spoke and that is none of argument."""
    about = (clause for clause in statement.clauses if _of_the_case(sworn, clause))
    return next((token.text for clause in about for token in clause.row if _is_new(sworn, token)), "")


def _of_the_case(sworn: Sworn, clause: Clause) -> bool:
    if clause.words & _PERSONS or any(token.stem in sworn.names for token in clause.row):
        return True
    first, *rest = clause.row
    return first.lower == "the" and bool(rest) and sworn.hears(rest[0].stem) and bool(clause.words & _SUFFERED)


def _is_new(sworn: Sworn, token: Token) -> bool:
    if not is_content(token) or not token.text[0].islower() or is_number(token.lower):
        return False
    return token.stem not in argument_stems() and token.stem not in sworn.names and not sworn.hears(token.stem)
