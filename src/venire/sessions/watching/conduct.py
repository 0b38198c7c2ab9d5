"""The monitors of conduct; what each does with a turn is loaded for the first one."""

from __future__ import annotations

from collections.abc import Callable

from venire.monitors.adapters.papers import SessionPapers
from venire.monitors.adapters.watcher import Watcher
from venire.monitors.conduct.analysis import Analyze
from venire.ports import Monitor


def watching(name: str, analyze: Analyze | str, *, guards: bool = False) -> Callable[[SessionPapers], Monitor]:
    """A monitor of this name that reads each turn of a session so. ``analyze``: at hand, or by its place; ``guards``:
    see :class:`Watcher`."""
    return lambda papers: Watcher(name, analyze, papers, guards=guards)


SANDBAGGING = watching("sandbagging", "venire.sessions.watching.analyses:SANDBAGGING")
DECEPTION = watching("deception", "venire.sessions.watching.analyses:DECEPTION")
BEHAVIOUR = watching("behaviour", "venire.sessions.watching.analyses:BEHAVIOUR")
ETHICS = watching("ethics", "venire.sessions.watching.analyses:ETHICS", guards=True)
