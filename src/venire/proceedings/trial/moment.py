"""Where in a trial a record stands, in a reader's words: "the cross of Walter Tull, after question 12", "round 2"."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.record import Entry
from venire.kernel.within import within
from venire.proceedings.deliberation.readings.moment import moment as jury_moment
from venire.proceedings.examination.readings.moment import moment as court_moment
from venire.proceedings.trial import events as ev
from venire.proceedings.trial.rules import TrialRules


def moment(rules: TrialRules, entries: Sequence[Entry]) -> str:
    """The part that is on, and how far it has come."""
    if within(entries, ev.JURY):
        return jury_moment(rules.roster, within(entries, ev.JURY))
    spoken = [entry.event.station for entry in entries if isinstance(entry.event, ev.Addressed)]
    if "closing" in spoken:
        return "the closings"
    court = within(entries, ev.EXAMINATION)
    return court_moment(rules.case, court) if court else "the openings"
