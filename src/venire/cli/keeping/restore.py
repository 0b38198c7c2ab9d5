"""``venire restore``: a backup put back."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from venire.cli.terminal.messages import print_json
from venire.keeping.restore import restore
from venire.settings import settings

app = typer.Typer(add_completion=False)


@app.command(epilog="Example: venire restore /backups/venire-2026-11-01.zip --into /srv/venire")
def put_back(
    file: Annotated[Path, typer.Argument(help="What `venire backup` made.")],
    into: Annotated[Path | None, typer.Option(help="The data folder. Default: VENIRE_DATA, or ./data.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the sessions that are there.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Put a backup back, whole or not at all. Stop the server first; what was there is kept beside it."""
    data = into or settings().data
    made = restore(file, data, force=force)
    if as_json:
        print_json({**asdict(made), "into": str(data), "before": str(made.before) if made.before else None})
        return
    typer.echo(f"{made.sessions} sessions of {made.made_at} are in {data}; `venire verify SESSION` checks each.")
    if made.before:
        typer.echo(f"What was there is in {made.before}: delete it when you do not want it any more.")
    if made.without_key:
        typer.echo(
            f"The signing keys of {made.without_key} of them are not here: they can be listed and exported, and "
            "nothing more. Put venire.keys of the same folder back, too, or a backup that was made with --keys."
        )
