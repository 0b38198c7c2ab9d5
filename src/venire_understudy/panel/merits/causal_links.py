"""How sound the causal links of an argument are: both ends said or cited, of one matter, and not one and the same."""

from __future__ import annotations

from collections.abc import Sequence

from venire.law.api import Argument, CausalLink, denies
from venire_understudy.panel.lines.line import ArgumentLine, likeness
from venire_understudy.panel.lines.reading import alike
from venire_understudy.panel.merits.debate_heard import DebateHeard

ONE_THING = 0.9
"""Cause and effect so alike are one thing said twice."""
UNHEARD, HEARD = 0.12, 0.4
"""Likeness to what the argument says up to which an end comes out of nowhere, and from which it is there."""
STRANGE, KIN = 0.0, 0.2
"""Likeness of cause to effect up to which they have nothing to do with each other, and from which they have."""
SURE, TOO_SURE = 0.95, 0.8
"""A link claimed to be surer than the first is worth so much of itself: hardly anything always brings about another."""


def validity(argument: Argument, room: DebateHeard) -> tuple[float, ...]:
    """Of each link, 0 to 1, in their order."""
    said = [*room.lines(argument), *room.lined(argument.thesis)]
    said += [line for piece in argument.evidence for line in room.lined(piece.text)]
    return tuple(_sound(link, said, argument.links, room) for link in argument.links)


def _sound(link: CausalLink, said: Sequence[ArgumentLine], links: Sequence[CausalLink], room: DebateHeard) -> float:
    cause, effect = room.lined(link.cause), room.lined(link.effect)
    if not cause or not effect or any(line.unknown for line in (*cause, *effect) if len(line.unknown) > 1):
        return 0.0
    near = likeness(room.row(link.cause), room.row(link.effect))
    if near > ONE_THING or _turned(link, links) or _denied(link, links):
        return 0.1
    ends = (_within(_best(cause, said), UNHEARD, HEARD) + _within(_best(effect, said), UNHEARD, HEARD)) / 2
    kin = _within(near, STRANGE, KIN)
    return round(ends * (0.5 + 0.5 * kin) * (TOO_SURE if link.strength > SURE else 1.0), 4)


def _best(ends: Sequence[ArgumentLine], said: Sequence[ArgumentLine]) -> float:
    return max((alike(one, line) for one in ends for line in said), default=0.0)


def _within(value: float, least: float, most: float) -> float:
    return max(0.0, min(1.0, (value - least) / (most - least)))


def _turned(link: CausalLink, links: Sequence[CausalLink]) -> bool:
    """Whether the argument also has it the other way round."""
    return any(one.cause == link.effect and one.effect == link.cause for one in links)


def _denied(link: CausalLink, links: Sequence[CausalLink]) -> bool:
    """Whether the argument also has the same cause bring about the contrary."""
    return any(one.cause == link.cause and denies(one.effect, link.effect) for one in links if one is not link)
