"""Who and what of one's own takes part in a session, beside what is installed and configured here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from venire.law.case_file.case import Case
from venire.models.use import ModelEntry
from venire.monitors.adapters.papers import SessionPapers
from venire.ports import Model, Monitor, Participant

Watches: TypeAlias = Callable[[SessionPapers], Monitor]
"""A monitor of one session, given the papers that it was opened on."""


@dataclass(frozen=True, slots=True)
class Company:
    """What is at hand for one session alone. Empty: everything is as it is configured."""

    participants: Mapping[str, Participant] = field(default_factory=dict[str, Participant])
    """Who answers first, by seat: ``juror/4``, or ``juror`` for all of them. Whoever would else sit there steps in."""
    models: Mapping[str, Model | ModelEntry] = field(default_factory=dict[str, Model | ModelEntry])
    """Which model plays, by role or seat: ``juror``, ``juror_4``, ``W1``. It goes before what models.yaml says."""
    monitors: Sequence[Watches] | None = None
    """Who watches; None: as the settings say."""
    cases: Sequence[Case] = ()
    """Cases at hand, which hide those of the library that have the same ids."""

    def at(self, seat: str) -> Participant | None:
        """Who of one's own has this seat."""
        return self.participants.get(seat) or self.participants.get(seat.partition("/")[0])


ALONE = Company()
"""Nobody and nothing of one's own."""
