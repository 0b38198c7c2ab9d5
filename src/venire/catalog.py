"""Every built-in kind, one line each; others come by entry points. Source: spec/design.md, "Layers"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import TypeAlias, cast

from venire.kernel.kind import AnyKind, Contents
from venire.models.vectors.likeness import near
from venire.monitors.adapters.watcher import Watcher
from venire.monitors.behaviour.analyze import analyzing as behaviour
from venire.monitors.conduct.analysis import Analyze
from venire.monitors.deception.analyze import analyzing as deception
from venire.monitors.ethics.analyze import analyze as ethics
from venire.monitors.injection.guard import InjectionGuard
from venire.monitors.reader.reader import Models, Reader
from venire.monitors.sandbagging.analyze import analyzing as sandbagging
from venire.ports import Monitor
from venire.proceedings.debate.kind import KIND as DEBATE
from venire.proceedings.deliberation.kind import KIND as DELIBERATION
from venire.proceedings.drill.kind import KIND as DRILL
from venire.proceedings.examination.kind import KIND as EXAMINATION
from venire.proceedings.persuasion.kind import KIND as PERSUASION
from venire.proceedings.trial.kind import KIND as TRIAL

KINDS_GROUP = "venire.proceedings"
"""The entry-point group under which another package names a :class:`venire.kernel.kind.Kind`."""
MONITORS_GROUP = "venire.monitors"
"""The entry-point group under which another package names what makes a monitor: :data:`MakesMonitor`."""
MakesMonitor: TypeAlias = Callable[[Contents], Monitor]
"""A monitor of one session, given the papers that it was opened on by their hash."""
MakesReader: TypeAlias = Callable[[Contents, Models], Monitor]
"""The same, given also the models that are set for the role ``monitor``."""


PROCEEDINGS: tuple[AnyKind, ...] = (DELIBERATION, EXAMINATION, TRIAL, DRILL, DEBATE, PERSUASION)


def kinds() -> Mapping[str, AnyKind]:
    """Every proceeding by name: the built-in ones, and those that installed packages name."""
    found = [cast("AnyKind", point.load()) for point in entry_points(group=KINDS_GROUP)]
    return {kind.name: kind for kind in (*PROCEEDINGS, *found)}


ANALYSES: Mapping[str, Analyze] = {
    "sandbagging": sandbagging(near),
    "deception": deception(near),
    "behaviour": behaviour(near),
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
