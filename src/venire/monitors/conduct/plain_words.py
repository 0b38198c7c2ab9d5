"""Words as the monitors count them: stems that carry content, sentences that state something of one's own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from venire.language.clauses.reading import content_of
from venire.language.text.sentences import sentences

QUOTED = re.compile(r"“[^”]*”|\"[^\"]*\"")
_OTHERS = re.compile(
    r"\b(?:my (?:learned )?(?:opponents?|friend|colleagues?)|the (?:other|opposing) (?:side|team|speaker|party)|"
    r"(?:the )?(?:opposition|proposition|affirmative|negative|critics?|supporters|opponents|proponents|defence|"
    r"prosecution|defenders|sceptics|skeptics)|"
    r"some(?: people| would)?|many(?: people)?|they|you|he|she|one might|it is (?:often )?(?:said|claimed|argued)|"
    r"we (?:are|were|have been|heard) (?:told|asked)|people|nobody|counsel)\b[^.,;]{0,40}?\b"
    r"(?:says?|said|saying|claims?|claimed|argues?|argued|asserts?|asserted|tells? us|told us|suggests?|suggested|"
    r"believes?|thinks?|insists?|insisted|points? out|pointed out|assumes?|pretends?|worr(?:y|ies)|fears?|maintains?|"
    r"hold|holds|would have (?:us|you)|likes? to|objects?|objected|replies|replied|warns?|warned)\b",
    re.IGNORECASE,
)
"""Words that give what follows to somebody else."""
_SUPPOSED = re.compile(
    r"^(?:if|suppose|imagine|were|had|unless|even if|assume|let us (?:say|suppose)|what if|whether)\b|"
    r"\b(?:if|unless|suppose|whether|as if|as though)\b",
    re.IGNORECASE,
)


@lru_cache(maxsize=4096)
def stems(text: str) -> frozenset[str]:
    """The content of a text: stems without small words and bare numbers."""
    return content_of(text)


@lru_cache(maxsize=4096)
def said(text: str) -> tuple[str, ...]:
    """The sentences of a text."""
    return tuple(sentences(text))


def statements(text: str) -> Sequence[str]:
    """The sentences in which the speaker states something itself: no question, nothing supposed, nobody else's view."""
    return [one for one in said(text) if _own(one)]


def _own(sentence: str) -> bool:
    bare = QUOTED.sub(" ", sentence)
    return not (sentence.rstrip('"”’ ').endswith("?") or _OTHERS.search(bare) or _SUPPOSED.search(bare))


def words(text: str) -> Sequence[str]:
    """Every word in lower case."""
    return re.findall(r"[a-z]+(?:['’][a-z]+)?", text.lower())
