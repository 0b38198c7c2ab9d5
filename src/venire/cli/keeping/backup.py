"""``venire backup``: the whole data folder in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from venire.cli.terminal.messages import print_json
from venire.keeping.backup import backup
from venire.settings import settings

app = typer.Typer(add_completion=False)
WITHOUT = (
    "The signing keys are not in it: put back where they are (venire.keys), everything goes on; elsewhere sessions can "
    "be listed and exported, and nothing more. --keys takes them along."
)
WITH = "The signing keys are in it: whoever has the file can make records that pass as true. Keep it hidden."


@app.command(epilog="Example: venire backup /backups/venire-$(date +%F).zip")
def make(
    file: Annotated[Path, typer.Argument(help="The file to write; only you can read it.")],
    keys: Annotated[bool, typer.Option("--keys", help="Take the keys along that sign records and cookies.")] = False,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Keep the data folder in one file, also while a server runs: sessions, imported cases, your cases, settings."""
    made = backup(settings(), file, keys=keys, force=force)
    size = file.stat().st_size
    if as_json:
        print_json({"file": str(file), "bytes": size, **made.model_dump(mode="json")})
        return
    typer.echo(f"{file}: {len(made.files)} files of {settings().data}, {size / 1e6:,.1f} MB, each with its checksum.")
    typer.echo(WITH if keys else WITHOUT)
