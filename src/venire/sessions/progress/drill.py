"""What a drill showed of its student."""

from __future__ import annotations

from venire.exports.tellings.kinds import telling
from venire.host.session import AnySession
from venire.law.evidence.grounds import Ground
from venire.proceedings.drill.debrief import DrillDebrief, GroundTold
from venire.sessions.progress.shown import DetectionTally, SessionShown


def shown(session: AnySession) -> SessionShown:
    """Every call, ground by ground."""
    told = telling(session)
    case, end, head = told.case, told.debrief(), session.head
    assert case is not None
    assert isinstance(end, DrillDebrief)
    grounds: dict[Ground, DetectionTally] = {ground: _counts(one) for ground, one in end.grounds.items()}
    return SessionShown(
        session=session.id,
        at=head.opened_at,
        kind=head.kind,
        case=case.id,
        title=case.title,
        overall=_counts(end.overall),
        grounds=grounds,
    )


def _counts(one: GroundTold) -> DetectionTally:
    return DetectionTally(hits=one.hits, signals=one.signals, false_alarms=one.false_alarms, noises=one.noises)
