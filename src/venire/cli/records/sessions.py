"""``venire sessions``: what is kept here."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer
from rich.markup import escape

from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page, plain_table
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import short_ids
from venire.kernel.request import LOCAL

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
    whose = len({head.owner for head in heads}) > 1
    table = plain_table("Session", "Kind", "Opened", "Ended", *(["Whose"] if whose else []), "Case")
    for short, head in zip(short_ids([head.session for head in heads]), heads, strict=True):
        ended = head.result.replace("_", " ") if head.over else "goes on"
        opened = head.opened_at[5:16].replace("T", " ")
        table.add_row(short, head.kind, opened, ended, *([_whose(head.owner)] if whose else []), escape(head.title))
    for column in table.columns[:-1]:
        column.no_wrap = True
    page = Page()
    page.print(table)
    page.print("[dim]Any command takes these, or the first four letters of one, or `last`.[/]")


def _whose(owner: str) -> str:
    """Who began it: this terminal, or one of the browsers, told apart by the beginning of its name."""
    return "terminal" if owner == LOCAL else f"page {owner.removeprefix('web-')[:4]}"
