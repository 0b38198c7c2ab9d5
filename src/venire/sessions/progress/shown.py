"""What one finished session showed of whoever was the student in it. Source: spec/trial.md, "Debrief"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeAlias

from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.part import loaded
from venire.law.evidence.grounds import Ground
from venire.law.training.signal_detection import Detection

Asking = Literal["direct", "cross"]


class DetectionTally(Frozen):
    """How often something was objected to: rightly (``hits`` of ``signals``) and wrongly (``false_alarms`` of
    ``noises``)."""

    hits: int = 0
    signals: int = 0
    false_alarms: int = 0
    noises: int = 0

    def __add__(self, other: DetectionTally) -> DetectionTally:
        return DetectionTally(
            hits=self.hits + other.hits,
            signals=self.signals + other.signals,
            false_alarms=self.false_alarms + other.false_alarms,
            noises=self.noises + other.noises,
        )

    @property
    def detection(self) -> Detection:
        return Detection(self.hits, self.signals, self.false_alarms, self.noises)


class TargetShare(Frozen):
    """Points had, of points that were to be had."""

    got: int = 0
    possible: int = 0

    def __add__(self, other: TargetShare) -> TargetShare:
        return TargetShare(got=self.got + other.got, possible=self.possible + other.possible)

    @property
    def value(self) -> float | None:
        return self.got / self.possible if self.possible else None


def summed(shares: Iterable[TargetShare]) -> TargetShare:
    """All of them together."""
    return sum(shares, start=TargetShare())


class SessionShown(Frozen):
    """What one session showed."""

    session: str
    at: str
    kind: str
    case: str
    """Its id; empty where the session was of none."""
    title: str
    overall: DetectionTally
    grounds: Mapping[Ground, DetectionTally]
    phases: Mapping[Asking, TargetShare] = {}
    witnesses: Mapping[str, TargetShare] = {}
    led_on_direct: float | None = None
    led_on_cross: float | None = None


Shows: TypeAlias = Callable[[AnySession], SessionShown]
"""What a kind of proceeding names as its ``practice``: from a finished session to what it showed."""


def sat(session: AnySession) -> SessionShown:
    """What a finished session showed. Raises :class:`ValueError` for one in which no advocacy is practised."""
    if session.kind.practice is None:
        raise ValueError(f"a {session.kind.name} practises no advocacy")
    shows: Shows = loaded(session.kind.practice)
    return shows(session)
