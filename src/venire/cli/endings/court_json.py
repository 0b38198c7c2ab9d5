"""What ``--json`` prints of a finished examination, trial or drill."""

from __future__ import annotations

from collections.abc import Sequence

from venire.app import Venire
from venire.exports.court.tallies import elicits, objections, scores
from venire.host.session import AnySession
from venire.law.case_file.case import Case
from venire.proceedings.drill.debrief import DrillDebrief
from venire.proceedings.examination.events import WitnessCalled
from venire.proceedings.examination.readings.debrief import Debrief
from venire.proceedings.trial.debrief import TrialDebrief
from venire.sessions.prior import court_entries

Outcome = dict[str, object]


def outcome(venire: Venire, session: AnySession, seconds: float) -> Outcome:
    """One object. Raises :class:`VenireError` while the session goes on."""
    end, told = venire.ending(session), dict[str, object]()
    match end:
        case TrialDebrief():
            told = {**_court(venire.case_of(session), end.examination, called(session)), **_jury(end)}
        case Debrief():
            told = _court(venire.case_of(session), end, called(session))
        case DrillDebrief():
            told = end.model_dump(mode="json")
        case _:
            told = end.model_dump(mode="json")
    return {"session": session.id, "case": venire.case_of(session).id, **told, "seconds": round(seconds, 3)}


def _court(case: Case, end: Debrief, witnesses: Sequence[str]) -> Outcome:
    return {
        "side": end.player,
        "score": scores(end),
        "elicits": elicits(case, end, witnesses),
        "objections": objections(end),
        "turns": end.questions,
        "errors_on_purpose": {"occasions": end.occasions, "errors": end.errors},
    }


def _jury(end: TrialDebrief) -> Outcome:
    votes = dict(sorted(end.jury.votes.items())) if end.jury else {}
    unsworn = [one.model_dump(mode="json") for one in end.unsworn]
    rounds = end.jury.rounds if end.jury else 0
    return {"verdict": end.verdict or None, "votes": votes, "rounds": rounds, "unsworn": unsworn}


def called(session: AnySession) -> Sequence[str]:
    """The witnesses who took the stand."""
    events = [entry.event for entry in court_entries(session)]
    return [event.witness for event in events if isinstance(event, WitnessCalled)]
