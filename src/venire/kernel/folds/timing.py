"""How long each ask has been before its seat: a fold of the record, so that a restart changes nothing.

The time in which a session was paused, or the server was down, counts for nobody.
Source: spec/design.md, "Central types".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from venire.kernel.minutes import Paused, Resumed
from venire.kernel.record import Entry


@dataclass(frozen=True, slots=True)
class Timing:
    """The instant at which each ask on the agenda was put, moved on by the time that does not count."""

    opened: Mapping[str, datetime] = field(default_factory=dict[str, datetime])
    last: datetime | None = None
    paused: datetime | None = None

    def hear(self, entry: Entry, keys: Collection[str]) -> Timing:
        """The timing after this entry, which left these keys on the agenda."""
        after = self._resumed(entry.at) if isinstance(entry.event, Resumed) else self
        paused = (after.paused or entry.at) if isinstance(entry.event, Paused) else after.paused
        return Timing({key: after.opened.get(key, entry.at) for key in keys}, entry.at, paused)

    def elapsed(self, key: str, now: datetime) -> float:
        """Seconds for which this ask has counted; 0 for one that is not on the agenda."""
        opened = self.opened.get(key)
        return 0.0 if opened is None else max(0.0, ((self.paused or now) - opened).total_seconds())

    def _resumed(self, at: datetime) -> Timing:
        since = self.paused or self.last or at
        gap = max(at - since, timedelta())
        return replace(self, opened={key: opened + gap for key, opened in self.opened.items()}, paused=None)
