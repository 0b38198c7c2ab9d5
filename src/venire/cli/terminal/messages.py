"""How the command speaks: one sentence and a remedy for an error, one JSON object where a program listens.

An error is told in the same words to a program, as an object on standard error and with exit code 2; standard output
stays empty.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

import typer

from venire.cli.terminal.steady import beneath
from venire.errors import VenireError
from venire.exports.unprinted import json_text, steady


def tell_error(error: VenireError, *, to_program: bool = False) -> None:
    """The sentence, and below it the remedy, on standard error; to a program one object of the two."""
    if to_program:
        typer.echo(json_text({"error": str(error), "remedy": error.remedy}), err=True)
        return
    typer.secho(steady(str(error)), file=beneath(sys.stderr), fg="red" if sys.stderr.isatty() else None)
    if error.remedy:
        typer.echo(error.remedy, err=True)


def print_json(value: Mapping[str, object]) -> None:
    """One object on one line."""
    typer.echo(json_text(value))
