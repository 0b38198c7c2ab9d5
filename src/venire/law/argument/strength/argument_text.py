"""An argument taken apart: its sentences, its words as written, and which of them carry content."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from venire.language.fitted.tables import shipped_values
from venire.language.text.sentences import sentences
from venire.language.words.stems import stem
from venire.language.words.word_list import words

_LISTS = shipped_values("venire.law.argument.strength", "words.yaml", dict[str, str])
FUNCTION_WORDS = frozenset(words(_LISTS["function"]))
"""Words that hold a sentence together and say nothing by themselves."""
BLAND = frozenset(words(_LISTS["bland"]))
"""Content words so general that they fit every topic, the names of argument's parts among them: to use one is not yet
to give a reason."""
CONNECTIVES = frozenset(words(_LISTS["connectives"]))
"""Of the function words those that a list of fine words can be strung together with."""
FINE_WORDS = frozenset(words(_LISTS["fine"]))
"""The words with which an argument is stuffed by whoever thinks that they are what counts."""
EMPTY_WORDS = frozenset(words(_LISTS["empty"]))
"""Words by which a sentence grows and says no more."""
EMPTY_PHRASES = tuple(_LISTS["empty_phrases"].splitlines())
_WORD = re.compile(r"[A-Za-z]+(?:['’-][A-Za-z]+)*|\d[\d.,:%]*")


@dataclass(frozen=True)
class ArgumentText:
    """``plain``: the text on one line, without the mark-up of web pages."""

    plain: str

    @cached_property
    def sentences(self) -> tuple[str, ...]:
        return tuple(sentences(self.plain))

    @cached_property
    def words(self) -> tuple[str, ...]:
        """As written, with straight apostrophes."""
        return tuple(worded(self.plain))

    @cached_property
    def content(self) -> tuple[str, ...]:
        """Stems of the words that carry content, in order, repetitions included."""
        return tuple(contents(self.plain))


def worded(text: str) -> list[str]:
    """The words of a text as written, with straight apostrophes."""
    return [one.replace("’", "'") for one in _WORD.findall(text)]


def contents(text: str) -> list[str]:
    """The stems of its content words; numbers stand for themselves."""
    lower = (one.lower() for one in worded(text))
    return [stem(one) for one in lower if one not in _EMPTY and (len(one) > 2 or one.isdigit())]


_EMPTY = FUNCTION_WORDS | BLAND
_MARK_UP = re.compile(r"<[^<>]{1,40}>")


def argument_text(text: str) -> ArgumentText:
    """Any text as an argument to be read; line breaks and mark-up become spaces."""
    return ArgumentText(" ".join(_MARK_UP.sub(" ", text).split()))
