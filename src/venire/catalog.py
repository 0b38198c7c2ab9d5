"""Every built-in kind, one line each; others come by entry points. Source: DESIGN, "Layers"."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from importlib.metadata import entry_points
from typing import TypeAlias, TypeVar, cast

from venire.host.kind import AnyKind, Contents, Kind
from venire.kernel.codec import Codec
from venire.kernel.record import Entry, Event
from venire.law.debating.panel import PanelVerdict
from venire.law.objections.detecting import detect
from venire.law.objections.setting import Finding, Setting
from venire.models.likeness import sentence_likeness
from venire.monitors.behaviour.analyze import analyzing as behaviour
from venire.monitors.deception.analyze import analyzing as deception
from venire.monitors.ethics.analyze import analyze as ethics
from venire.monitors.injection.guard import InjectionGuard
from venire.monitors.reader.reader import Models, Reader
from venire.monitors.sandbagging.analyze import analyzing as sandbagging
from venire.monitors.watching.analysis import Analyze
from venire.monitors.watching.watcher import Watcher
from venire.ports import Monitor
from venire.proceedings.debate.acts import ACTS as DEBATE_ACTS
from venire.proceedings.debate.events import EVENTS as DEBATE_EVENTS
from venire.proceedings.debate.events import DebateOpened
from venire.proceedings.debate.moment import moment as debate_moment
from venire.proceedings.debate.opening import rebuild as rebuild_debate
from venire.proceedings.debate.state import State as DebateState
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
from venire.proceedings.drill.rules import State as DrillState
from venire.proceedings.examination.acts import ACTS as EXAMINATION_ACTS
from venire.proceedings.examination.events import EVENTS as EXAMINATION_EVENTS
from venire.proceedings.examination.events import UPCASTERS as EXAMINATION_UPCASTERS
from venire.proceedings.examination.events import Opened as ExaminationOpened
from venire.proceedings.examination.moment import moment as examination_moment
from venire.proceedings.examination.opening import rebuild as rebuild_examination
from venire.proceedings.examination.rules import Examination
from venire.proceedings.examination.state import State as ExaminationState
from venire.proceedings.persuasion.acts import ACTS as PERSUASION_ACTS
from venire.proceedings.persuasion.events import EVENTS as PERSUASION_EVENTS
from venire.proceedings.persuasion.events import PersuasionOpened
from venire.proceedings.persuasion.moment import moment as persuasion_moment
from venire.proceedings.persuasion.opening import rebuild as rebuild_persuasion
from venire.proceedings.persuasion.rules import hears, untold
from venire.proceedings.persuasion.state import State as PersuasionState
from venire.proceedings.trial.acts import ACTS as TRIAL_ACTS
from venire.proceedings.trial.events import EVENTS as TRIAL_EVENTS
from venire.proceedings.trial.events import UPCASTERS as TRIAL_UPCASTERS
from venire.proceedings.trial.events import TrialOpened
from venire.proceedings.trial.moment import moment as trial_moment
from venire.proceedings.trial.opening import rebuild as rebuild_trial
from venire.proceedings.trial.rules import State as TrialState
from venire.proceedings.trial.rules import Trial

T = TypeVar("T")
_ALIKE = sentence_likeness()
"""Loaded when the first question is put."""
FORKED = "~"
"""Between a seed and the mark of a fork that throws dice of its own."""
KINDS_GROUP = "venire.proceedings"
"""The entry-point group under which another package names a :class:`venire.host.kind.Kind`."""
MONITORS_GROUP = "venire.monitors"
"""The entry-point group under which another package names what makes a monitor: :data:`MakesMonitor`."""
MakesMonitor: TypeAlias = Callable[[Contents], Monitor]
"""A monitor of one session, given the papers that it was opened on by their hash."""
MakesReader: TypeAlias = Callable[[Contents, Models], Monitor]
"""The same, given also the models that are set for the role ``monitor``."""


def found(setting: Setting) -> Sequence[Finding]:
    """What the law finds wrong with a question in its setting; kept, for counsel weighs a question more than once, and
    the rules weigh it again when it is put."""
    return _found(cast("Hashable", setting))


@lru_cache(maxsize=256)
def _found(setting: Hashable) -> Sequence[Finding]:
    assert isinstance(setting, Setting)
    return detect(setting, _ALIKE)


def _known(kind: type[T], value: object) -> T:
    """The value, which a session of this kind of proceeding has made."""
    assert isinstance(value, kind)
    return value


def _pins(opening: Event) -> tuple[str, ...]:
    """The hashes of what an opening keeps."""
    match opening:
        case Opened():
            return (opening.case_hash, opening.roster_hash)
        case ExaminationOpened():
            return (opening.case_hash, opening.prior_hash)
        case TrialOpened():
            return (opening.case_hash, opening.roster_hash, opening.prior_hash)
        case DebateOpened():
            return (opening.subject_hash,)
        case PersuasionOpened():
            return (opening.case_hash, opening.sheet_hash, opening.roster_hash)
        case _:
            return (_known(DrillOpened, opening).case_hash,)


def _other_dice(opening: Event, mark: str) -> Event:
    """The opening with a seed of a fork's own: what it began as, and the fork's mark."""
    assert isinstance(opening, (ExaminationOpened, TrialOpened, DrillOpened, DebateOpened))
    return opening.model_copy(update={"seed": f"{opening.seed.partition(FORKED)[0]}{FORKED}{mark}"})


def _court_pending(state: ExaminationState | None) -> str:
    before = state.before if state else None
    return f"{'question' if before.matter != 'exhibit' else 'offer'} {before.no}" if before else ""


def _drill_moment(entries: Sequence[Entry]) -> str:
    asked = sum(isinstance(entry.event, ItemShown) for entry in entries)
    return f"after question {asked}" if asked else "the first question"


def _decision(verdict: PanelVerdict | None) -> str:
    return (verdict.winner or verdict.decision) if verdict else ""


DELIBERATION: Kind[State] = Kind(
    name="deliberation",
    codec=Codec(DELIBERATION_EVENTS, DELIBERATION_ACTS),
    build=lambda opening, contents: rebuild(_known(Opened, opening), contents),
    pins=_pins,
    result=lambda state: state.verdict or "",
    moment=lambda rules, entries: moment(_known(Deliberation, rules).roster, entries),
)
EXAMINATION: Kind[ExaminationState] = Kind(
    name="examination",
    codec=Codec(EXAMINATION_EVENTS, EXAMINATION_ACTS, EXAMINATION_UPCASTERS),
    build=lambda opening, contents: rebuild_examination(_known(ExaminationOpened, opening), contents, found),
    pins=_pins,
    result=lambda state: "heard" if state.over else "",
    moment=lambda rules, entries: examination_moment(_known(Examination, rules).case, entries),
    pending=_court_pending,
    with_dice=_other_dice,
)
TRIAL: Kind[TrialState] = Kind(
    name="trial",
    codec=Codec(TRIAL_EVENTS, TRIAL_ACTS, TRIAL_UPCASTERS),
    build=lambda opening, contents: rebuild_trial(_known(TrialOpened, opening), contents, found),
    pins=_pins,
    result=lambda state: (state.verdict or "heard") if state.over else "",
    moment=lambda rules, entries: trial_moment(_known(Trial, rules), entries),
    pending=lambda state: _court_pending(state.examination.state if state.examination else None),
    with_dice=_other_dice,
)
DRILL: Kind[DrillState] = Kind(
    name="drill",
    codec=Codec(DRILL_EVENTS, DRILL_ACTS),
    build=lambda opening, contents: rebuild_drill(_known(DrillOpened, opening), contents),
    pins=_pins,
    result=lambda state: f"{state.score} points" if state.over else "",
    moment=lambda _, entries: _drill_moment(entries),
    pending=lambda state: f"question {state.drawn.no}" if state.drawn else "",
    with_dice=_other_dice,
)
DEBATE: Kind[DebateState] = Kind(
    name="debate",
    codec=Codec(DEBATE_EVENTS, DEBATE_ACTS),
    build=lambda opening, contents: rebuild_debate(_known(DebateOpened, opening), contents),
    pins=_pins,
    result=lambda state: _decision(state.verdict),
    moment=lambda _, entries: debate_moment(entries),
    with_dice=_other_dice,
)
PERSUASION: Kind[PersuasionState] = Kind(
    name="persuasion",
    codec=Codec(PERSUASION_EVENTS, PERSUASION_ACTS),
    build=lambda opening, contents: rebuild_persuasion(_known(PersuasionOpened, opening), contents),
    pins=_pins,
    result=lambda state: state.settled.verdict if state.settled else "",
    moment=lambda _, entries: persuasion_moment(entries),
    pending=untold,
    hears=hears,
    instead="Nothing said can be unsaid before they vote. Say better what you meant, go to another juror, or call the "
    "settlement: afterwards you can go back to before any of your turns and argue otherwise.",
)
PROCEEDINGS: tuple[AnyKind, ...] = (DELIBERATION, EXAMINATION, TRIAL, DRILL, DEBATE, PERSUASION)


def kinds() -> Mapping[str, AnyKind]:
    """Every proceeding by name: the built-in ones, and those that installed packages name."""
    found = [cast("AnyKind", point.load()) for point in entry_points(group=KINDS_GROUP)]
    return {kind.name: kind for kind in (*PROCEEDINGS, *found)}


def _near(one: str, other: str) -> float:
    """Likeness in meaning of two texts, by the vectors that are loaded at the first of them."""
    return _ALIKE(one, [other])[0]


ANALYSES: Mapping[str, Analyze] = {
    "sandbagging": sandbagging(_near),
    "deception": deception(_near),
    "behaviour": behaviour(_near),
    "ethics": ethics,
}
"""What the monitors of conduct do with one turn, by their names."""


def _watching(name: str) -> MakesMonitor:
    return lambda papers: Watcher(name, ANALYSES[name], papers)


MONITORS: Mapping[str, MakesMonitor] = {"injection": InjectionGuard, **{name: _watching(name) for name in ANALYSES}}
READERS: Mapping[str, MakesReader] = {"reader": Reader}
"""The monitors that ask a model, where one is set for them."""


def monitors() -> Mapping[str, MakesMonitor]:
    """What makes each monitor, by its name: the built-in ones, and those that installed packages name."""
    found = {point.name: cast("MakesMonitor", point.load()) for point in entry_points(group=MONITORS_GROUP)}
    return {**MONITORS, **found}
