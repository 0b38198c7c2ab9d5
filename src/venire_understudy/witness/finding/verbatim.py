"""A question in the very words of a fact: held out to the witness, it needs no weighing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from venire.law.api import entails
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.entailment.decision import WitnessFinding
from venire_understudy.witness.questions.question import ParsedQuestion

LEAST = 2
"""A question of fewer words and figures that matter may be about anything."""
SAME = 0.85
"""The share of the words of either that the other must have."""
_FIGURE = re.compile(r"\d[\d:.,]*\d|\d")
_PUT = re.compile(r"^(?:isn't it (?:true|right|so|a fact)|is it (?:true|right|so|correct)) that ", re.IGNORECASE)
_EXACT = re.compile(
    r"\b(?:all|every|any|only|always|some|both|neither|first|second|third|last|on|off|up|down|in|out|before|after"
    r"|above|below|one|two|three|four|five|six|seven|eight|nine|ten|half|(?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|january|february|march|april|june|july|august|september|october|november|december)\b",
    re.IGNORECASE,
)
"""Small words on which a yes depends."""
_AGAINST = frozenset(("roles", "modality"))
_NOT = re.compile(r"\b(?:not|never|no|nobody|nothing|none|cannot|neither)\b|n't\b", re.IGNORECASE)
_UNKNOWING = re.compile(r"^I (?:cannot|can not|could not|do not|did not) (?:say|tell|know|remember)\b")
_BEFORE = re.compile(r"^I (?:cannot|can not|could not|do not|did not) (?:say|tell|know|remember) ")


def word_for_word(known: Knowledge, question: ParsedQuestion) -> WitnessFinding | None:
    """Yes or no by the fact that has all the words of the question, and no others; nothing where there is none."""
    if question.form == "wh":
        return _not_known(known, question)
    if question.form not in ("polar", "statement"):
        return None
    asked = _PUT.sub("", question.statement)
    fact = next((one for one in (*known.facts, *_parts(known)) if _says(_deed(one), asked)), None)
    if fact is None or (_NOT.search(_deed(fact)) and not fact.denies) or _otherwise(fact, asked):
        return None
    return WitnessFinding("no" if fact.denies else "yes", (fact,))


def _parts(known: Knowledge) -> Iterator[KnownFact]:
    """The single statements of the facts that make several and deny nothing, of which each is told as so."""
    for fact in known.facts:
        parts = known.of(fact)
        if len(parts) > 1 and not _NOT.search(fact.text):
            yield from (part for part in parts if part.standing == "told" and not part.link)


def _deed(fact: KnownFact) -> str:
    """What it tells without the reason that it gives."""
    return fact.text.partition(" because ")[0]


def _otherwise(fact: KnownFact, asked: str) -> bool:
    """Whether the same words say another thing: who did it to whom, or that it might have been."""
    return any(reason.rule in _AGAINST for reason in entails((fact.text,), f"{asked}.", least=0.0).reasons)


def _not_known(known: Knowledge, question: ParsedQuestion) -> WitnessFinding | None:
    """ "Do you know who bought it?", where the witness has sworn that it does not."""
    if not question.plainly:
        return None
    unknowing = (one for one in known.facts if _UNKNOWING.match(one.text))
    fact = next((one for one in unknowing if _says(_BEFORE.sub("", one.text), question.statement, own=False)), None)
    return WitnessFinding("no", (fact,)) if fact else None


def _says(told: str, asked: str, *, own: bool = True) -> bool:
    """Whether a fact has the words of what is asked; ``own``: and is of the same person's doing."""
    mine, theirs = frozenset(content(asked)), frozenset(content(told))
    figures = sorted(_FIGURE.findall(asked))
    if not mine or not theirs or len(mine) + len(figures) < LEAST or figures != sorted(_FIGURE.findall(told)):
        return False
    both = len(mine & theirs)
    near = min(both / len(mine), both / len(theirs)) >= SAME and _exact(asked) == _exact(told)
    return near and (not own or _first(asked) == _first(told))


def _exact(text: str) -> list[str]:
    return sorted(word.lower() for word in _EXACT.findall(text))


def _first(text: str) -> bool:
    return re.search(r"\bI\b", text) is not None
