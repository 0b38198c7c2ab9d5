"""What a fact says no to: the words behind its "without", its "no" and its "not",
and whether a question puts just those.

"Did he wear a mask?" is not borne out by "without a mask", though every word of it is there; "I cannot exclude that
somebody lit it" denies nothing. Source: docs/design/examination.md, "The witness".
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.entailment.decision import MET
from venire_understudy.witness.entailment.polarity import noes
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.words.vocabulary import likeness

_QUOTED = re.compile(r'["“][^"”]*["”]')
_END = (
    r"(?=[,;.]|\b(?:and|but|because|until|till|before|after|when|while|since|so|that|which|who|whom|whose"
    r"|whether|if|what|"
    r"how|where|why|unless|except|besides|other than)\b|$)"
)
_DENIED = re.compile(
    rf"\bwithout (?:going to )?.*?{_END}|\b(?:no|nobody|nothing|none|neither|never|not|cannot)\b(?! (?:doubt"
    rf"|longer|only|more "
    rf"than|later than|earlier than)\b).*?{_END}|n't\b.*?{_END}",
    re.IGNORECASE,
)
NOT_EXCLUDED = re.compile(
    r"\b(?:cannot|can not|could not|do not|did not) (?:exclude|rule out|dismiss|discount)\b|\bmay well\b"
    r"|\bpossible that\b",
    re.IGNORECASE,
)
"""It may have been so: neither that it was, nor that it was not."""
_OWN_NO = re.compile(r"\b(no (?:[a-z]+ ){0,2}?[a-z]+) of (?:my|his|her|the|their|our) [^,.;]*")
_SIGN = re.compile(
    r"\bno (?:sign|trace|proof|evidence|mark|indication|memory|hint|knowledge|part|half|word|copy)s? of\b"
)
""" "No sign of a blow" denies the blow; "no register of my visits" denies the register alone."""
_SAYING = frozenset(stem(word) for word in ("answer", "tell", "say", "happen", "remember", "know"))
"""Verbs that :func:`content` leaves out, since questions bring them along."""
_MAY = re.compile(r"\b(?:could|can|may|might|possibl[ey])\b", re.IGNORECASE)


@lru_cache(maxsize=4096)
def _divided(text: str) -> tuple[frozenset[str], frozenset[str]]:
    """Stems of what a text denies, and of all the rest of it."""
    unquoted = _QUOTED.sub(lambda found: "q" * len(found[0]), text)
    spans = [found.span() for found in _DENIED.finditer(unquoted)]
    denied = " ".join(text[start:end] for start, end in spans)
    row = (stem(word) for word in re.findall(r"[a-z]+", denied.lower()))
    rest = "".join(" " if any(start <= place < end for start, end in spans) else one for place, one in enumerate(text))
    return frozenset((*content(denied), *(one for one in row if one in _SAYING))), frozenset(content(rest))


def denies_it(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether some word of the question stands in the fact only behind a no."""
    if question.negated or noes(question.statement) or NOT_EXCLUDED.search(fact.text):
        return False
    denied, rest = _divided(fact.text)
    asked = [key for key in question.keys if key not in question.aside]
    return any(_has(denied, key) and not _has(rest, key) for key in asked)


def about_its_no(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the question has some word of what the fact denies; true where it denies nothing that has words."""
    own = _OWN_NO.sub(r"\1", fact.text) if not _SIGN.search(fact.text) else fact.text
    denied, _ = _divided(own)
    return not denied or _among(denied, question)


def denied_in(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether some word of the question is among what the fact denies."""
    return _among(_divided(fact.text)[0], question)


def _among(denied: frozenset[str], question: ParsedQuestion) -> bool:
    row = (stem(word) for word in re.findall(r"[a-z]+", question.statement.lower()))
    saying = (one for one in row if one in _SAYING)
    asked = [key for key in (question.verb, *question.keys, *saying) if key and key not in question.aside]
    return any(likeness(key, other) >= MET or _begins(key, other) for key in asked for other in denied)


def _begins(one: str, other: str) -> bool:
    """ "moon" and "moonlight"."""
    short, long = sorted((one, other), key=len)
    return len(short) >= 4 and long.startswith(short)


def _has(told: frozenset[str], key: str) -> bool:
    return key in told or (key not in light() and any(likeness(key, other) >= MET for other in told))


def as_may_be(fact: KnownFact, question: ParsedQuestion) -> bool | None:
    """Of a fact that only leaves a thing open: True where the question asks whether it may be, False where it asks
    whether it was; None of any other fact."""
    if not NOT_EXCLUDED.search(fact.text):
        return None
    return _MAY.search(question.text) is not None
