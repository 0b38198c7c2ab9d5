"""``venire end``: give a session up."""

from __future__ import annotations

from typing import Annotated

import typer

from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import named
from venire.errors import VenireError

app = typer.Typer(add_completion=False)


@app.command()
def end(
    session: Annotated[str, typer.Argument(help="A session id, or `last`.")] = "last",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Give a session up, so that what was forked from it can be read whole. Its record is kept."""
    run(lambda venire: _end(venire, session, as_json))


async def _end(venire: Venire, name: str, as_json: bool) -> None:
    session = await named(venire, name)
    if session.over:
        raise VenireError(f"Session {session.id[:8]} is over already.", "`venire debrief` tells what came of it.")
    await venire.court.give_up(session)
    if as_json:
        print_json({"session": session.id, "result": session.result})
        return
    typer.echo(f"Session {session.id[:8]} was given up. Its record is kept: `venire replay {session.id[:8]}` reads it.")
