"""venire put together: library, store, court and participants, behind the few things a surface needs to ask for."""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from venire.catalog import PROCEEDINGS, kinds
from venire.costs.forecast import Forecast
from venire.costs.requests import Forecasting
from venire.errors import VenireError
from venire.exports.tellings.kinds import telling
from venire.host.court import Court, NoSession
from venire.host.driver import Pace
from venire.host.fork import fork, secret_mark
from venire.host.seals import require_ended, require_readable, require_told, require_unsealed
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.kind import AnyKind
from venire.kernel.minutes import Budgeted, Called, Guarded, Shared
from venire.kernel.part import loaded
from venire.kernel.record import BENCH, Seat, Viewer
from venire.kernel.request import LOCAL, Budget, Request, Terms
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.library.at_hand import CasesAtHand
from venire.library.combined import Library
from venire.models.budget import Pays, Purse, Purses
from venire.models.cast import Cast
from venire.models.pool import Pool
from venire.models.roles import role_named
from venire.models.use import UNDERSTUDY, ModelEntry
from venire.monitors.adapters.papers import Models
from venire.participants.recorded import Replayed
from venire.plugins.case_sources import make_library
from venire.plugins.players import own_player
from venire.plugins.stores import open_store
from venire.ports import Line, LineUp, Monitor, SessionHead, Store
from venire.proceedings.deliberation.events import Spoke
from venire.proceedings.deliberation.readings import debrief as debriefing
from venire.proceedings.deliberation.readings.moment import speech
from venire.proceedings.deliberation.readings.retrial import Recorded, recorded
from venire.proceedings.deliberation.rules import Deliberation
from venire.quotas.limits import limits_of
from venire.quotas.payer import payer_of
from venire.quotas.quotas import EXEMPT, Quotas
from venire.seats.casting import live_models, who_answers
from venire.seats.company import ALONE, Company
from venire.seats.line import line_up_of
from venire.seats.vacancy import require_answered
from venire.sessions.opening import Clerk, ConvenedSession, Convenes
from venire.sessions.retrial import VotesAgain
from venire.sessions.watching.monitors import papers_of, reads, watched_by
from venire.settings import Settings
from venire.sockets.as_wanted import AsWanted

if TYPE_CHECKING:
    from venire.exports.session import ExportReader
    from venire.sessions.across.persuasion_endings import EndingsBook


class Venire:
    """Everything a surface needs. Make one with :func:`opened`."""

    def __init__(self, settings: Settings, store: Store, library: Library, endures: bool = True) -> None:
        self.settings = settings
        self.library = library
        self._usual = watched_by(settings.monitors, self._reading, people=settings.watches_people)
        self.kinds = kinds()
        self.court = Court(
            store,
            self.kinds,
            self._line_up,
            endures=endures,
            monitors=self._monitors,
            admits=self._admit,
            lack=PROCEEDINGS.lack,
        )
        self.quotas = Quotas(limits_of(settings))
        self.models = live_models(settings.data, os.environ)
        self.pool = Pool(os.environ)
        self.clerk = Clerk(library, settings.data, self.court)
        self.forecasts = Forecasting(self.models, library, reads(settings.monitors))
        self._retrials: dict[str, Recorded] = {}
        self._casts: WeakKeyDictionary[AnySession, Cast] = WeakKeyDictionary()
        self._understudied: WeakKeyDictionary[AnySession, frozenset[Seat]] = WeakKeyDictionary()
        self._companies: WeakKeyDictionary[AnySession, Company] = WeakKeyDictionary()

    async def open(
        self, request: Request, pace: Pace | None = None, company: Company = ALONE, *, shared: bool = False
    ) -> AnySession:
        """Open what is asked for and start its driver. ``company``: who and what of one's own takes part; ``shared``:
        others than its owner sit in it, so that it throws dice of its own, whatever the seed, and has no fork before it
        is over.

        Raises :class:`VenireError` for what cannot be had.
        """
        self._require(company)
        await self._require_room_for(request.terms.owner)
        convened = await self.convened(request, company)
        if shared:
            convened = among_others(self.kind_of(request), convened)
        return await self._begun(convened, pace, request.terms, company)

    async def _require_room_for(self, owner: str) -> None:
        """Raises :class:`venire.quotas.spent.QuotaSpent` for an owner who may have no more now."""
        if payer_of(owner) not in EXEMPT:
            self.quotas.session(owner, await self.sessions(owner), plays_model=self.models_play)

    @property
    def models_play(self) -> bool:
        """Whether a language model is set for any role."""
        lines = who_answers(self.models.now(), os.environ).values()
        return any(name != UNDERSTUDY for line in lines for name in line)

    async def convened(self, request: Request, company: Company = ALONE) -> ConvenedSession:
        """All that a session would be opened with; nothing is opened or kept. Raises likewise."""
        convenes: Convenes = loaded(self.kind_of(request).convenes)
        return await convenes(self._clerk(company), request)

    @cached_property
    def endings(self) -> EndingsBook:
        """Which endings of a persuasion each player has found."""
        made: type[EndingsBook] = loaded("venire.sessions.across.persuasion_endings:EndingsBook")
        return made(self.court)

    def forecast(self, request: Request) -> Forecast | None:
        """What its models are likely to take, opened as things are now; None where none plays. Raises likewise."""
        return self.forecasts.of(self.kind_of(request), request)

    def kind_of(self, request: Request) -> AnyKind:
        """The kind that this is a request for. Raises :class:`VenireError` where there is none."""
        kind = self.kinds.get(request.kind)
        if kind is None or kind.convenes is None:
            raise VenireError(f"There is no proceeding {request.kind!r} to be opened.", "See `venire doctor`.")
        return kind

    def _clerk(self, company: Company) -> Clerk:
        """Opens from the cases at hand before those of the library."""
        if not company.cases:
            return self.clerk
        return replace(self.clerk, library=Library((CasesAtHand(company.cases), *self.library.sources)))

    def _require(self, company: Company) -> None:
        """Raises :class:`VenireError` for a model that was given by name and cannot be called here."""
        cast = Cast(self.models, self.pool)
        for named, entry in company.models.items():
            if isinstance(entry, ModelEntry):
                cast.require(role_named(named) or "juror", entry)

    async def _begun(self, convened: ConvenedSession, pace: Pace | None, terms: Terms, company: Company) -> AnySession:
        budget, watched = terms.budget, terms.safety or self.settings.guarded
        limit = () if budget is None else (Budgeted(tokens=budget.tokens, dollars=budget.dollars),)
        session = await self.court.open(
            convened.kind,
            (*convened.events, *limit, *(() if watched == Guarded() else (watched,))),
            convened.contents,
            owner=convened.owner,
            title=convened.title,
            people=convened.people,
            agents=convened.agents,
        )
        self._companies[session] = company
        await self.court.drive(session, pace=pace)
        return session

    async def find(self, session: str, owner: str | None = None) -> AnySession:
        """A session by its id. With ``owner``, only that owner's own. Raises :class:`VenireError`."""
        found = await self.court.find(session)
        if owner is not None and found.head.owner != owner:
            raise NoSession
        return found

    async def sessions(self, owner: str | None = None) -> Sequence[SessionHead]:
        """Newest first."""
        return await self.court.list(owner)

    async def go_on(self, session: AnySession, pace: Pace | None = None, *, wakes: bool = False) -> AnySession:
        """Take an unfinished session up again where nobody drives it; ``wakes``: one that was paused goes on too."""
        if not session.over:
            await self.court.take_up(session, pace=pace, wakes=wakes)
        return session

    async def fork(
        self,
        source: AnySession,
        at: int,
        owner: str = LOCAL,
        drive: bool = True,
        safety: Guarded | None = None,
        company: Company = ALONE,
    ) -> AnySession:
        """A new session with the source's record up to entry ``at``; ``safety``: watched otherwise than the source.

        Raises :class:`VenireError` for a source that its maker may not read.
        """
        require_readable(source, owner)
        await self._require_room_for(owner)
        made = await fork(self.court, source, at, owner=owner, who=owner)
        self._companies[made] = company
        if safety is not None:
            await made.note(safety)
        if drive:
            await self.court.drive(made)
        return made

    async def without(self, source: AnySession, turn: int, owner: str = LOCAL, company: Company = ALONE) -> AnySession:
        """The same deliberation with one speech not made: whoever is asked the same answers the same.

        Raises :class:`VenireError` when there is no such speech, for a source that its maker may not read, and before
        the verdict: the trial anew is played to its end, and would tell what the jurors of this one still keep to
        themselves.
        """
        require_readable(source, owner)
        require_told(source)
        rules_of(source)  # of the other kinds nobody has a speech to take away
        if not source.over:
            raise VenireError(
                "The jury is still out, and how it would have gone without a speech tells what is sealed until then.",
                "Try it after the verdict; `venire fork SESSION --before TURN` goes back to an earlier round now.",
            )
        await self._require_room_for(owner)
        at = before_round_of(source, turn)
        told = f"without {speech(self.roster_of(source), spoken_at(source, turn))}"
        made = await fork(self.court, source, at, owner=owner, who=owner, told=told)
        self._companies[made] = company
        self._retrials[made.id] = recorded(source.entries, without=turn)
        for seat in seats_of(source):
            await made.seat_person(seat, False)  # whoever held it is not asked twice: the record answers
        votes = VotesAgain(made, [vote for vote in self._retrials[made.id].votes if vote.seq > at])
        await votes.catch_up()
        await self.court.drive(made, pace=votes)
        return made

    def case_of(self, session: AnySession) -> Case:
        """The case as it stood when the session was opened. Raises :class:`VenireError` for one that is of none."""
        case = telling(session).case
        if case is None:
            raise VenireError("This session is of no case.", "Choose another from `venire sessions`.")
        return case

    def roster_of(self, session: AnySession) -> Roster:
        """The jurors of a session."""
        return rules_of(session).roster

    def debrief(self, session: AnySession) -> debriefing.Debrief:
        """Who moved whom in a deliberation; :meth:`ending` is for every kind.

        Raises :class:`VenireError` while the session goes on: it would tell what is sealed.
        """
        require_ended(session)
        if not session.over:
            raise VenireError("The jury is still out.", "The debrief opens with the verdict.")
        return debriefing.debrief(self.case_of(session), session.entries)

    def ending(self, session: AnySession) -> Frozen:
        """The debrief of a session, a value of its kind's own. Raises :class:`VenireError` while it goes on."""
        told = telling(session)
        require_ended(session)
        if not session.over:
            raise VenireError(told.pending, "The debrief opens when it is over.")
        return told.debrief()

    async def reader(self, session: AnySession, viewer: Viewer, who: str = LOCAL, door: str = "export") -> ExportReader:
        """A session to be read or exported by this viewer; a look from the bench at a live one is recorded on it.

        The debrief tells what was sealed, so it is the bench's alone.
        """
        require_unsealed(session, viewer)
        await session.look_in(viewer, who, door)
        told = telling(session)
        whole = session.over and viewer == BENCH and not (session.halted or session.sitting.given_up)
        made: type[ExportReader] = loaded("venire.exports.session:ExportReader")
        return made(self.court.store, session, viewer, told, told.debrief() if whole else None)

    def understudied(self, session: AnySession, seats: frozenset[Seat]) -> None:
        """In these seats the last in line plays from now on, and no model that is set; in all others the usual line."""
        self._understudied[session] = seats

    def _reading(self, session: AnySession) -> Models:
        """The models that read for the bench: of the same cast, so that they are paid from the same purse."""
        cast = self._casts[session]
        return lambda: cast.models("monitor")

    def _admit(self, session: AnySession) -> None:
        """Raises :class:`VenireError` where nobody could answer for a seat."""
        require_answered(session, Cast(self.models, self.pool, own=own_player))

    def _monitors(self, session: AnySession) -> Sequence[Monitor]:
        own = self._companies.get(session, ALONE).monitors
        if own is None:
            return self._usual(session)
        papers = papers_of(session, self._reading(session), people=self.settings.watches_people)
        return [make(papers) for make in own]

    def _purse(self, session: AnySession) -> Pays | None:
        """What pays for its models: its own budget, and what its owner may still spend."""
        purses = [purse for purse in (purse_of(session), self.quotas.purse(session.head.owner)) if purse is not None]
        return Purses(purses) if purses else None

    def _line_up(self, session: AnySession) -> LineUp:
        company = self._companies.get(session, ALONE)
        cast = self._casts[session] = Cast(self.models, self.pool, self._purse(session), own_player, company.models)
        usual = line_up_of(session, cast, company)

        def line(seat: Seat) -> Line:
            return usual(seat)[-1:] if seat in self._understudied.get(session, ()) else usual(seat)

        retrial = self._retrials.get(session.id)
        if retrial is None:
            return line
        return lambda seat: (Replayed(retrial, line(seat), silent=seat in session.people),)


def purse_of(session: AnySession) -> Purse | None:
    """What is left of a session's budget, by its record; None where it has none."""
    events = [entry.event for entry in session.entries]
    limits = [event for event in events if isinstance(event, Budgeted)]
    if not limits:
        return None
    budget = Budget(tokens=limits[-1].tokens, dollars=limits[-1].dollars)
    return Purse(budget).paid(event for event in events if isinstance(event, Called))


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


def before_turn(session: AnySession, turn: int) -> int:
    """The entry to fork at so that this turn comes anew: of a jury's talk its whole round does, elsewhere it alone.

    Raises :class:`VenireError` where there is no such turn.
    """
    found = telling(session).anew(turn)
    if found is None:
        raise VenireError(f"There is no turn {turn} in this session.", "`venire replay SESSION` numbers the turns.")
    return found


def before_round_of(session: AnySession, turn: int) -> int:
    """The entry after which the speeches of this turn's round were asked for."""
    spoken = spoken_at(session, turn)
    of_round = [e.seq for e in session.entries if isinstance(e.event, Spoke) and e.event.round == spoken.round]
    return min(of_round) - 1


@asynccontextmanager
async def opened(settings: Settings, in_memory: bool = False, endures: bool = True) -> AsyncGenerator[Venire, None]:
    """venire over the data folder, or over memory; closed at the end, with every session resumable.

    ``endures``: a full disk and the like are waited out, as a server must; else whoever waits for a session is told.
    """
    known = kinds()
    codecs = AsWanted(known, lambda name: known[name].codec)
    store = await open_store("memory" if in_memory else settings.store, settings, codecs)
    venire = Venire(settings, store, make_library(settings), endures)
    try:
        yield venire
    finally:
        await venire.court.close()
        await venire.pool.close()


def among_others(kind: AnyKind, convened: ConvenedSession) -> ConvenedSession:
    """The same, with dice that nobody can throw again in a session of his own while it goes on."""
    opening, *rest = convened.events
    return replace(convened, events=(kind.with_dice(opening, secret_mark()), *rest, Shared()))


def seats_of(session: AnySession) -> tuple[Seat, ...]:
    """The seats held by people."""
    return tuple(seat for seat, person in session.people.items() if person)
