"""What was seen or heard before or after a thing, which the thing itself does not answer."""

from __future__ import annotations

import re

from venire.language.words.stems import stem
from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.entailment.decision import WitnessFinding
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.recall.search import light

_SIDE = re.compile(r"\b(before|after)\b", re.IGNORECASE)


def around(known: Knowledge, question: ParsedQuestion, finding: WitnessFinding) -> WitnessFinding:
    """For "What did you hear before your alarm rang?": not that the alarm rang, but what was heard and is told of in
    one breath with it; nothing known, where the affidavit puts no such thing beside it."""
    if question.want != "what" or finding.outcome != "tell" or not question.verb:
        return finding
    side, mark = _SIDE.search(question.statement), finding.facts[0]
    if side is None or not question.aside or not _only_the_mark(mark, question):
        return finding
    found = [fact for fact in known.facts if _verb(fact) == question.verb and _joined(fact, mark, question)]
    if not found:
        return WitnessFinding("unknown")
    return WitnessFinding("tell", (found[-1] if side[1].lower() == "before" else found[0],))


def _verb(fact: KnownFact) -> str:
    return stem(fact.clause.group.split()[-1].lower()) if fact.clause.group else ""


def _only_the_mark(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether the fact has what the question dates by and neither its doing nor anything else of it."""
    main = [key for key in question.keys if key not in question.aside]
    dated = any(key in fact.keys for key in question.aside if key not in light())
    return dated and _verb(fact) != question.verb and not any(key in fact.keys for key in main)


def _joined(fact: KnownFact, mark: KnownFact, question: ParsedQuestion) -> bool:
    """Whether both facts speak of one thing besides what the question says, by the same doer, and none denies it."""
    if fact.id == mark.id or fact.denies:
        return False
    mine = re.match(r"I\b", question.statement) is None or fact.clause.subject == "I"
    return mine and bool((fact.keys & mark.keys) - set(question.keys) - light())
