"""Whether a question may be refused because it has been answered: surer than being alike.

Two questions may be alike in most of their words and ask for different things: "When did you examine the body?" and
"When you examined the body, what did you find?". Refusing the second would do more harm than letting a repetition by.
So what only leads up to a question is left out of account, and questions for different things, or about different
hours, or each with a matter of its own, are never taken for one. Source: spec/trial.md, "Question deduplication".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from venire.language.questions.wanted import asked_for
from venire.language.text.sentences import sentences
from venire.law.evidence.identification import identifies_another
from venire.law.repetition.likeness import in_common
from venire.law.repetition.same_question import duplicate, normalised

_LEADS_UP = re.compile(
    r"^(?:[\w. ]{2,24}, )?(?:when|after|before|while|as|if|once|until|all the while|looking|turning|at|on|by|from)\b"
    r"[^,?]*, (?=(?:what|where|who|whom|when|why|how|which|did|do|does|was|were|is|are|had|have|has|could|can|would"
    r"|you|your)\b)",
    re.IGNORECASE,
)
_HOUR = re.compile(r"\b\d{1,2}:\d{2}\b")
_OPEN = frozenset({"what", "where", "who", "when", "why", "how"})
OWN_MATTER = 0.5
"""Two questions that have no more than this share of the longer one's words in common, each with words of its own, ask
for different things."""
_NEAR = frozenset({"what", "how"})
"""Often the same in other words: "What did you do?" and "How did you react?"."""
_NO = re.compile(r"\b(?:not|never|no|nobody|nothing|cannot)\b|n['’]t\b", re.IGNORECASE)
_GIVES_REASON = re.compile(r"\b(?:because|so that|in order to|the reason)\b", re.IGNORECASE)
_WHO = re.compile(r"\bwho you are\b|\bintroduce yourself\b|\byour (?:full )?name\b", re.IGNORECASE)

_ASKS = re.compile(
    r"(?:(?:and|now|so|then|doctor|detective|professor|sergeant|captain|lieutenant|(?:mr|mrs|ms|miss|dr) \w+),? )*"
    r"(?:wh\w+|how|did|do|does|was|were|is|are|had|has|have|can|could|would|will|should|may|might|must)\b(?!n't)",
    re.IGNORECASE,
)
"""How a question opens that holds nothing out."""


def asked_again(before: str, question: str, topics: Sequence[str]) -> bool:
    """Whether the question asks plainly for what an earlier one has asked for."""
    if identifies_another(before, question) or _introduces(before) != _introduces(question):
        return False
    one, other = put(before), put(question)
    kinds = frozenset((asked_for(one).kind, asked_for(other).kind))
    hours = _HOUR.findall(one), _HOUR.findall(other)
    if (len(kinds) > 1 and kinds <= _OPEN and kinds != _NEAR) or (all(hours) and not set(hours[0]) & set(hours[1])):
        return False
    if _each_its_own(one, other) or _why_after_whether(one, other) or done_and_not_done(one, other):
        return False
    return duplicate(before, question, topics) and ((one, other) == (before, question) or duplicate(one, other, topics))


def done_and_not_done(one: str, other: str) -> bool:
    """ "You told a deputy of two splashes, didn't you?" and "You did not tell him which was heavier, did you?"."""
    one, other = put(one), put(other)
    if _ASKS.match(one) or _ASKS.match(other) or _denied(one) == _denied(other):
        return False
    words, others = normalised(one), normalised(other)
    return bool(words - others) and bool(others - words)


def _why_after_whether(one: str, other: str) -> bool:
    """ "Did you sign it?" and "Why did you sign it?": whether is told by a yes, and the reason is not."""
    asks_whether = asked_for(one).kind == "whether" and not _GIVES_REASON.search(one)
    return asks_whether and asked_for(other).kind == "why"


@lru_cache(maxsize=4096)
def _introduces(question: str) -> bool:
    """Whether it asks who the witness is: it has hardly a word of its own, and is like any other short question."""
    return bool(_WHO.search(question))


def in_the_same_words(stopped: str, question: str) -> bool:
    """Whether a question that was stopped is put again as it was: a statement held out for a yes and the same words as
    a plain question are two, of which the second cures the first. Federal Rule of Evidence 611(c)."""
    one, other = put(stopped), put(question)
    same_form = bool(_ASKS.match(one)) == bool(_ASKS.match(other)) and not _why_after_whether(one, other)
    same_form = same_form and _denied(one) == _denied(other)
    return same_form and normalised(stopped) == normalised(question)


def _denied(question: str) -> bool:
    """Whether a statement held out for a yes says that it was not so: the tag is no part of it."""
    stated = "" if _ASKS.match(question) else question.rpartition(", ")[0]
    return bool(_NO.search(stated))


def _each_its_own(one: str, other: str) -> bool:
    """ "Whose voice is on the message?" and "Did the message reach your phone at 9:51?"."""
    shorter, contained = in_common(one, other)
    longer = max(len(asked_for(one).words), len(asked_for(other).words))
    return bool(shorter) and contained < 1 and contained * shorter <= OWN_MATTER * longer


@lru_cache(maxsize=4096)
def put(question: str) -> str:
    """What is really asked: the last sentence that asks, without the clause that leads up to it."""
    said = sentences(question) or [question]
    asking = next((one for one in reversed(said) if one.endswith("?")), said[-1])
    return _LEADS_UP.sub("", asking)
