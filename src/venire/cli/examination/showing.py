"""What happens before the court, printed as it happens."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext

from rich.markup import escape

from venire.cli.deliberation.showing import Showing, mark_stand_in
from venire.cli.terminal.attendance import Counting
from venire.cli.terminal.page import Page
from venire.exports.court.caption import agreed
from venire.exports.court.hearing import Hearing
from venire.exports.court.introduction import introduction
from venire.exports.court.parties import counsel
from venire.exports.tellings.trial import STATIONS, upon_address
from venire.exports.transcript import Passage
from venire.kernel.record import Event
from venire.kernel.within import Within
from venire.law.case_file.case import SIDES, Case, Side
from venire.proceedings.examination import events as ev
from venire.proceedings.trial import events as trial

COLOURS: Mapping[Side, str] = {"prosecution": "cyan", "defence": "magenta"}


class CourtShown(Counting):
    """Prints the events of one viewer's stream, and knows how many it has printed.

    ``me``: the side of the person who sits here, who is "You"; ``jury`` prints what happens in the jury room.
    """

    def __init__(self, page: Page, case: Case, me: Side | None, jury: Showing | None = None) -> None:
        super().__init__()
        self.page = page
        self.case = case
        self.me: Side | None = me
        self._my_name = "" if me is None else counsel(case, me)
        self._colours = {counsel(case, side): COLOURS[side] for side in SIDES}
        self.live = True
        """Whether points are shown as they are made."""
        self._jury = jury
        self._hearing = Hearing(case)
        self._labels = {one.id: (one.label, abs(one.weight)) for one in case.elicits}
        self._gave = (0, 0)
        """The last answer that gave points, by its number, and how many."""
        self._station = ""
        self._called = False

    async def show(self, event: Event, silent: bool = False, stood_in: str = "") -> None:
        """Print one event; with ``silent`` only count it. ``stood_in``: who spoke it in the place of a model."""
        if isinstance(event, Within) and event.path == trial.JURY and self._jury is not None:
            await self._jury.show(event.event, silent, stood_in)
        else:
            inner = event.event if isinstance(event, Within) else event
            with self.page.console.capture() if silent else nullcontext():
                self._print(inner)
                mark_stand_in(self.page, stood_in)
        await self.count_one()

    def _print(self, event: Event) -> None:
        match event:
            case trial.TrialCalled():
                self._title(event.title)
            case ev.Convened():
                self._title(event.title)
                self._agreed()
            case trial.Addressed():
                self._address(event)
            case trial.AddressObjected() | trial.AddressRuled() | trial.JuryReminded():
                self._passage(upon_address(self.case, event))
            case ev.Elicited():
                self._elicited(event)
            case ev.AnswerStruck():
                self._passages(event)
                self._taken_back(event.no)
            case ev.OutlineCovered() if event.items and self.live:
                self.page.print(f"    [green]+{len(event.items)}[/] [dim]from the outline of your cross[/]")
            case ev.Closed():
                self.page.print("\n[dim]The evidence is closed.[/]")
            case trial.TrialClosed():
                pass
            case _:
                self._passages(event)

    def _passages(self, event: Event) -> None:
        for passage in self._hearing.passages((event,)):
            self._passage(passage)

    def _title(self, title: str) -> None:
        """Once: a trial and the examination within it are called by the same name."""
        if not self._called:
            self.page.rule(f"[bold]{escape(title)}[/]")
            self.page.hung("", escape(" ".join(introduction(self.case, self.me))))
        self._called = True

    def _agreed(self) -> None:
        """What both sides agree is read out before the first witness."""
        if self.case.stipulations:
            self.page.print()
        for passage in agreed(self.case):
            lead = "  • " if passage.manner == "item" else "    "
            self.page.hung(lead, escape(passage.text))

    def _passage(self, passage: Passage) -> None:
        match passage.manner:
            case "heading":
                self.page.print()
                self.page.rule(f"[bold]{escape(passage.text)}[/]")
            case "judge":
                self.page.hung("    ", f"[bold yellow]The judge:[/] {escape(passage.text)}")
            case "speech":
                lead = f"[bold]{passage.turn:>3}[/] " if passage.turn is not None else "    "
                self.page.hung(lead, f"{self._who(passage.who)}: {escape(passage.text)}")
            case "act":
                self.page.hung("    ", f"[bold]{escape(passage.text)}[/]")
            case "note" | "text" | "item":
                self.page.hung("    ", f"[dim italic]{escape(passage.text)}[/]")

    def _who(self, name: str) -> str:
        mine = name == self._my_name
        return f"[bold {self._colours.get(name, 'green')}]{'You' if mine else escape(name)}[/]"

    def _address(self, event: trial.Addressed) -> None:
        if event.station != self._station:
            self._station = event.station
            self.page.print()
            self.page.rule(f"[bold]{STATIONS[event.station]}[/]")
        if not event.text:
            self.page.hung("    ", f"[dim italic]{counsel(self.case, event.by)} waives its {event.station}.[/]")
            return
        self.page.hung("    ", f"{self._who(counsel(self.case, event.by))}:")
        for paragraph in event.text.split("\n"):
            self.page.hung("    ", escape(paragraph))

    def _elicited(self, event: ev.Elicited) -> None:
        if not self.live or event.side != self.me:
            return
        self._gave = (event.no, event.points) if event.points else self._gave
        for match in event.matched:
            label, points = self._labels[match.elicit]
            self.page.print(f"    [bold green]+{points}[/] {escape(label)}")

    def _taken_back(self, no: int) -> None:
        """What a struck answer had given counts no more; what stays of it is counted anew."""
        last, points = self._gave
        if last == no and points:
            self.page.print(f"    [bold red]-{points}[/] [dim]what was struck does not count[/]")
        self._gave = (0, 0)
