"""``venire fork``: go back, or try again without one speech."""

from __future__ import annotations

from typing import Annotated

import typer

from venire.app import Venire, before_turn, seats_of, spoken_at
from venire.cli.accounts.bench_log import told_from_bench
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.options import SafetyOf, guarded
from venire.cli.terminal.page import Page
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import named
from venire.cli.terminal.terminal import terminal_of
from venire.cli.terminal.waiting import played
from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.minutes import Guarded
from venire.proceedings.deliberation.events import juror_seat

app = typer.Typer(add_completion=False)


@app.command()
def fork(
    session: Annotated[str, typer.Argument(help="A session id, or `last`.")] = "last",
    at: Annotated[int | None, typer.Option(min=1, help="Keep the record up to this entry.")] = None,
    before: Annotated[int | None, typer.Option(min=1, help="Go back to before the round of this turn.")] = None,
    without: Annotated[int | None, typer.Option(min=1, help="Try again without the speech of this turn.")] = None,
    safety: SafetyOf = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Go back to an earlier turn and let it go on from there, or try the same again without one speech."""
    if sum(option is not None for option in (at, before, without)) != 1:
        raise VenireError("Say where to fork.", "Give one of --at ENTRY, --before TURN or --without TURN.")
    run(lambda venire: _fork(venire, session, at, before, without, as_json, guarded(safety)))


async def _fork(
    venire: Venire,
    name: str,
    at: int | None,
    before: int | None,
    without: int | None,
    as_json: bool,
    safety: Guarded | None,
) -> None:
    source = await named(venire, name)
    made = await _made(venire, source, at, before, without, safety)
    waits = bool(seats_of(made))
    if not waits:
        await played(venire, made, lambda sentence: typer.echo(sentence, err=True))
    if as_json:
        print_json({"session": made.id, "from": source.id, "over": made.over, "verdict": made.result or None})
        return
    page, terminal = Page(), terminal_of(made)
    page.print(f"The new session is [bold]{made.id[:8]}[/]{_told(source, without)}.")
    if waits:
        page.print("It waits for you: [bold]venire watch last[/].")
    elif terminal and terminal.comparison:
        terminal.comparison(page, venire, source, made)
    else:
        page.print(f"It is over: {made.result.replace('_', ' ')}. Read it: [bold]venire debrief {made.id[:8]}[/].")


def _told(source: AnySession, without: int | None) -> str:
    """What was taken away, in a word: nobody speaks in its place."""
    if without is None:
        return ""
    speech = spoken_at(source, without)
    yours = juror_seat(speech.juror) in source.people
    return f", in which {'you pass' if yours else 'that juror is silent'} where turn {without} was spoken"


async def _made(
    venire: Venire,
    source: AnySession,
    at: int | None,
    before: int | None,
    without: int | None,
    safety: Guarded | None,
) -> AnySession:
    if without is not None:
        await told_from_bench(venire, source, "without")
        return await venire.without(source, without)
    if at is None:
        at = before_turn(source, before or 0)
    return await venire.fork(source, at, safety=safety)
