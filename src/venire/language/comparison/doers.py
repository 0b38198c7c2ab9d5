"""Who did what to whom: the doer and the done-to of a target looked for on either side of its verb in an answer.

"The farmer lent it to me" has the places of "I lent it to the farmer" exchanged; "it was lent him by me" has not, nor
has "he borrowed it from me", whose verb tells of the same deed from the other side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from venire.language.clauses.stretches import WITNESS, Unit
from venire.language.comparison.alignment import NEAR, Alignment
from venire.language.comparison.clashes import passive
from venire.language.words.stems import stem
from venire.language.words.word_list import words

_CONVERSE_LINES = """
lend borrow|lent borrow|sell buy|sold bought|give receive|gave received|give get|gave got|tell hear|told heard
tell learn|told learnt|send receive|sent received|teach learn|taught learnt|pay receive|paid received|hand take
handed took|employ work|rent let|lead follow|led followed|precede follow|beat lose|beat lost|win lose|won lost
own belong|owned belonged|owe due|show see|showed saw|frighten fear|frightened feared|please like|pleased liked
charge pay|charged paid|serve eat|issue receive|supply get|supplied got|inherit leave|inherited left|ask answer
exceed trail|contain lie|cause result|caused resulted|export import|grant obtain|granted obtained|win lose
"""
_HE = frozenset(words("he she they it who that which him her them"))
_REACH = 6
"""How many words from its verb a doer or done-to may stand."""


def _converses() -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for pair in _CONVERSE_LINES.replace("\n", "|").strip("|").split("|"):
        one, other = map(stem, pair.split())
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return {one: frozenset(others) for one, others in found.items()}


_CONVERSES = _converses()


def doers(near: Alignment | None) -> Mapping[str, float]:
    """How doer and done-to stand beside one stretch: 1 there, -1 in each other's place, -0.5 somebody else's, 0 where
    only a pronoun or nothing can be told. Empty without a common verb."""
    if near is None:
        return {}
    found = next(_verbs(near), None)
    if found is None:
        return {"verb_shared": 0.0}
    said, given, converse = found
    mine = _sides(said, near.said.units)
    theirs = _sides(given, near.given.units)
    turned = (passive(said, near.said.row) != passive(given, near.given.row)) != converse
    fore, aft = reversed(theirs) if turned else theirs
    return {
        "verb_shared": 1.0,
        "verb_converse": float(converse),
        "verb_turned": float(turned),
        "doer": _stands(mine[0], fore, aft, near),
        "done_to": _stands(mine[1], aft, fore, near),
        "doer_pronoun": float(not theirs[0] and bool(set(near.given.row[: given.place]) & _HE)),
        "doer_i": float(any(unit.key == WITNESS for unit in theirs[0])),
    }


def _verbs(near: Alignment) -> Iterator[tuple[Unit, Unit, bool]]:
    """The target's verbs with what answers to them there; the third says that it is told from the other side."""
    for pair in near.pairs:
        if not pair.said.verb:
            continue
        other = next((u for u in near.given.units if u.key in _CONVERSES.get(pair.said.key, ())), None)
        if pair.given is not None and pair.near >= NEAR and not (pair.opposite and other is not None):
            yield pair.said, pair.given, False
        elif other is not None:
            yield pair.said, other, True


def _sides(verb: Unit, units: Sequence[Unit]) -> tuple[list[Unit], list[Unit]]:
    """What stands before a verb and after it, near by."""
    fore = [u for u in units if not u.verb and 0 < verb.place - u.place <= _REACH]
    aft = [u for u in units if not u.verb and 0 < u.place - verb.place <= _REACH]
    return fore, aft


def _stands(wanted: Sequence[Unit], right: Sequence[Unit], wrong: Sequence[Unit], near: Alignment) -> float:
    like = {p.said.place: p.given.place for p in near.matched if p.given is not None}
    places = {like[u.place] for u in wanted if u.place in like}
    if not wanted:
        return 0.0
    if places & {u.place for u in right}:
        return 1.0
    if places & {u.place for u in wrong}:
        return -1.0
    rivals = [u for u in right if u.place not in like.values()]
    return -0.5 if rivals else 0.0
