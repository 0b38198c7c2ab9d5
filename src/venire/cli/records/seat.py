"""``venire seat``: who answers for a seat from now on."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import named
from venire.kernel.record import Seat
from venire.sessions.handover import hand_over

app = typer.Typer(add_completion=False)


@app.command()
def seat(
    which: Annotated[str, typer.Argument(metavar="SEAT", help="juror/7, counsel/defence, witness/W1.")],
    to: Annotated[Literal["ai", "person"], typer.Argument(metavar="ai|person", help="Who answers for it.")],
    session: Annotated[str, typer.Argument(help="A session id, or `last`.")] = "last",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Hand a seat over in a session that goes on: to the AI, which plays on for you, or back to a person."""
    run(lambda venire: _seat(venire, session, Seat(which), to, as_json))


async def _seat(venire: Venire, name: str, which: Seat, to: Literal["ai", "person"], as_json: bool) -> None:
    session = await named(venire, name)
    await hand_over(session, which, to)
    if as_json:
        print_json({"session": session.id, "seat": which, "by": to})
        return
    whom = "The AI answers" if to == "ai" else "A person answers"
    typer.echo(f"{whom} for {which} from now on; `venire watch {session.id[:8]}` goes on with the session.")
