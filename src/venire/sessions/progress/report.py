"""How a student's advocacy comes along over many sessions: what each one showed, folded ground by ground and phase by
phase, and what to do next. Source: spec/trial.md, "Debrief" (across sessions)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from venire.kernel.frozen import Frozen
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import CARDS, Ground
from venire.law.training.difficulty import Difficulty, Level, suggested
from venire.sessions.progress.shown import Asking, DetectionTally, SessionShown, summed

RECENT = 3
"""Sessions that the level is taken from."""
WELL = 0.9
"""The share spotted from which a ground is known."""
FEW = 3
"""Questions with a defect below which nothing is said of a ground."""


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
    asked = summed(share for one in recent for share in one.phases.values())
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
