"""Where a juror stands: which side it argues, and how firmly."""

from __future__ import annotations

from dataclasses import dataclass

from venire.kernel.chance import Chance
from venire.law.api import JurorCard, Side
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.view import JurorView, Room

GREY = (0.4, 0.6)
NEWS = 1
"""Rounds after that of the change in which it is still news."""
EVERY = 2
"""Every so many rounds a contrarian may speak for the side it does not vote for."""
VOTE_SIDE: dict[Vote, Side] = {"guilty": "prosecution", "not_guilty": "defence"}
IN_WORDS: dict[Vote, str] = {"guilty": "guilty", "not_guilty": "not guilty"}


@dataclass(frozen=True, slots=True)
class Stance:
    """What a juror argues this round."""

    side: Side
    grey: bool
    """In two minds: it asks and concedes more than it asserts."""
    vote: Vote
    turned: bool
    """Its vote changed in this round or the last, and it has not said so yet."""


def public_side(room: Room, juror: int, card: JurorCard) -> Side:
    """The side a juror is expected to argue, by what everyone in the room can see: its vote's, save that a contrarian
    speaks for the emptier chair now and then, while it has words left in which to say so openly. One that has lately
    changed its vote does not: it would seem to argue against the vote it has just given."""
    vote = room.votes.get(juror, "not_guilty")
    if card.archetype == "contrarian" and room.guilty != room.not_guilty and _may_cross(room, juror, card):
        return "defence" if room.guilty > room.not_guilty else "prosecution"
    return VOTE_SIDE[vote]


def _may_cross(room: Room, juror: int, card: JurorCard) -> bool:
    openly = range(len(card.idiolect.lines.get("other_side", ())))
    left = any(f"l:{card.id}.other_side.{number}" not in room.spent for number in openly)
    joined = any(flip[1] == juror for flip in room.flips)
    return left and room.round % EVERY == 0 and not joined


def stance(view: JurorView, card: JurorCard, chance: Chance) -> Stance:
    """The stance of the juror whose view this is."""
    vote = view.votes.get(view.me, "not_guilty")
    conviction = view.conviction if view.conviction is not None else (0.7 if vote == "guilty" else 0.3)
    low, high = GREY
    side = public_side(view, view.me, card)
    changed = turned(view, view.me)
    grey = low + 0.04 <= conviction <= high - 0.04 and chance.below(0.6, "grey", view.round, view.me)
    return Stance(
        side=side,
        grey=grey and not changed,
        vote=vote,
        turned=changed,
    )


def turned(room: Room, juror: int) -> bool:
    """Whether a juror has lately changed its vote and not yet said so.

    Who does not get to say it in the round after has said it by its vote: later it would be no news.
    """
    last = next((flip for flip in reversed(room.flips) if flip[1] == juror), None)
    return last is not None and room.round <= last[0] + NEWS and turned_id(juror, last[0]) not in room.spent


def turned_id(juror: int, round_: int) -> str:
    """The mark of a change of vote that its owner has explained."""
    return f"turned:{juror}:{round_}"
