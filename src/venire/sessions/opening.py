"""From a request to the opening of a session: what every kind's opening shares."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from venire.errors import VenireError
from venire.host.court import Court, NoSession
from venire.host.session import AnySession
from venire.kernel.opening import Opening
from venire.kernel.record import Event, Seat
from venire.kernel.request import LOCAL
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.library.combined import Library
from venire.library.rosters import default_roster, read_roster, sized

DRAWS = 25
"""Cases drawn at most until one has the witnesses that are called."""
LONGEST_SEED = 200


@dataclass(frozen=True, slots=True)
class ConvenedSession:
    """Everything that the court needs to open a session."""

    kind: str
    title: str
    owner: str
    events: Sequence[Event]
    contents: Sequence[bytes]
    people: Sequence[Seat] = ()
    """The seats for which no participant is asked."""
    case: str = ""
    """Its id; empty where it is on none."""
    agents: Collection[Seat] = ()
    """Those of them that are held by agents from outside."""


@dataclass(frozen=True, slots=True)
class Clerk:
    """What a session is opened from: the library, the data folder with its settings, the sessions held before.

    Raises :class:`VenireError` for what is not there.
    """

    library: Library
    data: Path
    court: Court

    def case(self, wanted: str | None, seed: str) -> Case:
        """This case, or one by lot."""
        return self.library.draw(seed) if wanted is None else self.library.load(wanted)

    async def find(self, session: str, owner: str) -> AnySession:
        """A session held before, by its id: this owner's own, or at the terminal anybody's."""
        found = await self.court.find(session)
        if owner not in (found.head.owner, LOCAL):
            raise NoSession
        return found

    def with_witnesses(self, wanted: str | None, seed: str, called: Sequence[str] = ()) -> Case:
        """A case that can be heard; one that is drawn by lot has the witnesses who are called, where any has."""
        case = self.case(wanted, seed) if wanted or not called else self._having(called, seed)
        if not case.witnesses:
            raise VenireError(
                f"The case {case.id!r} has no witnesses to examine.", "Choose another: `venire cases list`."
            )
        return case

    def _having(self, called: Sequence[str], seed: str) -> Case:
        """A case by lot that has these witnesses; after so many draws without one, the first that was drawn."""
        drawn = [self.library.draw(seed)]
        for place in range(1, DRAWS):
            if set(called) <= {witness.id for witness in drawn[-1].witnesses}:
                return drawn[-1]
            drawn.append(self.library.draw(f"{seed}/{place}"))
        return drawn[0]


async def newest(court: Court) -> str:
    """The id of the newest session, whosever it is: for the terminal and for programs on this machine. Raises
    :class:`VenireError` where there is none."""
    heads = await court.list()
    if not heads:
        raise VenireError("There is no session yet.", "Begin one with `venire play deliberate`.")
    return heads[0].session


Convenes: TypeAlias = Callable[[Clerk, Any], Awaitable[ConvenedSession]]
"""From a request of its kind to all that the court needs."""


def seed_of(wanted: str | None) -> str:
    """The seed, or one by lot. Raises :class:`VenireError` for one that is too long."""
    if wanted is not None and len(wanted) > LONGEST_SEED:
        raise VenireError(f"The seed has {len(wanted)} characters.", f"Give one of {LONGEST_SEED} at the most.")
    return secrets.token_hex(8) if wanted is None else wanted


def people_of(holders: Mapping[str, str]) -> Sequence[Seat]:
    """The seats for which no participant is asked."""
    return [Seat(seat) for seat, by in sorted(holders.items()) if by != "ai"]


def agents_of(holders: Mapping[str, str]) -> Collection[Seat]:
    """The seats that are held by agents from outside."""
    return frozenset(Seat(seat) for seat, by in holders.items() if by == "external")


def jurors(wanted: Path | Roster | None, size: int, seed: str) -> Roster:
    """So many jurors of the roster wished for, of the one in this file, or of the usual one."""
    roster = read_roster(wanted) if isinstance(wanted, Path) else wanted
    if roster is not None:
        _require_toolless(roster)
    return sized(roster or default_roster(), size, seed)


def _require_toolless(roster: Roster) -> None:
    """Raises :class:`VenireError` for a juror with tools, which no juror is lent yet."""
    handy = next((one for one in roster.jurors if one.tools), None)
    if handy is not None:
        raise VenireError(f"{handy.name} has tools, and no juror is lent any yet.", "Leave `tools` out of the card.")


def convened(kind: str, case: Case, owner: str, opening: Opening, holders: Mapping[str, str]) -> ConvenedSession:
    """A session on this case; ``holders`` by seat."""
    contents, people = tuple(opening.contents.values()), people_of(holders)
    return ConvenedSession(kind, case.title, owner, opening.events, contents, people, case.id, agents_of(holders))
