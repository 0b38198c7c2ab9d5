"""The jury of a trial: its room, and its own debrief."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from venire.exports.tellings.kinds import telling
from venire.exports.transcript import Names
from venire.kernel.record import Entry
from venire.kernel.within import within
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.proceedings.trial.debrief import TrialDebrief
from venire.proceedings.trial.events import JURY
from venire.web.accounts.office import told_from_bench
from venire.web.deliberation.debrief_page import told
from venire.web.examination.page import jury_parts, trial_of
from venire.web.render import page
from venire.web.strings import say
from venire.web.trouble import Trouble, trouble
from venire.web.visit import House, Visiting

router = APIRouter(include_in_schema=False)


@router.get("/sessions/{session}/jury")
def jury(request: Request, visit: Visiting) -> HTMLResponse:
    """The jury room of a trial. Raises a 404 where none sits, or not yet."""
    return page(request, "deliberation/session.html", **jury_parts(visit))


@router.get("/sessions/{session}/jury/debrief")
async def jury_debrief(request: Request, house: House, visit: Visiting) -> HTMLResponse:
    """The debrief of a trial's jury: who moved whom. Raises a 404 where none sat, and a 409 while it goes on."""
    rules, state = trial_of(visit)
    if not visit.session.over:
        raise Trouble(409, telling(visit.session).pending, say("errors.not_over_court_remedy"))
    end = house.ending(visit.session)
    if not isinstance(end, TrialDebrief) or end.jury is None:
        raise trouble(404, "jury_not_out")
    await told_from_bench(request, visit, "debrief")
    jury = rules.jury(state)
    reader = JuryRead(jury.case, rules.roster, within(visit.session.entries, JURY))
    parts: dict[str, Any] = {
        "mine": visit.mine,
        "me": None,
        "only_case": True,
        "opened": None,
        "other_side": "",
        "trial": True,
        "alerts": (),
    }
    parts |= told(reader, end.jury)
    return page(request, "deliberation/debrief.html", session=visit.session.id, **parts)


@dataclass(frozen=True, slots=True)
class JuryRead:
    """A :class:`venire.web.deliberation.debrief_page.DebriefPage` of the jury of a trial."""

    case: Case
    roster: Roster
    sat: Sequence[Entry]

    @property
    def names(self) -> Names:
        return Names(self.roster, self.case)

    def entries(self) -> Sequence[Entry]:
        return self.sat
