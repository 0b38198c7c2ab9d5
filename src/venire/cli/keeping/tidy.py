"""``venire tidy``: sessions that have been over for long are deleted."""

from __future__ import annotations

from typing import Annotated

import typer

from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.running import run
from venire.errors import VenireError
from venire.keeping.retention import outlived, tidy
from venire.rooms.rooms import Rooms
from venire.settings import settings

app = typer.Typer(add_completion=False)


@app.command(epilog="Example: venire tidy --days 90 --dry-run")
def clear(
    days: Annotated[int | None, typer.Option(min=0, max=36_500, help="Default: VENIRE_KEEP_DAYS.")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only list them.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Delete sessions that ended more than so many days ago: records, keys, what they were opened on, their rooms."""
    wanted = settings().keep_days if days is None else days
    if days is None and not wanted:
        raise VenireError("Nothing says for how long sessions are kept.", "Give --days, or set VENIRE_KEEP_DAYS.")
    run(lambda venire: _cleared(venire, wanted, dry_run, as_json))


async def _cleared(venire: Venire, days: int, dry_run: bool, as_json: bool) -> None:
    gone = await (outlived(venire, days) if dry_run else tidy(venire, Rooms(venire), days))
    if as_json:
        print_json({"days": days, "deleted": not dry_run, "sessions": [head.session for head in gone]})
        return
    for head in gone if dry_run else ():
        typer.echo(f"{head.session}  {head.opened_at[:10]}  {head.title}")
    how = "would be deleted" if dry_run else "are deleted"
    typer.echo(f"{len(gone)} sessions that ended more than {days} days ago {how}.")
