"""What a trial showed of the counsel who was the student in it: its examination did."""

from __future__ import annotations

from venire.exports.tellings.kinds import telling
from venire.host.session import AnySession
from venire.proceedings.trial.debrief import TrialDebrief
from venire.sessions.progress.examination import shown_in_court
from venire.sessions.progress.shown import SessionShown


def shown(session: AnySession) -> SessionShown:
    """As of an examination by itself: the speeches to the jury are not counted."""
    told = telling(session)
    case, end = told.case, told.debrief()
    assert case is not None
    assert isinstance(end, TrialDebrief)
    return shown_in_court(session, case, end.examination)
