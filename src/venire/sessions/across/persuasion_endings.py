"""Which endings of a persuasion a player has found: read off the records of its own sessions, and so kept as long as
they are. Source: spec/persuasion.md, "Beyond".
"""

from __future__ import annotations

from venire.errors import VenireError
from venire.host.court import Court
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.law.persuasion.endings import Way
from venire.law.persuasion.last_page import Outcome, endings
from venire.law.persuasion.settlement import WANTED
from venire.ports import SessionHead
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.kind import KIND
from venire.proceedings.persuasion.state import State


class FoundEnding(Frozen):
    """An ending, and where it was first found."""

    outcome: Outcome
    way: Way
    text: str
    title: str
    """Of the case."""
    session: str
    times: int = 1


class EndingsFound(Frozen):
    """What a player has found, in the order in which it was, and how many endings it has not; those have no names."""

    found: tuple[FoundEnding, ...] = ()
    left: int


class EndingsBook:
    """Keeps in mind how each settled session ended: a record that is over does not change."""

    def __init__(self, court: Court) -> None:
        self._court = court
        self._read: dict[str, FoundEnding | None] = {}

    async def of(self, owner: str) -> EndingsFound:
        """The endings that this owner has found, of the sessions that it has still."""
        found = dict[tuple[Outcome, Way], FoundEnding]()
        for head in reversed(await self._court.list(owner)):
            one = await self._ending(head) if head.kind == KIND.name else None
            if one is not None:
                first = found.get((one.outcome, one.way))
                found[one.outcome, one.way] = (
                    one if first is None else first.model_copy(update={"times": first.times + 1})
                )
        every = sum(len(ways) for ways in endings().values())
        return EndingsFound(found=tuple(found.values()), left=every - len(found))

    async def _ending(self, head: SessionHead) -> FoundEnding | None:
        """None for one that goes on, that nobody played, or that cannot be read any more."""
        if head.session in self._read:
            return self._read[head.session]
        try:
            session = await self._court.find(head.session)
        except VenireError:
            return None
        came = ending_of(session)
        if came is not None or session.over:
            self._read[head.session] = came
        return came


def ending_of(session: AnySession) -> FoundEnding | None:
    """How a persuasion that a person played ended; None before the settlement."""
    state = session.sitting.state
    if not isinstance(state, State) or state.settled is None or PLAYER not in session.people:
        return None
    came = state.settled
    wanted = came.verdict == WANTED[state.params.side]
    outcome: Outcome = "won" if came.won else "unearned" if wanted else "lost"
    way: Way = next(one for one in endings()[outcome] if one == came.way)
    return FoundEnding(outcome=outcome, way=way, text=came.ending, title=session.head.title, session=session.id)
