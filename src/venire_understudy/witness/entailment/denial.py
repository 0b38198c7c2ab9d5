"""What a fact that says no rules out: all that is narrower than what it denies, and what was refused when asked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from venire.language.words.stems import stem
from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.entailment.conflict import beside
from venire_understudy.witness.entailment.decision import WitnessFinding
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import Hit, light
from venire_understudy.witness.words.vocabulary import likeness, stems_of

_MET = 0.6
_VERB = 0.85
PERCEIVING = stems_of(words("see hear notice know tell say remember recall recognise identify make learn read catch"))
_ASKING = stems_of(words("ask want offer order beg invite propose suggest demand request urge"))
_GRANTED = stems_of(words("agree agreed accept obey comply take receive give grant allow permit let"))
"""What the question may say was done with what was asked."""
_REFUSED = re.compile(
    r"\b(?:refused|declined|would not|did not|never did|rejected|turned (?:it|him|her|them) down)\b", re.IGNORECASE
)
_AGREED = re.compile(r"\b(?:agreed|accepted|did so|obeyed|did as)\b", re.IGNORECASE)


def ruled_out(known: Knowledge, question: ParsedQuestion) -> WitnessFinding | None:
    """A fact that denies all that it speaks of, where the question puts that or anything narrower."""
    if question.negated:
        return None
    for fact in _singles(known):
        if fact.denies and fact.standing == "told" and _covers(fact, question):
            return WitnessFinding("no", (fact,))
    return None


def _singles(known: Knowledge) -> Iterator[KnownFact]:
    """The parts of facts that have several, and the facts that have one."""
    divided = {part.place for part in known.atoms}
    yield from known.atoms
    yield from (fact for fact in known.facts if fact.place not in divided)


def _covers(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the question has the doer, the deed and all that the denial is confined to."""
    pair = beside(fact, question)
    verb = pair.told.verb
    if verb in PERCEIVING and not (question.looked or pair.said.verb in PERCEIVING or question.verb in PERCEIVING):
        return False
    if not same_doer(fact, pair.said.subject):
        return False
    asked = set(question.keys) | ({pair.said.verb} - {""})
    confined = [key for key in content(_predicate(fact)) if key not in ("so", "longer")]
    same_verb = verb and any(likeness(key, verb) >= _VERB for key in asked)
    if not same_verb:
        return False
    return all(any(likeness(one, key) >= _MET for one in asked) for key in confined)


def _predicate(fact: KnownFact) -> str:
    clause = fact.clause
    return f"{clause.group} {clause.rest}" if clause.whole else fact.text


def same_doer(fact: KnownFact, subject: str) -> bool:
    """Whether the fact tells of the one who is the subject of a question; "nobody" is everybody."""
    told = fact.clause.subject
    if re.fullmatch(r"(?:nobody|no one|none|nothing)", told, re.IGNORECASE):
        return True
    if subject == "I" or told == "I":
        return subject == told
    keys = content(subject)
    if not keys:
        return bool(re.match(r"(?:he|she|it|they|that|this|there|anyone|anybody|someone)\b", subject, re.IGNORECASE))
    own = frozenset(content(told)) | fact.named | fact.referred
    return all(key in own for key in keys)


def answered(known: Knowledge, question: ParsedQuestion, found: Sequence[Hit]) -> WitnessFinding | None:
    """What was asked for or offered, where the next thing told is that it was refused or agreed to."""
    if question.negated or any(_names_asking(key) for key in question.keys if key not in question.aside):
        return None
    for hit in found[:6]:
        own = hit.fact.keys | hit.fact.referred
        main = [
            key for key in question.keys if key not in question.aside and key not in _GRANTED and key not in light()
        ]
        wanting = [key for key in main if not any(likeness(key, other) >= _MET for other in own)]
        if wanting or hit.share < 0.4 or not hit.direct:
            continue
        if stem(_verb(hit.fact)) in _ASKING and (reply := _reply(known, hit.fact)):
            refused = _REFUSED.search(reply.text) is not None
            return WitnessFinding("no" if refused else "yes", (reply,))
    return None


def _names_asking(key: str) -> bool:
    return key in _ASKING - light()


def _verb(fact: KnownFact) -> str:
    return fact.clause.group.split()[-1].lower() if fact.clause.group else ""


def _reply(known: Knowledge, fact: KnownFact) -> KnownFact | None:
    """The part that follows, where it has little of its own but a yes or a no."""
    row = list(_singles(known))
    row.sort(key=lambda part: part.place)
    last = max((i for i, part in enumerate(row) if part.place == fact.place), default=-1)
    inside = [part for part in row if part.place == fact.place and part.text != fact.text]
    following = [part for part in row[last + 1 : last + 3] if part.place == fact.place + 1]
    for part in (*inside, *following):
        if (_REFUSED.search(part.text) or _AGREED.search(part.text)) and len(content(part.text)) <= 2:
            return part
    return None
