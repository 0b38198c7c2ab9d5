"""On which grounds a proper question tempts counsel to object: it looks like the defect and is none.

A wrong objection teaches only when it might have been right. These are surface marks, the ones that a hasty advocate
goes by; whether a ground is good is for the detectors beside this file. Source: spec/trial.md, "Intentional errors".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from venire.law.objection import Ground, Phase
from venire.law.objections.english import content
from venire.law.sentences import sentences

LIKE_BEFORE = 0.5
"""Share of common words, the small ones aside, from which a question sounds as if it had been asked."""
LEAST_FOR_TWO = 7
"""Nobody hears two questions in fewer words than these."""
_CALLED = re.compile(r"^(?:(?:doctor|detective|and|so|now|then|mr \w+|ms \w+|mrs \w+|dr \w+),? )+", re.IGNORECASE)
"""What stands before a question: how the witness is addressed, and a word that leads over to it."""
_TAG = re.compile(
    r",? (?:correct|right|is(?:n['’]t)? (?:it|that)(?: so| right)?"
    r"|(?:do|did|does|is|are|was|were|had|has|have|could|can|would)(?:n['’]t)?"
    r" (?:he|she|it|you|they|there|that)(?: not)?)\?$",
    re.IGNORECASE,
)
_OWN = re.compile(
    r"^(?:(?:what|where|when|how|who|which \w+) )?(?:(?:did|do|were|are|have|had) )?you\b"
    r"|\b(?:that|which|when|before|after|while) you\b",
    re.IGNORECASE,
)
"""Of what the witness did, nobody asks how it is known."""
_PEOPLE = r"(?:you|he|she|they|we|his|her|your|their|the [a-z]+|(?-i:[A-Z][a-z]+))"
_PAST = r"(?:\w+ed|had|was|were|went|came|left|told|saw|heard|found|got|took|woke|rang|fell|sent)"
_MARKS: Mapping[Ground, str] = {
    "leading": r"^(?:did|do|does|is|are|was|were|have|has|had|could|would|can)\b.*",
    "compound": r"\b(?:and|or|both|either)\b",
    "argumentative": r"\b(?:really|still|surely|simply|never|nobody|without|at all|false(?:ly)?|any ?more)\b",
    "assumes_facts": r"^why\b.*"
    rf"|(?<!^)\b(?:after|once|while|until|since|before|when|whenever) {_PEOPLE}(?: \w+)?? {_PAST}\b[^,?]*"
    r"|\b(?:stop(?:ped)?|(?:come|came|go|went) back|no longer)\b",
    "narrative": r"\b(?:describe|explain|what happened|what did (?:you|he|she|they) do"
    r"|how did (?:you|it|that|things|they))\b",
    "vague": r"\b(?:things?|anything|something|somewhere|somebody|around|near|kind|sort|often|usual(?:ly)?|sometimes"
    r"|well|long|far|late|early|loose|raised)\b",
    "foundation": r"\b(?:know|knew|known|show(?:ed|n|s)?|record(?:ed|s)?|issued?|found|find|belong(?:s|ed)?|whose)\b",
    "speculation": r"\b(?:why|could|would|might|thinks?|thought|means?|meant|intend(?:ed)?|expect(?:ed)?|want(?:ed)?"
    r"|know|knew|feel|felt)\b",
    "opinion": r"\b(?:fits?|consistent|caus(?:e|ed|es)|forces?|looks? like|seem(?:ed)?|appear(?:ed)?"
    r"|how (?:fast|deep|long|hard|far)|sure|drunk|positive|match(?:ed|es)?)\b",
    "hearsay": r"(?<!you )\b(?:tell|told|say|says|said|ask(?:ed)?|hear|heard|report(?:ed)?|messages?|letters?"
    r"|calls?|called|warn(?:ed)?|voicemail|answer(?:ed)?)\b",
    "relevance": r"\b(?:live|work(?:ed)?|job|years|child(?:ren)?|married|wife|husband|always|whenever"
    r"|paid|pay|bill)\b",
    "character": r"\b(?:liked?|used to|habit|whenever|always|angry|temper|drink|drank|quarrel(?:led)?"
    r"|honest|careful|careless|reputation)\b",
    "best_evidence": r"\b(?:documents?|registers?|letters?|reports?|photographs?|pictures?|recordings?|messages?"
    r"|certificates?|invoices?|contracts?|logs?|diary|records?|camera|wrote|billed|notes?)\b",
    "privilege": r"\b(?:doctor|lawyer|solicitor|wife|husband|priest|pastor|patients?|advice|confiden\w+)\b",
}
_COMPILED: Mapping[Ground, re.Pattern[str]] = {ground: re.compile(mark, re.I) for ground, mark in _MARKS.items()}
_OPEN = re.compile(r"^(?:where|how|when) (?:did|were|had) you\b(?!.*\d)", re.IGNORECASE)
"""A form that invites a word about its vagueness, though there is none in it that could be thrown back."""
_OF_DIRECT: frozenset[Ground] = frozenset(("leading", "narrative", "assumes_facts"))
"""Marks that mean nothing where leading is allowed, and a fact may be put."""
_OF_CROSS: frozenset[Ground] = frozenset(("argumentative",))
"""Marks that mean nothing where counsel has no quarrel with the witness."""
_AT_A_LOSS: tuple[Ground, ...] = ("foundation", "relevance", "scope")
"""Grounds on which an advocate can always find something to say of a question that looks like nothing."""


def bare(text: str) -> str:
    """The question without what led over to it, the witness's name before it, and its tag."""
    last = sentences(text)[-1] if text.strip() else ""
    return _TAG.sub("?", _CALLED.sub("", last)).replace(", if anything,", "")


def _alike(one: str, other: str) -> float:
    mine, theirs = content(bare(one)), content(bare(other))
    return len(mine & theirs) / len(mine | theirs) if mine | theirs else 0.0


def looks_like(text: str, ground: Ground) -> str:
    """The words by which the question looks like the defect; empty where it does not."""
    mark, asked = _COMPILED.get(ground), bare(text)
    found = mark.search(asked) if mark else None
    if ground in ("foundation", "speculation") and _OWN.search(asked):
        return ""
    if found is None or (ground == "compound" and len(asked.split()) < LEAST_FOR_TWO):
        return ""
    return found.group().strip(" ?.,")


def tempting(text: str, phase: Phase, asked: Sequence[str] = ()) -> frozenset[Ground]:
    """The grounds whose marks this question bears; ``asked``: what this witness was asked before.

    Of a question that bears none outside direct, it may be said that it goes beyond what came before it; none can be
    said to lead on cross.
    """
    barred = _OF_DIRECT if phase in ("cross", "recross") else _OF_CROSS
    marked: frozenset[Ground] = frozenset(
        ground for ground in _COMPILED if ground not in barred and looks_like(text, ground)
    )
    repeated = any(_alike(text, before) >= LIKE_BEFORE for before in asked)
    again: frozenset[Ground] = frozenset(("asked_and_answered",) if repeated else ())
    if marked | again or phase == "direct":
        return marked | again
    return frozenset(("scope",))


def at_a_loss(text: str, phase: Phase) -> frozenset[Ground]:
    """The grounds for a question that looks like no defect at all."""
    barred = {"scope"} if phase == "direct" else set[str]()
    barred |= {"foundation"} if _OWN.search(bare(text)) else set[str]()
    open_to: tuple[Ground, ...] = ("vague",) if _OPEN.search(bare(text)) else ()
    return frozenset((*(one for one in _AT_A_LOSS if one not in barred), *open_to))
