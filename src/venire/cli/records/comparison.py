"""Two sessions of the same jury, side by side: which votes differ."""

from __future__ import annotations

from rich.markup import escape

from venire.app import Venire
from venire.cli.terminal.page import Page, plain_table
from venire.host.session import AnySession


def compare(page: Page, venire: Venire, source: AnySession, made: AnySession) -> None:
    """How each ended, and every juror whose last vote differs."""
    now = venire.debrief(made)
    if not source.over:
        page.print(f"It ended [bold]{_word(now.verdict)}[/] after {now.rounds} rounds; the first still goes on.")
        return
    was = venire.debrief(source)
    page.print(f"It ended [bold]{_word(now.verdict)}[/] after {now.rounds} rounds.")
    page.print(f"The first ended [bold]{_word(was.verdict)}[/] after {was.rounds} rounds.")
    others = [juror for juror in sorted(was.votes) if was.votes[juror] != now.votes.get(juror)]
    if not others:
        page.print("At the end every juror votes as before.")
        return
    table = plain_table("Juror", "Then", "Now")
    people = venire.roster_of(source).jurors
    for juror in others:
        table.add_row(escape(people[juror - 1].name), _word(was.votes[juror]), _word(now.votes[juror]))
    page.print(f"\n[bold]Last votes that differ[/] ({len(others)} of {len(was.votes)})")
    page.print(table)


def _word(vote: str) -> str:
    return vote.replace("_", " ")
