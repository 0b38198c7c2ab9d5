"""The monitors of conduct; what each does with a turn is loaded for the first one."""

from __future__ import annotations

from collections.abc import Callable

from venire.monitors.adapters.papers import SessionPapers
from venire.monitors.adapters.watcher import Watcher
from venire.monitors.conduct.analysis import Analyze
from venire.ports import Monitor


def watching(name: str, analyze: Analyze | str) -> Callable[[SessionPapers], Monitor]:
    """A monitor of this name that reads each turn of a session so. ``analyze``: at hand, or by its place."""
    return lambda papers: Watcher(name, analyze, papers)


SANDBAGGING = watching("sandbagging", "venire.sessions.analyses:SANDBAGGING")
DECEPTION = watching("deception", "venire.sessions.analyses:DECEPTION")
BEHAVIOUR = watching("behaviour", "venire.sessions.analyses:BEHAVIOUR")
ETHICS = watching("ethics", "venire.sessions.analyses:ETHICS")
