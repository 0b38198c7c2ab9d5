"""In a retrial, people's changes of vote are made again where they were made. No seat is asked for them: the door to
one's vote stands open, and nobody walks through it by itself. Source: spec/science.md, 7.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from venire.host.session import AnySession
from venire.kernel.proceeding import Refused
from venire.kernel.record import Event
from venire.proceedings.deliberation.acts import CastVote
from venire.proceedings.deliberation.events import RoundOpened, juror_seat
from venire.proceedings.deliberation.readings.retrial import VoteAtTheDoor


class VotesAgain:
    """The pace of a retrial: after each event, the votes whose place has come."""

    def __init__(self, session: AnySession, votes: Iterable[VoteAtTheDoor]) -> None:
        self._session = session
        self._left = deque(votes)

    async def __call__(self, event: Event) -> None:
        await self.catch_up()

    async def catch_up(self) -> None:
        """Change every vote that was changed by now, in the order of the record."""
        while self._left and self._left[0].due(self._answered(), self._round()):
            await self._change(self._left.popleft())

    async def _change(self, vote: VoteAtTheDoor) -> None:
        seat = juror_seat(vote.juror)
        try:
            await self._session.submit(seat, f"vote/{seat}", CastVote(vote=vote.vote), f"recorded:{vote.seq}")
        except Refused:
            return  # the juror votes so already, or the talk is over: there is nothing to change

    def _answered(self) -> set[str]:
        return {entry.cause.ask for entry in self._session.entries if entry.cause is not None}

    def _round(self) -> int:
        opened = (entry.event.round for entry in self._session.entries if isinstance(entry.event, RoundOpened))
        return max(opened, default=0)
