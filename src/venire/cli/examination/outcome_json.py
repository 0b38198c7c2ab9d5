"""What ``--json`` prints of a finished examination or trial."""

from __future__ import annotations

from venire.app import Venire
from venire.exports.court.tallies import elicits, objections, scores
from venire.host.session import AnySession
from venire.proceedings.examination.readings.debrief import Debrief
from venire.proceedings.trial.debrief import TrialDebrief
from venire.sessions.prior import called

Outcome = dict[str, object]


def of_examination(venire: Venire, session: AnySession) -> Outcome:
    """Scores, targets, objections. Raises :class:`VenireError` while it goes on."""
    end = venire.ending(session)
    assert isinstance(end, Debrief)
    return _court(venire, session, end)


def of_trial(venire: Venire, session: AnySession) -> Outcome:
    """The same of its examination, and what the jury said. Raises likewise."""
    end = venire.ending(session)
    assert isinstance(end, TrialDebrief)
    return {**_court(venire, session, end.examination), **_jury(end)}


def _court(venire: Venire, session: AnySession, end: Debrief) -> Outcome:
    case = venire.case_of(session)
    return {
        "case": case.id,
        "side": end.player,
        "score": scores(end),
        "elicits": elicits(case, end, called(session)),
        "objections": objections(end),
        "turns": end.questions,
        "errors_on_purpose": {"occasions": end.occasions, "errors": end.errors},
    }


def _jury(end: TrialDebrief) -> Outcome:
    votes = dict(sorted(end.jury.votes.items())) if end.jury else {}
    unsworn = [one.model_dump(mode="json") for one in end.unsworn]
    rounds = end.jury.rounds if end.jury else 0
    return {"verdict": end.verdict or None, "votes": votes, "rounds": rounds, "unsworn": unsworn}
