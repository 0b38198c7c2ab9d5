"""``venire watch``: a session as it happens, or going on with one's own."""

from __future__ import annotations

from typing import Annotated

import typer

from venire.app import Venire
from venire.cli.room import play_in_terminal
from venire.cli.running import run

app = typer.Typer(add_completion=False)


@app.command()
def watch(
    session: Annotated[str, typer.Argument(help="A session id, or `last`.")] = "last",
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between what happens.")] = 0.8,
) -> None:
    """Watch a session from its beginning, and go on with it where it was left; your seat is asked as before."""
    run(lambda venire: _watch(venire, session, pace))


async def _watch(venire: Venire, name: str, pace: float) -> None:
    session = await venire.go_on(await venire.find(name))
    await play_in_terminal(venire, session, pace)
