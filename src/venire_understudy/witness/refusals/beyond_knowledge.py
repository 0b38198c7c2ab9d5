"""What a witness cannot answer for: a premise in front of a question, hearsay, the law, guesses, insults."""

from __future__ import annotations

import re

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import Knowledge

_FRONT = re.compile(
    r"^(?P<before>.*?[.:] )?(?P<front>(?:after|before|when|at a time when|in your absence|now that)\b[^?.]*?), "
    r"(?P<asked>(?:who|whom|whose|what|when|where|why|how|which|do|does|did|am|is|are|was|were|has|have|had|can|could|"
    r"would|will)\b(?! (?:he|she|it|they|you) not\b)[^,]*.*\?)$",
    re.IGNORECASE | re.DOTALL,
)
_ABSENT = re.compile(
    r"\b(?:in your absence|when you were not there|you had gone home|before you came into it)\b", re.IGNORECASE
)
_SAYERS = frozenset(
    words(
        """neighbours neighbour newspapers newspaper papers people others everyone everybody friends locals press
        television radio gossip rumour lawyer attorney villagers colleagues"""
    )
)
_SAYING = re.compile(r"\b(?:say|said|tell|told|report|reported|heard|hear|advice|advise|write|agree)\b", re.IGNORECASE)
_BEYOND = re.compile(
    r"\b(?:as a matter of law|guilty|insane|negligence|legally|reputation|do you suppose|had to guess|"
    r"might have happened|(?:kind|sort) of (?:man|woman|person)|would have done if|"
    r"advice|your (?:own )?(?:lawyer|attorney)|things generally|that sort of thing|that business and all)\b",
    re.IGNORECASE,
)
_INSULT = re.compile(
    r"\b(?:whatever suits you|mind an oath|take your word|making it up|expect (?:us|this jury|the jury) to believe|"
    r"rather convenient|how can you sit there)\b",
    re.IGNORECASE,
)


TAG = 3
"""With so few words what follows the comma is no question: "did you?", "is that right?"."""


def parted(text: str) -> tuple[str, str]:
    """The premise in front of a question, and the question; no premise where none stands in front."""
    found = _FRONT.match(text.strip())
    if found and len(found["asked"].split()) <= TAG:
        return "", text
    return (found["front"], f"{found['asked'][:1].upper()}{found['asked'][1:]}") if found else ("", text)


def borne(known: Knowledge, front: str) -> bool:
    """Whether every word of weight in a premise is in the affidavit."""
    if _ABSENT.search(front):
        return False
    row = [word.lower() for word in re.findall(r"[A-Za-z]{4,}", front)]
    asked = [stem(word) for word in row if word not in _SMALL]
    return all(key in known.vocabulary for key in asked)


_SMALL = frozenset(words("after before when time that this then have your with from about into were they their them"))


def beyond(known: Knowledge, text: str) -> bool:
    """Whether a question asks what others said, what the law is, or what might have been, and the affidavit speaks of
    none of it."""
    found = _BEYOND.search(text)
    if found:
        return stem(found[0].split()[-1].lower()) not in known.vocabulary
    sayers = {word for word in re.findall(r"[a-z]+", text.lower()) if word in _SAYERS}
    return bool(sayers) and bool(_SAYING.search(text)) and not any(stem(word) in known.vocabulary for word in sayers)


def insulting(text: str) -> bool:
    """Whether the witness is only called a liar."""
    return _INSULT.search(text) is not None
