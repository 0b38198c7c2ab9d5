"""What came before what, where a question asks for it: by the hours of two facts, of which each tells one of the two.

"Did the windows blow out before you came?" is not proved by the windows alone. Source: spec/trial.md.
"""

from __future__ import annotations

import re

from venire.language.text.clock import HALF_DAY
from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.entailment.decision import MET, WitnessFinding
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.words.vocabulary import likeness

_SIDE = re.compile(
    r"\b(?P<side>before|after) (?P<mark>(?:I|he|she|it|they|we|the \w+|my \w+|[A-Z]\w+(?: [A-Z]\w+)?) \w.*)$"
)
_EVENT = re.compile(r"\b(?:before|after) (?:the|his|her|my|their) (?P<what>[a-z]+)$")
"""An event by its name: "before the death"."""
_VERB = re.compile(r"[a-z]+")


def in_order(known: Knowledge, question: ParsedQuestion, fact: KnownFact) -> WitnessFinding | None:
    """Yes, or the fact put right, by the hours of this fact and of the one that the clause speaks of; the fact alone
    where no hour tells; None where the question asks for no order, or the fact itself tells it."""
    event = _EVENT.search(question.statement)
    if event and not question.negated and not all(_has(fact, key) for key in content(event["what"])):
        return WitnessFinding("tell", (fact,))
    found = _SIDE.search(question.statement)
    if found is None or re.search(rf"\b{found['side']}\b", fact.text) or question.negated:
        return None
    mark = _marked(known, found["mark"], fact)
    told, other = _minute(fact), _minute(mark) if mark else None
    if told is None or other is None:
        return WitnessFinding("tell", (fact,))
    earlier = (other - told) % HALF_DAY < HALF_DAY // 2 and told != other
    return WitnessFinding("yes" if earlier == (found["side"] == "before") else "correct", (fact,))


def _marked(known: Knowledge, clause: str, fact: KnownFact) -> KnownFact | None:
    """The fact that tells what the clause only names."""
    mine = clause.startswith(("I ", "we "))
    keys = (*content(clause), *(stem(word) for word in _VERB.findall(clause.split(" ", 1)[1])[:1]))
    own = (one for one in known.facts if one is not fact and bool(re.match(r"(?:I|We)\b", one.clause.subject)) == mine)
    return next((one for one in own if one.reading.clocks and all(_has(one, key) for key in keys)), None)


def _has(fact: KnownFact, key: str) -> bool:
    return any(likeness(key, other) >= MET for other in (*fact.keys, *(stem(word) for word in fact.words)))


def _minute(fact: KnownFact) -> int | None:
    return fact.reading.clocks[0].minute if len(fact.reading.clocks) == 1 else None
