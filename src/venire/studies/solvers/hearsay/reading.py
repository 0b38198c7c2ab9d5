"""A fact pattern taken apart: the issue, the evidence, who speaks, who hears, what is said.

Wordings such as "On the issue of whether …, the fact that …" and "To prove that …, …". Names are told by their
capitals, so the text is wanted as it was written.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from venire.language.questions.form import straight
from venire.language.text.calendar import MONTHS, WEEKDAYS
from venire.language.words import word_list as wordlist

TELLING = (
    r"t(?:ell|old|elling)|inform(?:ed|ing|s)?|warn(?:ed|ing|s)?|assur(?:ed|ing)|remind(?:ed|ing)|notif(?:ied|ying)"
    r"|advis(?:ed|ing)|convinc(?:ed|ing)|call(?:ed|ing)|ask(?:ed|ing|s)?|texted|e-?mailed|phoned|telephoned|rang"
    r"|paid|alerted"
)
"""Verbs that take a hearer at once, as alternatives of a pattern."""
SAYING = (
    r"sa(?:ys?|id|ying)|stat(?:ed|es|ing)|claim(?:ed|ing|s)?|admit(?:ted|ting|s)?|confess(?:ed|ing)?|confid(?:ed"
    r"|ing)|announc\w+|declar\w+|insist\w*|mention\w*|remark\w*|shout\w*|yell\w*|scream\w*|exclaim\w*|whisper\w*"
    r"|mutter\w*|brag\w*|boast\w*|complain\w*|describ\w+|report(?:ed|ing|s)|explain\w*|repl(?:y|ied|ying)|answered"
    r"|respond\w*|swore|sworn|acknowledg\w*|conced\w+|bet|promis\w+|accus\w+|alleg\w+|assert\w*|apologi\w+|joked"
    r"|joking|recount\w*|relat(?:ed|ing)|recall\w*|suggest\w*|indicat\w+|repeat\w*|introduced (?:him|her)self"
    r"|introduced themselves|spoke|speaking|talk(?:ed|ing)|discuss\w*|comment\w*|cried(?: out)?|agreed|denied|denies"
    r"|argu(?:ed|ing)|testif\w+|wrote|writ(?:es|ing|ten)|post(?:ed|ing)|tweet\w*|published|recorded|noted|notes that"
    r"|reads|called"
)
"""Other verbs of saying and writing."""
_SPEECH = re.compile(rf"\b(?:{TELLING}|{SAYING})\b")
_SPEECH_NOUN = re.compile(
    r"\b(?:statement|remark|claim|comment|letter|note|report|message|article|entry|confession|admission|testimony)\b"
)
_CLAUSE = re.compile(
    r"\b(?:that|how|about|of|to the effect that|saying|which (?:said|says|reads|read|stated|states)) (?P<what>.+)$"
)
_HEARER = re.compile(
    rf"\b(?:(?:{TELLING}) (?!that\b|to\b|out\b|about\b|if\b|whether\b)|(?:{SAYING}) (?:\w+ ){{0,2}}?to (?!be\b"
    rf"|have\b)|(?:letter|note|message|postcard|card|e-?mail|statement|remark|comment"
    rf"|delivered) (?:\w+ ){{0,2}}?to )(?P<who>(?:him|them|me|us|you|her(?= (?:that|about|how|to|of|it|what|why"
    rf"|where|who|when|on|in|at|and|he|she|they|the)\b|[^\w ]|$))\b|(?:the |a |an |his |her |their |its |my "
    rf"|one of |some of )?[\w'-]+(?: [\w'-]+)?)"
)
_ISSUE = re.compile(r"\b(?:whether|if|that)\b\s+(.*)")
_OPENING = re.compile(
    r"^\s*(?:(?:on|as to|to|in order to|for)\s+)?(?:the )?(?:prove|show|establish|demonstrate|issue|question"
    r"|matter|impeach|whether|rebut|suggest|support)\b",
    re.I,
)
_FACT = re.compile(
    r"^(?:the )?(?:fact|evidence|prosecution offers|plaintiff offers|defen[cs]e offers)(?: is)? that\s+"
    r"|^evidence (?:of|that)\s+",
    re.I,
)
_EVIDENCE_BEGINS = re.compile(r",\s+(?=(?:the|evidence|a|an|that)\b)")
_NO_NAMES = frozenset(
    (
        *MONTHS,
        *WEEKDAYS,
        *wordlist.words(
            "english french spanish german italian polish norwegian russian chinese japanese portuguese greek"
        ),
        *wordlist.words("the on to as evidence in an that when his her"),
    )
)


@dataclass(frozen=True, slots=True)
class FactPattern:
    """All in lower case with straight quotes. ``about``: names in the issue; ``names``: names in the evidence.
    ``speaker``: what stands before the first verb of saying; ``hearer``: who is told; ``said``: the content, as far as
    the words show it. What is not found is empty."""

    issue: str
    evidence: str
    about: tuple[str, ...]
    names: tuple[str, ...]
    speaker: str
    hearer: str
    said: str
    quoted: bool


def read(facts: str) -> FactPattern:
    """Take one fact pattern apart. Where no issue is named, all of it is evidence."""
    issue, evidence = _parted(" ".join(facts.split()))
    lower = straight(evidence)
    return FactPattern(
        issue=straight(issue),
        evidence=lower,
        about=_names(issue),
        names=_names(evidence),
        speaker=_speaker(lower),
        hearer=_hearer(lower),
        said=_said(lower),
        quoted=bool(_quotes(lower)),
    )


def words(text: str) -> list[str]:
    """The words, without the possessive."""
    return [word.removesuffix("'s") for word in re.findall(r"[\w'-]+", text)]


def nameless(text: str, read: FactPattern) -> str:
    """The text with "someone" for every name."""
    names = {*read.about, *read.names}
    return " ".join("someone" if word.removesuffix("'s") in names else word for word in text.split())


def _parted(plain: str) -> tuple[str, str]:
    cut = _EVIDENCE_BEGINS.search(plain) or re.search(r",\s+", plain)
    if not cut or not _OPENING.match(plain):
        return "", _FACT.sub("", plain)
    head = plain[: cut.start()]
    found = _ISSUE.search(head)
    issue = found[1] if found else _OPENING.sub("", head)
    return issue.strip(), _FACT.sub("", plain[cut.end() :])


def _names(text: str) -> tuple[str, ...]:
    found = (one.lower().removesuffix("'s") for one in re.findall(r"\b[A-Z][\w'-]*", text))
    return tuple(dict.fromkeys(one for one in found if len(one) > 1 and one not in _NO_NAMES))


def _quotes(lower: str) -> list[str]:
    return re.findall(r'"([^"]+)"', lower)


def _speaker(lower: str) -> str:
    """The words before the first verb of saying, back to the last break."""
    found = _SPEECH.search(lower)
    before = lower[: found.start()] if found else ""
    return re.split(r"[,;]|\bthat\b|\bwhen\b", before)[-1].strip()


def _hearer(lower: str) -> str:
    found = _HEARER.search(lower)
    return found["who"] if found else ""


def _said(lower: str) -> str:
    """The words in quotation marks, or what follows the first verb or noun of saying."""
    quoted = _quotes(lower)
    if quoted:
        return " ".join(quoted)
    found = _SPEECH.search(lower) or _SPEECH_NOUN.search(lower)
    if not found:
        return ""
    rest = lower[found.end() :]
    clause = _CLAUSE.search(rest)
    return (clause["what"] if clause else rest).strip(" .")
