"""Where in a debate a record stands, in a reader's words: "round 2"."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.record import Entry
from venire.proceedings.debate import events as ev


def moment(entries: Sequence[Entry]) -> str:
    """The stage that is on."""
    stages = [entry.event for entry in entries if isinstance(entry.event, ev.StageOpened)]
    if not stages:
        return "the setup"
    last = stages[-1]
    return f"round {last.round}" if last.phase == "debate" else f"the {last.phase}"
