"""How often somebody may guess: by one name from one address, by one name from anywhere, and from one address."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from venire.accounts.account import key_of
from venire.errors import VenireError
from venire.rooms.rates import Buckets, Rate
from venire.rooms.tokens import hash_of

HERE = Rate(burst=6, per_second=1 / 30)
"""Wrong passwords for one name from one address."""
ANYWHERE = Rate(burst=60, per_second=1 / 60)
"""For one name from all addresses together."""
ADDRESS = Rate(burst=30, per_second=1 / 10)
"""From one address for all names together, of links too; a whole class may sit behind one."""


class TooManyTries(VenireError):
    """Somebody guesses."""

    def __init__(self) -> None:
        super().__init__(
            "That were too many tries that did not fit.", "Wait a minute, or ask whoever runs this server for a link."
        )


class Tries:
    """Counts those that did not fit; what fitted is given back."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._here, self._anywhere, self._address = (Buckets(rate, now) for rate in (HERE, ANYWHERE, ADDRESS))

    def take(self, address: str, name: str = "") -> None:
        """Before it is looked whether it fits. Raises :class:`TooManyTries`, as for names that nobody has."""
        if not all(bucket.take(key) for bucket, key in self._counted(address, name)):
            raise TooManyTries

    def fitted(self, address: str, name: str = "") -> None:
        """It was no guess."""
        for bucket, key in self._counted(address, name):
            bucket.give_back(key)

    def _counted(self, address: str, name: str) -> Iterator[tuple[Buckets, str]]:
        """In this order: who has used up those of his own address uses up nobody else's."""
        yield self._address, address
        if name:
            called = hash_of(key_of(name[:200]))
            yield self._here, f"{address} {called}"
            yield self._anywhere, called
