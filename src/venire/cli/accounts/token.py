"""``venire token``: tokens for programs."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape

from venire.accounts.program_tokens import MadeToken, ProgramToken, ProgramTokens
from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page, plain_table
from venire.cli.terminal.running import run
from venire.kernel.request import LOCAL

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Tokens for programs that use the HTTP interface.")
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
TOLD = {"id", "name", "scopes", "made_at", "until"}


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="What you call it, such as `class bot`.")],
    scopes: Annotated[str, typer.Option(help="With commas between: read, play, rooms, admin.")] = "read,play,rooms",
    days: Annotated[int | None, typer.Option(help="After so many days it ends by itself.")] = None,
    as_json: AsJson = False,
) -> None:
    """Make a token. It is told once: send it as `Authorization: Bearer TOKEN`. What it opens is this terminal's own."""
    run(lambda venire: _new(venire, name, scopes, days, as_json))


@app.command("list")
def list_tokens(as_json: AsJson = False) -> None:
    """List the tokens of this terminal, the newest first."""
    run(lambda venire: _list(venire, as_json))


@app.command()
def revoke(token: Annotated[str, typer.Argument(help="Its id, as `venire token list` tells it.")]) -> None:
    """End a token; whatever still sends it is refused from now on."""
    run(lambda venire: _revoke(venire, token))


def tokens_in(venire: Venire) -> ProgramTokens:
    """The tokens of this data folder."""
    return ProgramTokens(venire.court.store, venire.court.clock.now)


async def _new(venire: Venire, name: str, scopes: str, days: int | None, as_json: bool) -> None:
    made: MadeToken = await tokens_in(venire).make(LOCAL, name, scopes.split(","), days)
    if as_json:
        print_json({**_told(made.kept), "token": made.token})
        return
    typer.echo(made.token)
    may = ", ".join(made.kept.scopes)
    typer.echo(f"Told once. It may {may}; `venire token revoke {made.kept.id}` ends it.", err=True)


async def _list(venire: Venire, as_json: bool) -> None:
    mine = await tokens_in(venire).of(LOCAL)
    if as_json:
        print_json({"tokens": [_told(one) for one in mine]})
        return
    if not mine:
        typer.echo("There is no token. Make one with `venire token new NAME`.")
        return
    table = plain_table("Token", "Made", "Ends", "Scopes", "Name")
    for one in mine:
        ends = one.until.date().isoformat() if one.until else "never"
        table.add_row(one.id, one.made_at.date().isoformat(), ends, " ".join(one.scopes), escape(one.name))
    Page().print(table)


async def _revoke(venire: Venire, token: str) -> None:
    ended = await tokens_in(venire).revoke(LOCAL, token)
    typer.echo(f"The token {ended.id} ({ended.name}) is good for nothing any more.")


def _told(one: ProgramToken) -> dict[str, Any]:
    return one.model_dump(mode="json", include=TOLD)
