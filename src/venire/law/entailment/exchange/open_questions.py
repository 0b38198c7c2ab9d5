"""Whether an answer fills what its question leaves open: "Who signed it?", "The clerk"; and with nothing else.

What the target adds to the question is what the answer has to say. Another word where it should stand ("The second
engineer.") is another answer, even where the target's own word comes up later to be set aside.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from venire.language.answers.stance import manner_of
from venire.language.clauses.stretches import WITNESS, Stretch, Unit, clauses, stretch
from venire.language.comparison.alignment import NEAR, Alignment, align
from venire.language.text.tokens import plain, sentences
from venire.law.entailment.exchange.premises import Premises

_ASKS = {
    "who": r"\bwho(?:m|se)?\b",
    "what": r"\bwhat\b(?! (?:time|hour|day|date|year|month))",
    "when": r"\bwhen\b|\b(?:what|which) (?:time|hour|day|date|year|month)\b",
    "where": r"\bwhere\b",
    "why": r"\bwhy\b|\bwhat (?:made|caused|led)\b|\bfor what reason\b",
    "how": r"\bhow\b(?! (?:many|much|long|far|often|old))",
    "amount": r"\bhow (?:many|much|long|far|often|old)\b",
    "which": r"\bwhich\b(?! (?:time|hour|day|date|year|month))",
}
_ASKED = {name: re.compile(pattern, re.I) for name, pattern in _ASKS.items()}
_SHORT = 5
"""An answer of so few words of meaning names little beside what it was asked for."""


def filled(question: str | None, given: Premises, said: Stretch) -> Mapping[str, float]:
    """Features of what is open; of the answer alone where there is no question."""
    parts = clauses(given.answer)
    own = [align(said, stretch(part), given.witness) for part in parts]
    return {**_open(question, given, said, own), **_spread(said, own), **_withheld(given, said)}


def _open(question: str | None, given: Premises, said: Stretch, own: Sequence[Alignment]) -> Mapping[str, float]:
    if not question or not own:
        return {}
    put = align(said, stretch(question, "context", asked=True), given.witness)
    wanted = {pair.said.place for pair in put.pairs if pair.near < NEAR and pair.said.key != WITNESS}
    rest = stretch(question, "context", asked=True).keys
    strange = [unit for unit in own[0].left if unit.key not in rest]
    last = own[-1]
    return {
        **{f"asks_{name}": float(bool(pattern.search(question))) for name, pattern in _ASKED.items()},
        "open": float(len(wanted)),
        "filled_first": _share(own[0], wanted),
        "filled_last": _share(last, wanted) if len(own) > 1 else -1.0,
        "filled_best": max(_share(one, wanted) for one in own),
        "filled_union": _union(own, wanted),
        "strange_first": float(len(strange)),
        "strange_name_first": float(sum(unit.name for unit in strange)),
        "first_short": float(len(own[0].given.units) <= _SHORT),
        "clauses": float(len(own)),
    }


def _share(one: Alignment, wanted: set[int]) -> float:
    """The share of what is wanted that one clause has; -1 where nothing is."""
    if not wanted:
        return -1.0
    return sum(pair.said.place in wanted and pair.near >= NEAR for pair in one.pairs) / len(wanted)


def _union(own: Sequence[Alignment], wanted: set[int]) -> float:
    if not wanted:
        return -1.0
    found = {pair.said.place for one in own for pair in one.matched} & wanted
    return len(found) / len(wanted)


def _spread(said: Stretch, own: Sequence[Alignment]) -> Mapping[str, float]:
    """How the target's words are strewn over the clauses of the answer, and which are said only under a denial."""
    at: dict[int, set[int]] = {}
    denied = set[int]()
    firm = set[int]()
    for i, one in enumerate(own):
        for pair in one.matched:
            at.setdefault(pair.said.place, set()).add(i)
            (firm if pair.agrees else denied).add(pair.said.place)
    units = [unit for unit in said.units if unit.key != WITNESS]
    return {
        "needed": float(_needed(at, len(own))),
        "only_denied": _weight(units, denied - firm),
        "also_denied": _weight(units, denied & firm),
        "firm": _weight(units, firm),
        "wanting_noun": float(sum(not u.verb and not u.name and u.place not in at for u in units)),
        "last_wanting": float(bool(units) and units[-1].place not in at),
        "first_wanting": float(bool(units) and units[0].place not in at),
    }


def _needed(at: Mapping[int, set[int]], count: int) -> int:
    """How many clauses it takes, greedily, to find all the words that are found."""
    left, used = set(at), 0
    while left:
        best = max(range(count), key=lambda i: sum(i in at[place] for place in left))
        left = {place for place in left if best not in at[place]}
        used += 1
    return used


def _weight(units: Sequence[Unit], places: set[int]) -> float:
    whole = sum(unit.weight for unit in units)
    return sum(unit.weight for unit in units if unit.place in places) / whole if whole else 0.0


def _withheld(given: Premises, said: Stretch) -> Mapping[str, float]:
    """What of the target comes up in sentences that are not sworn to, and whether the answer ends in one."""
    parts = sentences(plain(given.answer))
    manners = [manner_of(part) for part in parts]
    loose = [part for part, manner in zip(parts, manners, strict=True) if manner != "sworn"]
    sworn = [part for part, manner in zip(parts, manners, strict=True) if manner == "sworn"]
    return {
        "loose_share": max((align(said, stretch(part), given.witness).share for part in loose), default=0.0),
        "sworn_share": align(said, stretch(" ".join(sworn)), given.witness).share if loose else -1.0,
        "ends_loose": float(bool(manners) and manners[-1] != "sworn"),
        "begins_loose": float(bool(manners) and manners[0] != "sworn"),
    }
