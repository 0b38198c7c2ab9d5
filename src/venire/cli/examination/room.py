"""The courtroom in the terminal: shown as it happens, and counsel is asked when it is time."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from typing import cast

from rich.markup import escape

from venire.app import Venire, seats_of
from venire.cli.deliberation.showing import Showing
from venire.cli.examination.advice import TerminalCoach
from venire.cli.examination.asking import CounselTable, Undo
from venire.cli.examination.showing import CourtShown
from venire.cli.terminal.attendance import TerminalPlace, attended, handed_up
from venire.cli.terminal.breath import AnswerHold
from venire.cli.terminal.keys import Hands, Left
from venire.cli.terminal.page import Page
from venire.cli.terminal.terminal import Manner, tell_closing
from venire.exports.stand_ins import stand_in
from venire.host.ask_clock import remaining
from venire.host.session import AnySession
from venire.kernel.folds.views import SeenEntry
from venire.kernel.proceeding import Ask
from venire.kernel.record import GALLERY, Act, Event, Seat, Viewer
from venire.kernel.within import Within
from venire.law.case_file.case import Side
from venire.proceedings.examination import acts
from venire.proceedings.examination.events import Opened, PhaseOpened, QuestionPut
from venire.proceedings.examination.view import CounselView
from venire.proceedings.trial.events import TrialOpened
from venire.proceedings.trial.params import TrialParams
from venire.proceedings.trial.rules import TrialRules
from venire.proceedings.trial.view import AdvocateView, TrialView

OWN_TURNS = ("put_question", "rest", "offer_exhibit", "show_exhibit", "address_jury")
"""The acts that undo goes back to before."""
CHARGE = "The charge, and the jury"
"""What stands over the jury that has heard the trial."""
HERE = TerminalPlace(name="the courtroom", session="session", awaits="counsel")


async def sit_in_court(venire: Venire, session: AnySession, manner: Manner, resumed: bool = False) -> AnySession:
    """Show the session, ask the person whose table it is, end with how it went; the session it came to in the end.

    ``resumed``: what was said before the phase that is on is not shown again.
    """
    page, seen = Page.of(venire.case_of(session)), _before_phase(session) if resumed else 0
    hands = Hands(page)
    while True:
        room = _Room(venire, session, manner, page, hands, seen)
        try:
            await room.sit()
            return session
        except Undo:
            made = await _undone(venire, session, manner)
            if made is None:
                page.print("There is nothing to take back yet.")
                seen = len(session.streams.seen(room.viewer))
                continue
            session = made
            seen = len(session.streams.seen(room.viewer))
            page.print(f"\n[bold]Taken back.[/] [dim]This is session {session.id[:8]} now; the other has ended.[/]")


async def _undone(venire: Venire, session: AnySession, manner: Manner) -> AnySession | None:
    """A fork at before the person's last turn; None where there was none."""
    seat = next(iter(seats_of(session)), None)
    own = [
        entry for entry in session.entries if entry.cause and entry.cause.seat == seat and entry.cause.act in OWN_TURNS
    ]
    if not own:
        return None
    first = next(entry.seq for entry in session.entries if entry.cause == own[-1].cause)
    made = await venire.fork(session, first - 1, session.head.owner, drive=False)
    await venire.court.give_up(session)
    await venire.court.drive(made, pace=manner.breath)
    return made


def _before_phase(session: AnySession) -> int:
    """How many events of its viewer's stream lie before the phase that is on."""
    seats = seats_of(session)
    viewer: Viewer = seats[0] if seats else GALLERY
    events = [_inner(item.event) for item in session.streams.seen(viewer)]
    opened = [place for place, event in enumerate(events) if isinstance(event, PhaseOpened)]
    return opened[-1] if opened else 0


def _inner(event: Event) -> Event:
    return event.event if isinstance(event, Within) else event


class _Room:
    """One session at one terminal, until it is over or the person leaves."""

    def __init__(
        self, venire: Venire, session: AnySession, manner: Manner, page: Page, hands: Hands, silent: int
    ) -> None:
        self.venire, self.session, self.manner, self.page = venire, session, manner, page
        self.seat: Seat | None = next(iter(seats_of(session)), None)
        self.viewer: Viewer = GALLERY if self.seat is None else self.seat
        case, side = venire.case_of(session), _side(self.seat)
        rules = session.sitting.proceeding
        jury = Showing(page, case, rules.roster, heading=CHARGE) if isinstance(rules, TrialRules) else None
        self.shown = CourtShown(page, case, side, jury)
        self.table = CounselTable(self.shown, hands, TerminalCoach(case) if manner.coach else None)
        self.table.stop_clock = self._stop_clock
        self.stopped = False
        self.silent = silent
        manner.breath.side = side

    async def sit(self) -> None:
        if self.silent:
            self._tell_what_is_behind()
        asking = self._ask_along() if self.seat else None
        if await attended(self.venire, self.session, self.page, HERE, self._watch(), asking):
            tell_closing(self.page, self.venire, self.session)

    def _tell_what_is_behind(self) -> None:
        events = [_inner(item.event) for item in self.session.streams.seen(self.viewer)][: self.silent]
        questions = sum(isinstance(event, QuestionPut) for event in events)
        if questions:
            self.page.rule(f"[bold]{escape(self.session.head.title)}[/]")
            told = f"{questions} question{'s' if questions != 1 else ''} so far"
            self.page.print(f"[dim]… {told}; `venire replay {self.session.id[:8]}` shows the record.[/]")

    async def _watch(self) -> None:
        seen = 0
        async for item in self.session.streams.follow(self.viewer):
            if isinstance(item, SeenEntry):
                seen += 1
                await self.shown.show(item.event, seen <= self.silent, stand_in(self.session.entries, item.event))
                await asyncio.sleep(0 if seen <= self.silent else self.manner.pace)

    async def _ask_along(self) -> None:
        """Put every ask of this seat to the person, one at a time, after what led to it has been shown."""
        assert self.seat is not None
        breath = self.manner.breath
        while True:
            rung = self.session.changed.next()
            asks = [ask for ask in self.session.asked_of(self.seat) if not ask.standing]
            if asks:
                await self._put(asks[0])
            elif breath.held is not None:
                await self._strike(breath)
            else:
                await _first_of(rung, breath.opened)

    async def _put(self, ask: Ask) -> None:
        assert self.seat is not None
        await self.shown.caught_up(len(self.session.streams.seen(self.seat)))
        view = self.session.view(self.seat)
        if isinstance(view, AdvocateView):
            return await self._hand_up(ask.key, await self.table.address(view))
        try:
            with self._until_gone(ask.key):
                act = await self.table.answer(ask, _counsel(view), self._left(ask))
            if act is not None:
                await self._hand_up(ask.key, act)
        finally:
            await self._clocks_go_on()

    async def _stop_clock(self) -> None:
        """Counsel is on its feet: no clock runs until the ground has been handed up."""
        if self.session.timing.paused is None:
            await self.session.pause()
            self.stopped = True

    async def _clocks_go_on(self) -> None:
        if self.stopped:
            self.stopped = False
            await self.session.go_on()

    async def _strike(self, breath: AnswerHold) -> None:
        """The moment in which an answer may be struck: half as long as the window for objections."""
        assert self.seat is not None
        await self.shown.caught_up(len(self.session.streams.seen(self.seat)))
        door = next((ask for ask in self.session.asked_of(self.seat) if acts.MoveToStrike in ask.wants), None)
        if door is not None:
            with self._for_a_while() as left:
                act = await self.table.strike(left)
            if act is not None:
                await self._hand_up(door.key, act)
        breath.let_go()

    @contextmanager
    def _for_a_while(self) -> Generator[Left]:
        """Meanwhile the table is told when this time is up."""
        self.table.gone.clear()
        window, loop = _window(self.session), asyncio.get_running_loop()
        if window is None:
            yield lambda: None
            return
        ends = loop.time() + window / 2
        bell = loop.call_at(ends, self.table.gone.set)
        try:
            yield lambda: max(0.0, ends - loop.time())
        finally:
            bell.cancel()

    def _left(self, ask: Ask) -> Left:
        return lambda: remaining(ask, self.session.timing, self.session.clock.now())

    @contextmanager
    def _until_gone(self, key: str) -> Generator[None]:
        """Meanwhile the table is told when this is asked no more."""
        self.table.gone.clear()
        watching = asyncio.create_task(self._tell_when_gone(key))
        try:
            yield
        finally:
            watching.cancel()

    async def _tell_when_gone(self, key: str) -> None:
        assert self.seat is not None
        while True:
            rung = self.session.changed.next()
            if key not in {ask.key for ask in self.session.asked_of(self.seat)}:
                return self.table.gone.set()
            await rung.wait()

    async def _hand_up(self, key: str, act: Act) -> None:
        assert self.seat is not None
        await handed_up(self.session, self.page, self.seat, key, act)


async def _first_of(*events: asyncio.Event) -> None:
    waits = [asyncio.create_task(event.wait()) for event in events]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()


def _side(seat: Seat | None) -> Side | None:
    return cast("Side", seat.partition("/")[2]) if seat else None


def _counsel(view: object) -> CounselView:
    """Counsel's own view, of an examination or of the one within a trial."""
    inner = view.examination if isinstance(view, TrialView) else view
    assert isinstance(inner, CounselView)
    return inner


def _window(session: AnySession) -> float | None:
    """Seconds in which a person may object; None: as long as one likes."""
    match session.opening:
        case Opened(params=params) | TrialOpened(params=TrialParams(examination=params)):
            return params.objection_window
        case _:
            return None
