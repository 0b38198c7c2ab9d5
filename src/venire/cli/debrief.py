"""``venire debrief``: who moved whom."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from venire.app import Venire
from venire.cli.running import run
from venire.cli.saying import print_json
from venire.exports.markdown import flip_told
from venire.exports.transcript import Names
from venire.proceedings.deliberation.debrief import Debrief

app = typer.Typer(add_completion=False)
MARKS = "▁▂▃▄▅▆▇█"


@app.command()
def debrief(
    session: Annotated[str, typer.Argument(help="A finished session's id, or `last`.")] = "last",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Who moved whom, every conviction, and the speech and exhibit behind every changed vote."""
    run(lambda venire: _debrief(venire, session, as_json))


async def _debrief(venire: Venire, name: str, as_json: bool) -> None:
    session = await venire.find(name)
    end = venire.debrief(session)
    if as_json:
        print_json({"session": session.id, **end.model_dump(mode="json")})
        return
    names = Names(venire.roster_of(session), venire.case_of(session))
    console = Console()
    console.rule(f"{escape(venire.case_of(session).title)} – {end.verdict.replace('_', ' ')} after {end.rounds} rounds")
    console.print(_curves(end, names))
    console.print("[bold]Why votes changed[/]")
    for flip in end.flips:
        console.print(f"  • {escape(flip_told(flip, names))}")
    console.print("[bold]Who moved whom most[/]")
    for pair, total in sorted(end.moved.items(), key=lambda item: -abs(item[1]))[:8]:
        speaker, _, listener = pair.partition(">")
        toward = "guilt" if total > 0 else "acquittal"
        console.print(f"  {names.juror(int(speaker))} → {names.juror(int(listener))}: {abs(total):.2f} toward {toward}")
    share = end.share
    parts = f"speeches {share.speeches:.0%}, the others' votes {share.pressure:.0%}, mood {share.mood:.0%}"
    console.print(f"[dim]Of all movement: {parts}.[/]")


def _curves(end: Debrief, names: Names) -> Table:
    table = Table("Juror", "Conviction, round by round", "First", "Last", "Vote", "In secret")
    for juror, values in sorted(end.convictions.items()):
        curve = "".join(MARKS[min(7, int(value * 8))] for value in values)
        vote, secret = end.votes[juror].replace("_", " "), end.secret_votes.get(juror, "").replace("_", " ")
        table.add_row(names.juror(juror), curve, f"{values[0]:.2f}", f"{values[-1]:.2f}", vote, secret)
    return table
