"""venire puts a case on trial: agents and people deliberate, examine, debate and persuade, on a record that replays."""

from __future__ import annotations

from importlib import import_module

__version__ = "0.1.0"
_ELSEWHERE = {
    "Act": "venire.kernel.record",
    "Agent": "venire.face.agents",
    "Ask": "venire.kernel.proceeding",
    "Case": "venire.law.case_file.case",
    "Debate": "venire.face.proceedings.debate",
    "Deliberation": "venire.face.proceedings.deliberation",
    "Drill": "venire.face.proceedings.drill",
    "Examination": "venire.face.proceedings.examination",
    "Juror": "venire.face.jurors",
    "Outcome": "venire.face.outcome",
    "Panel": "venire.face.agents",
    "Persuasion": "venire.face.proceedings.persuasion",
    "Source": "venire.law.debating.subject",
    "Trial": "venire.face.proceedings.trial",
    "View": "venire.face.views",
    "fork": "venire.face.forks",
    "open_venire": "venire.face.opening",
    "replay": "venire.face.records",
    "verify": "venire.face.verification",
}
"""What this package offers by name, and where it lives: loaded when it is wanted, for a quick start.

Their types stand in ``__init__.pyi``."""


def __getattr__(name: str) -> object:
    if name not in _ELSEWHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_ELSEWHERE[name]), name)


def __dir__() -> list[str]:
    return [*globals(), *_ELSEWHERE]
