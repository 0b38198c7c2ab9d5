"""What sets an answer against a target although the two share most words; each clash from 0 (none) to 1 (plain)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from venire.law.entailment.alignment import Alignment, Pair
from venire.law.entailment.thesaurus import nearness, opposed
from venire.law.entailment.units import WITNESS, Unit
from venire.law.entailment.wordlist import words

ENOUGH = 0.45
"""The share of a target that a stretch must have before the two are held against each other."""
_LIGHT = frozenset(
    words(
        """come came go went get got take took taken make made put have had give gave given do did done keep kept be seem
        turn turned bring brought find found see saw seen look know knew tell told think thought let want need use used
        time day way man people person thing place morning night evening afternoon yesterday today day days own first
        okay right well course fact matter kind sort bit lot number front back side end top"""
    )
)
_ATTEMPTS = words(
    """tri try tries tried trying attempt attempted attempting meant intended intend wanted want hoped hope planned plan
    offered offer threatened promised agreed nearly almost danger supposed cleared learning asked begged refused
    prepared ready about failed unable allowed told ordered would could might may should perhaps maybe possibly
    probably likely apparently if unless whether"""
)
_UNDONE = frozenset(_ATTEMPTS)
_ALL = frozenset(
    words(
        "all every each both everyone everybody everything always whole entirely none nobody nothing never neither no"
    )
)
_SOME = frozenset(
    words(
        "some several few many most half third quarter part partly one hardly scarcely barely something somebody someone sometimes once occasionally"
    )
)
_BUT = frozenset(words("but except save apart"))
_WAYS: Mapping[str, frozenset[str]] = {
    word: frozenset(others.split())
    for word, others in {
        "from": "into to onto toward towards",
        "into": "from out",
        "to": "from",
        "in": "out outside without",
        "inside": "outside out",
        "outside": "inside in within into",
        "within": "outside",
        "out": "in into inside",
        "before": "after since",
        "after": "before until",
        "by": "after",
        "until": "after from",
        "since": "before",
        "during": "before after",
        "above": "below under beneath",
        "below": "above over",
        "over": "under below",
        "under": "over above",
        "behind": "infront before opposite beside",
        "infront": "behind",
        "with": "without",
        "without": "with",
        "on": "off under",
        "off": "on",
        "up": "down",
        "down": "up",
        "for": "against without",
        "against": "for",
        "near": "away far",
    }.items()
}


def swapped_word(beside: Alignment) -> float:
    """Another word stands in the place of one that is said: "the bread" for "the petrol"."""
    if beside.share < ENOUGH:
        return 0.0
    return max((_slot(unit, beside) for unit in beside.wanting), default=0.0) * beside.share


def _slot(wanted: Unit, beside: Alignment) -> float:
    if wanted.text in _LIGHT or wanted.key == WITNESS:
        return 0.0
    rivals = [unit for unit in beside.left if unit.text not in _LIGHT and _alike_place(wanted, unit, beside)]
    return max((1.0 if unit.verb == wanted.verb else 0.5 for unit in rivals), default=0.0)


def _alike_place(wanted: Unit, rival: Unit, beside: Alignment) -> bool:
    """Whether the two stand next to the same neighbour on one side at least."""
    ours, theirs = beside.said.units, beside.given.units
    i, j = ours.index(wanted), theirs.index(rival)
    partner = {id(pair.said): pair.given for pair in beside.matched}
    sides = 0
    for step in (-1, 1):
        mine = ours[i + step] if 0 <= i + step < len(ours) else None
        their = theirs[j + step] if 0 <= j + step < len(theirs) else None
        sides += (mine is None and their is None) or (
            mine is not None and their is not None and partner.get(id(mine)) is their
        )
    return sides >= 1


def opposite_word(beside: Alignment) -> float:
    """An opposite stands where neither side denies it: "open" for "shut"."""
    clashing = [pair for pair in beside.pairs if pair.opposite and not pair.agrees and not _elsewhere(pair, beside)]
    return float(bool(clashing)) * max(beside.share, 0.4) if clashing else 0.0


def _elsewhere(pair: Pair, beside: Alignment) -> bool:
    return any(unit.key == pair.said.key for unit in beside.given.units)


def denial(beside: Alignment) -> float:
    """One of the two denies what the other affirms."""
    if beside.share < ENOUGH:
        return 0.0
    pairs = [pair for pair in beside.matched if not pair.opposite and pair.said.key != WITNESS]
    weight = sum(_heft(pair) for pair in pairs)
    return sum(_heft(pair) for pair in pairs if not pair.agrees) / weight * beside.share if weight else 0.0


def _heft(pair: Pair) -> float:
    return 2.0 if pair.said.verb else 1.0


def undone(beside: Alignment) -> float:
    """What is said to be done was only tried, meant, offered, possible or all but done."""
    if beside.share < ENOUGH:
        return 0.0
    mine, theirs = set(beside.said.row), beside.given.row
    ends = [pair.given.place for pair in beside.matched if pair.given is not None and pair.given.key != WITNESS]
    last = max(ends, default=len(theirs))
    marks = [i for i, word in enumerate(theirs) if word in _UNDONE and word not in mine and i <= last]
    return beside.share if any(_governs(theirs, i) for i in marks) else 0.0


def _governs(row: tuple[str, ...], i: int) -> bool:
    word, after = row[i], row[i + 1] if i + 1 < len(row) else ""
    if word in (
        "about",
        "told",
        "asked",
        "ready",
        "used",
        "want",
        "wanted",
        "supposed",
        "agreed",
        "offered",
        "allowed",
    ):
        return after in ("to", "for", "if") or word in ("offered",)
    if word in ("would", "could", "should", "might", "may"):
        return True
    return True


def quantifier(beside: Alignment) -> float:
    """More is said than is given: all for some, all for all but one, none for not all."""
    if beside.share < ENOUGH:
        return 0.0
    mine, theirs = set(beside.said.row), beside.given.row
    there = set(theirs)
    if not mine & _ALL and not mine & {"only", "alone"}:
        return beside.share if there & {"part", "partly", "hardly", "scarcely", "barely"} - mine else 0.0
    wide = mine & _ALL and (there & _SOME - mine) and not there & _ALL
    apart = mine & _ALL and there & _BUT - mine and not mine & {"only"} and "nobody" not in there
    not_all = any(
        one in ("not", "hardly", "scarcely") and other in _ALL | {"anyone", "any", "anybody"}
        for one, other in zip(theirs, theirs[1:], strict=False)
    ) and not ("not" in mine)
    negative = mine & {"none", "nobody", "nothing", "neither", "never", "no"}
    opposite = (
        negative
        and there
        & {
            "all",
            "each",
            "every",
            "everyone",
            "everybody",
            "everything",
            "both",
            "always",
            "something",
            "somebody",
            "someone",
        }
        - mine
        and not there & {"none", "nobody", "nothing", "neither", "never", "no", "not", "missing"}
    )
    return beside.share if wide or apart or not_all or opposite else 0.0


def somebody_elses(beside: Alignment) -> float:
    """It is said of somebody, and given of what belongs to him: "the driver's brother" for "the driver"."""
    if beside.share < ENOUGH:
        return 0.0
    for pair in beside.matched:
        given = pair.given
        if given is None or pair.said.owner or not given.owner:
            continue
        after = next((unit for unit in beside.given.units if unit.place > given.place), None)
        if after is not None and after.place - given.place <= 2 and after in beside.left:
            return beside.share
    return _co_worker(beside)


def _co_worker(beside: Alignment) -> float:
    row = beside.given.row
    hit = any(
        pair.given is not None
        and pair.given.before[-2:] in (("co", "-"), ("ex", "-"), ("vice", "-"))
        and pair.said.before[-2:] != pair.given.before[-2:]
        for pair in beside.matched
    )
    return beside.share if hit and row else 0.0


def way(beside: Alignment) -> float:
    """The other way: "into" for "from", "before" for "after", "without" for "with"."""
    if beside.share < ENOUGH:
        return 0.0
    return beside.share if any(_crossed(pair) for pair in beside.matched) else 0.0


def _crossed(pair: Pair) -> bool:
    assert pair.given is not None
    mine, theirs = pair.said.before, pair.given.before
    for word in reversed(mine[-2:]):
        if word in _WAYS:
            return any(other in _WAYS[word] for other in theirs[-2:]) and word not in theirs
    return False


def roles(beside: Alignment) -> float:
    """Doer and done-to have changed places, the passive allowed for."""
    if beside.share < 0.6:
        return 0.0
    verbs = [pair for pair in beside.matched if pair.given is not None and pair.said.verb]
    return beside.share if any(_turned(pair, beside) for pair in verbs) else 0.0


def _turned(verb: Pair, beside: Alignment) -> bool:
    assert verb.given is not None
    partner = {pair.said.place: pair.given for pair in beside.matched if pair.given is not None}
    ours = beside.said.units
    at = ours.index(verb.said)
    doer = next(
        (unit for unit in reversed(ours[:at]) if unit.place in partner and not unit.verb and not _by_the_way(unit)),
        None,
    )
    done = next((unit for unit in ours[at + 1 :] if unit.place in partner and not unit.verb), None)
    if doer is None:
        return False
    mine, theirs = passive(verb.said, beside.said.row), passive(verb.given, beside.given.row)
    first = partner[doer.place].place < verb.given.place
    if done is None:
        return False
    second = partner[done.place].place > verb.given.place
    if mine == theirs:
        return not first and not second and partner[done.place].place < verb.given.place
    return first and second if not _has_by(beside, theirs) else first and second


def _by_the_way(unit: Unit) -> bool:
    return bool(unit.before) and unit.before[-1] in ("of", "in", "on", "at", "to", "from", "with")


def _has_by(beside: Alignment, passive_given: bool) -> bool:
    row = beside.given.row if passive_given else beside.said.row
    return "by" in row


def passive(unit: Unit, row: tuple[str, ...]) -> bool:
    """Whether a verb stands in the passive."""
    before = [
        word
        for word in row[max(0, unit.place - 3) : unit.place]
        if word not in ("not", "never", "also", "ever", "just")
    ]
    return (
        bool(before)
        and before[-1] in ("was", "were", "been", "being", "is", "are", "be", "got")
        and not unit.text.endswith("ing")
    )


CLASHES: Mapping[str, Callable[[Alignment], float]] = {
    "swapped_word": swapped_word,
    "opposite_word": opposite_word,
    "denial": denial,
    "undone": undone,
    "quantifier": quantifier,
    "somebody_elses": somebody_elses,
    "way": way,
    "roles": roles,
}


def worst(clash: Callable[[Alignment], float], all_beside: Iterable[Alignment]) -> float:
    """The plainest clash among the stretches that come nearest to what is said."""
    return max((clash(one) for one in nearest(all_beside)), default=0.0)


def nearest(all_beside: Iterable[Alignment]) -> Iterator[Alignment]:
    """The stretches that come nearest to what is said."""
    some = list(all_beside)
    best = max((one.share for one in some), default=0.0)
    return (one for one in some if one.share >= best - 0.1)


_ = (nearness, opposed)
