"""The debrief of a trial: that of its examination, that of its jury, and what counsel said to it."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.accounts import Accounts, accounts
from venire.kernel.frozen import Frozen
from venire.kernel.record import Entry
from venire.kernel.within import within
from venire.proceedings.deliberation.debrief import Debrief as JuryDebrief
from venire.proceedings.deliberation.debrief import debrief as debrief_jury
from venire.proceedings.examination.debrief import Debrief as CourtDebrief
from venire.proceedings.examination.debrief import debrief as debrief_court
from venire.proceedings.trial import events as ev
from venire.proceedings.trial.rules import State, Trial


class TrialDebrief(Frozen):
    """What is shown when it is over."""

    case: str
    verdict: str
    """Empty where no jury sat."""
    examination: CourtDebrief
    jury: JuryDebrief | None
    heard: tuple[str, ...]
    """Facts and exhibits that reached the jury."""
    accounts: Accounts | None = None
    """What the models took; the whole trial's; None where none was called."""


def debrief(rules: Trial, state: State, entries: Sequence[Entry]) -> TrialDebrief:
    """The debrief of a record that has come to its end. Raises :class:`ValueError` where nobody was examined."""
    told = rules.heard(state)
    sat = within(entries, ev.JURY)
    return TrialDebrief(
        case=rules.case.id,
        verdict=state.verdict,
        examination=debrief_court(rules.case, within(entries, ev.EXAMINATION)),
        jury=debrief_jury(told.as_case(), sat) if sat else None,
        heard=tuple(sorted(told.facts | told.exhibits)),
        accounts=accounts(entries),
    )
