"""``venire watch``: a session as it happens, or going on with one's own."""

from __future__ import annotations

from typing import Annotated

import typer

from venire.app import Venire, seats_of
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import named
from venire.cli.terminal.terminal import sit_in

app = typer.Typer(add_completion=False)
PACE = 0.8


@app.command()
def watch(
    session: Annotated[str, typer.Argument(help="A session id, or `last`.")] = "last",
    pace: Annotated[
        float | None, typer.Option(min=0, max=60, help="Seconds between what happens. Default: 0.8; 0 in your own.")
    ] = None,
    whole: Annotated[bool, typer.Option("--all", help="Show it from its beginning, not from where it stands.")] = False,
    coach: Annotated[bool, typer.Option("--coach", help="At counsel's table: advice before each step.")] = False,
) -> None:
    """Go on where a session was left; your seat is asked as before. A finished one is shown from its beginning."""
    run(lambda venire: _watch(venire, session, pace, whole, coach))


async def _watch(venire: Venire, name: str, pace: float | None, whole: bool, coach: bool) -> None:
    session = await named(venire, name)
    if pace is None:
        pace = 0.0 if seats_of(session) and not session.over else PACE
    await sit_in(venire, session, pace, coach, resumed=not session.over and not whole)
