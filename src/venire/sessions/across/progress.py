"""How a student's advocacy comes along over many sessions: what each one showed, folded ground by ground and phase by
phase, and what to do next. Source: spec/trial.md, "Debrief" (across sessions)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from venire.exports.tellings.kinds import telling
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Case, Side
from venire.law.evidence.grounds import CARDS, Ground
from venire.law.training.difficulty import Difficulty, Level, suggested
from venire.law.training.scoring import seeks
from venire.law.training.signal_detection import Detection
from venire.proceedings.drill.debrief import DrillDebrief, GroundTold
from venire.proceedings.examination.events import WitnessCalled
from venire.proceedings.examination.readings.debrief import Debrief
from venire.proceedings.examination.readings.transcript import Contest
from venire.proceedings.trial.debrief import TrialDebrief
from venire.sessions.prior import court_entries

Asking = Literal["direct", "cross"]
RECENT = 3
"""Sessions that the level is taken from."""
WELL = 0.9
"""The share spotted from which a ground is known."""
FEW = 3
"""Questions with a defect below which nothing is said of a ground."""


class DetectionTally(Frozen):
    """How often something was objected to: rightly (``hits`` of ``signals``) and wrongly (``false_alarms`` of
    ``noises``)."""

    hits: int = 0
    signals: int = 0
    false_alarms: int = 0
    noises: int = 0

    def __add__(self, other: DetectionTally) -> DetectionTally:
        return DetectionTally(
            hits=self.hits + other.hits,
            signals=self.signals + other.signals,
            false_alarms=self.false_alarms + other.false_alarms,
            noises=self.noises + other.noises,
        )

    @property
    def detection(self) -> Detection:
        return Detection(self.hits, self.signals, self.false_alarms, self.noises)


class TargetShare(Frozen):
    """Points had, of points that were to be had."""

    got: int = 0
    possible: int = 0

    def __add__(self, other: TargetShare) -> TargetShare:
        return TargetShare(got=self.got + other.got, possible=self.possible + other.possible)

    @property
    def value(self) -> float | None:
        return self.got / self.possible if self.possible else None


class SessionShown(Frozen):
    """What one session showed."""

    session: str
    at: str
    kind: str
    case: str
    title: str
    overall: DetectionTally
    grounds: Mapping[Ground, DetectionTally]
    phases: Mapping[Asking, TargetShare] = {}
    witnesses: Mapping[str, TargetShare] = {}
    led_on_direct: float | None = None
    led_on_cross: float | None = None


class Skill(Frozen):
    """A ground over all sessions."""

    heard: DetectionTally
    d_prime: float | None
    history: tuple[float, ...]
    """The share spotted, session by session, where it came up; oldest first."""


class Progress(Frozen):
    """Everything that ``venire progress`` tells."""

    sessions: tuple[SessionShown, ...]
    """Oldest first."""
    overall: Skill
    grounds: Mapping[Ground, Skill]
    phases: Mapping[Asking, tuple[float, ...]]
    """The share of points had, session by session."""
    level: Level
    difficulty: Difficulty
    next: tuple[tuple[str, str], ...]
    """(why, command)."""


def sat(session: AnySession) -> SessionShown:
    """What a finished examination, trial or drill showed of whoever was the student in it."""
    told = telling(session)
    case, end = told.case, told.debrief()
    match end:
        case TrialDebrief() if case:
            return _court(case, session, end.examination)
        case Debrief() if case:
            return _court(case, session, end)
        case DrillDebrief() if case:
            return _drill(case, session, end)
        case _:
            raise ValueError(f"a {session.kind.name} practises no advocacy")


def _drill(case: Case, session: AnySession, end: DrillDebrief) -> SessionShown:
    grounds: dict[Ground, DetectionTally] = {ground: _counts(one) for ground, one in end.grounds.items()}
    head = session.head
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


def _court(case: Case, session: AnySession, end: Debrief) -> SessionShown:
    watched = [line.contest for line in end.transcript if line.contest.by == end.player]
    called = [entry.event.witness for entry in court_entries(session) if isinstance(entry.event, WitnessCalled)]
    witnesses = {one: _share(case, end, one) for one in called}
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
        phases={"direct": _sum(own), "cross": _sum(others)},
        witnesses=witnesses,
        led_on_direct=led.direct,
        led_on_cross=led.cross,
    )


def _sum(shares: Iterable[TargetShare]) -> TargetShare:
    return sum(shares, start=TargetShare())


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


def progress(sessions: Sequence[SessionShown], cases: Mapping[str, Case]) -> Progress:
    """The fold of what was shown; ``sessions`` oldest first, ``cases`` by id."""
    grounds = dict[Ground, Skill]()
    for ground in CARDS:
        heard = [one.grounds[ground] for one in sessions if ground in one.grounds]
        if heard:
            grounds[ground] = _skill(heard)
    level = _level(sessions)
    difficulty = suggested(level)
    return Progress(
        sessions=tuple(sessions),
        overall=_skill([one.overall for one in sessions]),
        grounds=grounds,
        phases={phase: _history(phase, sessions) for phase in ("direct", "cross")},
        level=level,
        difficulty=difficulty,
        next=tuple(_next(sessions, grounds, difficulty, cases)),
    )


def _skill(heard: Sequence[DetectionTally]) -> Skill:
    whole = sum(heard, start=DetectionTally())
    shares = tuple(one.hits / one.signals for one in heard if one.signals)
    return Skill(heard=whole, d_prime=whole.detection.d_prime if whole.detection.telling else None, history=shares)


def _history(phase: Asking, sessions: Sequence[SessionShown]) -> tuple[float, ...]:
    values = [one.phases[phase].value for one in sessions if phase in one.phases]
    return tuple(value for value in values if value is not None)


def _level(sessions: Sequence[SessionShown]) -> Level:
    recent = sessions[-RECENT:]
    heard = sum((one.overall for one in recent), start=DetectionTally()).detection
    asked = _sum(share for one in recent for share in one.phases.values())
    return Level(spotted=heard.hit_rate, alarms=heard.false_alarm_rate, brought_out=asked.value)


def _next(
    sessions: Sequence[SessionShown], grounds: Mapping[Ground, Skill], difficulty: Difficulty, cases: Mapping[str, Case]
) -> Iterable[tuple[str, str]]:
    weak = weakest(grounds)
    if weak:
        told = " and ".join(CARDS[ground].label.lower() for ground in weak)
        yield f"Drill {told}", f"venire play drill {' '.join(f'--ground {ground}' for ground in weak)}"
    target = _witness(sessions, cases)
    rate = f"--error-rate {difficulty.error_rate:g}"
    if target is None:
        yield "Examine your first witness, with advice", "venire play examine --coach"
        return
    case, witness, why = target
    name = next(one.name for one in cases[case].witnesses if one.id == witness)
    yield f"{why} {name}", f"venire play examine --case {case} --witness {witness} {rate}"
    setting = f"witness.{witness}.cooperativeness={difficulty.cooperativeness}"
    yield f"with a {difficulty.cooperativeness} witness", f"venire agents set {setting}"


def weakest(grounds: Mapping[Ground, Skill], most: int = 2) -> Sequence[Ground]:
    """The grounds that most want practice: those heard least of what came up."""
    known: list[tuple[float, Ground]] = [
        (one.heard.hits / one.heard.signals, ground) for ground, one in grounds.items() if one.heard.signals >= FEW
    ]
    return [ground for share, ground in sorted(known)[:most] if share < WELL]


def _witness(sessions: Sequence[SessionShown], cases: Mapping[str, Case]) -> tuple[str, str, str] | None:
    """(case, witness, why): somebody not examined yet in the last case, else the one most was left with."""
    held = [one for one in sessions if one.witnesses and one.case in cases]
    if not held:
        return None
    case = cases[held[-1].case]
    best = dict[str, float]()
    for one in held:
        if one.case == case.id:
            for witness, share in one.witnesses.items():
                best[witness] = max(best.get(witness, 0.0), 1.0 if share.value is None else share.value)
    fresh = [one.id for one in case.witnesses if one.id not in best]
    if fresh:
        return case.id, fresh[0], "You have not examined"
    weak = min(best, key=lambda witness: best[witness])
    return case.id, weak, "Most was left with"
