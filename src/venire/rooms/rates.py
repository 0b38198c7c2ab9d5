"""How often one client may do something: so much at once, so much on the average. Who has a whole network of the sixth
protocol, as every house has, is one client."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import AddressValueError, IPv6Address
from time import monotonic


@dataclass(frozen=True, slots=True)
class Rate:
    """At most ``burst`` at once, and ``per_second`` on the average."""

    burst: float = 60
    per_second: float = 4.0


GUESSES = Rate(burst=12, per_second=0.1)
"""Codes that there are not, from one address."""


NETWORK = 64
"""Bits of an address of the sixth protocol by which one house is told from another."""


class Buckets:
    """How many requests each client has left, by its address or its name. The longest unseen are forgotten first."""

    KEPT = 10_000

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate, self._now = rate, now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, client: str) -> bool:
        """Whether this client may send one more."""
        client, now = house_of(client), self._now()
        left, since = self._left.pop(client, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - since) * self._rate.per_second)
        self._left[client] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > self.KEPT:
            self._left.popitem(last=False)
        return left >= 1

    def give_back(self, client: str) -> None:
        """What was taken last, where it should not have counted."""
        client = house_of(client)
        if client in self._left:
            left, since = self._left[client]
            self._left[client] = (min(self._rate.burst, left + 1), since)


def house_of(client: str) -> str:
    """The network from which an address of the sixth protocol comes; any other client as it is."""
    try:
        address = IPv6Address(client)
    except AddressValueError:
        return client
    return client if address.ipv4_mapped else f"{int(address) >> (address.max_prefixlen - NETWORK):x}/{NETWORK}"
