"""The understudy speaks to the jury: openings and closings. Source: spec/trial.md, "Flows"."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.api import Case
from venire.proceedings.trial.acts import Address
from venire.proceedings.trial.view import AdvocateView
from venire_understudy.counsel.addresses.closings import closing
from venire_understudy.counsel.addresses.openings import opening


@dataclass(frozen=True)
class Advocate:
    """Answers what a trial itself asks of ``counsel/…``."""

    case: Case
    chance: Chance

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """An address to the jury. Raises :class:`VenireError` for a view that is not counsel's about to speak."""
        if not isinstance(view, AdvocateView):
            raise VenireError(f"The view of {ask.key!r} is not an advocate's.", "Ask the seat that the agenda names.")
        said = opening if view.station == "opening" else closing
        text, claims = said(self.case, view, self._dice.within(view.station, view.me))
        return Address(text=text, claims=claims, made_from=claims)

    @cached_property
    def _dice(self) -> Chance:
        return self.chance.within("advocate")
