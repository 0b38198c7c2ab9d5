"""A question whether the witness did a thing: whoever did or did not do it knows."""

from __future__ import annotations

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.questions.question import ParsedQuestion

_UNKNOWING = frozenset(
    stem(word)
    for word in words(
        """know remember recall see hear notice think believe understand recognise recognize find read learn feel
        expect hope want wonder agree happen observe smell"""
    )
)
"""Verbs of what comes to one: "I don't know whether I saw it" can be said in earnest."""


def own_deed(question: ParsedQuestion) -> bool:
    """Whether the witness is asked if it did a thing, which nobody can fail to know: "Did you strike him?"."""
    put = question.form in ("polar", "statement") and not question.plainly and not question.looked
    return put and question.statement.startswith("I ") and bool(question.deed) and question.deed not in _UNKNOWING
