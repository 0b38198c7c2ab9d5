"""Who spoke to whom, and what a paper says: what the judge sees in a question before weighing anything.

A witness who was no party to a talk, and did not stand by, cannot tell of it. Federal Rules of Evidence 602, 1002.
"""

from __future__ import annotations

import re

from venire.language.questions.form import straight
from venire.law.api import Case, Matter, Setting, bare, shared_words, speaker
from venire_understudy.judge.grounds.personal_knowledge import DAY, sought

_WITH_YOU = re.compile(r"\b(?:you|your|us|we)\b")
_SPOKE = re.compile(
    r"^(?:what|did|when|why|how|had|whom)\b[^?]*?\b(?:tell|told|say|said|ask|asked|report(?:ed)?|warn(?:ed)?"
    r"|order(?:ed)?|promise[d]?)\b"
)
_AMONG_THEMSELVES = re.compile(r"\b(?:between|among|amongst) themselves\b")
_TO_A_PERSON = re.compile(
    r"^(?:Did|Had) (?:[A-Z][\w’'.-]+ ){1,3}(?:ever |first |then )?(?:tell|told|ask|asked|warn|warned|order"
    r"|ordered|promise|promised) (?:Mr|Mrs|Ms|Dr|[A-Z][\w’'.-]+|the \w+)\b"
)
_HEARD = frozenset(("hear", "overhear", "see", "watch"))
_OWN_TALK = re.compile(
    r"\bi (?:\w+ )?(?:told|said|asked|spoke|talked|interviewed|questioned|warned|rang|telephoned|called)\b"
    r"|\b(?:told|asked|said to|spoke to|warned|rang|called) me\b"
)
_PAPER = re.compile(
    r"\b(?P<paper>notes?|logs?|logbooks?|ledgers?|diary|letters?|e-?mails?|reports?|records?|charts?|forms?"
    r"|entr(?:y|ies)|statements?|certificates?|invoices?)\b(?: (?:at|of|for|on"
    r"|from) [\w:. ]{1,24}?)? (?:only )?(?:says?|said|states?|reads?|records?|tells?|shows?)\b"
)


def talk_of_others(case: Case, setting: Setting, witness: str) -> bool:
    """Whether it asks what one person said to another, and nothing shows that the witness heard it."""
    asked = straight(bare(setting.question))
    if _WITH_YOU.search(asked):
        return False
    if _AMONG_THEMSELVES.search(asked):
        return True
    if not _SPOKE.search(asked):
        return False
    who = speaker(Matter(setting, shared_words))
    if who and spoke_with(case, witness, who, asked):
        return False
    if not (who or _TO_A_PERSON.search(bare(setting.question))):
        return False
    fact = sought(case, witness, asked)
    heard = fact is not None and (fact.frame.subject != "I" or fact.frame.verb in _HEARD)
    return fact is None or not heard or not fact.first_hand or fact.frame.negated


def spoke_with(case: Case, witness: str, who: str, asked: str) -> bool:
    """Whether the witness can tell of a talk of its own with whoever is meant, on the day that is asked of."""
    named = frozenset(re.findall(r"[\w'-]+", who.lower()))
    days = set(DAY.findall(asked))
    facts = [straight(fact.text) for one in case.witnesses if one.id == witness for fact in one.affidavit]
    return any(
        _OWN_TALK.search(told) and named & frozenset(re.findall(r"[\w'-]+", told)) and days <= set(DAY.findall(told))
        for told in facts
    )


def paper_says(setting: Setting) -> str:
    """The paper of which the question puts what it says; empty for none."""
    found = _PAPER.search(straight(bare(setting.question)))
    return found["paper"] if found else ""
