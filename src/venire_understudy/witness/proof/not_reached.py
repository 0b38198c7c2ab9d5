"""What a fact says was never come to: "before I could look for tracks" is a no to "Did you look for tracks?"."""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import Knowledge, content
from venire_understudy.witness.entailment.decision import MET, WitnessFinding
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.words.vocabulary import likeness

_NEVER_DONE = re.compile(r"\bbefore (?:I|we|he|she|they|it) could (?P<deed>[^,.;]+)", re.IGNORECASE)
_DID = re.compile(r"\bdid\b|\b(?:you|he|she|they)\b.*\bdid(?:n['’]t)?\b", re.IGNORECASE)


def not_reached(known: Knowledge, question: ParsedQuestion) -> WitnessFinding | None:
    """The no to whether it was done, by the fact that says it could not be any more; None where none says so."""
    if question.form not in ("polar", "statement") or question.negated or not _DID.search(question.text):
        return None
    for fact in known.facts:
        found = _NEVER_DONE.search(fact.text)
        deed = content(found["deed"]) if found else ()
        if deed and question.deed and likeness(question.deed, deed[0]) >= MET and _names(question, deed):
            return WitnessFinding("no", (fact,))
    return None


def _names(question: ParsedQuestion, deed: tuple[str, ...]) -> bool:
    """Whether the question names what was not come to."""
    return all(any(likeness(asked, key) >= MET for asked in question.keys) for key in deed[1:])
