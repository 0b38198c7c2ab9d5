"""What the models of a session are likely to take, told before it begins."""

from __future__ import annotations

import typer

from venire.costs.forecast import Forecast


def foretell(forecast: Forecast | None) -> None:
    """One line beside the output, for a person and for the log of a program alike; none where no model plays."""
    if forecast is not None:
        typer.echo(str(forecast), err=True)
