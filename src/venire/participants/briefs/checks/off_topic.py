# ruff: noqa: SIM905 - lists of words are written as they are read
"""Talk that is about nothing in this case, or in the shape of something other than speech."""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording
from venire.language.wording.content_words import content_words, stem
from venire.participants.briefs.checks.given import GivenBrief

_COURT = frozenset(
    stem(word)
    for word in (
        "evidence witness juror jury judge verdict vote guilty innocent doubt reasonable proof prove law "
        "question answer "
        "court trial minute night clock time truth lie story fact exhibit testimony statement sworn oath crime charge "
        "defence prosecution defendant accused state lawyer counsel argue argument point reason mind room table ballot "
        "round count agree believe think hear word case life dead death kill man woman people person friend morning "
        "sure certain wrong right thing sustained overruled objection rule hearsay foundation relevance leading "
        "prejudice "
        "speculation opinion character scope record strike motion fair enough honest wait moment say again sit speak"
    ).split()
)
"""What is talked of in any case."""
_PERSON = Wording(
    r"\b(?:I|I'\w+|me|my|mine|we|we'\w+|us|our|he|he'\w+|him|his|she|she'\w+|her|hers|they|they'\w+|them|their"
    r"|you|you'\w+|your|who|whose|nobody|somebody|anybody|everybody|one's)\b",
    re.IGNORECASE,
)
_SHAPES = Wording(
    r"[\U0001f300-\U0001faff\u2600-\u27bf]|\bhttps?://|\bwww\.\w|\w\(\s*[\"')]|[=;]\s*$|\s=\s|;\s*\w+:|^\s*\*"
    r"|\s\*\s|(?:\b[A-Za-z]-){3,}[A-Za-z]\b|\b[A-Z] is for \w+|\bthere once was an?\b|\b(?:haiku|limerick|poem"
    r"|sonnet|acrostic|recipe|rhyme|ode|lyrics)\b|\b(?:lol|omg|tl;dr|brb|btw)\b|^\W*(?:subject|dear all"
    r"|kind regards)\b|\byours (?:truly|sincerely|faithfully)\b|(?:^|[.!?] )signed, "
    r"|[.\-]{2,}[ /][.\-]+[ /][.\-/ ]+"
    r"|(?:^|\s)\d[.)] \w[^.]*[.;] ?\d[.)] \w",
    re.IGNORECASE | re.MULTILINE,
)
_DOTTED = Wording(r"\.(?<=\b[A-Z]\.)[A-Z]\.[A-Z]\.|\.(?<=\w\.)\w+\.\w+\.\w+\.\w", re.IGNORECASE)
"""Initials, and words with a dot for every blank: each is begun at a dot, which is rarer than a letter."""
_REPEATS = re.compile(r"\b(\w++)(?:\W++\1\b){4}", re.IGNORECASE)
_DRAWLS = re.compile(r"(\w)\1\1\w*(\w)\2\2", re.IGNORECASE)
_CODE = Wording(
    r"\b(?:SELECT|FROM|WHERE|INSERT INTO)\b|\bdef \w+\(|\breturn [\"']|\bimport \w+$|\bprint\(|\bif __name__"
)
_SHOUTS = re.compile(r"[A-Z](?<=\b.)[A-Z]{2,}\W+[A-Z]{3,}\W+[A-Z]{3,}\b")
_VERSE = Wording(r"(?:^[^\n]{3,45}[,.;]?\n\s*){2,}[^\n]{3,45}$|(?:[^/\n]{3,50} / ){2,}[^/\n]{3,50}", re.MULTILINE)
MOST_ASKED = 3
"""Questions in a row of somebody who says nothing else."""
LEAST = 5
"""Words of content from which a reply must have to do with the case."""


def complaint(text: str, told: GivenBrief) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    if (
        (told.role != "counsel" and _only_asks(text))
        or _SHAPES.search(text)
        or _DOTTED.search(text)
        or _REPEATS.search(text)
        or _DRAWLS.search(text)
        or _CODE.search(text)
        or _SHOUTS.search(text)
        or _VERSE.search(text.strip())
    ):
        return "Spoken words have no such shape. Say it in plain sentences, as people talk."
    if told.public and _elsewhere(text, told):
        return "That has nothing to do with the case. Speak about what was sworn, shown or said."
    return ""


def _only_asks(text: str) -> bool:
    return text.count("?") > MOST_ASKED and not re.search(r"[.!]", text)


def _elsewhere(text: str, told: GivenBrief) -> bool:
    """Whether it speaks of things, none of them of the case, and of no person."""
    about = {one for one in content_words(text) if not one[0].isdigit()}
    if len(about) < LEAST or _PERSON.search(text):
        return False
    return not about & _COURT and not about & content_words(told.public)
