"""What happens in the room, printed as it happens."""

from __future__ import annotations

from rich.markup import escape

from venire.cli.terminal.attendance import Counting
from venire.cli.terminal.page import Page
from venire.exports.transcript import Names
from venire.kernel.record import Event, Seat
from venire.law.argument.citations import SHOWN
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.proceedings.deliberation import events as ev

COLOURS = {"guilty": "red", "not_guilty": "green"}


def mark_stand_in(page: Page, who: str) -> None:
    """A small mark under words that somebody spoke in the place of a model; nothing where nobody did."""
    if who:
        page.print(f"    [dim]– the {escape(who)}, for a model that did not answer[/]")


class Showing(Counting):
    """Prints the events of one viewer's stream and knows how many it has printed."""

    def __init__(self, page: Page, case: Case, roster: Roster, seat: Seat | None = None, heading: str = "") -> None:
        """``heading``: what stands over it; the case's title where nothing came before."""
        super().__init__()
        self.page = page
        self.heading = heading
        self.names = Names(roster, case)
        self.case = case
        self.roster = roster
        self.me = int(seat.rpartition("/")[2]) if seat else None
        self._turned: list[ev.VoteChanged] = []

    async def show(self, event: Event, silent: bool = False, stood_in: str = "") -> None:
        """Print one event; with ``silent`` only count it: the person has seen it before.

        ``stood_in``: who spoke it in the place of a model.
        """
        if not silent:
            self._print(event)
            mark_stand_in(self.page, stood_in)
        await self.count_one()

    def _print(self, event: Event) -> None:
        match event:
            case ev.Presented():
                self.page.rule(f"[bold]{escape(self.heading or event.title)}[/]")
            case ev.Narrated():
                self.page.hung("[bold yellow]The judge[/]  ", escape(event.text))
            case ev.FirstBallot() | ev.FinalVotes():
                self._ballot(event)
            case ev.RoundOpened():
                self.page.rule(f"Round {event.round}", style="dim")
            case ev.Spoke():
                self._speech(event)
            case ev.Murmured():
                self._murmurs(event)
            case ev.VoteChanged():
                self._vote_changed(event)
            case ev.RoundClosed():
                self._votes_changed()
                self.page.print(f"  [dim]{event.guilty} guilty – {event.not_guilty} not guilty[/]")
            case ev.FinalVoteCalled():
                self._votes_changed()
            case ev.Decided():
                self.page.rule(f"[bold]Verdict: {event.verdict.replace('_', ' ')}[/]")
            case _:
                pass

    def _name(self, number: int) -> str:
        card = self.roster.jurors[number - 1]
        return "You" if number == self.me else f"{card.emoji} {escape(card.name)}"

    def _to(self, number: int) -> str:
        return "you" if number == self.me else self._name(number)

    def _vote(self, vote: str) -> str:
        return f"[{COLOURS[vote]}]{vote.replace('_', ' ')}[/]"

    def _ballot(self, event: ev.FirstBallot | ev.FinalVotes) -> None:
        """Who voted how, side by side with the count."""
        self.page.print(f"\n[bold]{'The first ballot' if isinstance(event, ev.FirstBallot) else 'The final vote'}[/]")
        for vote in ("guilty", "not_guilty"):
            names = [self._name(number) for number, held in enumerate(event.votes, start=1) if held == vote]
            lead = f"{self._vote(vote)} ({len(names)}){' ' * (14 - len(vote) - len(str(len(names))))}"
            self.page.hung(lead, ", ".join(names) or "nobody", 2)
        self.page.print()

    def _murmurs(self, event: ev.Murmured) -> None:
        if event.murmurs:
            self.page.print("  [dim]Around the table[/]")
        for murmur in event.murmurs:
            self.page.hung(
                f"[dim italic]{self._name(murmur.juror)}:[/] ", f"[dim italic]{escape(murmur.reaction)}[/]", 6
            )

    def _vote_changed(self, event: ev.VoteChanged) -> None:
        """One's own change at once; the others' when the round is told, for no single line need have brought them."""
        if event.juror == self.me:
            self.page.print(f"  ⇄ [bold]You[/] now vote {self._vote(event.vote)}.")
        else:
            self._turned.append(event)

    def _votes_changed(self) -> None:
        turned, self._turned = self._turned, []
        if turned:
            self.page.print("\n  [bold]Votes changed this round[/]")
        for event in turned:
            self.page.hung("⇄ ", f"[bold]{self._name(event.juror)}[/] now votes {self._vote(event.vote)}.", 2)

    def _speech(self, event: ev.Spoke) -> None:
        to = f" to {self._to(event.target)}" if event.target else ""
        answering = f" [dim](answering turn {event.replies_to})[/]" if event.replies_to else ""
        self.page.hung(f"[bold cyan]{event.turn:>3}[/] ", f"[bold]{self._name(event.juror)}[/]{to}{answering}")
        self.page.hung("    ", escape(event.text))
        cited = self.names.cited(event.cites, event.claims)
        if cited:
            more = f"; and {len(cited) - SHOWN} more" if len(cited) > SHOWN else ""
            self.page.hung("    [dim]⚖[/] ", f"[dim]{escape('; '.join(cited[:SHOWN]))}{more}[/]")
