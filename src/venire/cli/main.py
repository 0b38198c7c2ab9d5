"""The command ``venire``. Each subcommand is loaded when it is called, so that ``venire --help`` answers at once."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

import typer
from typer._click.exceptions import ClickException  # typer carries its own click
from typer.core import TyperGroup

from venire import __version__
from venire.cli.terminal.messages import tell_error
from venire.cli.terminal.steady import steady_streams
from venire.errors import VenireError
from venire.sockets.extras import require

if TYPE_CHECKING:
    from typer._click import Command, Context  # typer carries its own click

COMMANDS: dict[str, tuple[str, str]] = {
    "serve": ("venire.cli.serve", "Open the courtroom in a browser."),
    "mcp": ("venire.cli.mcp", "Let agents from outside read cases, hold proceedings and sit in seats (MCP)."),
    "play": ("venire.cli.play", "Deliberate, examine, try or drill in the terminal: `venire play examine`."),
    "sessions": ("venire.cli.records.sessions", "List the sessions kept here."),
    "watch": ("venire.cli.records.watch", "Go on with a session where it was left, or watch one."),
    "seat": ("venire.cli.records.seat", "Hand a seat to the AI, or back to a person, while a session goes on."),
    "replay": ("venire.cli.records.replay", "Read a session again, turn by turn."),
    "debrief": (
        "venire.cli.endings.command",
        "Why it came out so: votes and who moved them, objections, what was missed.",
    ),
    "fork": ("venire.cli.records.fork", "Go back to an earlier turn, or try again without one speech."),
    "export": ("venire.cli.records.export", "Write a session as JSON Lines, JSON, Markdown, HTML or CSV."),
    "end": ("venire.cli.records.end", "Give a session up that nobody will go on with."),
    "verify": ("venire.cli.records.verify", "Check that a record is as it was written."),
    "cases": ("venire.cli.library.cases", "List, show, check and import cases."),
    "jurors": ("venire.cli.library.jurors", "List and show the jurors, check a card of your own."),
    "study": ("venire.cli.studies.command", "Measure many sessions: prose, reasons, first ballots."),
    "agents": ("venire.cli.agents", "Show and set how counsel, judge and witnesses behave."),
    "progress": ("venire.cli.progress", "How your advocacy comes along, ground by ground, and what to do next."),
    "token": ("venire.cli.accounts.token", "Make, list and revoke tokens for programs that use the HTTP interface."),
    "backup": ("venire.cli.keeping.backup", "Keep the data folder in one file, also while a server runs."),
    "restore": ("venire.cli.keeping.restore", "Put a backup back, whole or not at all."),
    "tidy": ("venire.cli.keeping.tidy", "Delete sessions that have been over for long."),
    "account": ("venire.cli.accounts.account", "Who may sign in, on a server with accounts: add, link, role, disable."),
    "audit": ("venire.cli.accounts.audit", "Who read what from the bench, on a server with accounts."),
    "models": ("venire.cli.models", "Show which mind answers for each role."),
    "doctor": ("venire.cli.doctor", "Explain what is missing on this machine."),
}
"""Command → where it lives, and its help."""
NEEDS = {"serve": "server", "mcp": "mcp", "account": "accounts"}
"""Command → the extra that brings what it needs beside the terminal."""
INTERRUPTED = 128 + signal.SIGINT
"""The exit code after Ctrl-C."""


class Commands(TyperGroup):
    """Subcommands by name, each imported when it is asked for."""

    def list_commands(self, ctx: Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, told = COMMANDS[cmd_name]
        if ctx.resilient_parsing or "--help" in sys.argv[1:2] or len(sys.argv) == 1:
            return _signpost(cmd_name, told)
        if cmd_name in NEEDS:
            require(NEEDS[cmd_name])
        command = typer.main.get_command(import_module(module).app)
        command.name, command.help = cmd_name, command.help or told
        return command


def _signpost(name: str, told: str) -> Command:
    """A command that is only listed."""
    sign = typer.Typer(add_completion=False)
    sign.command(name=name, help=told)(lambda: None)
    command = typer.main.get_command(sign)
    command.name = name
    return command


app = typer.Typer(
    cls=Commands,
    name="venire",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="venire puts a case on trial. Begin with `venire play deliberate` or `venire serve`.",
    epilog="Every command has --help with examples. Data lives in ./data, or in the folder named by VENIRE_DATA.",
)


@app.callback()
def root(
    version: bool = typer.Option(False, "--version", help="Print the version and stop.", is_eager=True),
) -> None:
    """venire puts a case on trial. Begin with `venire play deliberate` or `venire serve`."""
    if version:
        typer.echo(__version__)
        raise typer.Exit


def main() -> None:
    """The entry point: errors are one sentence and a remedy, exit code 2; with ``--json`` an object."""
    steady_streams()
    to_program = "--json" in sys.argv[1:]
    try:
        _readable(sys.argv[1:])
        _called(to_program)
    except VenireError as error:
        tell_error(error, to_program=to_program)
        sys.exit(2)
    except BrokenPipeError:
        _nobody_reads()
        sys.exit(1)
    except OSError as error:
        tell_error(_refused(error), to_program=to_program)
        sys.exit(2)
    except SystemExit as end:
        if end.code == INTERRUPTED:
            typer.echo(f"\n{stopped(sys.argv[1:])}", err=True)
        raise


def _called(to_program: bool) -> None:
    """The command. What is wrong in its words is drawn in a box for a person; raises it for a program."""
    if not to_program:
        app(prog_name="venire")
    try:
        sys.exit(app(prog_name="venire", standalone_mode=False))
    except ClickException as error:
        told = error.format_message().strip().rstrip(".")
        raise VenireError(f"{told}.", "`--help` after the command lists what it takes.") from error
    except typer.Abort:
        sys.exit(1)


def _nobody_reads() -> None:
    """What is still to be written goes nowhere, in silence: the reader at the other end of the pipe has left."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def stopped(words: Sequence[str]) -> str:
    """What Ctrl-C leaves, by the command that it stopped."""
    if words[:1] == ["watch"]:
        session = next((word for word in words[1:] if not word.startswith("-") and not word[:1].isdigit()), "last")
        return f"Stopped. Nothing is lost: `venire watch {session}` goes on where you are."
    if words[:1] == ["play"]:
        return "Stopped. Nothing is lost: `venire watch last` goes on where you are."
    return "Stopped."


def _readable(words: Sequence[str]) -> None:
    """Raises :class:`VenireError` for a word that no record could hold."""
    for number, word in enumerate(words, start=1):
        if not word.isprintable() and any("\ud800" <= letter <= "\udfff" for letter in word):
            raise VenireError(f"Word {number} of the command is not UTF-8 text.", "Write it, or name the file, anew.")


def _refused(error: OSError) -> VenireError:
    """What the machine would not do."""
    named = f" ({str(error.filename)[:80]})" if error.filename else ""
    return VenireError(
        f"This machine refused: {error.strerror or error}{named}.", "Check the path, the disk and VENIRE_DATA."
    )


if __name__ == "__main__":
    main()
