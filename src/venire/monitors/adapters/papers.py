"""The papers of a session, as a monitor is given them: by their hash, with a reader of its record and its models."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from venire.kernel.part import Part, loaded
from venire.monitors.adapters.adapter import Adapter, Contents
from venire.monitors.adapters.record import Read
from venire.monitors.conduct.turn import Turn
from venire.ports import Model

Models: TypeAlias = Callable[[], Sequence[Model]]
"""The models to ask as they are set now, the first first; none: nobody reads."""
MakesAdapter: TypeAlias = Callable[[Contents], Adapter]
"""What a kind of proceeding names as its ``turns``."""


def _nobody() -> Sequence[Model]:
    return ()


def _strange(_paper: str) -> bool:
    return False


class SessionPapers(Mapping[str, bytes]):
    """What a session was opened on, by hash. ``adapters``: what its kind names as its ``turns``, each at hand or by its
    place; ``models``: those that are set for the role ``monitor`` while the session is driven; ``known``: whether the
    paper of a hash is known to hide nothing; ``people``: whether the host asked that persons be watched in how they
    conduct themselves, as everybody else is."""

    def __init__(
        self,
        contents: Contents,
        adapters: Sequence[Part] = (),
        models: Models = _nobody,
        known: Callable[[str], bool] = _strange,
        *,
        people: bool = False,
    ) -> None:
        self.models = models
        self.known = known
        self.people = people
        self._contents = contents
        self._adapters = adapters

    def turns(self) -> Read:
        """A reader of the record as turns, from its first entry."""
        made: Sequence[MakesAdapter] = [loaded(one) for one in self._adapters]
        return Read([adapter(self._contents) for adapter in made])

    def judges(self, turn: Turn) -> bool:
        """Whether the conduct of whoever spoke is watched."""
        return self.people or not turn.person

    def __getitem__(self, pin: str) -> bytes:
        return self._contents[pin]

    def __iter__(self) -> Iterator[str]:
        return iter(self._contents)

    def __len__(self) -> int:
        return len(self._contents)
