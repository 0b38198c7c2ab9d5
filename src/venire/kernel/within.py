"""Nesting: a proceeding held inside another, as one combinator. Source: spec/design.md, "Time and change"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, TypeVar, cast

from pydantic import Field, SerializeAsAny

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask, Foresees, Proceeding
from venire.kernel.record import Act, Audience, Entry, Event, Viewer

C = TypeVar("C")


class Within(Event):
    """An event of the child at this path. Whoever may see the child's event may see it here."""

    kind: ClassVar[str] = "within"
    path: str = Field(pattern="^[^/]+$")
    """One name without a slash, so that no child's keys begin like another's; a grandchild is nested twice."""
    event: SerializeAsAny[Event]

    @property
    def audience(self) -> Audience:
        return self.event.audience


@dataclass(frozen=True, slots=True)
class Child(Generic[C]):
    """A child proceeding at its path, with its state. Its keys and groups are prefixed with the path."""

    path: str
    proceeding: Proceeding[C]
    state: C | None = None

    def owns(self, event: Event) -> bool:
        """Whether this event happened in this child."""
        return isinstance(event, Within) and event.path == self.path

    def asks(self, ask: Ask) -> bool:
        """Whether this child put this ask."""
        return ask.key.startswith(f"{self.path}/")

    def evolve(self, event: Event) -> Child[C]:
        """The child after one of its own events."""
        if not isinstance(event, Within):
            raise TypeError(f"{event.kind} did not happen within {self.path}")
        return replace(self, state=self.proceeding.evolve(self.state, event.event))

    def agenda(self) -> tuple[Ask, ...]:
        """What the child asks, with prefixed keys."""
        if self.state is None:
            return ()
        return tuple(self._outward(ask) for ask in self.proceeding.agenda(self.state))

    def foreseen(self) -> tuple[Ask, ...]:
        """What the child expects to ask next, with prefixed keys."""
        if self.state is None or not isinstance(self.proceeding, Foresees):
            return ()
        rules = cast("Foresees[C]", self.proceeding)
        return tuple(self._outward(ask) for ask in rules.foresee(self.state))

    def decide(self, ask: Ask, act: Act) -> tuple[Within, ...]:
        """What follows in the child from this answer."""
        if self.state is None:
            raise TypeError(f"nothing has happened within {self.path}")
        return self.wrap(self.proceeding.decide(self.state, self._inward(ask), act))

    def view(self, viewer: Viewer) -> Frozen | None:
        """What this viewer may know of the child; None before it has begun."""
        return None if self.state is None else self.proceeding.view(self.state, viewer)

    def wrap(self, events: Sequence[Event]) -> tuple[Within, ...]:
        """These events as having happened within the child."""
        return tuple(Within(path=self.path, event=event) for event in events)

    def _outward(self, ask: Ask) -> Ask:
        group = None if ask.group is None else f"{self.path}/{ask.group}"
        return replace(ask, key=f"{self.path}/{ask.key}", group=group)

    def _inward(self, ask: Ask) -> Ask:
        start = len(self.path) + 1
        return replace(ask, key=ask.key[start:], group=None if ask.group is None else ask.group[start:])


def within(entries: Iterable[Entry], path: str) -> Sequence[Entry]:
    """What happened in the child at this path, with the numbers and times of the whole record."""
    return [
        replace(entry, event=entry.event.event)
        for entry in entries
        if isinstance(entry.event, Within) and entry.event.path == path
    ]
