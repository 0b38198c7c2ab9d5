"""The socket of an adapter: one for each proceeding turns its events into turns. Pure, and a fold of the entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias, TypeVar

from pydantic import ValidationError

from venire.kernel.frozen import Frozen
from venire.kernel.opening import read_pinned
from venire.kernel.record import Entry, Event
from venire.law.case_file.case import Case
from venire.monitors.conduct.turn import Context, Turn

_Model = TypeVar("_Model", bound=Frozen)
Contents: TypeAlias = Mapping[str, bytes]
"""What the session was opened on, by hash."""


class Adapter(Protocol):
    """Hears the entries of one session in order, those of other proceedings too, and picks out its own."""

    def hear(self, entry: Entry, event: Event) -> Sequence[Turn]:
        """The turns that are complete with this entry; ``event`` is its inmost one. What was meant by a turn may stand
        in the entry after it, and then the turn comes with that one."""
        ...

    def papers(self) -> Context:
        """Topic and sources, as far as they are known; nothing before the opening."""
        ...


def case_in(contents: Contents, pin: str) -> Case | None:
    """The case with this hash; None where the papers are not at hand or are no case."""
    return read_as(Case, contents, pin)


def read_as(kind: type[_Model], contents: Contents, pin: str) -> _Model | None:
    """The content with this hash as a value of this kind; None where it is not at hand or is none."""
    try:
        return read_pinned(kind, contents[pin])
    except (KeyError, ValidationError):
        return None
