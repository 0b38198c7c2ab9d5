"""Who may use what this round. Speakers of one round do not hear each other, so the claims are dealt out among them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.api import MODIFIERS, Archetype, Claim, JurorCard
from venire.proceedings.deliberation.view import Room
from venire_understudy.comprehension.case_lore import Lore
from venire_understudy.comprehension.stance import NEWS, VOTE_SIDE, public_side, turned


@dataclass(frozen=True, slots=True)
class DealtClaims:
    """The claims a juror may put this round, and those it may grant. No two hands of a round share a card."""

    put: frozenset[str]
    grant: frozenset[str]


def deal(lore: Lore, room: Room, me: int, cards: Mapping[int, JurorCard], chance: Chance) -> DealtClaims:
    """My hand. It follows from what everyone can see, so every speaker of the round finds the same deal."""
    speakers = room.speakers if me in room.speakers else (*room.speakers, me)
    lots = chance.within("deal", room.round)
    takers = {claim.id: _taker(room, claim, speakers, cards, lots) for claim in lore.case.claims}
    grants = {claim.id: lots.pick(speakers, "grant", claim.id) for claim in lore.case.claims}
    return DealtClaims(
        put=frozenset(claim for claim, taker in takers.items() if taker == me),
        grant=frozenset(claim for claim, taker in grants.items() if taker == me),
    )


def _taker(room: Room, claim: Claim, speakers: tuple[int, ...], cards: Mapping[int, JurorCard], lots: Chance) -> int:
    """Whoever the claim suits best, by lot among equals: of its side if there is one. What was put in the last round is
    kept for those who have turned on it."""
    moved = [juror for juror in speakers if turned(room, juror) and VOTE_SIDE[room.votes[juror]] == claim.side]
    if moved and any(claim.id in said.claims for said in room.said if said.round >= room.round - NEWS):
        return lots.pick(moved, "moved", claim.id)
    sided = [juror for juror in speakers if public_side(room, juror, cards[juror]) == claim.side]
    weights = [0.2 + taste(cards[juror].archetype, claim) ** 2 for juror in sided or speakers]
    return lots.weighted(sided or speakers, weights, "put", claim.id)


def taste(archetype: Archetype, claim: Claim) -> float:
    """How well the kinds of argument a claim can be put as suit an archetype, about .4 to 1.5."""
    return max(MODIFIERS[archetype][kind] for kind in claim.types)
