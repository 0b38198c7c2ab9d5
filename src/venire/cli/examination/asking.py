"""Putting an ask of the court to the person at counsel's table: a line or a key, an act."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field

from rich.markup import escape

from venire.cli.examination import aside
from venire.cli.examination.addresses import Lectern
from venire.cli.examination.advice import TerminalCoach
from venire.cli.examination.menu import (
    ASKING,
    BY_KEY,
    OBJECTING,
    WORDS,
    meant_for_ground,
    short_grounds,
    show_grounds,
    show_help,
)
from venire.cli.examination.objections import CONTENT, motion, objection, on_feet
from venire.cli.examination.showing import CourtShown
from venire.cli.library.reading_room import read_case_file
from venire.cli.terminal.attendance import Leave
from venire.cli.terminal.keys import Hands, Left
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.language.text.english import foreign
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import CounselView
from venire.proceedings.trial.view import AdvocateView
from venire.proceedings.words import LONGEST, cleaned

WORDS_OF_AN_OFFER = 3
"""More than these are a question that was typed at the wrong prompt."""
_NAMES_EXHIBIT = re.compile(r"(?:hold )?x ?\d{1,3}")
HELP = ("?", "help")
SURE, NOT_SURE = ("y", "yes", "r", "rest"), ("n", "no")
"""What rests a witness who was asked nothing: yes, or the same again; and what does not."""

CHOOSING = 45.0
"""Seconds in which to name the ground, once one has risen in time."""


class Undo(Exception):
    """The person wants its last question back."""


@dataclass
class CounselTable:
    """A person at counsel's table. ``coach``: None without advice."""

    shown: CourtShown
    hands: Hands
    coach: TerminalCoach | None = None
    held_up: str | None = None
    """The exhibit held up with the next question."""
    gone: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when what is asked is asked no more."""
    stop_clock: Callable[[], Awaitable[None]] | None = None
    """Stops the clocks of the session, while a ground is looked for; they go on when the choice has been handed up."""

    async def answer(self, ask: Ask, view: CounselView, left: Left) -> Act | None:
        """The act; None where time ran out meanwhile. Raises :class:`Leave`, :class:`Undo` and
        :class:`venire.cli.terminal.lines.EndOfInput`."""
        if acts.PutQuestion in ask.wants:
            return await self._put(view)
        if acts.Object in ask.wants:
            return await self._object(view, left)
        return await self._respond()

    def say(self, text: str = "") -> None:
        """A paragraph for the person alone."""
        self.shown.page.hung("", text) if text else self.shown.page.print()

    def _advise(self, told: str) -> None:
        self.shown.page.hung("[bold blue]Coach[/]  ", f"[blue]{escape(told)}[/]")

    async def _line(self) -> str | None:
        """A line as the court would hear it; empty only where Enter was pressed alone."""
        while given := await self.hands.line(self.gone):
            if words := cleaned(given):
                return words
            self.say("[dim]Nothing of that can be read. Type it again.[/]")
        return given

    def _too_long(self, text: str) -> bool:
        """Whether it is more than the court hears at once, which is then said, and nothing is cut."""
        if len(text) > LONGEST:
            self.say(
                f"That has {len(text):,} characters, and the court hears {LONGEST:,} at once. Nothing was said; "
                "type it shorter."
            )
        return len(text) > LONGEST

    def _no_question(self, text: str) -> bool:
        if len(text.split()) < 2:
            self.say(f"“{escape(text[:40])}” is no question yet. Type it whole, or ? for the keys.")
            return True
        if foreign(text):
            self.say("This court hears English. Nothing was asked; put the question in English.")
            return True
        return self._too_long(text)

    # putting a question

    async def _put(self, view: CounselView) -> Act | None:
        self.say(f"\n[bold]{escape(aside.where(view, self.shown.case))}[/]")
        if self.coach is not None:
            self._advise(self.coach.before(view))
        self.say(f"[dim]Type your question, or:[/] {ASKING}")
        while (given := await self._line()) is not None:
            act = await self._given(given, view)
            if act is not None:
                return act
            self.say("[dim]Your question, or a key; ? shows them.[/]")
        return None

    async def _given(self, given: str, view: CounselView) -> Act | None:
        """What a typed line comes to; None where it only looked something up."""
        match WORDS.get(given.lower(), given.lower()):
            case "":
                return None
            case "r":
                return await self._rest(view)
            case "u":
                raise Undo
            case "x":
                return await self._exhibit(view)
            case named if _NAMES_EXHIBIT.fullmatch(named):
                return self._handled(given, view)
            case key if _is_key(key):
                await self._look_up(key, view)
                return None
            case _:
                return await self._question(given, view)

    async def _rest(self, view: CounselView) -> Act | None:
        """No further questions. Where this witness was asked nothing it must be said again: the `r` may have been meant
        for the examination before, which ended by itself at its last question."""
        name = next((one.name for one in view.witnesses if one.id == view.witness), None)
        if name is None or set(view.asked) - set(view.asked_by_other):
            return acts.Rest()
        self.say(f"You have asked {escape(name)} nothing. Rest all the same? (y/N)")
        given = await self._line()
        if given is not None and given.lower() in SURE:
            return acts.Rest()
        return await self._given(given, view) if given and given.lower() not in NOT_SURE else None

    async def _question(self, given: str, view: CounselView) -> Act | None:
        if self._no_question(given):
            return None
        text = given
        if self.coach is not None:
            better = await self._coached(text, view)
            if not isinstance(better, str):
                return better
            text = better
        held, self.held_up = self.held_up, None
        return acts.PutQuestion(text=text, exhibit=held)

    async def _coached(self, text: str, view: CounselView) -> str | Act | None:
        """The question that is sent: as typed, or typed anew; None to begin again, or what a key came to instead."""
        assert self.coach is not None
        while wrong := self.coach.wrong_with(view, text):
            for advice in wrong:
                self._advise(advice)
            self.say("[dim]Enter: put it all the same. Or type it anew. b: back.[/]")
            given = await self._line()
            if given is None or given.lower() == "b":
                return None
            if not given:
                return text
            if _is_key(given.lower()) or _NAMES_EXHIBIT.fullmatch(given.lower()):
                act = await self._given(given, view)
                if act is not None:
                    return act
            elif not self._no_question(given):
                text = given
        return text

    async def _look_up(self, key: str, view: CounselView) -> None:
        page, case = self.shown.page, self.shown.case
        match key:
            case "w":
                aside.show_affidavit(page, case, view)
            case "t" | "hint":
                aside.show_targets(page, case, view, hints=key == "hint")
            case "n":
                aside.show_notes(page, view)
            case "e":
                self.shown.live = not self.shown.live
                self.say(f"Points are {'shown as they are made' if self.shown.live else 'kept for the debrief'}.")
            case "c":
                await read_case_file(page, self.hands.typed, case)
            case "q":
                raise Leave
            case "?":
                show_help(page)
            case _:
                self.say(f"There is no key “{escape(key)}” here. ? shows the keys.")

    async def _exhibit(self, view: CounselView) -> Act | None:
        """Offer, show or hold up a thing; None to go back."""
        aside.show_exhibits(self.shown.page, self.shown.case, view)
        self.say("[dim]Its number, as X2, offers it, or shows it once it is in. hold X2: with your next question.[/]")
        given = (await self._line()) or ""
        if given.lower() == "b":
            return None
        if _is_key(given.lower()) and not given.isdecimal():
            return await self._given(given, view)
        if len(given.split()) > WORDS_OF_AN_OFFER:
            self.say(
                "[dim]That is no exhibit's number. Nothing was offered; your words go to the prompt for questions.[/]"
            )
            return await self._given(given, view)
        return self._handled(given, view)

    def _handled(self, words: str, view: CounselView) -> Act | None:
        """What ``X2`` or ``hold X2`` comes to."""
        known: Mapping[str, str] = {one.id: one.status for one in view.exhibits}
        given = words.upper().split()
        name = next((f"X{one.lstrip('X')}" for one in given if f"X{one.lstrip('X')}" in known), None)
        if name is None:
            if given:
                self.say(f"There is no exhibit {escape(given[-1][:20])}.")
            return None
        if given[0] == "HOLD":
            self.held_up = name
            self.say(f"You hold up {name} with your next question.")
            return None
        shows = known[name] in ("admitted", "shown")
        return acts.ShowExhibit(exhibit=name) if shows else acts.OfferExhibit(exhibit=name)

    # watching the other side

    async def _object(self, view: CounselView, left: Left) -> Act | None:
        if self.coach is not None and (word := self.coach.listening(view)):
            self._advise(word)
        if self.hands.at_keys and left() is not None:
            return await self._object_by_key(left)
        self.say(OBJECTING)
        risen = False
        while (given := await self._line()) is not None:
            if not given:
                return acts.LetStand()
            meant = on_feet(given) if risen else objection(given)
            risen = risen or given.lower() == "o"
            if meant is None:
                await self._aside(given, view)
            elif not self._too_long(given):
                return acts.Object(ground=meant[0], argument=meant[1])
        return None

    async def _aside(self, given: str, view: CounselView) -> None:
        if given.lower() in ("o", *HELP):
            if given.lower() == "o":
                await self._rise()
            show_grounds(self.shown.page)
            self.say(
                "[dim]o and the letter, as oh for hearsay. To argue it: oh: it is somebody else's word, or hearsay: it "
                "is somebody else's word. Enter lets the question stand; q leaves.[/]"
            )
        elif given.lower() in BY_KEY:
            self.say(meant_for_ground(given.lower()))
        elif _is_key(given.lower()):
            await self._look_up(WORDS.get(given.lower(), given.lower()), view)
        elif given.lower() == CONTENT:
            self.say("Enter lets it stand. If you object that it was asked and answered: o k, with a space.")
        else:
            self.say(
                "That names no ground. oh objects (hearsay), so does a ground's name, and oh: or hearsay: with an "
                "argument behind it; Enter lets it stand, ? lists."
            )

    async def _object_by_key(self, left: Left) -> Act | None:
        prompt = "  o object   Enter let it stand   ? grounds   q leave"
        while (key := await self.hands.key(prompt, left, self.gone)) is not None:
            match key:
                case "":
                    return acts.LetStand()
                case "q":
                    raise Leave
                case "?":
                    show_grounds(self.shown.page)
                case "o":
                    return await self._ground_by_key()
                case letter if letter in BY_KEY:
                    self.say(f"[dim]{meant_for_ground(letter)}[/]")
                case _:
                    pass
        return None

    async def _ground_by_key(self) -> Act | None:
        """The ground, once counsel is on its feet: the window stands still, and the choice has a time of its own. A
        choice that is withdrawn, or not made, lets the question stand."""
        await self._rise()
        loop = asyncio.get_running_loop()
        ends = loop.time() + CHOOSING
        self.say(f"[bold red]On what ground?[/] {short_grounds('non_responsive')}")
        self.say(
            "[dim]The clock stands still. Enter takes it back and lets the question stand; ? explains the grounds.[/]"
        )
        while (now := loop.time()) < ends and not self.gone.is_set():
            key = await _in_time(self.hands.next_key("  letter", lambda: ends - loop.time(), self.gone), ends - now)
            if key in BY_KEY:
                return acts.Object(ground=BY_KEY[key])
            if key in (None, "", "\x1b"):
                break
            if key == "?":
                show_grounds(self.shown.page)
            else:
                self.say("[dim]That letter is no ground; ? lists them.[/]")
        self.say("[dim]You sit down again; the question stands.[/]")
        return acts.LetStand()

    async def _rise(self) -> None:
        if self.stop_clock is not None:
            await self.stop_clock()

    async def strike(self, left: Left) -> acts.MoveToStrike | None:
        """A motion to strike the answer just given, or None to let it go."""
        if self.hands.at_keys and left() is not None:
            return await self._strike_by_key(left)
        self.say("[dim]m: move to strike that answer. Enter: go on.[/]")
        while given := await self._line():
            if given.lower() in ("q", "quit"):
                raise Leave
            ground = None if given.lower() in HELP else motion(given)
            if ground is not None:
                return acts.MoveToStrike(ground=ground)
            self.say("[dim]m strikes the answer, m h strikes it as hearsay; Enter goes on.[/]")
        return None

    async def _strike_by_key(self, left: Left) -> acts.MoveToStrike | None:
        while (
            key := await self.hands.key("  m move to strike the answer   Enter go on   ? help", left, self.gone)
        ) is not None:
            match key:
                case "q":
                    raise Leave
                case "m":
                    return acts.MoveToStrike(ground="non_responsive")
                case "?":
                    self.say("[dim]m strikes the answer that was just given, if it went past the question.[/]")
                case "":
                    break
                case _:
                    pass
        return None

    # one's own questions objected to, and the jury

    async def _respond(self) -> Act | None:
        self.say("[bold]They object.[/] [dim]Answer it in a sentence, or Enter to leave it to the judge.[/]")
        while (given := await self._line()) is not None and (_is_key(given.lower()) or self._too_long(given)):
            if given.lower() in ("q", "quit"):
                raise Leave
            self.say("[dim]A sentence for the judge, as: It goes to how she knew. Enter leaves it to the judge.[/]")
        return None if given is None else acts.Respond(text=given)

    async def address(self, view: AdvocateView) -> Act:
        """An opening or a closing."""
        self.gone.clear()
        lectern = Lectern(self._line, self.say, lambda text: not self._too_long(text))
        return await lectern.address(view.station)


def _is_key(given: str) -> bool:
    """Whether it is a key and no question."""
    return len(given) == 1 or given in WORDS


async def _in_time(key: Coroutine[None, None, str | None], seconds: float) -> str | None:
    """The key, or None when this time is up."""
    try:
        return await asyncio.wait_for(key, seconds)
    except TimeoutError:
        return None
