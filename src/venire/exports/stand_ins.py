"""Where the understudy spoke in the place of a model: told of what was said aloud, and of nothing else.

Who speaks is as open as the words; who thought, weighed or let a question stand is not. Source: spec/models.md, "Who
speaks": the page shows a small mark.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from venire.host.answering import PERSON
from venire.kernel.minutes import SteppedIn
from venire.kernel.record import Aloud, Entry, Event
from venire.kernel.within import Within

UNDERSTUDY = "understudy"


def stand_in(entries: Sequence[Entry], event: Event) -> str:
    """Who spoke these words of a record where a model failed to; empty where nobody stepped in, or nothing was said.

    ``event``: the very object that an entry holds.
    """
    if not isinstance(event.event if isinstance(event, Within) else event, Aloud):
        return ""
    place = next((at for at in range(len(entries) - 1, -1, -1) if entries[at].event is event), None)
    return "" if place is None else next(_noted_beside(entries, place), "")


def _noted_beside(entries: Sequence[Entry], place: int) -> Iterator[str]:
    """What was noted of the same ask; it was written down in one piece with the words, at one instant."""
    entry = entries[place]
    if entry.cause is None:
        return
    for one in takewhile(lambda one: one.at == entry.at, reversed(entries[:place])):
        note = one.event
        if isinstance(note, SteppedIn) and note.ask == entry.cause.ask and _for_a_model(note):
            yield note.who


def _for_a_model(note: SteppedIn) -> bool:
    return note.who == UNDERSTUDY and note.instead_of != PERSON
