"""So much of something in so long a time, for each visitor."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic


class Allowance:
    """``most`` within ``seconds``: all of it at once, and then as fast as it grows again. The longest unseen are
    forgotten first."""

    KEPT = 10_000

    def __init__(self, most: float, seconds: float, now: Callable[[], float] = monotonic) -> None:
        self.most, self.seconds, self._now = most, seconds, now
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def used(self, who: str) -> float:
        """How much is used and has not grown again."""
        used, since = self._used.get(who, (0.0, self._now()))
        return max(0.0, used - (self._now() - since) * self.most / self.seconds)

    def add(self, who: str, amount: float = 1.0) -> None:
        """Use so much, whether it is there or not: what has been paid for cannot be refused."""
        used = self.used(who)
        self._used.pop(who, None)
        self._used[who] = (used + amount, self._now())
        if len(self._used) > self.KEPT:
            self._used.popitem(last=False)

    def wait(self, who: str, amount: float = 1.0) -> float:
        """Seconds until so much is there; 0: now. More than all of it is there when all is."""
        lacks = self.used(who) + min(amount, self.most) - self.most
        return 0.0 if lacks <= 0 and self.most > 0 else self.seconds if not self.most else lacks * self._pace

    @property
    def _pace(self) -> float:
        """Seconds for one."""
        return self.seconds / self.most

    def take(self, who: str, amount: float = 1.0) -> float:
        """Use so much if it is there; else seconds until it is."""
        wait = self.wait(who, amount)
        if not wait:
            self.add(who, amount)
        return wait
