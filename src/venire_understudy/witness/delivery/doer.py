"""Who did it, by more than "he": "The man in oilskins opened the drawer." where the affidavit told of him before.

Source: docs/design/examination.md, "The witness".
"""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact
from venire_understudy.witness.questions.question import ParsedQuestion

_PRONOUN = re.compile(r"(?P<who>He|She)(?P<short>['’]d)? (?=\w)")


def named_doer(known: Knowledge, fact: KnownFact, question: ParsedQuestion, said: str) -> str:
    """What is said, with its doer's name or kind where a question asks who did it and only a pronoun says so."""
    found = _PRONOUN.match(said) if question.want == "who" and question.seeks_doer else None
    doer = _spoken_of(known, fact, found["who"]) if found else ""
    if found is None or not doer:
        return said
    return f"{doer}{' had' if found['short'] else ''} {said[found.end() :]}"


def _spoken_of(known: Knowledge, fact: KnownFact, pronoun: str) -> str:
    """Whom the affidavit told of last before this fact; nobody where the fact itself names its doer."""
    if fact.clause.subject != pronoun:
        return ""
    before = (one.clause.subject for one in reversed(known.facts[: fact.place]))
    told = next((one for one in before if one not in ("He", "She", "I", "It")), "")
    return re.sub(r"^(?:a|an) ", "The ", told, flags=re.IGNORECASE)
