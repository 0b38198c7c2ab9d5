"""What the witness did after something, the next thing that it tells of in its order, or before it, where it says so.

An affidavit is told in the order of the day. "What did you do after the injection?" is answered by what has "after the
injection" in it; else by the witness's next deed behind the fact that tells of the injection, where no hour gainsays
it. Pure functions. Source: docs/design/examination.md, "The witness".
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire_understudy.witness.affidavit.knowledge import Knowledge, KnownFact, content
from venire_understudy.witness.recall.search import light
from venire_understudy.witness.words.vocabulary import likeness

_ASKED = re.compile(
    r"^(?:and |so |then |now,? )*what (?P<doing>did you (?:do|see|hear|say|find|notice)(?: (?:next|then|there"
    r"|first))?|happened(?: (?:next|then|to you))?|"
    r"came(?: next)?)(?: (?:right|just|immediately|straight|directly|shortly|soon))?(?: away)? (?P<side>after"
    r"|before|once|when) (?P<mark>[^?]+?)[?. ]*$",
    re.IGNORECASE,
)
_SENSES = {
    "see": "saw|watched|noticed",
    "hear": "heard",
    "say": "said|told|asked|shouted",
    "find": "found",
    "notice": "noticed|saw|heard",
}
_SENSED = re.compile(r"(?:saw|heard|looked|watched|felt|smelled|noticed)\b")
_POINTS = re.compile(r"^(?:that|this|it|then)$|\b(?:that|this|it|so)$", re.IGNORECASE)
"""A mark that only points at what was said: which thing it was is for the talk to tell."""
ENOUGH = 0.6
"""The share of the words of weight of the mark that a fact must have to be it."""
_EARLIER = re.compile(r"^(?:had|have|has)\b")
_STANDING = re.compile(
    r"^(?:am|is|are|was|were|know|knew|own|live|lived|thought|believed|do|does|can|could|did not|never)\b"
)
_LOOKING_BACK = re.compile(
    r"\b(?:that (?:autumn|spring|summer|winter|year)|ever|always|usually|most nights|every (?:week|day|night))\b"
)


def beside(known: Knowledge, text: str) -> tuple[bool, KnownFact | None]:
    """Whether it is asked what came after or before a thing, and the fact that tells it, if the affidavit has one."""
    asked = _ASKED.match(text.strip())
    if asked is None or asked["side"].lower() == "when" or _POINTS.search(asked["mark"]):
        return False, None
    side = "after" if asked["side"].lower() == "once" else asked["side"].lower()
    keys = [key for key in content(asked["mark"]) if key not in light()] or list(content(asked["mark"]))
    if not keys:
        return False, None
    if said := next((fact for fact in known.facts if _dates_itself(fact, side, keys)), None):
        return True, said
    mark = _mark(known.facts, keys)
    if mark is None:
        return True, None
    if side == "before":  # what stands above it in a list need not have been before it
        return True, None
    own = asked["doing"].lower().startswith("did you")
    sense = next((told for verb, told in _SENSES.items() if verb in asked["doing"].lower().split()), "")
    row = [fact for fact in known.facts[mark.place + 1 :][:REACH] if _next(fact, mark, own, sense)]
    deeds = row if sense or not own else [fact for fact in row if not _SENSED.match(fact.clause.group)]
    return True, next(iter(deeds or row), None)


REACH = 3
"""So far down its list a witness looks for what it did next; what stands farther off belongs to another matter."""


def _dates_itself(fact: KnownFact, side: str, keys: Sequence[str]) -> bool:
    """Whether the fact says itself that it was after that: "After the injection I slept"."""
    sides = "before|until|till" if side == "before" else side
    found = re.search(rf"\b(?:{sides}) (?P<mark>[^,.]+)", fact.text, re.IGNORECASE)
    return (
        found is not None and not fact.denies and _share(keys, content(found["mark"])) >= ENOUGH and _does(fact, keys)
    )


def _does(fact: KnownFact, keys: Sequence[str]) -> bool:
    """Whether something is told besides the mark, by the witness or in front of what dates it."""
    head = re.split(r"\b(?:after|before|until|till)\b", f"{fact.clause.group} {fact.clause.rest}")[0]
    return any(not any(likeness(key, other) for other in keys) for key in content(head))


def _mark(facts: Sequence[KnownFact], keys: Sequence[str]) -> KnownFact | None:
    rated = [(_share(keys, fact.keys | fact.referred), -fact.place, fact) for fact in facts if not fact.denies]
    best = max(rated, default=None, key=lambda one: one[:2])
    return best[2] if best and best[0] >= ENOUGH else None


def _share(keys: Sequence[str], told: Sequence[str] | frozenset[str]) -> float:
    return sum(any(likeness(key, other) for other in told) for key in keys) / len(keys)


def _next(fact: KnownFact, mark: KnownFact, own: bool, sense: str) -> bool:
    """Whether a fact is a deed of its own that can have come next."""
    clause = fact.clause
    if fact.denies or not clause.past or fact.standing != "told" or _EARLIER.match(clause.group):
        return False
    if _STANDING.match(clause.group) or _LOOKING_BACK.search(fact.text) or _elsewhen(fact, mark):
        return False
    if own and clause.subject not in ("I", "We"):
        return False
    return not sense or re.match(rf"(?:{sense})\b", clause.group) is not None


def _elsewhen(fact: KnownFact, mark: KnownFact) -> bool:
    """Whether the days or the hours of the two say that it was not then."""
    if mark.reading.days and fact.reading.days and not set(mark.reading.days) & set(fact.reading.days):
        return True
    if not mark.reading.clocks or not fact.reading.clocks:
        return False
    here, there = _minute(mark), _minute(fact)
    return there < here and here - there < HALF


HALF = 12 * 60
"""Hours farther apart than half a day have midnight between them."""


def _minute(fact: KnownFact) -> int:
    return next(iter(fact.reading.clocks)).minute
