"""The player's turn at the terminal: whom to see, what to say, the case file, the settlement."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import ValidationError
from rich.markup import escape

from venire.cli.library.case_file import SECTIONS, sections_of, show_section
from venire.cli.terminal.attendance import Leave
from venire.cli.terminal.lines import TypedLine
from venire.cli.terminal.page import Page
from venire.exports.tellings.persuasion import of_one_mind
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.law.case_file.case import Case
from venire.proceedings.persuasion.acts import DeliberateTogether, GoHome, Say, Settle, Visit
from venire.proceedings.persuasion.events import Introduced, Settled
from venire.proceedings.persuasion.view import PersuasionView
from venire.proceedings.words import LONGEST

HELP = (
    ("1 2 3", "go and sit with that juror; the one you leave may talk to the others"),
    ("words", "whatever else you type is said to the juror you sit with"),
    ("show E4", "lay a piece of evidence on the table; words may follow: show E4 look at the hour"),
    ("c", "the case file, section by section (c evidence, c witnesses …)"),
    ("w", "who they are, and what you have said to whom"),
    ("t", "what this case is argued on"),
    ("v", "call the settlement: they vote as they stand; you are asked once"),
    ("q", "leave; it waits for you, and `venire watch last` goes on with it"),
)
AFTERWARDS = (
    ("y", "they sit down at one table and deliberate as they now stand; you listen"),
    ("n", "they go home, and every seal is broken"),
    ("q", "leave; the question waits for you, and `venire watch last` puts it again"),
)
_SHOW = re.compile(r"^show\s+([a-z]\d+)\b[\s:,.-]*(.*)$", re.IGNORECASE | re.DOTALL)


@dataclass
class Persuading:
    """A person at the terminal."""

    page: Page
    typed: TypedLine
    case: Case

    async def answer(self, ask: Ask, view: PersuasionView) -> Act:
        """What the player does. Raises :class:`Leave` and :class:`venire.cli.terminal.lines.EndOfInput`."""
        if GoHome in ask.wants:
            return await self._afterwards(view.settled)
        if not view.talking_to:
            self._doors(view)
        self._menu(view, talking=Say in ask.wants)
        while True:
            act = self._read(await self.typed.prompted(self.page), view, talking=Say in ask.wants)
            if isinstance(act, Settle) and not await self._really(view):
                continue
            if act is not None:
                return act

    async def _really(self, view: PersuasionView) -> bool:
        """Asked once before they vote, as the page asks; an empty line or the end of the input is no."""
        unseen = [one.called for one in view.jurors if one.juror not in view.talks]
        told = f" You have not spoken to {', '.join(unseen)}." if unseen else ""
        self.page.print(f"Call the settlement now?{escape(told)} No more can be said to anybody, and they vote.")
        self.page.print("[dim]v or y yes  anything else no[/]")
        return (await self.typed.prompted(self.page)).strip().lower() in ("v", "y", "yes")

    async def _afterwards(self, settled: Settled | None) -> Act:
        if settled is not None and of_one_mind(settled):
            return GoHome()
        self.page.print(
            "\nThey have voted. Shall they now sit down together and deliberate?\n[dim]y yes  n no  ? help  q leave[/]"
        )
        while (given := (await self.typed.prompted(self.page)).lower()) not in ("y", "yes", "n", "no", ""):
            if given in ("q", "quit"):
                raise Leave
            self._keys_afterwards()
        return DeliberateTogether() if given.startswith("y") else GoHome()

    def _keys_afterwards(self) -> None:
        for keys, told in AFTERWARDS:
            self.page.hung(f"[bold]{keys:<8}[/] ", told, 2)

    def _read(self, given: str, view: PersuasionView, talking: bool) -> Act | None:
        """The act that a line means; None where it was only looked at something."""
        word, _, rest = given.partition(" ")
        low = word.lower()
        if low in ("q", "quit") and not rest:
            raise Leave
        if low == "v" and not rest:
            return Settle()
        if given.isdecimal() and len(given) <= len(str(len(view.jurors))):
            return Visit(juror=int(given)) if int(given) else self._say_no("Juror 0 is nobody. Choose a number from 1.")
        if low in ("?", "h", "help") and not rest:
            return self._help()
        if low == "c" and (not rest or rest in SECTIONS):
            return self._case_file(rest)
        if low == "t" and not rest:
            return self._topics()
        if low == "w" and not rest:
            return self._who(view)
        return self._speech(given) if talking else self._say_no(_silenced(view))

    def _speech(self, given: str) -> Act | None:
        shown = _SHOW.match(given)
        shows, words = (shown.group(1).upper(), shown.group(2).strip()) if shown else ("", given)
        if shows and shows not in self._things:
            return self._say_no(f"The case has no evidence {shows}. It has {', '.join(self._things)}.")
        try:
            return Say(text=words or f"Look at this: {self._things[shows]}." if shows else words, shows=shows)
        except ValidationError:
            return self._say_no(f"Say something, in {LONGEST:,} characters at most.")

    @property
    def _things(self) -> Mapping[str, str]:
        return {item.id: item.handle for item in self.case.evidence}

    def _say_no(self, sentence: str) -> None:
        self.page.print(f"[dim]{escape(sentence)}[/]")

    def _menu(self, view: PersuasionView, talking: bool) -> None:
        on = next((one for one in view.jurors if one.juror == view.talking_to), None)
        if on is not None and talking:
            left = view.turns_left[on.juror]
            self.page.print(f"\n[dim]With {escape(on.called)}, {left} left to say. Type it.  {_keys(view)}[/]")
            if left == 1:
                self.page.print(_last(view, on))
        else:
            self.page.print(f"\n[dim]{_keys(view)}[/]")

    def _doors(self, view: PersuasionView) -> None:
        self.page.print("\n[bold]Three doors[/]" if len(view.jurors) == 3 else "\n[bold]The doors[/]")
        for one in view.jurors:
            self.page.hung(
                f"[bold]{one.juror}[/]  ", _door(one, view.turns_left[one.juror], one.juror in view.talks), 2
            )

    def _help(self) -> None:
        for keys, told in HELP:
            self.page.hung(f"[bold]{keys:<8}[/] ", told, 2)

    def _topics(self) -> None:
        for topic in self.case.topics:
            self.page.item(escape(topic.label))

    def _case_file(self, section: str) -> None:
        if section:
            show_section(self.page, self.case, section)
            return
        self.page.print(escape(self.case.summary))
        self.page.print(f"\n[dim]More: {', '.join(f'c {name}' for name in sections_of(self.case))}[/]")

    def _who(self, view: PersuasionView) -> None:
        for one in view.jurors:
            self.page.hung(f"[bold]{one.juror}[/]  ", f"[bold]{escape(one.name)}[/]. {escape(one.background)}", 2)
            self.page.hung("     ", f"[dim]{escape('; '.join(one.traits))}. {escape(one.style)}[/]")
            mine = [spoken.text for spoken in view.talks.get(one.juror, ()) if spoken.by == "player"]
            for text in mine:
                self.page.item(escape(text), 7)


def _last(view: PersuasionView, on: Introduced) -> str:
    """Told before the last thing that may be said to a juror, and to anybody."""
    if sum(view.turns_left.values()) == 1:
        return "[bold]This is the last thing that you may say to anybody; after the answer they vote.[/]"
    return f"[bold]This is the last thing that you may say to {escape(on.called)}.[/]"


def _silenced(view: PersuasionView) -> str:
    """Why nothing can be said just now."""
    on = next((one for one in view.jurors if one.juror == view.talking_to), None)
    if on is None:
        return "You sit with nobody. Choose a juror by number."
    return f"{on.called} has heard all that you may say. Choose another juror by number, or v for the settlement."


def _keys(view: PersuasionView) -> str:
    last = len(view.jurors)
    return f"1–{last} another juror  show E1  c case file  t topics  w who and what was said  v vote  ? help  q leave"


def _door(one: Introduced, left: int, seen: bool) -> str:
    told = f"[bold]{escape(one.name)}[/], {one.age}, {escape(one.occupation)}; {escape(one.portrait)}"
    return f"{told} [dim]({left} left to say{'' if seen else ', not seen yet'})[/]"
