"""A stock line is said where it is true: of the victim, of the room, of the juror who says it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.support.played_deliberation import played
from venire.law.case_file.case import Case
from venire.law.case_file.persona import JurorLine
from venire.library.rosters import default_roster
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.events import Spoke, VoteChanged
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.stance import VOTE_SIDE
from venire_understudy.juror.speech.circumstances import of_the_case

ROSTER = default_roster()
LIBRARY = ShippedCases()
HARMED = {"assault", "exoneration", "murder", "negligence", "robot"}
UNHURT = {"arson", "collision", "fraud"}


@cache
def case(name: str) -> Case:
    return LIBRARY.load(name)


def spoken(name: str, seed: str) -> tuple[Spoke, ...]:
    return tuple(entry.event for entry in played(name, seed) if isinstance(entry.event, Spoke))


def lines(speech: Spoke) -> Iterator[JurorLine]:
    """The juror's own lines in a speech."""
    card = ROSTER.jurors[speech.juror - 1]
    for mark in speech.made_from:
        kind, _, rest = mark.partition(":")
        if kind == "l":
            _, function, number = rest.rsplit(".", 2)
            yield dict[str, tuple[JurorLine, ...]](card.idiolect.lines.items())[function][int(number)]


@pytest.mark.parametrize("name", sorted(HARMED | UNHURT))
def test_what_became_of_the_victim_is_read_from_what_must_be_proved(name: str) -> None:
    assert ("hurt" in of_the_case(case(name))) == (name in HARMED)


def test_nobody_is_mourned_who_was_not_hurt() -> None:
    def mourning(names: set[str]) -> int:
        told = (speech for name in names for seed in range(4) for speech in spoken(name, str(seed)))
        return sum("hurt" in line.when for speech in told for line in lines(speech))

    assert mourning(UNHURT) == 0
    assert mourning({"assault", "murder"}) > 0


def test_a_juror_says_that_it_argued_otherwise_only_where_it_did() -> None:
    told = 0
    for name in ("assault", "murder", "arson"):
        lore = Lore(case(name))
        for seed in range(6):
            votes, put = dict[int, str](), dict[int, set[str | None]]()
            for entry in played(name, str(seed)):
                one = entry.event
                if isinstance(one, VoteChanged):
                    votes[one.juror] = VOTE_SIDE[one.vote]
                if isinstance(one, Spoke):
                    if any("argued" in line.when for line in lines(one)):
                        told += 1
                        assert put.get(one.juror, set()) - {votes[one.juror]}, one.text
                    put.setdefault(one.juror, set()).update(lore.side(claim) for claim in one.claims)
    assert told


def test_the_same_jury_and_dice_do_not_open_every_case_alike() -> None:
    names = sorted(HARMED | UNHURT | {"robbery"})
    for seed in ("0", "1"):
        first = Counter(speech.text.split(". ")[0] for name in names for speech in spoken(name, seed)[:3])
        assert first.most_common(1)[0][1] <= len(names) // 3
