"""``venire replay``: read a session again."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from venire.app import Venire, seats_of
from venire.cli.accounts.bench_log import told_from_bench
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import named
from venire.exports.transcript import Passage
from venire.host.session import AnySession
from venire.kernel.record import BENCH, GALLERY, Viewer

app = typer.Typer(add_completion=False)


@app.command()
def replay(
    session: Annotated[str, typer.Argument(help="A session id, or `last`.")] = "last",
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between passages.")] = 0.0,
    check: Annotated[
        bool, typer.Option("--check", help="Fold the record anew and compare with the kept state.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the passages as one JSON object.")] = False,
) -> None:
    """Read a session again, turn by turn, as its viewer saw it."""
    run(lambda venire: _replay(venire, session, pace, check, as_json))


async def _replay(venire: Venire, name: str, pace: float, check: bool, as_json: bool) -> None:
    session = await named(venire, name)
    await told_from_bench(venire, session, "replay", _viewer(session))
    reader = await venire.reader(session, _viewer(session), door="replay")
    if check:
        await _check(venire, name)
    if as_json:
        print_json({"session": session.id, "passages": [_told(passage) for passage in reader.passages()]})
        return
    for passage in reader.passages():
        typer.echo(_line(passage))
        time.sleep(pace)


def _viewer(session: AnySession) -> Viewer:
    """While it goes on, whoever holds the one seat of it sees what that seat does."""
    held = seats_of(session)
    own: Viewer = held[0] if len(held) == 1 else GALLERY
    return BENCH if session.unsealed else own


async def _check(venire: Venire, name: str) -> None:
    session = await named(venire, name)
    again = session.kind.rules(session.opening, session.contents)
    state = None
    for entry in await venire.court.store.read(session.id):
        state = again.evolve(state, entry.event) if _of_rules(again, entry.event.kind) else state
    same = again.view(state, BENCH) == session.view(BENCH)
    typer.echo("The record folds to the same state." if same else "The record folds to another state.", err=True)


def _of_rules(rules: object, kind: str) -> bool:
    return kind in {event.kind for event in getattr(rules, "events", ())}


def _line(passage: Passage) -> str:
    match passage.manner:
        case "heading":
            return f"\n== {passage.text} =="
        case "speech":
            cites = f"  [{'; '.join(passage.cites)}]" if passage.cites else ""
            lead = f"\n{passage.turn}. " if passage.turn is not None else "   "
            mark = f" {passage.mark}" if passage.mark else ""
            return f"{lead}{passage.who}{mark}: {passage.text}{cites}"
        case "judge":
            return f"\n{passage.who}: {passage.text}"
        case "text":
            return f"\n{passage.text}"
        case "item":
            return f" - {passage.text}"
        case _:
            return f"   {passage.text}"


def _told(passage: Passage) -> dict[str, object]:
    return {
        "manner": passage.manner,
        "who": passage.who,
        "turn": passage.turn,
        "text": passage.text,
        "mark": passage.mark,
    }
