"""What a witness has sworn not to know: "I do not know whether the window was lit" is no yes and no no to "Was it
lit?".

Source: docs/design/examination.md, "The witness".
"""

from __future__ import annotations

import re

from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.entailment.decision import MET
from venire_understudy.witness.questions.question import ParsedQuestion
from venire_understudy.witness.words.vocabulary import likeness

_SWORN = re.compile(
    r"^I (?:do not|did not|cannot|can not|could not) (?:know|say|tell|remember"
    r"|recall)\b(?: \w+){0,3}? (?:whether|if) (?P<what>.+?)(?:,? because\b.*)?\.?$"
)
_KNOWING = re.compile(
    r"\b(?:do|did|can|could) you (?:know|say|tell|remember|recall|swear)\b|\bare you (?:sure|certain|aware|able)\b",
    re.IGNORECASE,
)
_UNTRUE = re.compile(r"^It (?:is|was) not (?:true|so) that (?P<what>.+?)\.?$")
_SMALL = frozenset(("the", "and", "was", "were", "had", "has", "have", "did", "that", "been", "his", "her"))
_WORD = re.compile(r"[a-z]{3,}")
_ALL = 0.75
"""The share of a question that such a fact must have for the question to be about what is not known."""


def sworn_unknown(known: Knowledge, question: ParsedQuestion) -> KnownFact | None:
    """The fact which says that the witness does not know whether what is put is so; None where no fact does, or where
    the question asks whether it knows."""
    if question.form not in ("polar", "statement") or re.match(
        r"I (?:(?:do|did|can|could|cannot|would) )?(?:not )?(?:know|knew|say|said|tell|told|remember)\b",
        question.statement,
    ):
        return None
    rated = [(_share(found["what"], question), fact) for fact in known.facts if (found := _SWORN.match(fact.text))]
    best = max(rated, key=lambda one: one[0], default=None)
    if best is None or best[0] < _ALL:
        return None
    others = (_words(fact.text, question) for fact in known.facts if not _SWORN.match(fact.text))
    return None if max(others, default=0) > _words(best[1].text, question) else best[1]


def asks_knowing(question: ParsedQuestion) -> bool:
    """Whether it is asked whether the witness knows, and not whether it is so."""
    return _KNOWING.search(question.text) is not None


def is_unknowing(fact: KnownFact, question: ParsedQuestion) -> bool:
    """Whether a fact says only that the witness does not know whether what is put is so; its reason may answer."""
    why = content(fact.text.partition(" because ")[2])
    verb = {question.verb, *question.keys}
    return _SWORN.match(fact.text) is not None and not any(
        key in verb for key in why if key not in content(fact.text.partition(" because ")[0])
    )


def sworn_untrue(known: Knowledge, question: ParsedQuestion) -> KnownFact | None:
    """The fact which says that just what is put was not true."""
    if question.form not in ("polar", "statement") or question.negated:
        return None
    asked = set(_WORD.findall(question.statement.lower())) - _SMALL
    for fact in known.facts:
        found = _UNTRUE.match(fact.text)
        told = set(_WORD.findall(found["what"].lower())) if found else set[str]()
        if len(asked) >= 2 and len(asked & told) >= 0.8 * len(asked):
            return fact
    return None


def _share(what: str, question: ParsedQuestion) -> float:
    """The share of the words of weight of a question that a clause has; 0 where it has none but names."""
    told = content(what)
    heavy = [key for key in question.keys if key not in question.aside]
    if not heavy:
        return 0.0
    met = [key for key in heavy if any(likeness(key, other) >= MET for other in told)]
    return len(met) / len(heavy) if len(met) > 1 or len(heavy) == 1 else 0.0


def _words(text: str, question: ParsedQuestion) -> int:
    """How many of the question's own words a text has."""
    return len(set(_WORD.findall(question.statement.lower())) & set(_WORD.findall(text.lower())))
