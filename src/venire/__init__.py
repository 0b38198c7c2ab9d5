"""venire puts a case on trial: agents and people deliberate, examine, debate and persuade, on a record that replays."""

from __future__ import annotations

from importlib import import_module

__version__ = "0.1.0"
_ELSEWHERE = {"Debate": "venire.debate_api"}
"""What this package offers by name, and where it lives: loaded when it is wanted, for a quick start.

Their types stand in ``__init__.pyi``."""


def __getattr__(name: str) -> object:
    if name not in _ELSEWHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_ELSEWHERE[name]), name)
