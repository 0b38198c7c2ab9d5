"""What happens in the room, printed as it happens."""

from __future__ import annotations

import asyncio
import textwrap

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel

from venire.exports.transcript import Names
from venire.kernel.record import Event, Seat
from venire.law.case import Case
from venire.law.citing import SHOWN
from venire.law.persona import Roster
from venire.proceedings.deliberation import events as ev

WIDTH = 88
COLOURS = {"guilty": "red", "not_guilty": "green"}


class Showing:
    """Prints the events of one viewer's stream and knows how many it has printed."""

    def __init__(self, console: Console, case: Case, roster: Roster, seat: Seat | None = None) -> None:
        self.console = console
        self.names = Names(roster, case)
        self.case = case
        self.roster = roster
        self.me = int(seat.rpartition("/")[2]) if seat else None
        self._shown = 0
        self._more = asyncio.Condition()

    async def show(self, event: Event) -> None:
        """Print one event."""
        self._print(event)
        async with self._more:
            self._shown += 1
            self._more.notify_all()

    async def caught_up(self, count: int) -> None:
        """Wait until this many events have been printed."""
        async with self._more:
            await self._more.wait_for(lambda: self._shown >= count)

    def _print(self, event: Event) -> None:
        match event:
            case ev.Presented():
                self.console.rule(f"[bold]{escape(event.title)}")
            case ev.Narrated():
                self.console.print(Panel(escape(event.text), title="The judge", width=WIDTH, border_style="yellow"))
            case ev.FirstBallot() | ev.FinalVotes():
                self._ballot(event)
            case ev.RoundOpened():
                self.console.rule(f"Round {event.round}", style="dim")
            case ev.Spoke():
                self._speech(event)
            case ev.Murmured():
                for murmur in event.murmurs:
                    self.console.print(f"      [dim italic]{self._name(murmur.juror)}: {escape(murmur.reaction)}[/]")
            case ev.VoteChanged():
                vote = self._vote(event.vote)
                self.console.print(f"  ⇄ [bold]{self._name(event.juror)}[/] now votes {vote}.")
            case ev.RoundClosed():
                self.console.print(f"  [dim]{event.guilty} guilty – {event.not_guilty} not guilty[/]")
            case ev.Decided():
                self.console.rule(f"[bold]Verdict: {event.verdict.replace('_', ' ')}")
            case _:
                pass

    def _name(self, number: int) -> str:
        card = self.roster.jurors[number - 1]
        return "You" if number == self.me else f"{card.emoji} {escape(card.name)}"

    def _vote(self, vote: str) -> str:
        return f"[{COLOURS[vote]}]{vote.replace('_', ' ')}[/]"

    def _ballot(self, event: ev.FirstBallot | ev.FinalVotes) -> None:
        title = "The first ballot" if isinstance(event, ev.FirstBallot) else "The final vote"
        rows = [f"{number:>2}  {self._vote(vote)}  {self._name(number)}" for number, vote in enumerate(event.votes, 1)]
        self.console.print(Panel("\n".join(rows), title=title, width=WIDTH))

    def _speech(self, event: ev.Spoke) -> None:
        to = f" to {self._name(event.target)}" if event.target else ""
        answering = f" [dim](answering turn {event.replies_to})[/]" if event.replies_to else ""
        self.console.print(f"[bold cyan]{event.turn:>3}[/] [bold]{self._name(event.juror)}[/]{to}{answering}")
        self.console.print(Padding(escape(textwrap.fill(event.text, WIDTH - 4)), (0, 0, 0, 4)))
        cited = self.names.cited(event.cites, event.claims)
        if cited:
            more = f"; +{len(cited) - SHOWN}" if len(cited) > SHOWN else ""
            self.console.print(f"    [dim]⚖ {escape('; '.join(cited[:SHOWN]))}{more}[/]")
