"""What sets an answer against a target although the two share most words; each clash from 0 (none) to 1 (plain)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import pairwise

from venire.language.clauses.stretches import WITNESS, Unit
from venire.language.comparison.alignment import Alignment, WordPair
from venire.language.comparison.closeness import added, hole, loose, replaced
from venire.language.words.word_list import words

ENOUGH = 0.45
"""The share of a target that a stretch must have before the two are held against each other."""
_LIGHT = frozenset(
    words(
        """come came go went get got take took taken make made put have had give gave given do did done keep kept be
        seem turn turned bring brought find found see saw seen look know knew tell told think thought let
        want need use used
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
_UNDONE = frozenset(_ATTEMPTS) | {"thought", "considered", "spoke", "talked"}
_ALL = frozenset(
    words(
        "all every each both everyone everybody everything always whole entirely none nobody nothing never neither no"
    )
)
_SOME = frozenset(
    words(
        "some several few many most half third quarter part partly one hardly scarcely barely something "
        "somebody someone sometimes once occasionally"
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
        "when": "before after",
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
        "of": "away",
        "against": "for",
        "near": "away far",
    }.items()
}


def swapped_word(beside: Alignment) -> float:
    """Another word stands in the place of one that is said: "the bread" for "the petrol"."""
    if beside.share < ENOUGH:
        return 0.0
    found = max((_slot(unit, beside) for unit in beside.wanting), default=0.0)
    return found * min(1.0, (beside.share - 0.3) / 0.4)


def _slot(wanted: Unit, beside: Alignment) -> float:
    if wanted.text in _LIGHT or wanted.key == WITNESS:
        return 0.0
    rivals = [unit for unit in beside.left if unit.text not in _LIGHT]
    return max((_alike_place(wanted, unit, beside) for unit in rivals), default=0.0)


def _alike_place(wanted: Unit, rival: Unit, beside: Alignment) -> float:
    """How far the two stand in the same place: 1 between the same neighbours, 0.5 beside one of them."""
    ours, theirs = beside.said.units, beside.given.units
    i, j = ours.index(wanted), theirs.index(rival)
    partner = {pair.said.place: pair.given for pair in beside.matched}
    sides = 0
    for step in (-1, 1):
        mine = ours[i + step] if 0 <= i + step < len(ours) else None
        their = theirs[j + step] if 0 <= j + step < len(theirs) else None
        if mine is None or their is None:
            sides += mine is None and their is None
        else:
            sides += partner.get(mine.place) is their
    kind = 1.0 if wanted.verb == rival.verb and _small(wanted) == _small(rival) else 0.7
    return kind * (0.0, 0.4, 1.0)[sides]


def _small(unit: Unit) -> str:
    """The preposition before a word, if any."""
    return next((word for word in unit.before if word in _WAYS or word in ("of", "at", "to")), "")


def opposite_word(beside: Alignment) -> float:
    """An opposite stands where neither side denies it: "open" for "shut"."""
    clashing = [
        pair
        for pair in beside.pairs
        if pair.opposite and not pair.agrees and not _elsewhere(pair, beside) and not _to_its_end(pair, beside)
    ]
    return max(beside.share, 0.4) if clashing else 0.0


def _elsewhere(pair: WordPair, beside: Alignment) -> bool:
    return any(unit.key == pair.said.key for unit in beside.given.units)


def _to_its_end(pair: WordPair, beside: Alignment) -> bool:
    """It went on until three: it stopped at three."""
    ends = {"stop", "end", "finish", "ceas"}
    keys = {pair.said.key, pair.given.key} if pair.given is not None else set[str]()
    return bool(keys & ends) and "until" in {*beside.said.row, *beside.given.row}


def denial(beside: Alignment) -> float:
    """One of the two denies what the other affirms: weighed by the verbs and adjectives where there are any."""
    if beside.share < 0.3:
        return 0.0
    if any(pair.opposite and pair.agrees for pair in beside.pairs):
        return 0.0
    pairs = [pair for pair in beside.matched if not pair.opposite and pair.said.key != WITNESS]
    told = [pair for pair in pairs if pair.said.verb] or pairs
    turned = [pair for pair in told if not pair.agrees and not crossed(pair)]
    return len(turned) / len(told) if told else 0.0


def undone(beside: Alignment) -> float:
    """What is said to be done was only tried, meant, offered, possible or all but done."""
    if beside.share < ENOUGH:
        return 0.0
    mine, theirs = set(beside.said.row), beside.given.row
    used = {pair.given.place for pair in beside.matched if pair.given is not None}
    ends = [place for place in used if place < len(theirs)]
    last = max(ends, default=len(theirs))
    marks = [i for i, word in enumerate(theirs) if word in _UNDONE and word not in mine and i <= last and i not in used]
    marks += [i for i in range(len(theirs) - 2) if theirs[i] in _BE and theirs[i + 1 : i + 3] == ("to", "be")]
    return beside.share if any(_governs(theirs, i) for i in marks) else 0.0


def _governs(row: tuple[str, ...], i: int) -> bool:
    word, after = row[i], row[i + 1] if i + 1 < len(row) else ""
    if word in ("thought", "considered", "spoke", "talked"):
        return after in ("of", "about") or after.endswith("ing")
    if word in ("was", "were", "is", "are", "been"):
        return row[i + 1 : i + 3] == ("to", "be")
    if word in _WITH_TO:
        return after in ("to", "for", "if")
    if word in ("could", "would", "should"):
        return after not in ("not", "say", "see", "hear", "smell", "feel", "tell", "swear", "never", "make")
    return after != "not"


_BE = frozenset(("was", "were", "is", "are"))
_WITH_TO = frozenset(
    words(
        "about told asked ready used want wanted supposed agreed allowed ordered refused failed prepared "
        "promised threatened"
    )
)
_NONE = frozenset(words("none nobody nothing neither never"))
_NO = _NONE | frozenset(words("no not without only just all alone hardly"))


def quantifier(beside: Alignment) -> float:
    """More is said than is given: all for some, all for all but one, none for not all, only for one of several."""
    if beside.share < ENOUGH:
        return 0.0
    mine, theirs = set(beside.said.row), beside.given.row
    there = set(theirs)
    checks = (
        mine & _ALL and there & _SOME - mine and not there & _ALL,
        mine & {"all", "everyone", "every", "each", "everything", "both", "nobody"}
        and there & _BUT - mine
        and "nobody" not in there,
        _not_all(theirs) and "not" not in mine,
        mine & _NONE and not there & _NO and not any(not unit.affirmed for unit in beside.given.units),
        mine & {"only", "alone", "sole"} and there & {"several", "others", "another", "many", "among"} - mine,
        "half" in mine and there & {"all", "whole", "entirely", "none"},
        there & {"partly", "part", "hardly", "scarcely", "barely"} - mine and not mine & {"partly", "part"},
        mine & {"only", "alone", "sole"} and not there & (_NO | {"one", "single", "himself", "herself", "myself"}),
        mine & {"both"} and there & {"one", "neither"} and "both" not in there,
    )
    return beside.share if any(checks) else 0.0


def _not_all(row: tuple[str, ...]) -> bool:
    return any(
        one in ("not", "hardly", "scarcely") and other in _ALL | {"anyone", "any", "anybody"}
        for one, other in pairwise(row)
    )


def somebody_elses(beside: Alignment) -> float:
    """It is said of somebody, and given of what belongs to him: "the driver's brother" for "the driver"."""
    if beside.share < ENOUGH:
        return 0.0
    hit = any(_of_another(pair, beside) for pair in beside.matched) or _owners(beside) >= 2 or _co_worker(beside)
    return beside.share if hit else 0.0


def _of_another(pair: WordPair, beside: Alignment) -> bool:
    given = pair.given
    if given is None or not given.owner or beside.given.origin == "scene":
        return False
    after = next((unit for unit in beside.given.units if unit.place > given.place), None)
    if after is None or after.place - given.place > 2 or _deed(after, beside):
        return False
    if _owner(pair.said):
        return after in beside.left and pair.said.owner and not after.before
    return True


def _deed(unit: Unit, beside: Alignment) -> bool:
    """Whether what belongs to somebody is what he does: "the surgeon's operation" for "the surgeon operated"."""
    return any(pair.given == unit and pair.said.verb and not unit.verb for pair in beside.matched)


def _owner(unit: Unit) -> bool:
    return unit.owner or "of" in unit.before or "by" in unit.before


def _owners(beside: Alignment) -> int:
    """How many words own something in one text only: "the girl ... her mother's hand", "the mother ... the girl's"."""
    return sum(
        pair.given is not None and pair.said.owner != pair.given.owner for pair in beside.matched if not pair.opposite
    )


def _co_worker(beside: Alignment) -> bool:
    row, mine = beside.given.row, beside.said.row
    return any(
        pair.given is not None and _prefixed(row, pair.given.place) and not _prefixed(mine, pair.said.place)
        for pair in beside.matched
    )


def _prefixed(row: tuple[str, ...], place: int) -> bool:
    return place >= 2 and row[place - 1] == "-" and row[place - 2] in ("co", "ex", "vice", "step", "sub", "under")


def way(beside: Alignment) -> float:
    """The other way: "into" for "from", "before" for "after", "without" for "with"."""
    if beside.share < ENOUGH:
        return 0.0
    hit = any(
        crossed(pair) and pair.given is not None and pair.said.affirmed == pair.given.affirmed
        for pair in beside.matched
    )
    return beside.share if hit else 0.0


def crossed(pair: WordPair) -> bool:
    """Whether the two stand after opposite small words."""
    if pair.given is None:
        return False
    mine, theirs = _last_way(pair.said), _last_way(pair.given)
    return theirs in _WAYS.get(mine, ())


def _last_way(unit: Unit) -> str:
    ways = [word for word in unit.before if word in _WAYS or word == "away"]
    return "away" if "away" in ways else ways[-1] if ways else ""


def roles(beside: Alignment) -> float:
    """Doer and done-to have changed places, the passive allowed for."""
    if beside.share < 0.6:
        return 0.0
    verbs = [
        pair
        for pair in beside.matched
        if pair.given is not None and pair.said.verb and pair.given.verb and pair.near >= 0.99
    ]
    return beside.share if any(_turned(pair, beside) for pair in verbs[:2]) else 0.0


def _turned(verb: WordPair, beside: Alignment) -> bool:
    assert verb.given is not None
    where = {pair.said.place: pair.given for pair in beside.matched if pair.given is not None}
    ours = beside.said.units
    at = ours.index(verb.said)
    first = next((unit for unit in reversed(ours[:at]) if unit.place in where and _party(unit)), None)
    others = [unit for unit in ours[at + 1 :] if unit.place in where and not unit.verb]
    if first is None:
        return False
    doer = where[first.place]
    mine, theirs = passive(verb.said, beside.said.row), passive(verb.given, beside.given.row)
    led = [
        where[unit.place] for unit in others if where[unit.place].place < verb.given.place and _party(where[unit.place])
    ]
    if mine == theirs:
        rival = any(unit.place < verb.given.place and _party(unit) for unit in beside.left)
        return doer.place > verb.given.place and (bool(led) or (rival and "by" not in doer.before))
    if theirs:
        return doer.place < verb.given.place and _near_subject(doer, verb.given)
    return doer.place < verb.given.place and any("by" in unit.before for unit in others)


def _near_subject(unit: Unit, verb: Unit) -> bool:
    return 0 < verb.place - unit.place <= 4 and _party(unit)


_GOVERNING = frozenset(words("of in on at to from with by for through"))


def _party(unit: Unit) -> bool:
    """Whether a word can be the doer or the done-to: it stands after no preposition."""
    return not unit.verb and _GOVERNING.isdisjoint(unit.before)


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
    "hole": hole,
    "replaced": replaced,
    "loose": loose,
    "added": added,
}


SINGLE = ("answer", "joined")
"""The stretches that hold together; the whole of an answer, or a question laid open, may mix several things."""


def worst(clash: Callable[[Alignment], float], all_beside: Iterable[Alignment]) -> float:
    """The plainest clash among the stretches that come nearest to what is said."""
    return max((clash(one) for one in nearest(all_beside)), default=0.0)


def nearest(all_beside: Iterable[Alignment]) -> Iterator[Alignment]:
    """The stretches that come nearest to what is said."""
    some = [one for one in all_beside if one.given.origin in SINGLE]
    best = max((one.share for one in some), default=0.0)
    return (one for one in some if one.share >= best - 0.1)
