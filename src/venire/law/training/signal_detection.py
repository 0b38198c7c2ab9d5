"""How well somebody tells signal from noise: sensitivity and bias. Source: Green and Swets 1966; Macmillan and Creelman
2005; the log-linear correction of Hautus 1995 keeps perfect scores finite."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist

_STANDARD = NormalDist()
ENOUGH = 4
"""Signals and noises from which on a sensitivity says anything."""


@dataclass(frozen=True, slots=True)
class Detection:
    """Counts of one kind of signal: ``hits`` of ``signals`` called, ``false_alarms`` of ``noises`` called."""

    hits: int
    signals: int
    false_alarms: int
    noises: int

    def __post_init__(self) -> None:
        if not (0 <= self.hits <= self.signals and 0 <= self.false_alarms <= self.noises):
            raise ValueError("there cannot be more calls than occasions")

    @property
    def hit_rate(self) -> float | None:
        """Hits of signals, 0 to 1; None without a signal."""
        return self.hits / self.signals if self.signals else None

    @property
    def false_alarm_rate(self) -> float | None:
        """False alarms of noises, 0 to 1; None without a noise."""
        return self.false_alarms / self.noises if self.noises else None

    @property
    def d_prime(self) -> float | None:
        """Sensitivity in standard deviations: 0 is guessing, 2 is good; None where either kind never came."""
        if not self.signals or not self.noises:
            return None
        return self._z_hits - self._z_false_alarms

    @property
    def criterion(self) -> float | None:
        """Bias: above 0 too slow to call, below 0 too quick; None where either kind never came."""
        if not self.signals or not self.noises:
            return None
        return -(self._z_hits + self._z_false_alarms) / 2

    @property
    def telling(self) -> bool:
        """Whether there were enough of both kinds for sensitivity and bias to say anything: one miss is no habit."""
        return min(self.signals, self.noises) >= ENOUGH

    @property
    def _z_hits(self) -> float:
        return _STANDARD.inv_cdf((self.hits + 0.5) / (self.signals + 1))

    @property
    def _z_false_alarms(self) -> float:
        return _STANDARD.inv_cdf((self.false_alarms + 0.5) / (self.noises + 1))
