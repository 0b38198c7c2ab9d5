"""A command made from what can be asked for of a kind: one option for each of its settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from inspect import Parameter, Signature
from typing import get_args

import typer
from pydantic.fields import FieldInfo

from venire.app import Venire
from venire.cli.terminal.forecast import foretell
from venire.cli.terminal.running import run
from venire.cli.terminal.session_play import held
from venire.cli.terminal.terminal import Manner, Terminal, outcome
from venire.host.session import AnySession
from venire.kernel.kind import AnyKind
from venire.kernel.part import loaded
from venire.kernel.request import Request, asked, settings_of

PLAIN = (str, int, float, bool)
"""What an option of the command can be."""


def command_for(kind: AnyKind) -> Callable[..., None]:
    """The command of a kind that brings none: ``--rounds 3`` for the setting ``rounds``, ``--json`` for a program."""
    request: type[Request] | None = kind.request
    assert request is not None
    options = {name: field for name, field in settings_of(request).items() if _plain(field) and name != "owner"}

    def command(**given: object) -> None:
        as_json = bool(given.pop("json"))
        values = {name: value for name, value in given.items() if value is not None}
        wanted = asked(request, values)
        run(lambda venire: _held(venire, wanted, as_json))

    command.__doc__ = request.__doc__
    _sign(command, {**{name: _option(field) for name, field in options.items()}, "json": _as_json()})
    return command


async def _held(venire: Venire, wanted: Request, as_json: bool) -> None:
    foretell(venire.forecast(wanted))
    session = await venire.open(wanted)
    terminal: Terminal = loaded(session.kind.terminal)

    async def show() -> AnySession | None:
        await terminal.room(venire, session, Manner(), False)
        return None

    await held(venire, session, as_json, show, partial(outcome, venire))


def _plain(field: FieldInfo) -> bool:
    return _kind(field) is not None


def _kind(field: FieldInfo) -> type | None:
    """The type of an option; None where no option of the command could say it."""
    found = [one for one in (field.annotation, *get_args(field.annotation)) if one in PLAIN]
    return found[0] if found and not _nested(field) else None


def _nested(field: FieldInfo) -> bool:
    return any(get_args(one) for one in get_args(field.annotation))


def _option(field: FieldInfo) -> Parameter:
    default = None if field.is_required() else field.get_default(call_default_factory=True)
    told = typer.Option(default, help=field.description or "")
    return Parameter("_", Parameter.KEYWORD_ONLY, default=told, annotation=_kind(field))


def _as_json() -> Parameter:
    told = typer.Option(False, "--json", help="Print one JSON object at the end.")
    return Parameter("_", Parameter.KEYWORD_ONLY, default=told, annotation=bool)


def _sign(command: Callable[..., None], parameters: Mapping[str, Parameter]) -> None:
    """Give the command the signature that typer reads its options from."""
    named = {name: one.replace(name=name) for name, one in parameters.items()}
    vars(command)["__signature__"] = Signature(list(named.values()))
    command.__annotations__ = {name: one.annotation for name, one in named.items()}
