"""What the language models of a session took: calls, tokens and cost by role, and who stepped in where they failed.

Pure: read off the clerk's minutes of a record. Source: spec/models.md, "Calling well".
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from venire.kernel.frozen import Frozen
from venire.kernel.minutes import Budgeted, Called, SteppedIn, Suspended
from venire.kernel.record import Entry, Seat


class Account(Frozen):
    """What one role took, or all of them together."""

    role: str
    """The kind of its seats: ``juror``, ``panel``, ``witness`` …; empty for the whole."""
    models: tuple[str, ...]
    """Those called, in the order of their first call."""
    calls: int
    """Turns in which a model was called on, tries and repairs among them."""
    attempts: int
    """Requests sent."""
    failed: int
    """Turns that brought no answer."""
    tokens_in: int
    tokens_out: int
    tokens_cached: int
    """Of ``tokens_in``, those that the provider had kept."""
    cost: float
    """US dollars; 0 where no price is known."""
    seconds: float
    """Spent waiting, all calls one after another."""
    stepped_in: Mapping[str, int]
    """Who answered instead of a model -> how often."""

    @property
    def cached_share(self) -> float:
        """Of the tokens in, 0 to 1."""
        return self.tokens_cached / self.tokens_in if self.tokens_in else 0.0


class Accounts(Frozen):
    """All the roles of a session, in the order in which they first called."""

    roles: tuple[Account, ...]
    total: Account
    tokens: int | None = None
    """What might be spent, where the session had a budget in tokens."""
    dollars: float | None = None


def accounts(entries: Sequence[Entry]) -> Accounts | None:
    """The accounts of a whole record; None where no model was called."""
    events = [entry.event for entry in entries]
    called = [event for event in events if isinstance(event, Called)]
    if not called:
        return None
    seats, calls, gave = _seats(entries), defaultdict[str, list[Called]](list), defaultdict[str, list[SteppedIn]](list)
    for call in called:
        calls[_role(seats.get(call.ask, call.ask))].append(call)
    models = {call.model for call in called}
    stepped = [event for event in events if isinstance(event, SteppedIn) and _gave_way(event, models)]
    for note in stepped:
        gave[_role(note.seat)].append(note)
    budget = next((event for event in reversed(events) if isinstance(event, Budgeted)), Budgeted())
    return Accounts(
        roles=tuple(_account(role, of, gave[role]) for role, of in calls.items()),
        total=_account("", called, stepped),
        tokens=budget.tokens,
        dollars=budget.dollars,
    )


def _seats(entries: Iterable[Entry]) -> Mapping[str, Seat]:
    """Ask -> whose it was: told by what followed from it, and by who gave way."""
    seats = dict[str, Seat]()
    for entry in entries:
        if isinstance(event := entry.event, SteppedIn | Suspended):
            seats[event.ask] = event.seat
        if entry.cause is not None:
            seats[entry.cause.ask] = entry.cause.seat
    return seats


def _gave_way(note: SteppedIn, models: Collection[str]) -> bool:
    """Whether it was a model that gave way; in a trial one place may be two models', which it names both."""
    return any(name in models for name in note.instead_of.split(" or "))


def _role(seat: str) -> str:
    """``juror`` for ``juror/4``."""
    return seat.partition("/")[0]


def _account(role: str, calls: Sequence[Called], stepped: Iterable[SteppedIn]) -> Account:
    return Account(
        role=role,
        models=tuple(dict.fromkeys(call.model for call in calls)),
        calls=len(calls),
        attempts=sum(call.attempts for call in calls),
        failed=sum(bool(call.error) for call in calls),
        tokens_in=sum(call.tokens_in for call in calls),
        tokens_out=sum(call.tokens_out for call in calls),
        tokens_cached=sum(call.tokens_cached for call in calls),
        cost=sum(call.cost for call in calls),
        seconds=round(sum(call.seconds for call in calls), 3),
        stepped_in=Counter(note.who for note in stepped),
    )
