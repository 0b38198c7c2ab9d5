"""On which grounds a proper question tempts counsel to object: it looks like the defect and is none.

A wrong objection teaches only when it might have been right. These are surface marks, the ones that a hasty advocate
goes by; whether a ground is good is for the detectors beside this file. Source: spec/trial.md, "Intentional errors".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from venire.law.dedup import jaccard, normalised
from venire.law.objection import Ground, Phase

LIKE_BEFORE = 0.25
"""Share of common words from which a question sounds as if it had been asked."""
_MARKS: Mapping[Ground, str] = {
    "leading": r"^(?:and |so |now,? )*(?:did|do|does|is|are|was|were|have|has|had|could|would|can)\b",
    "compound": r"\b(?:and|or|both|either)\b",
    "argumentative": r",\s*(?:\w+n['’]t|did|was|were|is|had|have|do|does) (?:he|she|it|you|they|there)"
    r"|\b(?:really|still)\b",
    "assumes_facts": r"^(?:and |so |now,? )*(?:when|why|how|where|after|once)\b|\b(?:after|once|while|before|when)\b",
    "narrative": r"\b(?:describe|explain|what happened|what did (?:you|he|she|they) do|how did|tell)\b",
    "vague": r"\b(?:it|that|there|things?|anything|something|about|around|kind|sort|often|usual(?:ly)?)\b",
    "foundation": r"\b(?:know|knew|known|show(?:ed|n|s)?|record(?:ed|s)?|issued?|found|find|belong(?:s|ed)?|whose)\b",
    "speculation": r"\b(?:why|could|would|might|think|thought|means?|meant|intend(?:ed)?|expect(?:ed)?"
    r"|know|knew|feel|felt)\b",
    "opinion": r"\b(?:fits?|consistent|caus(?:e|ed|es)|forces?|looks?|seem(?:ed)?|appear(?:ed)?"
    r"|how (?:fast|deep|long|hard|far)|sure|drunk|positive|match(?:ed|es)?)\b",
    "hearsay": r"\b(?:tell|told|say|says|said|ask(?:ed)?|hear|heard|report(?:ed)?|messages?|letters?|calls?"
    r"|voicemail|answer(?:ed)?)\b",
    "relevance": r"\b(?:live|work(?:ed)?|job|years|child(?:ren)?|married|wife|husband|always|whenever|before that"
    r"|paid|pay|bill)\b",
    "character": r"\b(?:liked?|used to|habit|whenever|always|never|angry|temper|drink|drank|quarrel(?:led)?|lied?"
    r"|honest|careful|reputation|false)\b",
    "best_evidence": r"\b(?:documents?|registers?|letters?|reports?|photographs?|pictures?|recordings?|messages?"
    r"|certificates?|invoices?|contracts?|logs?|diary|records?|camera|wrote|billed|notes?)\b",
    "privilege": r"\b(?:doctor|lawyer|solicitor|wife|husband|priest|pastor|patients?|advice|counsel|confiden\w+)\b",
}
_COMPILED: Mapping[Ground, re.Pattern[str]] = {ground: re.compile(mark, re.I) for ground, mark in _MARKS.items()}
_OF_DIRECT: frozenset[Ground] = frozenset(("leading", "narrative"))
"""Marks that mean nothing where leading is allowed."""


def tempting(text: str, phase: Phase, asked: Sequence[str] = ()) -> frozenset[Ground]:
    """The grounds whose marks this question bears; ``asked``: what this witness was asked before.

    Outside direct every question may be said to go beyond what came before it, and none can be said to lead on cross.
    """
    barred = _OF_DIRECT if phase in ("cross", "recross") else frozenset[Ground]()
    marked: frozenset[Ground] = frozenset(
        ground for ground, mark in _COMPILED.items() if ground not in barred and mark.search(text)
    )
    repeated = any(jaccard(normalised(text), normalised(before)) >= LIKE_BEFORE for before in asked)
    again: frozenset[Ground] = frozenset(("asked_and_answered",) if repeated else ())
    beyond: frozenset[Ground] = frozenset(("scope",) if phase != "direct" else ())
    return marked | again | beyond
