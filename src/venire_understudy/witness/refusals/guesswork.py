"""What a witness cannot know and does not guess at, and what it agrees to though a name stands for its "him"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import KnownFact, content
from venire_understudy.witness.questions.question import ParsedQuestion

_GUESS = re.compile(
    r"\bif you had to guess\b|\bcan you guess\b|\bwhat (?:might|would) have happened\b"
    r"|\bwhat (?:do|would) you (?:think|suppose|imagine) \S.*\b(?:would have|might have|was thinking|was hoping)\b"
    r"|\bwhy (?:would|could|might) (?:it|that|this) (?:be|have been)\b"
    r"|\bwhat do you (?:think|imagine|suppose) [^?]+ (?:meant to|was about to|was thinking|had in mind)\b"
    r"|, (?:do|would|can) you (?:imagine|suppose|guess)\s*[?. ]*$|\bhave you any notion\b"
    r"|\bwould you (?:care to|hazard a) guess\b|^(?:and |so )?how do you suppose\b"
    r"|\b(?:what|why|who)\b[^?]*\bwould you (?:guess|imagine|suppose)\b"
    r"|\bdo you suppose\s*[?. ]*$|^(?:and |so )?(?:what|why) do you suppose\b",
    re.IGNORECASE,
)
_FIGURES = re.compile(r"\d[\d:.,]*\d|\d")
_YES_TAG = re.compile(r", (?:did|do|does|was|were|is|are|had|have|has|could|can|would|will) \w+[?. ]*$")
_SMALL = re.compile(r"\b(?:the|an?|i|me|my|you|your|he|him|his|she|her|it|its|they|them|their|we|us|our|that|did|do)\b")
_NOTS = re.compile(r"\b(?:not|never|no|nobody|nothing|none|neither|cannot)\b|n['’]t\b", re.IGNORECASE)
_TAG = re.compile(r", [\w'’]+(?: not)? (?:I|you|he|she|it|they|there|we)(?: not)?\?$")
_NAMES = re.compile(r"\b[A-Z][\w'’-]*")


def guesswork(text: str) -> bool:
    """Whether a question asks what somebody thought, or what would have been: nobody can know either."""
    return _GUESS.search(text) is not None


def _said(text: str) -> frozenset[str]:
    """The words of a text but for pronouns and articles."""
    return frozenset(re.findall(r"[a-z0-9]+", _SMALL.sub(" ", text.lower())))


def repeated(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a fact is put in its own words, its "nobody" or "never" among them."""
    mine, theirs = frozenset(content(fact.text)), frozenset(content(question.statement))
    nots = [sorted(one.lower() for one in _NOTS.findall(text)) for text in (fact.text, _TAG.sub("", question.text))]
    figures = sorted(_FIGURES.findall(fact.text)) == sorted(_FIGURES.findall(question.text))
    if _YES_TAG.search(question.text):
        return False  # "did you?" asks for a no, and a no agrees
    polar = question.form in ("polar", "statement") and bool(nots[0]) and nots[0] == nots[1]
    return polar and bool(mine) and mine == theirs and figures and _stems(fact.text) == _stems(question.statement)


def _stems(text: str) -> frozenset[str]:
    """The same by their stems: "held" for "Did it hold none?"."""
    return frozenset(map(stem, _said(text)))


_PUT = re.compile(
    r"^(?:(?:and|so|now),? )?(?:isn['’]t|is) it (?:not )?(?:true|right|so|a fact|correct) that ", re.IGNORECASE
)


def both_of(fact: KnownFact, statements: Sequence[ParsedQuestion], text: str) -> bool:
    """Whether two statements put in one breath are the two halves of a fact, with its "not" where the fact has it."""
    asked = frozenset(key for one in statements for key in one.keys)
    put = _TAG.sub("", _PUT.sub("", text.strip()))
    nots = [[one.lower() for one in _NOTS.findall(one)] for one in (fact.text, put)]
    doers = all(one.form == "statement" for one in statements)
    return doers and bool(asked) and asked <= fact.keys | fact.referred and nots[0] == nots[1]


def agreed(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the question has all the words of a fact, and of its own only a name where the fact has a pronoun."""
    mine, theirs = frozenset(content(fact.text)), frozenset(content(question.statement))
    names = frozenset(content(" ".join(_NAMES.findall(question.text))))
    same = bool(mine) and mine <= theirs and theirs - mine <= names and _said(fact.text) <= _said(question.statement)
    figures = sorted(_FIGURES.findall(fact.text)) == sorted(_FIGURES.findall(question.text))
    return same and figures and fact.denies == question.negated
