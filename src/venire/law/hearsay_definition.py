# ruff: noqa: E501 - a pattern is read as one line
"""Whether a piece of evidence is hearsay by definition, exceptions apart. Federal Rule of Evidence 801(a)-(c).

Three questions to a fact pattern: is there a statement, was it made out of court, is it offered for its truth?
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from venire.law.entailment.stems import stem
from venire.law.objections.english import content, shared, straight
from venire.law.objections.setting import Likeness

_IN_COURT = re.compile(
    r"\b(?:on (?:cross|direct|re-?direct|re-?cross)(?:[- ]examination)?|testif(?:ies|ied)(?! about (?:how|what) \w+ told)|in-court|in court|on the (?:witness )?stand|questioning attorney|while testifying|under examination"
    r"|asked by (?:the|an|opposing|defen[cs]e) (?:attorney|counsel|lawyer|judge|prosecut\w+)|during (?:the|his|her) (?:trial|testimony|cross\S*|direct)|answered the (?:attorney|judge|prosecutor)|told the (?:judge|jury|court|attorney|prosecutor)|to the (?:jury|court|judge))\b"
)  # fmt: skip
_SOMEBODY_ELSE_SPOKE = re.compile(
    r"\btestif\w+\b.*\b(?:told (?:him|her|them|\w+)|(?:heard|overheard) \w+ (?:\w+ )?(?:say|tell|mak\w+|discuss\w*|talk\w*|admit\w*|claim\w*|shout\w*|ask\w*)|that \w+ (?:had )?(?:said|stated|claimed|admitted|wrote|mentioned))\b|\btestimony\b.*\b(?:told|said|stated|mentioned)\b"
)
_STATEMENT = re.compile(
    r"\b(?:t(?:ell|old)|sa(?:y|id)|stat(?:ed|ement|ing)|wr(?:ote|itten|iting|ite)|letters?|e-?mails?|notes?|diary|journal|posts?|posted|tweet\w*|text(?:s|ed| message)?|messages?|reports?|reported|claim(?:ed|ing)?|nod(?:ded|s|ding)?|point(?:ed|ing)|shook (?:his|her) head|thumbs|gestur\w+|wav(?:ed|ing)|sign(?:ed|al\w*)|announc\w+|"
    r"admi(?:tted|ssion)|confess\w*|complain\w*|describ\w+|declar\w+|insist\w*|mention\w*|remark\w*|shout\w*|yell\w*|scream\w*|whisper\w*|bragg\w*|boast\w*|accus\w*|answer\w*|repl(?:y|ied)|explain\w*|inform\w*|warn\w*|ask(?:ed|ing)?|article|newspaper|record(?:s|ing)?|invoice|receipt|list|log|sign|recommendation|review|testimon\w+|discuss\w*|talk(?:ed|ing)|making plans|hand up|raised (?:his|her) hand|"
    r"held up|drew|drawing|map|statement|assert\w*|promise\w*|remind\w*|apologi\w*|voicemail|called (?:him|her|them)|certificate|affidavit|yearbook|plaque|chart|entry|publish\w*|blog|video)\b"
)
_ASKING = re.compile(
    r"\bask(?:ed|ing)\b(?!.*\b(?:told|said|replied|answered)\b)|\border(?:ed|ing)\b|\bcommand\w*|\brequest(?:ed|ing)\b"
)
_NOT_FOR_TRUTH = re.compile(
    r"\b(?:was (?:still )?alive|alive|conscious|could (?:speak|hear|see|read|write)|(?:knew|knows|know) (?:how to )?(?:speak|english|spanish|french|german|\w+ish)|spoke|speaks?|fluent|able to (?:speak|talk|communicate|write)|voice|language|accent|had (?:a )?(?:conversation|met|spoken)|(?:were|was) (?:acquainted|in contact|talking|friends|awake|in (?:the )?(?:same )?(?:room|town))|knew (?:each other|one another|\w+)|"
    r"had (?:notice|been warned|motive|reason|a motive)|notice|on notice|was (?:aware|warned|on notice|told|informed)|knowledge|awareness|insan\w+|sane|sanity|crazy|delusion\w*|mentally|scared|afraid of|fear(?:ed)?|angry|upset|provoked|slander\w*|defam\w+|libel\w*|threat\w*|contract|offer(?:ed)?|accept(?:ed|ance)|perjury|lied|lying|liar|dishonest|harass\w*|rude|fan of|hated|loved|memory|literate|"
    r"knew (?:about|that|of)|effect|believed|reasonable|negligent|agreement|gift|bribe\w*|verbal|discriminat\w+|insult\w*|profan\w*)\b"
)

_OF_ONESELF = re.compile(
    r"\b(?:told|said|stated|claimed|wrote|admitted|confessed|bragged|texted|mentioned|announced)\b.{0,25}?\b(?:that )?(?:he|she|they|i) (?:was|is|had|has|cheated|did|would|were|am|\w+ed)\b"
)
_REPORT = re.compile(r"\b(?:report|log|record|review|chart|certificate|invoice|receipt|article|evaluation|minutes)\b")
_MIND = re.compile(r"\b(?:kn[eo]w\w*|aware\w*|acknowledg\w*|notice|heard|learn\w+)\b")


@dataclass(frozen=True, slots=True)
class Defined:
    """The answer, with the first of the three questions that decided it, and how much statement and issue share."""

    hearsay: bool
    because: str
    sure: float


def is_hearsay(facts: str, likeness: Likeness) -> Defined:
    """Read one fact pattern: "On the issue of whether …, the fact that …"."""
    issue, evidence = parted(straight(facts))
    if _IN_COURT.search(evidence) and not _SOMEBODY_ELSE_SPOKE.search(evidence):
        return Defined(False, "it was said in court", 0.05)
    if not _STATEMENT.search(evidence):
        return Defined(False, "nothing was stated", 0.1)
    if _ASKING.search(evidence):
        return Defined(False, "a question asserts nothing", 0.25)
    sure = _for_truth(issue, evidence, likeness)
    because = "it is offered for its truth" if sure > 0.5 else "it is not offered for its truth"
    return Defined(sure > 0.5, because, sure)


def parted(facts: str) -> tuple[str, str]:
    """The issue and the evidence on it."""
    found = re.search(
        r"\b(?:to prove|on the issue of|as to|to show|to establish|on (?:the question of )?whether)\b(?: that| whether)?",
        facts,
    )
    rest = facts[found.end() :] if found else facts
    cut = re.search(r",\s+(?=\S)", rest)
    return (rest[: cut.start()].strip(), rest[cut.end() :].strip()) if cut else ("", rest)


def asserted(evidence: str) -> str:
    """What the statement says, as far as the words show it; else the whole evidence."""
    quoted = re.findall(r'"([^"]+)"', evidence)
    if quoted:
        return " ".join(quoted)
    found = re.search(
        r"\b(?:told|said|saying|wrote|stat(?:ed|ing)|claim(?:ed|ing)|describ(?:ed|ing)|report(?:ed|ing)|admit(?:ted|ting)|announc\w+|statement|acknowledging|insist\w*|mention\w*|confess\w*|indicat\w+|explain\w*|brag\w*|complain\w*)\b(?P<what>.*)",
        evidence,
    )
    return found["what"] if found else evidence


def _for_truth(issue: str, evidence: str, likeness: Likeness) -> float:
    """How far the truth of what is asserted is what the issue turns on."""
    about, said = _meaning(issue), _meaning(asserted(evidence))
    common = shared(about, said)
    share = len(common) / len(about) if about else 0.0
    near = max(likeness(issue, [asserted(evidence)]), default=0.0)
    sure = 0.36 + 0.3 * share + 0.45 * near
    if not common:
        sure -= 0.04
    if _OF_ONESELF.search(evidence) or _REPORT.search(evidence):
        sure += 0.14
    if _NOT_FOR_TRUTH.search(issue) and not _says_it_outright(issue, evidence):
        sure -= 0.34
    return min(1.0, max(0.0, sure))


def _says_it_outright(issue: str, evidence: str) -> bool:
    """Whether the speaker asserts the very state that is in issue: "I knew of it", "I am afraid of him"."""
    if _MIND.search(issue) and _MIND.search(asserted(evidence)):
        return True
    states = [stem(word) for word in re.findall(r"[a-z]+", issue) if _NOT_FOR_TRUTH.search(word)]
    said = {stem(word) for word in re.findall(r"[a-z]+", asserted(evidence))}
    return any(state in said for state in states) or (
        "notice" in issue and bool(re.search(r"\bheard\b|\blearn\w+\b", evidence))
    )


def _meaning(text: str) -> frozenset[str]:
    """Content without names, which are lower-case here and stand on both sides: the first word and those after "that"."""
    return content(text) - content("fact evidence prove issue whether jury defendant plaintiff introduce")
