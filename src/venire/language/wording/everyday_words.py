"""Everyday words for a thing counted as one word, and typing slips put right, before words are compared."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from difflib import get_close_matches

from venire.language.wording.content_words import content_words, stem

_RHETORIC_LIST = (
    "innocent guilty person people doubt reason believe someone trust sure fact evidence case jury prove proof "
    "man woman feel wrong right really sad gut point thing"
)
RHETORIC = frozenset(stem(word) for word in _RHETORIC_LIST.split())
"""Words that go with any claim and point to none."""
_SYNONYMS = (
    "bicycle bike cycle",
    "frightened scared afraid fear fright terrified",
    "message voicemail recording call",
    "police cop detective officer",
    "money cash payment paid fraud",
    "lie lied lying liar lies fib fibbed",
    "fall fell fallen slipped",
    "hit struck strike blow",
    "wound injury fracture skull",
    "broken loose rotten rusted unmended",
    "flashlight torch light",
    "camera cctv",
    "phone mobile cell",
    "e-mail email mail",
    "car van truck",
    "killed murdered",
    "clock alarm time",
    "push pushed shove shoved",
    "rail railing handrail",
    "deal bargain immunity",
    "scream screamed cry cried yell yelled",
    "water drown drowned drowning",
    "doctor dr examiner coroner",
)
FOLDED: Mapping[str, str] = {stem(word): stem(group.split()[0]) for group in _SYNONYMS for word in group.split()}
"""Everyday word → the word it is counted as."""
_SHORT_FORMS = (
    "aren't can't couldn't didn't doesn't don't hadn't hasn't haven't isn't shouldn't wasn't weren't won't wouldn't "
    "could've might've should've would've i'm they're you're that's there's what's where's who's you'd they'd"
)
_APOSTROPHES: Mapping[str, str] = {word.replace("'", ""): word for word in _SHORT_FORMS.split()}
_WORD = re.compile(r"[A-Za-z]+")
LONG = 6
"""Letters from which a word is long enough to be recognised with a slip in it."""
ALIKE = 0.84


def folded(text: str) -> frozenset[str]:
    """The content words, everyday words for a thing counted as one."""
    return frozenset(FOLDED.get(word, word) for word in content_words(text))


def righted(text: str, known: Collection[str]) -> str:
    """The text with apostrophes where they were left out, and long words that miss a known one by a letter put right.

    ``known``: the words of the case in lower case.
    """
    right = {word: _righted(word, known) for word in set(_WORD.findall(text))}
    return _WORD.sub(lambda found: right[found[0]], text)


def _righted(word: str, known: Collection[str]) -> str:
    lower = word.lower()
    if lower in _APOSTROPHES:
        return _APOSTROPHES[lower]
    if len(word) < LONG or lower in known or stem(lower) in known:
        return word
    near = get_close_matches(lower, [other for other in known if other[0] == lower[0]], 1, ALIKE)
    return near[0] if near and stem(near[0]) != stem(lower) else word
