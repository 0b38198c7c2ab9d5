"""``venire audit``: who read what from the bench."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.markup import escape

from venire.accounts.audit import Audit, BenchRead
from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page, plain_table
from venire.cli.terminal.running import run

app = typer.Typer(add_completion=False)


@app.command()
def audit(
    last: Annotated[int, typer.Option(min=1, help="So many rows at most, the newest.")] = 50,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Who read what from the bench, on a server with accounts; the oldest first. Exit code 1: a row was altered."""
    run(lambda venire: _audit(venire, last, as_json))


async def _audit(venire: Venire, last: int, as_json: bool) -> None:
    trail = await Audit.in_folder(venire.court.store, venire.court.clock.now, venire.settings.data).trail()
    if as_json:
        print_json({"rows": [_told(row) for row in trail.rows[-last:]], "altered": list(trail.altered)})
    elif not trail.rows:
        typer.echo("Nobody has read anything from the bench while there were accounts.")
    else:
        _print(trail.rows[-last:])
    if trail.altered:
        numbers = ", ".join(map(str, trail.altered[:20]))
        typer.echo(f"Of {len(trail.rows)} rows these were altered, or lost the one before them: {numbers}.", err=True)
        raise typer.Exit(1)


def _print(rows: Sequence[BenchRead]) -> None:
    table = plain_table("When", "Who", "What", "Session", "Room")
    for row in rows:
        table.add_row(f"{row.at:%Y-%m-%d %H:%M:%S}", escape(row.name), row.what, row.session, row.room)
    Page().print(table)


def _told(row: BenchRead) -> dict[str, Any]:
    return row.model_dump(mode="json", exclude={"before", "seal"})
