"""The understudy on the bench: from the judge's view to a ruling. Source: spec/trial.md, "Rules of evidence"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.objection import CARDS
from venire.law.objections.setting import Finding, Setting
from venire.proceedings.examination.acts import Rule
from venire.proceedings.examination.view import JudgeView

Flaws = Callable[[Setting], Sequence[Finding]]


@dataclass(frozen=True)
class Judge:
    """Answers for ``judge`` in an examination."""

    chance: Chance
    flaws: Flaws

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """A ruling. Raises :class:`VenireError` for a view that is not the judge's at a ruling."""
        if not isinstance(view, JudgeView) or view.pending is None or view.pending.ground is None:
            raise VenireError(f"Nothing is before the judge at {ask.key!r}.", "Ask the seat that the agenda names.")
        setting = Setting(
            question=view.pending.text,
            phase=view.phase or "direct",
            issues=view.issues,
            established=view.established,
            asked=view.asked,
            direct_topics=view.direct_topics,
        )
        sure = max((one.sure for one in self.flaws(setting) if one.ground == view.pending.ground), default=0.0)
        ruling = "sustained" if sure > 0.5 else "overruled"
        return Rule(ruling=ruling, rule=CARDS[view.pending.ground].rules[0])
