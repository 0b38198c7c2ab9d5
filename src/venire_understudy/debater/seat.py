"""The understudy in a debater's seat. Source: spec/debate.md."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.api import Side, Subject, other
from venire.proceedings.debate.acts import Argue, Pass
from venire.proceedings.debate.view import DebaterView
from venire_understudy.debater.on_case import OnCase
from venire_understudy.debater.on_sources import OnSources

LACKS = (
    "I have nothing to argue from. Give this debate sources, or a case, or seat somebody who knows the matter: a "
    "language model, or a person."
)


@dataclass(frozen=True)
class DebaterUnderstudy:
    """Answers for ``debater/n``: from the map of a case, from the sources of a topic, else with what it lacks."""

    subject: Subject
    chance: Chance

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """An argument, or a turn passed with the reason. Raises :class:`VenireError` for a view not a debater's."""
        if not isinstance(view, DebaterView):
            raise VenireError(f"The view of {ask.key!r} is not a debater's.", "Ask the seat that the agenda names.")
        if self.subject.case is not None:
            return self._on_case(view)
        return self._sources.turn(view) if self.subject.sources else Pass(why=LACKS)

    def _on_case(self, view: DebaterView) -> Argue | Pass:
        stance = view.me.stance
        if stance == "own" or self._case is None:
            return Pass(why="On a case I can argue for the charge or against it. I was told neither.")
        premise = self._case.premise(view.topic)
        held: Side = premise.side if premise else "prosecution"
        return self._case.turn(view, held if stance == "for" else other(held))

    @cached_property
    def _case(self) -> OnCase | None:
        return OnCase(self.subject.case, self.chance) if self.subject.case else None

    @cached_property
    def _sources(self) -> OnSources:
        return OnSources(self.subject, self.chance)
