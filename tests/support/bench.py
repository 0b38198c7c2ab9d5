"""A record kept in a list: the kernel without a host, for tests of rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from venire.kernel.codec import Codec
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask, Proceeding
from venire.kernel.record import Act, Entry, Event, Seat, Viewer
from venire.kernel.sitting import Answer, CausedEvent, Sitting

START = datetime(2026, 1, 1, tzinfo=UTC)


@dataclass
class Bench:
    """Records what a sitting rules, one second apart."""

    proceeding: Proceeding[Any]
    codec: Codec
    entries: list[Entry] = field(default_factory=list[Entry])
    sitting: Sitting[Any] = field(init=False)

    def __post_init__(self) -> None:
        self.sitting = Sitting(self.proceeding)

    def open(self, *events: Event) -> Bench:
        self.record([CausedEvent(event) for event in events])
        return self

    def submit(self, seat: str, key: str, act: Act, act_id: str = "") -> Sequence[CausedEvent]:
        answer = Answer(Seat(seat), key, act, act_id or f"{seat}:{key}:{self.sitting.seq}")
        return self.record(self.sitting.submit(answer))

    def record(self, ruled: Sequence[CausedEvent]) -> Sequence[CausedEvent]:
        for one in ruled:
            seq = self.sitting.seq + 1
            self.hear(Entry(seq, START + timedelta(seconds=seq), one.event, one.cause))
        return ruled

    def hear(self, entry: Entry) -> None:
        self.sitting = self.sitting.hear(entry, self.codec.acts)
        self.entries.append(entry)

    def asked(self) -> list[str]:
        return [ask.key for ask in self.sitting.agenda()]

    def asks(self) -> list[Ask]:
        """What is not yet answered."""
        return [ask for ask in self.sitting.agenda() if ask.key not in self.sitting.held]

    def view(self, viewer: Viewer) -> Frozen:
        return self.proceeding.view(self.sitting.state, viewer)
