"""``venire study audit``: hold what judges to what it must not fall for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from venire.cli.studies.tables import tell_study
from venire.studies.runs.panel_audit import panel_audit_report

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback()
def audit() -> None:
    """Hold what judges to what it must not fall for."""


@app.command()
def panel(
    pairs: Annotated[
        int, typer.Option(min=4, max=2000, help="How many coherent arguments are spoilt in every way.")
    ] = 200,
    data: Annotated[
        Path | None, typer.Option(help="A folder of UKPConvArg1, to measure confidence on labelled pairs too.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    csv: Annotated[Path | None, typer.Option("--csv", help="Write the figures to this file too.")] = None,
) -> None:
    """The understudy's panel: spoilt and equal arguments, swapped sides, confidence. Some minutes for 200 pairs."""
    tell_study(panel_audit_report(pairs, data).model_dump(mode="json"), as_json, csv)
