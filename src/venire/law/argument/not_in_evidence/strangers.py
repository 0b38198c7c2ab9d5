"""Somebody or some place that nobody named."""

from __future__ import annotations

import re

from venire.language.clauses.reading import read
from venire.language.words.word_list import words
from venire.law.argument.not_in_evidence.statements import FlatStatement
from venire.law.argument.not_in_evidence.sworn import Sworn
from venire.law.entailment.rules.names import names

_PERSON = re.compile(
    r"\b(?:he|she|him|her|his|hers|they|them|their|dr|mr|mrs|ms|miss|nurse|sergeant|detective|captain|man|woman"
    r"|called|named)\b",
    re.IGNORECASE,
)
_ALLUSION = frozenset(words("god lord heaven bible solomon shakespeare christmas easter english american"))


def unheard_of(sworn: Sworn, statement: FlatStatement) -> str:
    """The first name in a statement about the people of the case that no evidence gives."""
    spoken = {token.lower.removesuffix("'s") for clause in statement.clauses for token in clause.row}
    about = bool(_PERSON.search(statement.said)) or bool(spoken & sworn.ground.names)
    if not statement.clauses or not about:
        return ""
    named = (why.removeprefix("no ground names ") for why in names(sworn.ground, read(statement.said)))
    return next((name for name in named if name.lower() in spoken - _ALLUSION), "")
