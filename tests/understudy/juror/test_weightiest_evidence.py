"""A jury comes to the evidence that weighs most before it has gone far, and answers what is made of it."""

from __future__ import annotations

from tests.support.played_deliberation import played
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.events import Spoke
from venire_understudy.comprehension.case_lore import Lore

EARLY = 4
SEEDS = 5
LIBRARY = ShippedCases()


def test_what_weighs_most_is_spoken_of_in_the_first_rounds() -> None:
    """Two pieces of three at least; without any wish to come to them it is every second."""
    pieces = missed = 0
    for name in ("arson", "assault", "murder", "negligence"):
        case = LIBRARY.load(name)
        for seed in range(SEEDS):
            told = [entry.event for entry in played(name, str(seed))]
            early = {claim for one in told if isinstance(one, Spoke) and one.round <= EARLY for claim in one.claims}
            pieces += len(Lore(case).weighty)
            missed += sum(not resting & early for resting in Lore(case).weighty)
    assert missed <= pieces / 3


def test_a_piece_weighs_as_the_strongest_claim_that_rests_on_it() -> None:
    lore = Lore(LIBRARY.load("arson"))
    strongest = [max(lore.claims[claim].strength for claim in resting) for resting in lore.weighty]
    assert strongest == sorted(strongest, reverse=True)
