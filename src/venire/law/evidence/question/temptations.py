"""On which grounds a proper question tempts counsel to object: it looks like the defect and is none.

A wrong objection teaches only when it might have been right. These are surface marks, the ones that a hasty advocate
goes by; whether a ground is good is for the detectors beside this file. Source: spec/trial.md, "Intentional errors".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from venire.language.questions.form import content
from venire.language.text.sentences import sentences
from venire.law.evidence.grounds import Ground, Phase

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
_PAPER = (
    r"(?:documents?|registers?|letters?|reports?|photographs?|pictures?|recordings?|messages?|certificates?|invoices?"
    r"|contracts?|logs?|diary|records?|camera|notes?|notices?|books?|e-?mails?|readings?|sensor|print-out|lines)"
)
_MARKS: Mapping[Ground, str] = {
    "leading": r"^(?:did|do|does|is|are|was|were|have|has|had|could|would|can)\b"
    r"(?=.*(?:\d|\b(?:because|without|when|after|before|while|until|so that|only|never|already|still|even)\b"
    rf"|\b{_PAPER}\b))"
    r"(?=(?: \S+){7}).*",
    "compound": r"\b(?:and|or|both|either)\b",
    "argumentative": r"\b(?:really|surely|simply|even|merely|without (?:once|ever)|not once|so much as|at all"
    r"|false(?:ly)?|convenient(?:ly)?|suddenly|lied|hid|pretend(?:ed)?|could not be bothered)\b",
    "assumes_facts": r"^why\b.*"
    rf"|(?<!^)\b(?:after|once|while|until|since|before|when) {_PEOPLE}(?: \w+)?? {_PAST}\b[^,?]*",
    "narrative": r"\b(?:describe|explain|what happened|what did (?:you|he|she|they) (?:do|see|hear|notice|learn)"
    r"|how did (?:it|that|things|they))\b",
    "vague": r"\b(?:things?|anything|something|somewhere|somebody|anybody|around|near|kind|sort|often|usual(?:ly)?"
    r"|sometimes|regularly|loose|raised|ordinary|a (?:little|while|few)|early|late|soon|later|over there|nearby)\b",
    "foundation": r"^(?:where|when|since when|for how long|what|who|whom|whose|how|to whom|in whose)\b"
    r"(?!.*\b(?:you|your)\b)(?=.*\b(?:was|were|had|did|been|gone)\b).*",
    "speculation": r"\b(?:why|could|would|might|thinks?|thought|means?|meant|intend(?:ed)?|expect(?:ed)?|want(?:ed)?"
    r"|know|knew|feel|felt|sound(?:ed)?|mood|how (?:far|high|fast|near|loud|long))\b",
    "opinion": r"\b(?:fits?|consistent|caus(?:e|ed|es)|looks? like|seem(?:ed)?|appear(?:ed)?|sound(?:ed)?"
    r"|how (?:fast|deep|high|hard|far|loud|old|tall|bright|dark|bad(?:ly)?|well)|drunk|sober|match(?:ed|es)?|frightened"
    r"|afraid|angry|calm|upset|nervous|in pain|painful|tired|ill|unusual|normal|safe|dangerous|clear(?:ly)?)\b",
    "hearsay": r"^(?!when\b|where\b|since\b|how (?:long|many|often|soon)\b)"
    rf"(?=.*\b{_PEOPLE}(?: [\w-]+){{0,3}}? (?<!you )(?<!not )(?<!cannot )"
    r"(?:tell|told|say|said|ask|asked|shout|shouted|warn|warned|reply|replied|answer|answered)\b).*",
    "relevance": r"\b(?:live|lived|worked|do you work|job|years|child(?:ren)?|married|wife|husband|always|whenever|ever"
    r"|owed?|paid|pay|cash|bill|billed|sale|earn(?:ed)?|supper|last (?:year|summer|winter)|spring|summer|autumn"
    r"|rent|debts?|loan|insur\w+|policy|price|cost|money|wages|school|retired|(?:mon|tues|wednes|thurs|fri|satur"
    r"|sun)day)\b",
    "character": r"\b(?:used to|habit|whenever|always|temper|drink|drank|quarrel(?:led)?"
    r"|honest|reputation|known \w+(?: \w+)? to)\b",
    "best_evidence": rf"\bwhat (?:do|does|did)\b[^?]*?\b(?P<words>{_PAPER})\b[^?]*"
    r"\b(?:show|say|read|record|state|hold)\b"
    rf"|^(?:do|does|did|could)\b[^?]*?\b(?P<also>{_PAPER})\b[^?]*\b(?:show|say|record|state)\b"
    r"|\bwhat (?:was|is|stood) (?:written|printed|stamped|recorded|typed)\b|\bwhat did you write\b",
    "privilege": r"\b(?:tell|told|say|said|talk|talked|write|wrote|spoke|ask|asked)\b.*"
    r"\b(?P<words>doctor|wife|husband|priest|pastor)\b(?! \w+)"
    r"|\b(?:lawyer|solicitor|attorney|advice|advised?|in confidence|confidential(?:ly)?)\b",
}
"""Words that a question must have for the ground to come to a lawyer's mind: for best evidence what a paper says is
asked for, for hearsay somebody else's words and not their hour, for an argument a word that argues."""
_COMPILED: Mapping[Ground, re.Pattern[str]] = {ground: re.compile(mark, re.I) for ground, mark in _MARKS.items()}
_OF_DIRECT: frozenset[Ground] = frozenset(("leading", "narrative", "assumes_facts", "foundation", "best_evidence"))
"""Marks that mean nothing where leading is allowed, and a fact may be put."""
_OF_OTHERS: frozenset[Ground] = frozenset(("foundation", "speculation"))
_OF_CROSS: frozenset[Ground] = frozenset(("argumentative",))
"""Marks that mean nothing where counsel has no quarrel with the witness."""


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
    if ground in _OF_OTHERS and _OWN.search(asked):
        return ""
    if found is None or (ground == "compound" and len(asked.split()) < LEAST_FOR_TWO):
        return ""
    groups = found.groupdict()
    return (groups.get("words") or groups.get("also") or found.group()).strip(" ?.,")


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
