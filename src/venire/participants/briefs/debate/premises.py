"""Whoever has a part in a debate has it in the debates on its premises too, each with its own topic."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.law.debating.subject import Subject
from venire.participants.part import FilledAct, Part, PreparedAsk
from venire.proceedings.debate.view import DebateView


@dataclass(frozen=True)
class OnPremises:
    """``make``: the part, given what is debated."""

    subject: Subject
    make: Callable[[Subject], Part]
    _made: dict[str, Part] = field(default_factory=dict[str, Part], compare=False, repr=False)

    def turn(self, ask: Ask, view: Frozen) -> PreparedAsk | FilledAct | None:
        """The turn of whoever knows the subject at hand."""
        within = view.sub if isinstance(view, DebateView) else None
        path, _, key = ask.key.partition("/")
        if isinstance(within, DebateView) and path.startswith("sub"):
            return self._of(within.topic).turn(replace(ask, key=key), within)
        return self._of(self.subject.topic).turn(ask, view)

    def _of(self, topic: str) -> Part:
        if topic not in self._made:
            self._made[topic] = self.make(self.subject.model_copy(update={"topic": topic}))
        return self._made[topic]
