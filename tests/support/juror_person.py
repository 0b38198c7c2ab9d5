"""A person at the jury's table, for tests: takes a side, has a draft made, speaks it as it is, votes."""

from __future__ import annotations

from dataclasses import dataclass

from venire.host.session import AnySession
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.events import juror_seat
from venire.proceedings.deliberation.view import JurorView


@dataclass(frozen=True)
class JurorPerson:
    """Sits in this seat and types these words to the scribe."""

    seat: int
    typed: str

    async def sit(self, session: AnySession) -> None:
        """Answer whatever is asked of the seat, until the session is over."""
        seat = juror_seat(self.seat)
        while not session.over:
            rung = session.changed.next()
            asked = [ask for ask in session.asked_of(seat) if not ask.standing]
            if asked:
                view = session.view(seat)
                assert isinstance(view, JurorView)
                await session.submit(seat, asked[0].key, self._act(asked[0], view), asked[0].key)
            elif not session.over:
                await rung.wait()

    def _act(self, ask: Ask, view: JurorView) -> Act:
        if acts.ChooseSide in ask.wants:
            return acts.ChooseSide(side="defend")
        if view.draft is not None:
            return acts.Speak(**view.draft.model_dump(include=set(acts.Speak.model_fields) - {"made_from"}))
        if acts.TakeStrategy in ask.wants:
            return acts.TakeStrategy(strategy="free_argument", text=self.typed)
        return acts.CastVote(vote="not_guilty")
