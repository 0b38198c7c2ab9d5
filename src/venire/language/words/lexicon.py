"""The words the rules know: what carries no content, what negates, what is the opposite or the like of what."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from venire.language.fitted.tables import shipped_values
from venire.language.words.stems import stem
from venire.language.words.word_list import groups, words

_LISTS = shipped_values("venire.language.words", "lexicon.yaml", dict[str, str])


def _words(name: str) -> frozenset[str]:
    return frozenset(words(_LISTS[name]))


def _stems(name: str) -> frozenset[str]:
    return frozenset(stem(word) for word in words(_LISTS[name]))


def _axes() -> Mapping[str, tuple[str, bool]]:
    found: dict[str, tuple[str, bool]] = {}
    for pair in groups(_LISTS["opposites"]):
        one, other = pair.split("/")
        for end, some in ((True, one), (False, other)):
            found.update((stem(word), (one.split()[0], end)) for word in some.split())
    return found


def _likes() -> Mapping[str, frozenset[str]]:
    found = defaultdict[str, frozenset[str]](frozenset)
    for group in groups(_LISTS["alike"]):
        stems = frozenset(stem(word) for word in group.split())
        for one in stems:
            found[one] |= stems
    return dict(found)


STOP = _words("stop")
"""Words that a paraphrase may add or drop freely."""
STOP_STEMS = _stems("stop")
NEGATORS = _words("negators")
NEGATING_VERBS = _stems("negating_verbs")
"""Verbs that turn what depends on them into its opposite."""
HEDGES = _stems("hedges")
REPORTS = _words("reports")
"""Verbs whose own denial denies nothing of what follows: "she did not say that it was heavy"."""
MODALS = _words("modals")
QUESTION_WORDS = _words("question_words")
HEDGE_PHRASES = tuple(_LISTS["hedge_phrases"].splitlines())
UNREALISED = _stems("unrealised")
"""Verbs after which "to do it" need not have been done."""
UNIVERSAL = _words("universal")
PARTIAL = _words("partial")
EXCLUSIVE = _words("exclusive")
OPPOSITES = _axes()
"""Stem -> (axis, end of the axis): "closed" is the other end of "open"."""
EXCLUSIVES = tuple(frozenset(group.split()) for group in groups(_LISTS["exclusives"]))
"""Words of which a thing is one only."""
ALIKE = _likes()
"""Stem -> stems that a paraphrase may use for it."""
