"""The monitors of conduct, each with what it does with one turn; whatever likens texts is given its likeness here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from venire.models.vectors.likeness import near
from venire.monitors.adapters.papers import SessionPapers
from venire.monitors.adapters.watcher import Watcher
from venire.monitors.behaviour.analyze import analyzing as behaviour
from venire.monitors.conduct.analysis import Analyze
from venire.monitors.deception.analyze import analyzing as deception
from venire.monitors.ethics.analyze import analyze as ethics
from venire.monitors.sandbagging.analyze import analyzing as sandbagging
from venire.ports import Monitor

ANALYSES: Mapping[str, Analyze] = {
    "sandbagging": sandbagging(near),
    "deception": deception(near),
    "behaviour": behaviour(near),
    "ethics": ethics,
}
"""What they do with one turn, by their names."""


def watching(name: str, analyze: Analyze, *, guards: bool = False) -> Callable[[SessionPapers], Monitor]:
    """A monitor of this name that reads each turn of a session so; ``guards``: see :class:`Watcher`."""
    return lambda papers: Watcher(name, analyze, papers, guards=guards)


SANDBAGGING = watching("sandbagging", ANALYSES["sandbagging"])
DECEPTION = watching("deception", ANALYSES["deception"])
BEHAVIOUR = watching("behaviour", ANALYSES["behaviour"])
ETHICS = watching("ethics", ANALYSES["ethics"], guards=True)
