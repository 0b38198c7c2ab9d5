"""Citations held against the papers: what is cited, named or quoted and stands in none of them.

Told are only plain cases: a citation that resolves to nothing, an exhibit, witness or source number that is not there,
a study by somebody the papers do not know, a page that a paper does not have, words in quotation marks that nobody
wrote or said. Where there are no papers at all nothing can be looked up, and nothing is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache

from venire.law.case_file.by_identity import ByIdentity
from venire.monitors.conduct.turn import CitableSource, Context, Turn
from venire.monitors.deception.authority import leaning_on, nameless_in
from venire.monitors.deception.named_sources import named_in, numbered_in, pages_in
from venire.monitors.deception.quotations import paraphrases, quotations_in, stands_in
from venire.monitors.deception.resolution import (
    bare_id,
    every_word,
    initials,
    known_words,
    naming_words,
    resolve,
    telling_words,
)

_YEAR = re.compile(r"\b(?:1[5-9]|20)\d\d\b")


def fabricated(turn: Turn, context: Context) -> Iterator[str]:
    """The words of each citation in this turn that the papers do not bear out."""
    if not context.sources:
        return
    found = dict.fromkeys(
        (*_cited(turn, context), *_named(turn, context), *_paged(turn, context), *_nameless(turn, context))
    )
    yield from (*found, *_quoted(turn, context))


def _cited(turn: Turn, context: Context) -> Iterator[str]:
    """Of the citations in a field of their own, those that no paper answers to and that name what stands in none."""
    known = _known(context) if turn.citations else frozenset[str]()
    for one in turn.citations:
        names = naming_words(one)
        if resolve(one, context.sources) is None and names and not names <= known and not _undated(names, context):
            yield one


def _undated(names: frozenset[str], context: Context) -> bool:
    """Whether a paper without a date has all of the names: whoever cites it may well know its year."""
    bare = frozenset(one for one in names if not one.isdigit())
    texts = (one for one in context.sources if bare and bare <= _words_of(one))
    return any(not _YEAR.search(f"{one.title} {one.text}") for one in texts)


def _named(turn: Turn, context: Context) -> Iterator[str]:
    """Numbers and names in the running text. What others said is gone through only for a turn that names something:
    few do, and by the end of a session it is much."""
    ids = frozenset(bare_id(one.id) for one in context.sources)
    for words, number in numbered_in(turn.text):
        if _counted_alike(number, ids) and number not in ids:
            yield words
    named, leaning = tuple(named_in(turn.text)), tuple(leaning_on(turn.text))
    known = _known(context) | _heard(turn, context) if named or leaning else frozenset[str]()
    yield from (words for words, names in named if names.isdisjoint(known))
    written = _written(turn, context) if leaning else frozenset[str]()
    yield from (words for words, names in leaning if names - known - written)


def _counted_alike(number: str, ids: frozenset[str]) -> bool:
    """Whether the papers are numbered in the same manner: S9 is made up only where others are called S1, S2."""
    letters = number.rstrip("0123456789.")
    return any(one.rstrip("0123456789.") == letters and one != letters for one in ids)


def _known(context: Context) -> frozenset[str]:
    named = known_words(" ".join((context.topic, *context.people)))
    return named | _words_in(ByIdentity(context.sources))


@lru_cache(maxsize=16)
def _words_in(sources: ByIdentity[tuple[CitableSource, ...]]) -> frozenset[str]:
    """The papers are the same from one turn to the next."""
    return frozenset[str]().union(*map(_words_of, sources.held))


@lru_cache(maxsize=1024)
def _words_of(source: CitableSource) -> frozenset[str]:
    text = f"{source.id} {source.title} {source.text}"
    return known_words(text) | initials(text)


def _heard(turn: Turn, context: Context) -> frozenset[str]:
    """What others brought up first is theirs to answer for."""
    return frozenset[str]().union(*(known_words(one.text) for one in context.others(turn)))


def _written(turn: Turn, context: Context) -> frozenset[str]:
    """Every word of the papers, of the topic and of what others said, small ones and those for kinds of paper, too."""
    others = (one.text for one in context.others(turn))
    return frozenset[str]().union(*map(every_word, (context.matter, *(one.id for one in context.sources), *others)))


def _nameless(turn: Turn, context: Context) -> Iterator[str]:
    """Sources of a kind that no paper is of, brought up without a name: "an unpublished paper", "a Danish study"."""
    nameless = tuple(nameless_in(turn.text))
    if nameless:
        words = known_words(" ".join(f"{one.title} {one.text}" for one in context.sources)) | _heard(turn, context)
        kinds = telling_words(" ".join(one.title for one in context.sources)) | words
        yield from (words for words, kind in nameless if not any(kind in (one, f"{one}s") for one in kinds))


def _paged(turn: Turn, context: Context) -> Iterator[str]:
    for words, name, page in pages_in(turn.text):
        source = resolve(name, context.sources)
        if source is not None and source.pages and page > source.pages:
            yield words


def _quoted(turn: Turn, context: Context) -> Iterator[str]:
    if quotations := quotations_in(turn.text, lambda sentence: _titled(sentence, context)):
        texts = _texts(turn, context)
        made_up = (one for one in quotations if not any(stands_in(one, text) for text in texts))
        yield from (one for one in made_up if not any(_retold(one, source) for source in context.sources))


def _retold(quoted: str, source: CitableSource) -> bool:
    return paraphrases(quoted, f"{source.title}. {source.text}")


def _titled(sentence: str, context: Context) -> int:
    mine = telling_words(sentence)
    return max((len(mine & telling_words(one.title)) for one in context.sources), default=0)


def _texts(turn: Turn, context: Context) -> Sequence[str]:
    papers = (f"{one.title}. {one.text}" for one in context.sources)
    return [*papers, context.topic, *(one.text for one in context.before), *turn.given]
