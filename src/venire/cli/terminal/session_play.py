"""A session held by a command: shown in its room, or played out of sight for a program that wants an object."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import nullcontext, redirect_stdout

import typer

from venire.app import Venire, seats_of
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.waiting import played
from venire.host.session import AnySession


async def held(
    venire: Venire,
    session: AnySession,
    as_json: bool,
    show: Callable[[], Awaitable[AnySession | None]],
    outcome: Callable[[AnySession], Mapping[str, object]],
) -> None:
    """Played to its end, shown unless a program listens and nobody sits here; then what it came to, for a program.

    Where a program listens and somebody sits here all the same, what is shown goes to standard error, so that standard
    output has the one object or nothing.

    ``show`` may end with another session: the one that it came to by what was taken back.
    """
    if as_json and not seats_of(session):
        await played(venire, session, lambda sentence: typer.echo(sentence, err=True))
    else:
        with redirect_stdout(sys.stderr) if as_json else nullcontext():
            session = await show() or session
    if as_json and session.over:
        print_json(outcome(session))
