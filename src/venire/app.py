"""venire put together: library, store, court and participants, behind the few things a surface needs to ask for."""

from __future__ import annotations

import os
import secrets
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from venire.catalog import kinds
from venire.errors import VenireError
from venire.exports.session import Reader
from venire.host.court import Court, NoSession
from venire.host.driver import Pace
from venire.host.fork import fork
from venire.host.kind import LineUp
from venire.host.session import AnySession
from venire.kernel.record import Seat, Viewer
from venire.law.case import Case
from venire.law.persona import Roster
from venire.library.combined import Library
from venire.library.files import FileCases
from venire.library.old_bailey.source import OldBaileyCases
from venire.library.rosters import default_roster, read_roster, sized
from venire.library.shipped import ShippedCases
from venire.line_up import configured, deliberation_line_up
from venire.models.pool import Pool
from venire.participants.recorded import Replayed
from venire.players import with_people
from venire.ports import CaseSource, SessionHead
from venire.proceedings.deliberation import debrief as debriefing
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.events import Spoke, juror_seat
from venire.proceedings.deliberation.moment import speech
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.retrial import Recorded, recorded
from venire.proceedings.deliberation.rules import Deliberation
from venire.settings import Settings
from venire.stores.memory import MemoryStore
from venire.stores.sqlite import SqliteStore
from venire.votes_again import VotesAgain

LOCAL = "local"
"""The owner of what the command opens."""
LONGEST_SEED = 200


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to deliberate. Everything has a default."""

    case: str | None = None
    """A case id; None: one by lot."""
    seed: str | None = None
    params: Params = field(default_factory=Params)
    rule: str | None = None
    """None: the case's own rule."""
    roster: Path | Roster | None = None
    holders: Mapping[int, Holder] = field(default_factory=dict[int, Holder])
    names: Mapping[int, str] = field(default_factory=dict[int, str])
    """What the others call the people, by seat; whoever gives no name is called by the number of the seat."""
    owner: str = LOCAL


class Venire:
    """Everything a surface needs. Make one with :func:`opened`."""

    def __init__(
        self, settings: Settings, store: SqliteStore | MemoryStore, library: Library, endures: bool = True
    ) -> None:
        self.settings = settings
        self.library = library
        self.court = Court(store, kinds(), self._line_up, endures=endures)
        self.models = configured(settings.data)
        self.pool = Pool(os.environ)
        self._retrials: dict[str, Recorded] = {}

    async def deliberate(self, wish: Wish, pace: Pace | None = None) -> AnySession:
        """Open a deliberation and start its driver. Raises :class:`VenireError` for what cannot be had."""
        seed = _seed(wish.seed)
        case = self.library.draw(seed) if wish.case is None else self.library.load(wish.case)
        rule = case.verdict_rule if wish.rule is None else wish.rule
        params = wish.params.model_copy(update={"rule": rule})
        roster = with_people(_roster(wish.roster, params, seed), wish.holders, wish.names)
        opening = open_deliberation(case, roster, params, seed, wish.holders)
        people = [juror_seat(number) for number, by in sorted(wish.holders.items()) if by != "ai"]
        session = await self.court.open(
            "deliberation",
            opening.events,
            tuple(opening.contents.values()),
            owner=wish.owner,
            title=case.title,
            people=people,
        )
        await self.court.drive(session, pace=pace)
        return session

    async def find(self, session: str, owner: str | None = None) -> AnySession:
        """A session by its id, or the newest for ``last``. With ``owner``, only that owner's own.

        Raises :class:`VenireError`.
        """
        if session == "last":
            session = await self.newest(owner)
        found = await self.court.find(session)
        if owner is not None and found.head.owner != owner:
            raise NoSession
        return found

    async def newest(self, owner: str | None = None) -> str:
        """The id of the newest session. Raises :class:`VenireError` where there is none."""
        heads = await self.court.list(owner)
        if not heads:
            raise VenireError("There is no session yet.", "Begin one with `venire play deliberate`.")
        return heads[0].session

    async def sessions(self, owner: str | None = None) -> Sequence[SessionHead]:
        """Newest first."""
        return await self.court.list(owner)

    async def go_on(self, session: AnySession, pace: Pace | None = None) -> AnySession:
        """Take an unfinished session up again where nobody drives it."""
        if not session.over and self.court.driver(session.id) is None:
            await session.go_on()
            await self.court.drive(session, pace=pace)
        return session

    async def fork(self, source: AnySession, at: int, owner: str = LOCAL, drive: bool = True) -> AnySession:
        """A new session with the source's record up to entry ``at``."""
        made = await fork(self.court, source, at, owner=owner, who=owner)
        if drive:
            await self.court.drive(made)
        return made

    async def without(self, source: AnySession, turn: int, owner: str = LOCAL) -> AnySession:
        """The same deliberation with one speech not made: whoever is asked the same answers the same.

        Raises :class:`VenireError` when there is no such speech.
        """
        at = before_round_of(source, turn)
        told = f"without {speech(self.roster_of(source), spoken_at(source, turn))}"
        made = await fork(self.court, source, at, owner=owner, who=owner, told=told)
        self._retrials[made.id] = recorded(source.entries, without=turn)
        for seat in seats_of(source):
            await made.seat_person(seat, False)  # whoever held it is not asked twice: the record answers
        votes = VotesAgain(made, [vote for vote in self._retrials[made.id].votes if vote.seq > at])
        await votes.catch_up()
        await self.court.drive(made, pace=votes)
        return made

    def case_of(self, session: AnySession) -> Case:
        """The case as it stood when the session was opened."""
        return rules_of(session).case

    def roster_of(self, session: AnySession) -> Roster:
        """The jurors of a session."""
        return rules_of(session).roster

    def debrief(self, session: AnySession) -> debriefing.Debrief:
        """Who moved whom. Raises :class:`VenireError` while the session goes on: it would tell what is sealed."""
        if not session.over:
            raise VenireError("The jury is still out.", "The debrief opens with the verdict.")
        return debriefing.debrief(self.case_of(session), session.entries)

    async def reader(self, session: AnySession, viewer: Viewer, who: str = LOCAL, door: str = "export") -> Reader:
        """A session to be read or exported by this viewer; a look from the bench at a live one is recorded on it."""
        await session.look_in(viewer, who, door)
        ending = self.debrief(session) if session.over else None
        return Reader(self.court.store, session, viewer, self.case_of(session), self.roster_of(session), ending)

    def _line_up(self, session: AnySession) -> LineUp:
        if session.kind.line_up is not None:
            return session.kind.line_up(session.sitting.proceeding)
        line = deliberation_line_up(rules_of(session), self.models, self.pool)
        retrial = self._retrials.get(session.id)
        if retrial is None:
            return line
        return lambda seat: (Replayed(retrial, line(seat), silent=seat in session.people),)


def rules_of(session: AnySession) -> Deliberation:
    """The rules of a deliberation's session. Raises :class:`VenireError` for another proceeding."""
    rules = session.sitting.proceeding
    if not isinstance(rules, Deliberation):
        raise VenireError("This session is not a deliberation.", "Choose another from `venire sessions`.")
    return rules


def spoken_at(session: AnySession, turn: int) -> Spoke:
    """The speech of this turn. Raises :class:`VenireError` where there is none."""
    for entry in session.entries:
        if isinstance(entry.event, Spoke) and entry.event.turn == turn:
            return entry.event
    raise VenireError(f"There is no turn {turn} in this session.", "`venire replay SESSION` numbers the turns.")


def before_round_of(session: AnySession, turn: int) -> int:
    """The entry after which the speeches of this turn's round were asked for."""
    spoken = spoken_at(session, turn)
    of_round = [e.seq for e in session.entries if isinstance(e.event, Spoke) and e.event.round == spoken.round]
    return min(of_round) - 1


def _seed(wanted: str | None) -> str:
    if wanted is not None and len(wanted) > LONGEST_SEED:
        raise VenireError(f"The seed has {len(wanted)} characters.", f"Give one of {LONGEST_SEED} at the most.")
    return secrets.token_hex(4) if wanted is None else wanted


def _roster(wanted: Path | Roster | None, params: Params, seed: str) -> Roster:
    if isinstance(wanted, Roster):
        return sized(wanted, params.size, seed)
    return sized(read_roster(wanted) if wanted else default_roster(), params.size, seed)


def make_library(settings: Settings) -> Library:
    """The shipped cases, the user's own folder, the imported ones, each where there is one."""
    sources: list[CaseSource] = [ShippedCases()]
    if settings.own_cases.is_dir():
        sources.append(FileCases(settings.own_cases))
    if settings.library.is_file():
        sources.append(OldBaileyCases(settings.library))
    return Library(sources)


@asynccontextmanager
async def opened(settings: Settings, in_memory: bool = False, endures: bool = True) -> AsyncGenerator[Venire, None]:
    """venire over the data folder, or over memory; closed at the end, with every session resumable.

    ``endures``: a full disk and the like are waited out, as a server must; else whoever waits for a session is told.
    """
    codecs = {name: kind.codec for name, kind in kinds().items()}
    store = MemoryStore(codecs) if in_memory else await SqliteStore.at(settings.database, codecs)
    venire = Venire(settings, store, make_library(settings), endures)
    try:
        yield venire
    finally:
        await venire.court.close()
        await venire.pool.close()


def seats_of(session: AnySession) -> tuple[Seat, ...]:
    """The seats held by people."""
    return tuple(seat for seat, person in session.people.items() if person)
