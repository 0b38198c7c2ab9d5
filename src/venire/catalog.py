"""Every built-in kind, one line each; others come by entry points. Source: DESIGN, "Layers"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.metadata import entry_points
from typing import cast

from venire.host.kind import AnyKind, Kind
from venire.kernel.codec import Codec
from venire.kernel.proceeding import Proceeding
from venire.kernel.record import Entry, Event
from venire.law.objections.detecting import detect
from venire.law.objections.setting import Finding, Setting
from venire.models.likeness import sentence_likeness
from venire.proceedings.deliberation.acts import ACTS as DELIBERATION_ACTS
from venire.proceedings.deliberation.events import EVENTS as DELIBERATION_EVENTS
from venire.proceedings.deliberation.events import Opened
from venire.proceedings.deliberation.moment import moment
from venire.proceedings.deliberation.opening import rebuild
from venire.proceedings.deliberation.rules import Deliberation
from venire.proceedings.deliberation.state import State
from venire.proceedings.drill.acts import ACTS as DRILL_ACTS
from venire.proceedings.drill.events import EVENTS as DRILL_EVENTS
from venire.proceedings.drill.events import DrillOpened, ItemShown
from venire.proceedings.drill.opening import rebuild as rebuild_drill
from venire.proceedings.drill.rules import Drill
from venire.proceedings.drill.rules import State as DrillState
from venire.proceedings.examination.acts import ACTS as EXAMINATION_ACTS
from venire.proceedings.examination.events import EVENTS as EXAMINATION_EVENTS
from venire.proceedings.examination.events import UPCASTERS as EXAMINATION_UPCASTERS
from venire.proceedings.examination.events import Opened as ExaminationOpened
from venire.proceedings.examination.moment import moment as examination_moment
from venire.proceedings.examination.opening import rebuild as rebuild_examination
from venire.proceedings.examination.rules import Examination
from venire.proceedings.examination.state import State as ExaminationState
from venire.proceedings.trial.acts import ACTS as TRIAL_ACTS
from venire.proceedings.trial.events import EVENTS as TRIAL_EVENTS
from venire.proceedings.trial.events import UPCASTERS as TRIAL_UPCASTERS
from venire.proceedings.trial.events import TrialOpened
from venire.proceedings.trial.moment import moment as trial_moment
from venire.proceedings.trial.opening import rebuild as rebuild_trial
from venire.proceedings.trial.rules import State as TrialState
from venire.proceedings.trial.rules import Trial

_ALIKE = sentence_likeness()
"""Loaded when the first question is put."""
FORKED = "~"
"""Between a seed and the mark of a fork that throws dice of its own."""
KINDS_GROUP = "venire.proceedings"
"""The entry-point group under which another package names a :class:`venire.host.kind.Kind`."""


@lru_cache(maxsize=256)
def found(setting: Setting) -> Sequence[Finding]:
    """What the law finds wrong with a question in its setting; kept, for counsel weighs a question more than once, and
    the rules weigh it again when it is put."""
    return detect(setting, _ALIKE)


def _deliberation_pins(opening: Event) -> tuple[str, ...]:
    assert isinstance(opening, Opened)
    return (opening.case_hash, opening.roster_hash)


def _deliberation(opening: Event, contents: Mapping[str, bytes]) -> Deliberation:
    assert isinstance(opening, Opened)
    return rebuild(opening, contents)


def _deliberation_result(state: State) -> str:
    return state.verdict or ""


def _deliberation_moment(rules: Proceeding[State], entries: Sequence[Entry]) -> str:
    assert isinstance(rules, Deliberation)
    return moment(rules.roster, entries)


def _reseeded(seed: str, mark: str) -> str:
    """A seed of a fork: what it began as, and the fork's own mark."""
    return f"{seed.partition(FORKED)[0]}{FORKED}{mark}"


DELIBERATION: Kind[State] = Kind(
    name="deliberation",
    codec=Codec(DELIBERATION_EVENTS, DELIBERATION_ACTS),
    build=_deliberation,
    pins=_deliberation_pins,
    result=_deliberation_result,
    moment=_deliberation_moment,
)


def _examination_pins(opening: Event) -> tuple[str, ...]:
    assert isinstance(opening, ExaminationOpened)
    return (opening.case_hash, opening.prior_hash)


def _examination(opening: Event, contents: Mapping[str, bytes]) -> Examination:
    assert isinstance(opening, ExaminationOpened)
    return rebuild_examination(opening, contents, found)


def _examination_result(state: ExaminationState) -> str:
    return "heard" if state.over else ""


def _examination_moment(rules: Proceeding[ExaminationState], entries: Sequence[Entry]) -> str:
    assert isinstance(rules, Examination)
    return examination_moment(rules.case, entries)


def _examination_pending(state: ExaminationState) -> str:
    before = state.before
    return f"{'question' if before.matter != 'exhibit' else 'offer'} {before.no}" if before else ""


def _examination_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, ExaminationOpened)
    return opening.model_copy(update={"seed": _reseeded(opening.seed, mark)})


EXAMINATION: Kind[ExaminationState] = Kind(
    name="examination",
    codec=Codec(EXAMINATION_EVENTS, EXAMINATION_ACTS, EXAMINATION_UPCASTERS),
    build=_examination,
    pins=_examination_pins,
    result=_examination_result,
    moment=_examination_moment,
    pending=_examination_pending,
    with_dice=_examination_dice,
)


def _trial_pins(opening: Event) -> tuple[str, ...]:
    assert isinstance(opening, TrialOpened)
    return (opening.case_hash, opening.roster_hash, opening.prior_hash)


def _trial(opening: Event, contents: Mapping[str, bytes]) -> Trial:
    assert isinstance(opening, TrialOpened)
    return rebuild_trial(opening, contents, found)


def _trial_result(state: TrialState) -> str:
    return (state.verdict or "heard") if state.over else ""


def _trial_moment(rules: Proceeding[TrialState], entries: Sequence[Entry]) -> str:
    assert isinstance(rules, Trial)
    return trial_moment(rules, entries)


def _trial_pending(state: TrialState) -> str:
    court = state.examination.state if state.examination else None
    return _examination_pending(court) if court else ""


def _trial_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, TrialOpened)
    return opening.model_copy(update={"seed": _reseeded(opening.seed, mark)})


TRIAL: Kind[TrialState] = Kind(
    name="trial",
    codec=Codec(TRIAL_EVENTS, TRIAL_ACTS, TRIAL_UPCASTERS),
    build=_trial,
    pins=_trial_pins,
    result=_trial_result,
    moment=_trial_moment,
    pending=_trial_pending,
    with_dice=_trial_dice,
)


def _drill_pins(opening: Event) -> tuple[str, ...]:
    assert isinstance(opening, DrillOpened)
    return (opening.case_hash,)


def _drill(opening: Event, contents: Mapping[str, bytes]) -> Drill:
    assert isinstance(opening, DrillOpened)
    return rebuild_drill(opening, contents)


def _drill_result(state: DrillState) -> str:
    return f"{state.score} points" if state.over else ""


def _drill_moment(_: Proceeding[DrillState], entries: Sequence[Entry]) -> str:
    asked = sum(isinstance(entry.event, ItemShown) for entry in entries)
    return f"after question {asked}" if asked else "the first question"


def _drill_pending(state: DrillState) -> str:
    return f"question {state.drawn.no}" if state.drawn else ""


def _drill_dice(opening: Event, mark: str) -> Event:
    assert isinstance(opening, DrillOpened)
    return opening.model_copy(update={"seed": _reseeded(opening.seed, mark)})


DRILL: Kind[DrillState] = Kind(
    name="drill",
    codec=Codec(DRILL_EVENTS, DRILL_ACTS),
    build=_drill,
    pins=_drill_pins,
    result=_drill_result,
    moment=_drill_moment,
    pending=_drill_pending,
    with_dice=_drill_dice,
)

PROCEEDINGS: tuple[AnyKind, ...] = (DELIBERATION, EXAMINATION, TRIAL, DRILL)


def kinds() -> Mapping[str, AnyKind]:
    """Every proceeding by name: the built-in ones, and those that installed packages name."""
    found = [cast("AnyKind", point.load()) for point in entry_points(group=KINDS_GROUP)]
    return {kind.name: kind for kind in (*PROCEEDINGS, *found)}
