"""``venire doctor``: what is there, what is missing, what to do about it."""

from __future__ import annotations

import os
import platform
import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from venire import __version__
from venire.app import Venire
from venire.cli.running import run
from venire.cli.saying import print_json
from venire.library.rosters import shipped_cards
from venire.library.shipped import ShippedCases
from venire.settings import settings

app = typer.Typer(add_completion=False)
KEYS = ("OPENAI_API_KEY", "ANTHROPIC_API_KEY", "GEMINI_API_KEY")


@app.command()
def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """Explain what works on this machine and what is missing."""
    given = settings()
    findings = {
        "venire": __version__,
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "data": _data(given.data),
        "sessions": run(_count) if given.data.exists() else "none yet",
        "cases": f"{len(ShippedCases().list())} shipped",
        "imported cases": "yes" if given.library.is_file() else "none; `venire cases import old-bailey PATH`",
        "jurors": str(len(shipped_cards())),
        "language models": _keys(),
    }
    if as_json:
        print_json(findings)
        return
    for name, told in findings.items():
        typer.echo(f"{name:<16} {told}")


async def _count(venire: Venire) -> str:
    return str(len(await venire.sessions()))


def _data(folder: Path) -> str:
    where = folder.resolve()
    place = where if where.exists() else next(parent for parent in where.parents if parent.exists())
    if not (place.is_dir() and os.access(place, os.W_OK)):
        return f"{where} cannot be written: set VENIRE_DATA to another folder"
    return str(where) if where.exists() else f"{where} (made when first needed)"


def _keys() -> str:
    """Which keys are set; never a key itself."""
    there = [key for key in KEYS if os.environ.get(key)]
    return ", ".join(there) if there else "no key is set: the understudy plays every role"
