"""``venire doctor``: what is there, what is missing, what to do about it."""

from __future__ import annotations

import os
from typing import Annotated

import typer
from rich.markup import escape

from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page
from venire.health import MachineFinding, findings
from venire.settings import settings

app = typer.Typer(add_completion=False)
WIDTH = 18
SIGNS = {"good": " ", "absent": "–", "broken": "✗"}


@app.command()
def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """Explain what works on this machine and what is missing. Exit code 1 when something is broken."""
    found = findings(settings(), os.environ)
    broken = any(finding.state == "broken" for finding in found)
    if as_json:
        print_json({"sound": not broken, "findings": [finding.model_dump() for finding in found]})
    else:
        for finding in found:
            _tell(finding)
    if broken:
        raise typer.Exit(1)


def _tell(finding: MachineFinding) -> None:
    stop = "" if finding.told.endswith((".", "?")) or not finding.remedy else "."
    about = escape(f"{finding.about:<{WIDTH}}")
    Page().hung(f"{SIGNS[finding.state]} {about} ", escape(f"{finding.told}{stop} {finding.remedy}".strip()))
