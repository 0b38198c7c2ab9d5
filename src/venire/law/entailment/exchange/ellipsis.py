"""What an elliptical answer makes of its question: "Oh but I did", "Nobody had", "To all comers, yes".

Told by the question's own denial and the answer's, so that "I did not" to "You never read it?" leaves it unread, and so
that whatever was put can be held against a target even where the answer only says its words over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from venire.language.clauses.stretches import WITNESS, Stretch, clauses, stretch
from venire.language.comparison.alignment import NEAR, align
from venire.language.comparison.parity import turns
from venire.language.questions.yes_no import proposition
from venire.law.entailment.exchange.premises import Premises

_AUX = r"(?:did|do|does|was|were|am|is|are|had|have|has|could|can|would|will|should|must|'d|'m)"
_WHO = r"(?:i|he|she|it|they|we|there|that|this|you|nobody|no one|everyone|everybody|both|all|neither|none|one)"
_END = r"(?=\s*(?:[,.;:!?-]|sir|indeed|alone|myself|himself|herself|too|and |but |$))"
_SHORT = re.compile(
    rf"(?:^|[,.;:] |\bbut |\byes,? |\bno,? |\boh,? )\W*(?P<who>{_WHO})"
    r"(?: (?:certainly|most certainly|indeed|still|only))?"
    rf" {_AUX}(?P<neg>n't| not| never)?{_END}",
    re.I,
)
_NAMED = re.compile(
    r"^\W*(?P<who>[\w'. -]{2,40}?) (?:did|was|were|had|has|is|does|could|would)(?P<neg>n't| not| never)?(?=[.,;]|$)",
    re.I,
)
_NONE = re.compile(r"\b(?:nobody|no one|neither|none|nothing)\b", re.I)
_FIRST = 60
"""Where in an answer, in characters, an elliptical reply to the question may stand."""


def answered(question: str | None, given: Premises, said: Stretch) -> Mapping[str, float]:
    """Features of the reply as a reply; none without a question."""
    if not question:
        return {}
    claim = proposition(question)
    put = stretch(claim.text if claim else question, "joined", asked=True)
    beside = align(said, put, given.witness)
    sign = reply(given.answer)
    parity = (turns(said.row) + turns(put.row) + sum(pair.opposite for pair in beside.pairs)) % 2
    negative = bool(claim and claim.negative)
    head = stretch(next(iter(clauses(given.answer)), given.answer))
    return {
        "reply": sign,
        "reply_agrees": sign * (-1.0 if (parity == 1) != negative else 1.0) if claim else 0.0,
        "put_negative": float(negative),
        "put_odd_core": float((parity == 1) != negative),
        "echo": _echo(head, put),
        "two_ways": float(" or " in question),
        **_named(given, said),
    }


def reply(answer: str) -> float:
    """1 for a short affirmation ("I did"), -1 for a short denial ("She wasn't", "Nobody had"), 0 for neither."""
    match = _SHORT.search(answer.replace("’", "'")[:_FIRST])
    if match is None:
        return 0.0
    return -1.0 if match["neg"] or _NONE.match(match["who"]) else 1.0


def _echo(head: Stretch, put: Stretch) -> float:
    """The share of the reply's first clause that says words of the question over; -1 where it has no words."""
    own = [unit for unit in head.units if unit.key != WITNESS]
    if not own:
        return -1.0
    return sum(pair.near >= NEAR for pair in align(head, put).pairs if pair.said.key != WITNESS) / len(own)


def _named(given: Premises, said: Stretch) -> Mapping[str, float]:
    """ "Nurse Adebayo did." names who did it: 1 where the target names the same, -1 where another."""
    match = _NAMED.match(given.answer.replace("’", "'"))
    named = stretch(match["who"]) if match else None
    if match is None or named is None or not named.units:
        return {"named": 0.0}
    same = all(pair.near >= NEAR for pair in align(named, said, given.witness).pairs)
    return {"named": (1.0 if same else -1.0) * (-1.0 if match["neg"] else 1.0), "named_other": float(not same)}
