"""A whole transcript of turns, read by the monitors of conduct at once: for studies and for whoever has no session."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from venire.kernel.minutes import Indicator
from venire.monitors.conduct.analysis import Analyze
from venire.monitors.conduct.turn import Context, Turn


def watched(
    papers: Context, turns: Sequence[Turn], analyses: Mapping[str, Analyze]
) -> Iterator[tuple[Turn, str, Indicator]]:
    """Each indicator with its turn and the name of the monitor that saw it, turn by turn."""
    for place, turn in enumerate(turns):
        context = replace(papers, before=tuple(turns[:place]))
        for name, analyze in analyses.items():
            for one in analyze(turn, context).indicators:
                yield turn, name, one
