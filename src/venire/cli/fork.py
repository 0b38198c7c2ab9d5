"""``venire fork``: go back, or try again without one speech."""

from __future__ import annotations

from typing import Annotated

import typer

from venire.app import Venire, before_round_of
from venire.cli.driving import played
from venire.cli.running import run
from venire.cli.saying import print_json
from venire.errors import VenireError
from venire.host.session import AnySession

app = typer.Typer(add_completion=False)


@app.command()
def fork(
    session: Annotated[str, typer.Argument(help="A session id, or `last`.")] = "last",
    at: Annotated[int | None, typer.Option(min=1, help="Keep the record up to this entry.")] = None,
    before: Annotated[int | None, typer.Option(min=1, help="Go back to before the round of this turn.")] = None,
    without: Annotated[int | None, typer.Option(min=1, help="Try again without the speech of this turn.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Go back to an earlier turn and let it go on from there, or try the same again without one speech."""
    if sum(option is not None for option in (at, before, without)) != 1:
        raise VenireError("Say where to fork.", "Give one of --at ENTRY, --before TURN or --without TURN.")
    run(lambda venire: _fork(venire, session, at, before, without, as_json))


async def _fork(
    venire: Venire, name: str, at: int | None, before: int | None, without: int | None, as_json: bool
) -> None:
    source = await venire.find(name)
    made = await _made(venire, source, at, before, without)
    if not made.people:
        await played(venire, made, lambda sentence: typer.echo(sentence, err=True))
    if as_json:
        print_json({"session": made.id, "from": source.id, "over": made.over, "verdict": made.result or None})
        return
    ended = f"It ended {made.result.replace('_', ' ')}." if made.over else "It waits for you: `venire watch last`."
    typer.echo(f"The new session is {made.id}. {ended}")


async def _made(
    venire: Venire, source: AnySession, at: int | None, before: int | None, without: int | None
) -> AnySession:
    if without is not None:
        return await venire.without(source, without)
    return await venire.fork(source, at if at is not None else before_round_of(source, before or 0))
