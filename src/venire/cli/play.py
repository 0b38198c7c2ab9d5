"""``venire play``: a proceeding in the terminal; each command is loaded when it is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import typer
from typer.core import TyperGroup

from venire.catalog import kinds
from venire.cli.terminal.request_command import command_for
from venire.cli.terminal.terminal import Terminal
from venire.kernel.kind import AnyKind
from venire.kernel.part import loaded

if TYPE_CHECKING:
    from typer._click import Command, Context  # typer carries its own click


def _played() -> Mapping[str, AnyKind]:
    """What can be played, by the word for it."""
    return {kind.verb: kind for kind in kinds().values() if kind.verb and kind.terminal is not None}


class Plays(TyperGroup):
    """The commands of ``venire play``: one for every kind that has a word for it and a room here."""

    def list_commands(self, ctx: Context) -> list[str]:
        return list(_played())

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        kind = _played().get(cmd_name)
        if kind is None:
            return None
        terminal: Terminal = loaded(kind.terminal)
        held = typer.Typer(add_completion=False)
        held.command(name=cmd_name, epilog=terminal.examples)(terminal.play or command_for(kind))
        command = typer.main.get_command(held)
        command.name = cmd_name
        return command


app = typer.Typer(
    cls=Plays,
    no_args_is_help=True,
    add_completion=False,
    help="Play in the terminal, or let the understudy play.",
)


@app.callback()
def play() -> None:
    """Play in the terminal, or let the understudy play."""
