"""Which facts a question is about: how much of it each fact has, and what is left over."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from venire.law.entailment.stems import stem
from venire.law.entailment.wordlist import words
from venire.participants.understudy.witness.knowledge import Knowledge, Known
from venire.participants.understudy.witness.question import Question
from venire.participants.understudy.witness.slots import has_slot
from venire.participants.understudy.witness.verbs import is_past_form
from venire.participants.understudy.witness.vocabulary import likeness, listed, stems_of

LIGHT = 0.35
"""What a verb that says little weighs beside a word of content."""
VERB = 0.6
"""What any other verb weighs: a paraphrase changes verbs first."""
CONTEXT = 0.25
"""What the words of the last exchange weigh for a question that leans on them."""
NEAR_MEANING = 0.7
"""What a word is worth whose vector lies near another's."""
_PRONOUNS = frozenset(["i", "he", "she", "it", "they", "we", "who", "that"])

Nearness = Mapping[tuple[str, str], float]
"""(stem asked, stem told) -> how near two words lie by their vectors, where that is near enough to count."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A fact beside a question. ``share``: the weighed part of the question it has, 0 to 1; ``missing``: the stems that
    it has not; ``slot``: whether it has what the question wants."""

    fact: Known
    share: float
    missing: tuple[str, ...]
    verbs: frozenset[str]
    slot: bool
    direct: bool
    """Whether the fact itself, and not only what it leans on, has a word of content that is asked."""
    rank: float = field(default=0.0)

    @property
    def solid(self) -> tuple[str, ...]:
        """What is missing and is no verb that may have been put in another way."""
        return tuple(key for key in self.missing if key not in self.verbs)

    @property
    def heavy(self) -> tuple[str, ...]:
        """What is missing and says something."""
        return tuple(key for key in self.missing if key not in light())


def light() -> frozenset[str]:
    return stems_of(listed("light"))


def verbs_in(statement: str) -> frozenset[str]:
    """The stems that stand where a verb stands."""
    row = re.findall(r"[A-Za-z']+", statement)
    lowers = [word.lower() for word in row]
    found = {lowers[i] for i in range(1, len(row)) if lowers[i - 1] in _PRONOUNS}
    found |= {word for word in lowers if is_past_form(word) or word.endswith("ing")}
    return stems_of(found) | light()


def hits(
    known: Knowledge, question: Question, context: Sequence[str] = (), nearness: Nearness | None = None
) -> list[Hit]:
    """All facts that have something of the question, the best first."""
    found = [_hit(known, fact, question, context, nearness or {}) for fact in known.facts]
    return sorted((hit for hit in found if hit.rank > 0), key=lambda hit: (-hit.rank, hit.fact.place))


def _hit(known: Knowledge, fact: Known, question: Question, context: Sequence[str], nearness: Nearness) -> Hit:
    verbs = verbs_in(question.statement) | {question.verb} | _subject_verb(question)
    weights = {
        key: known.worth(key) * _weight(key, verbs) * _optional(known, key, verbs, question) for key in question.keys
    }
    near: Nearness = nearness if question.form == "wh" else {}
    met = {key: max(fact.meets(key, key in question.names), _near(fact, key, near)) for key in question.keys}
    total = sum(weights.values())
    share = sum(weights[key] * met[key] for key in weights) / total if total else 0.0
    around = [fact.meets(key) for key in context]
    aside = CONTEXT * sum(around) / len(around) if around else 0.0
    slot = question.form != "wh" or has_slot(fact, question)
    missing = tuple(key for key in question.keys if not met[key])
    rank = (
        share + aside + (0.3 if slot and question.form == "wh" else 0.0) + _tie(fact, question)
        if share or aside
        else 0.0
    )
    heavy = [key for key in question.keys if key not in light()]
    direct = not heavy or any(_near(fact, key, near) or any(likeness(key, told) for told in fact.keys) for key in heavy)
    return Hit(fact, share, missing, verbs, slot, direct, rank)


def _subject_verb(question: Question) -> frozenset[str]:
    """The verb right behind "who" or "what": "what lies beneath"."""
    row = question.statement.split()
    return (
        frozenset({stem(row[0].lower())})
        if question.form == "wh" and question.want in ("who", "what") and not question.kind and row
        else frozenset()
    )


def _weight(key: str, verbs: frozenset[str]) -> float:
    if key in light():
        return LIGHT
    return VERB if key in verbs else 1.0


def _optional(known: Knowledge, key: str, verbs: frozenset[str], question: Question) -> float:
    """A question that wants something may put its verb, or the kind of thing it wants, in words of its own."""
    if question.form == "wh" and key in question.aside:
        return 0.4
    if question.form != "wh" or any(likeness(key, other) for other in known.vocabulary):
        return 1.0
    return 0.3 if key in verbs or (question.kind and key == stem(question.kind.lower())) else 1.0


def _near(fact: Known, key: str, nearness: Nearness) -> float:
    return NEAR_MEANING * max((nearness.get((key, told), 0.0) for told in fact.keys), default=0.0)


_REPORTS = stems_of(words("say tell ask shout reply answer warn promise demand call"))


def _tie(fact: Known, question: Question) -> float:
    """Among facts alike, the one whose subject and verb the question names, and the shorter one."""
    subject = {stem(word.lower()) for word in re.findall(r"[A-Za-z]+", fact.clause.subject)}
    own = ("i" in subject) == bool(re.search(r"\bI\b", question.statement))
    verb = stem(fact.clause.group.split()[-1].lower()) if fact.clause.group else ""
    because = question.want == "why" and "because" in fact.words
    none = fact.denies and bool(re.search(r"\b(?:any(?:one|body|thing)?|ever)\b", question.text, re.IGNORECASE))
    mine = any(
        re.search(rf"\bmy (?:own )?{noun}\b", fact.text, re.IGNORECASE)
        for noun in re.findall(r"\bmy (?:own )?(\w+)", question.statement, re.I)
    )
    when = any(one.minute == other.minute for one in question.reading.clocks for other in fact.reading.clocks)
    return (
        0.02 * own
        + 0.3 * none
        + 0.25 * mine
        + 0.25 * when
        + 0.12 * any(likeness(key, verb) for key in question.keys)
        + 0.1 * because
        - 0.001 * len(fact.keys)
    )
