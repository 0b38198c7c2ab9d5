"""A persuasion while one talks: say something to a juror, see what is known of votes, call the settlement."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.errors import AgentError, VenireError
from venire.face.live import LiveSession
from venire.face.outcome import Outcome
from venire.kernel.record import Act
from venire.law.persuasion.stance import Vote
from venire.proceedings.persuasion.acts import DeliberateTogether, GoHome, Say, Settle, Visit
from venire.proceedings.persuasion.debrief import PersuasionResult
from venire.proceedings.persuasion.events import PLAYER, Introduced
from venire.proceedings.persuasion.view import PersuasionView


class Talks(LiveSession[PersuasionResult]):
    """The rooms of the jurors, one's own to go from one to the other."""

    @property
    def jurors(self) -> Sequence[Introduced]:
        """Who waits: number, name, and what is known of each before a word is said."""
        return self._seen.jurors

    @property
    def left(self) -> Mapping[int, int]:
        """How often one may still speak to each juror."""
        return self._seen.turns_left

    def votes(self) -> Mapping[str, Vote | None]:
        """Each juror's vote by name: None until the settlement, for nobody knows it before."""
        settled = self._seen.settled
        found: Mapping[int, Vote] = {one.juror: one.vote for one in settled.jurors} if settled else {}
        return {one.name: found.get(one.juror) for one in self.jurors}

    async def chat(self, juror: int | str, text: str, shows: str = "") -> str:
        """Say this to a juror, by number or name, perhaps with a piece of evidence on the table; the answer.

        Raises :class:`venire.errors.VenireError` for what may not be said, or no longer.
        """
        number = self._number(juror)
        if self._seen.talking_to != number:
            await self._do(Visit(juror=number))
        said = len(self._seen.talks.get(number, ()))
        await self._do(Say(text=text, shows=shows))
        await self._turn()
        return next(one.text for one in self._seen.talks[number][said:] if one.by == "juror")

    async def settle(self, together: bool = False) -> Outcome[PersuasionResult]:
        """Call the settlement: they vote, and all is told; ``together``: then they deliberate as they stand."""
        if self._seen.phase == "talking":
            await self._do(Settle())
        if self._seen.phase == "settled":
            await self._do(DeliberateTogether() if together else GoHome())
        return await self.outcome()

    @property
    def _seen(self) -> PersuasionView:
        view = self.view(PLAYER)
        assert isinstance(view, PersuasionView)
        return view

    def _number(self, juror: int | str) -> int:
        called = str(juror).casefold()
        found = [one for one in self.jurors if called in (str(one.juror), one.name.casefold(), one.called.casefold())]
        if not found:
            names = ", ".join(f"{one.juror} {one.name}" for one in self.jurors)
            raise VenireError(f"There is no juror {str(juror)[:40]!r}.", f"There are {names}.")
        return found[0].juror

    async def _do(self, act: Act) -> None:
        await self._turn()
        asks = self.asked_of(PLAYER)
        if not asks:
            raise VenireError("The talks are over.", "Call settle() for how they ended.")
        await self.submit(PLAYER, asks[0], act)

    async def _turn(self) -> None:
        """Until it is the player's turn, or over."""
        while not (self.asked_of(PLAYER) or self.over):
            rung = self.session.changed.next()
            driver = self.venire.court.driver(self.id)
            if driver is not None and driver.state == "suspended":
                raise AgentError("Nobody could answer for the juror.", "See `venire models`.")
            await rung.wait()
