"""Whether a fact says just what is put: the same doer, the same deed, the same sign, and nothing besides.

A leading question that repeats a fact is agreed to, whatever else weighs against it.
Source: docs/design/examination.md.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.text.content import is_content
from venire.language.text.tokens import tokens
from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.entailment.conflict import StatementBesideFact, beside
from venire_understudy.witness.entailment.decision import VALUES, signs, wrong_by
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import Hit
from venire_understudy.witness.words.vocabulary import likeness, opposed

MET = 0.8
"""From this likeness two words are taken for one."""
IN_ORDER = 0.6
"""The share of what is put that the fact has in the same order."""
LEAST = 2
"""With fewer words of content nothing is put that a fact could repeat."""
_NO = re.compile(r"\b(?:not|never|no|nobody|nothing|none|neither|nor|cannot|without|hardly)\b|n't\b", re.IGNORECASE)
_TURNED = re.compile(
    r"\b(?:instead of|rather than|unless|all|every|most|always|only|should|would|could|might|may|must)\b", re.IGNORECASE
)


def upheld(known: Knowledge, hit: Hit, question: ParsedQuestion) -> bool:
    """Whether the fact says what is put, word for word or nearly."""
    fact = hit.fact
    said, told = _content(question.statement), _content(fact.text)
    if (
        (len(said) < LEAST and set(said) != set(told))
        or fact.standing != "told"
        or _weighed(question.statement) != _weighed(fact.text)
    ):
        return False
    if noes(question.statement) != noes(fact.text):
        return False
    if any(not any(_alike(one, other) for other in (*told, *fact.referred)) for one in said):
        return False
    against = signs(hit, question)
    if any(against[sign] for sign in ("turned", "another_owner", "other_way", "another_doer")) or any(
        opposed(one, other) for one in said if one not in told for other in told
    ):
        return False
    pair = beside(fact, question)
    if not _same_doer(pair) or not pair.same_deed:
        return False
    return _in_order(said, told) >= IN_ORDER * len(said) and not (wrong_by(known, hit, question) & (VALUES - {"order"}))


def noes(text: str) -> int:
    """How often a text says no."""
    return len(_NO.findall(text))


def _content(text: str) -> list[str]:
    return [token.stem for token in tokens(text) if is_content(token) or token.lower[0].isdigit()]


def _weighed(text: str) -> frozenset[str]:
    """The words that change what a sentence claims."""
    return frozenset(word.lower() for word in _TURNED.findall(text))


def _alike(one: str, other: str) -> bool:
    return one == other or likeness(one, other) >= MET


def _same_doer(pair: StatementBesideFact) -> bool:
    asked, told = pair.said.subject, pair.told.subject
    mine = re.compile(r"^(?:I|my)\b")
    if bool(mine.match(asked)) != bool(mine.match(told)):
        return False
    return any(_alike(one, other) for one in _content(asked) for other in _content(told)) or (
        asked.lower() == told.lower()
    )


def _in_order(said: Sequence[str], told: Sequence[str]) -> int:
    """How many words of the one the other has in the same order."""
    row = [0] * (len(told) + 1)
    for one in said:
        last = row
        row = [0]
        for place, other in enumerate(told):
            row.append(last[place] + 1 if _alike(one, other) else max(last[place + 1], row[place]))
    return row[-1]


def covered(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the question holds nearly all that the fact says, so that a confirmation need not say it again."""
    told = [key for key in _content(fact.text) if key != stem("friday")]
    asked = set(_content(question.text)) | set(_content(question.statement))
    met = sum(any(_alike(key, other) for other in asked) for key in told)
    return met >= 0.6 * len(told)
