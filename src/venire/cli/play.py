"""``venire play``: a proceeding in the terminal; each command is loaded when it is called."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import typer
from typer.core import TyperGroup

from venire.catalog import kinds
from venire.cli.terminal.request_command import command_for
from venire.cli.terminal.terminal import Terminal
from venire.kernel.kind import AnyKind
from venire.kernel.part import NoPart, loaded

if TYPE_CHECKING:
    from typer._click import Command, Context  # typer carries its own click


def _played() -> Iterator[AnyKind]:
    """What can be played, each kind loaded when it is come to: whoever has found his own loads no further one."""
    return (kind for kind in kinds().values() if kind.verb and kind.terminal is not None)


def _closed(error: NoPart) -> Callable[[], None]:
    """The command of a kind whose room cannot be loaded: it says so, and the others go on."""

    def told() -> None:
        raise error

    return told


class Plays(TyperGroup):
    """The commands of ``venire play``: one for every kind that has a word for it and a room here."""

    def list_commands(self, ctx: Context) -> list[str]:
        return list(dict.fromkeys(kind.verb for kind in _played()))

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        kind = next((kind for kind in _played() if kind.verb == cmd_name), None)
        if kind is None:
            return None
        held = typer.Typer(add_completion=False)
        try:
            terminal: Terminal = loaded(kind.terminal)
            held.command(name=cmd_name, epilog=terminal.examples)(terminal.play or command_for(kind))
        except NoPart as error:
            held.command(name=cmd_name, help=str(error))(_closed(error))
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
