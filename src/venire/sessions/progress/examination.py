"""What an examination showed of the counsel who was the student in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.exports.tellings.kinds import telling
from venire.host.session import AnySession
from venire.law.case_file.case import Case, Side
from venire.law.evidence.grounds import CARDS, Ground
from venire.law.training.scoring import seeks
from venire.proceedings.examination.readings.debrief import Debrief
from venire.proceedings.examination.readings.transcript import Contest
from venire.sessions.prior import called
from venire.sessions.progress.shown import DetectionTally, SessionShown, TargetShare, summed


def shown(session: AnySession) -> SessionShown:
    """Every question that the student might have objected to, and every point that it might have had."""
    told = telling(session)
    case, end = told.case, told.debrief()
    assert case is not None
    assert isinstance(end, Debrief)
    return shown_in_court(session, case, end)


def shown_in_court(session: AnySession, case: Case, end: Debrief) -> SessionShown:
    """What an examination showed, by itself or within a trial: objections, and the points had of each witness."""
    watched = [line.contest for line in end.transcript if line.contest.by == end.player]
    witnesses = {one: _share(case, end, one) for one in called(session)}
    sides = {one.id: one.side for one in case.witnesses}
    own = [share for one, share in witnesses.items() if sides[one] == end.player]
    others = [share for one, share in witnesses.items() if sides[one] != end.player]
    led = end.leading[end.player]
    return SessionShown(
        session=session.id,
        at=session.head.opened_at,
        kind=session.head.kind,
        case=case.id,
        title=case.title,
        overall=_overall(watched),
        grounds=_by_ground(watched),
        phases={"direct": summed(own), "cross": summed(others)},
        witnesses=witnesses,
        led_on_direct=led.direct,
        led_on_cross=led.cross,
    )


def _share(case: Case, end: Debrief, witness: str) -> TargetShare:
    side: Side = next(one for one in case.witnesses if one.id == witness).side
    got = {match.elicit for line in end.transcript if line.by == end.player for match in line.matched}
    wanted = [one for one in case.elicits if one.witness == witness and seeks(one, end.player, side)]
    return TargetShare(
        got=sum(abs(one.weight) for one in wanted if one.id in got), possible=sum(abs(one.weight) for one in wanted)
    )


def _overall(watched: Sequence[Contest]) -> DetectionTally:
    return sum((_heard(one, defective=bool(one.defects)) for one in watched), start=DetectionTally())


def _heard(one: Contest, *, defective: bool) -> DetectionTally:
    rose = one.ground is not None
    if defective:
        return DetectionTally(hits=int(rose), signals=1)
    return DetectionTally(false_alarms=int(rose), noises=1)


def _by_ground(watched: Sequence[Contest]) -> Mapping[Ground, DetectionTally]:
    """For each ground that was at stake or was called; a question counts for the chief thing that was wrong with it."""
    chief: list[Ground | None] = [_chief(one) for one in watched]
    met: list[Ground] = [ground for ground in CARDS if ground in chief or ground in {one.ground for one in watched}]
    found = dict[Ground, DetectionTally]()
    for ground in met:
        found[ground] = sum(
            (_for(ground, main, one) for main, one in zip(chief, watched, strict=True)), start=DetectionTally()
        )
    return found


def _chief(one: Contest) -> Ground | None:
    """What was chiefly wrong with it."""
    return one.on_purpose or (one.defects[0] if one.defects else None)


def _for(ground: Ground, chief: Ground | None, one: Contest) -> DetectionTally:
    if chief == ground:
        return DetectionTally(hits=int(one.ground in one.defects), signals=1)
    return DetectionTally(false_alarms=int(one.ground == ground and ground not in one.defects), noises=1)
