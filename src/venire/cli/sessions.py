"""``venire sessions``: what is kept here."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from venire.app import Venire
from venire.cli.running import run
from venire.cli.saying import print_json

app = typer.Typer(add_completion=False)


@app.command()
def sessions(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """List the sessions kept here, newest first. `last` names the newest in every other command."""
    run(lambda venire: _list(venire, as_json))


async def _list(venire: Venire, as_json: bool) -> None:
    heads = await venire.sessions()
    if as_json:
        print_json({"sessions": [asdict(head) for head in heads]})
        return
    if not heads:
        typer.echo("There is no session yet. Begin one with `venire play deliberate`.")
        return
    table = Table("Session", "Opened", "Case", "Entries", "How it ended")
    for head in heads:
        ended = head.result.replace("_", " ") if head.over else "goes on"
        table.add_row(head.session, head.opened_at[:16].replace("T", " "), escape(head.title), str(head.entries), ended)
    Console().print(table)
