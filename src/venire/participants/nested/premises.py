"""Whoever answers in a debate answers in the debates on its premises too, each made for the subject at hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.debating.subject import Subject
from venire.ports import Participant
from venire.proceedings.debate.view import DebateView


@dataclass(frozen=True)
class InPremises:
    """Unwraps an ask and its view. ``make``: who answers, given what is debated."""

    name: str
    subject: Subject
    make: Callable[[Subject], Participant]
    _made: dict[str, Participant] = field(default_factory=dict[str, Participant], compare=False, repr=False)

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """The act of whoever was made for the topic that is asked of."""
        within = view.sub if isinstance(view, DebateView) else None
        path, _, key = ask.key.partition("/")
        if isinstance(within, DebateView) and path.startswith("sub"):
            return await self._of(within.topic).answer(replace(ask, key=key), within)
        return await self._of(self.subject.topic).answer(ask, view)

    def _of(self, topic: str) -> Participant:
        if topic not in self._made:
            self._made[topic] = self.make(self.subject.model_copy(update={"topic": topic}))
        return self._made[topic]
