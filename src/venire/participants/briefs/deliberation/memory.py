"""What is remembered of the talk, so that no prompt grows with it: the second layer of memory.

Source: spec/deliberation.md, "Memory, four layers", 2. The record is the only memory there is: this chooses from a
view what a prompt shows of it.

Speeches are let go in blocks, not one by one. A list from which the first falls out with each new one differs from
itself at its very beginning every time, and a provider could keep nothing of it; a list that only grows until it is cut
is a prefix of itself until then.
"""

from __future__ import annotations

from collections.abc import Sequence

from venire.participants.briefs.shortening import SPEECH, shortened
from venire.proceedings.deliberation.view import Said

BLOCK = 4
"""Turns that are let go at once."""
WHOLE = 3
"""Turns that always stay."""
ROOM = 850
"""Characters of speeches; the last :data:`WHOLE` stay even where they are longer."""


def remembered(said: Sequence[Said], window: int) -> tuple[Said, ...]:
    """The last turns: at most ``window`` and what fits :data:`ROOM`, cut at a turn with which a block begins.

    Turns are numbered through the whole deliberation, so that the cut stays where it is while the talk goes on.
    """
    block = max(1, min(BLOCK, window - WHOLE + 1))
    for start in (place for place, speech in enumerate(said) if not place or speech.turn % block == 1 % block):
        kept = said[start:]
        if WHOLE <= len(kept) <= window and sum(len(shortened(speech.text, SPEECH)) for speech in kept) <= ROOM:
            return tuple(kept)
    return tuple(said[-WHOLE:])
