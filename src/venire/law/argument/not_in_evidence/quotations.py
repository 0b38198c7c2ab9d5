"""Words put into somebody's mouth that were not sworn to have been said."""

from __future__ import annotations

import re

from venire.language.text.content import content_keys
from venire.language.text.tokens import tokens
from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire.law.argument.not_in_evidence.statements import FlatStatement
from venire.law.argument.not_in_evidence.sworn import Sworn

LEAST = 0.5
"""Share of the words given to somebody that one sentence of the evidence must have."""
MOST = 0.75
"""And the share where a word of it was never heard at all."""
_SAID = re.compile(
    r"\b(?P<who>[A-Z][a-z]+)?(?: (?:has|had|also|even|himself|herself))* ?"
    r"\b(?:said|told|admitted|confessed|testified|swore|claimed|stated|warned|promised|wrote|begged|admits|tells)\b"
    r"(?: (?:you|us|him|her|them|me|the (?:court|jury|police|detective|sergeant|board|deputy)))?"
    r"(?: (?:on|in|at|that)(?: [A-Za-z]+){1,2},?)? (?:that|how|of)\b(?P<what>(?:(?!, (?:and|but|so) )[^;:])*)"
)
_LIGHT = frozenset(map(stem, words("saw see hear heard said say told tell time own whole had been have know made")))


def unsaid(sworn: Sworn, statement: FlatStatement) -> str:
    """What a statement says that somebody said, where no sentence of the evidence has half of it."""
    found = _SAID.search(statement.said) if statement.clauses else None
    if found is None:
        return ""
    by = found["who"] or ""
    passages = sworn.of_person(by) if stem(by.lower()) in sworn.names else None
    keys = content_keys(tokens(found["what"])) - sworn.names - _LIGHT
    least = LEAST if all(sworn.hears(key) for key in keys) else MOST
    enough = len(keys) > (0 if passages is not None else 1)
    return found["what"].strip(" .,") if enough and sworn.share(keys, passages) < least else ""
