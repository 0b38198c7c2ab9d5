"""What every visitor has taken, and whether there is more for it. Source: keep-it-running.md, "Quotas"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from time import monotonic

from venire.kernel.request import HOUSE, LOCAL
from venire.ports import SessionHead
from venire.quotas.allowance import Allowance
from venire.quotas.limits import QuotaLimits
from venire.quotas.payer import payer_of
from venire.quotas.purse import OwnersPurse, Till
from venire.quotas.spent import QuotaSpent, in_words

EXEMPT = frozenset({LOCAL, HOUSE})
"""Whoever sits at the terminal, and the house itself."""
MINUTE, HOUR = 60.0, 3_600.0
MORE = "whoever runs this server can allow more"


class Quotas:
    """Of one server. Every method raises :class:`QuotaSpent` for what a visitor may not have now.

    What was taken within an hour or a day is counted in memory, and begins anew with the server; what goes on and what
    is kept is counted from the record.
    """

    def __init__(self, limits: QuotaLimits, now: Callable[[], float] = monotonic) -> None:
        self.limits = limits
        self._opened = Allowance(limits.sessions, HOUR, now)
        self._bytes = Allowance(limits.bytes, HOUR, now)
        self._requests = Allowance(limits.requests, MINUTE, now)
        self._newcomers = Allowance(limits.visitors, HOUR, now)
        self._known = Allowance(1, HOUR, now)
        self._streams: Counter[str] = Counter()
        self._till = Till(limits, now)

    def session(self, owner: str, heads: Sequence[SessionHead], *, plays_model: bool = False) -> None:
        """One session more, where its owner has these."""
        if (payer := payer_of(owner)) in EXEMPT:
            return
        going_on = sum(not head.over for head in heads)
        if going_on >= self.limits.open:
            told = f"You have {going_on} sessions that go on, and this server keeps {self.limits.open} for one visitor."
            raise QuotaSpent(told, "Finish one, give it up or delete it; then open another.")
        kept = sum(head.entries for head in heads)
        if kept >= self.limits.entries:
            told = f"Your sessions hold {kept:,} entries, and {self.limits.entries:,} of one visitor are kept here."
            raise QuotaSpent(told, "Export what you want to keep, and delete old sessions.")
        if plays_model:
            self._till.require(payer)
        self._within(self._opened, payer, f"You have opened {self.limits.sessions} sessions within an hour.")

    def room(self, owner: str, going_on: int) -> None:
        """One room more, where its owner has so many open."""
        if payer_of(owner) not in EXEMPT and going_on >= self.limits.rooms:
            told = f"You have {going_on} rooms open, and this server keeps {self.limits.rooms} for one visitor."
            raise QuotaSpent(told, "Close one; then open another.")

    def request(self, owner: str, address: str, size: int) -> None:
        """A request that changes something or takes long, with a body of so many bytes, from this address."""
        self._newcomer(owner, address)
        self._within(self._requests, owner, f"That is more than {self.limits.requests} requests in a minute.")
        self._within(self._bytes, owner, f"You have sent {self.limits.bytes / 1e6:,.0f} MB within an hour.", size)

    @contextmanager
    def stream(self, owner: str) -> Generator[None]:
        """One stream more, as long as this is open."""
        if self._streams[owner] >= self.limits.streams:
            told = f"You have {self.limits.streams} streams open, which is the most for one visitor."
            raise QuotaSpent(told, "Close a window of this page, or wait for an answer before asking again.", 5)
        self._streams[owner] += 1
        try:
            yield
        finally:
            self._streams[owner] -= 1
            if not self._streams[owner]:
                del self._streams[owner]

    def purse(self, owner: str) -> OwnersPurse | None:
        """What pays for the models in this owner's sessions; None for one who is not limited."""
        return None if (payer := payer_of(owner)) in EXEMPT else OwnersPurse(payer, self._till)

    def _newcomer(self, owner: str, address: str) -> None:
        """An owner is a new one with every cookie that is thrown away, so that their number is limited, too."""
        if not self._known.used(owner):
            told = "Too many new visitors have come from your address within an hour."
            self._within(self._newcomers, address, told)
        self._known.add(owner, 1.0 - self._known.used(owner))

    def _within(self, allowance: Allowance, who: str, told: str, amount: float = 1.0) -> None:
        wait = allowance.take(who, amount)
        if wait:
            raise QuotaSpent(told, f"Wait {in_words(wait)}, or {MORE}.", wait)
