"""Whoever watches a record as it grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, runtime_checkable

from venire.kernel.record import Entry, Minute


class Monitor(Protocol):
    """Watches the record of one session as it grows, and notes what it finds for the bench. Players see nothing of it.

    The host hands it every entry once, in order, and after a restart all of them again: what it noted before is not
    noted twice. So what it finds must depend on the entries alone. One that raises, or takes too long, is left out from
    there on.
    """

    @property
    def name(self) -> str:
        """How the record names it: ``injection``."""
        ...

    async def inspect(self, entries: Sequence[Entry]) -> Sequence[Minute]:
        """What is to be noted about these new entries, if anything. Waiting is fine; long work belongs in a thread."""
        ...


@runtime_checkable
class WaitsForOthers(Protocol):
    """A monitor that waits for somebody else's answer, a model's: no other monitor waits for it, and it is left all the
    time it takes. It sees to it itself that an answer comes to an end."""

    @property
    def waits(self) -> Literal[True]: ...
