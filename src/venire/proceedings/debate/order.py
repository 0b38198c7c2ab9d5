"""In which order debaters speak, and are put before an evaluator. Source: spec/debate.md, "Jury panel"."""

from __future__ import annotations

from collections.abc import Sequence


def presented(names: Sequence[str], evaluator: int) -> tuple[str, ...]:
    """The order for the evaluator of this number, from 1: as they are listed for the first, and so on in turns.

    Two debaters are swapped from one evaluator to the next; of more, each comes first, second … equally often.
    """
    first = (evaluator - 1) % len(names)
    return (*names[first:], *names[:first])


def speaking(names: Sequence[str], stage: int) -> tuple[str, ...]:
    """The order of a round in which they speak in turn: another begins each time. ``stage``: 0 for the opening."""
    return presented(names, stage + 1)
