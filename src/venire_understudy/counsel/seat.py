"""The understudy in a counsel's seat: from what the seat may see to what it does.

Source: spec/models.md, spec/trial.md.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.advocacy.counsel_file import CounselFile
from venire.law.case_file.case import Case
from venire.proceedings.examination.acts import LetStand, MoveToStrike, Object, PutQuestion, Respond
from venire.proceedings.examination.case_file import Flaws
from venire.proceedings.examination.view import CounselView
from venire_understudy.counsel.objections.motion_to_strike import strike
from venire_understudy.counsel.objections.objection import ObjectingCounsel
from venire_understudy.counsel.objections.response import RespondingCounsel
from venire_understudy.counsel.turn import CounselTurn

_QUOTED = re.compile(r"“([^”]+)”")


@dataclass(frozen=True)
class Counsel:
    """Answers for ``counsel/prosecution`` and ``counsel/defence``. ``flaws``: what it sees to be wrong with a
    question."""

    case: Case
    chance: Chance
    flaws: Flaws

    name = "understudy"

    async def answer(self, ask: Ask, view: Frozen) -> Act:
        """What counsel does. Raises :class:`VenireError` for a view that is no counsel's."""
        if not isinstance(view, CounselView):
            raise VenireError(f"The view of {ask.key!r} is not a counsel's.", "Ask the seat that the agenda names.")
        if PutQuestion in ask.wants:
            return self._asking.act(_reminded(ask, view))
        if Object in ask.wants:
            return self._objecting.act(view)
        if Respond in ask.wants:
            return self._responding.act(view)
        if MoveToStrike in ask.wants:
            return strike(self._brief, view, self.chance)
        return LetStand()

    @cached_property
    def _brief(self) -> CounselFile:
        return CounselFile(self.case)

    @cached_property
    def _asking(self) -> CounselTurn:
        return CounselTurn(self._brief, self.flaws, self.chance.within("asking"))

    @cached_property
    def _objecting(self) -> ObjectingCounsel:
        return ObjectingCounsel(self._brief, self.flaws, self.chance.within("objecting"))

    @cached_property
    def _responding(self) -> RespondingCounsel:
        return RespondingCounsel(self._brief, self.flaws, self.chance.within("responding"))


def _reminded(ask: Ask, view: CounselView) -> CounselView:
    """After a refusal: the question that had been asked before the view's window, counted among those asked."""
    refused = _QUOTED.findall(ask.directive)
    return view.model_copy(update={"asked": (*view.asked, *refused)}) if refused else view
