"""``venire verify``: is a record as it was written?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, TextIO, cast

import typer

from venire.app import Venire
from venire.cli.terminal.messages import print_json
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import whole_id
from venire.errors import VenireError
from venire.exports.recorded import LIMIT, Lines, lines_of, require_lines, text_of
from venire.host.seals import Damaged, require_as_pinned
from venire.kernel.chain import Fault, first_fault
from venire.ports import Altered

app = typer.Typer(add_completion=False)


@app.command()
def verify(
    record: Annotated[str, typer.Argument(help="An exported .jsonl file, `-`, a session id, or `last`.")] = "last",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check a record against the key kept with its session: every entry there, in order, unaltered, to the end."""
    fault, session, count = run(lambda venire: _verify(venire, record))
    if as_json:
        told = {"line": fault.line, "what": fault.what} if fault else None
        print_json({"session": session, "entries": count, "ok": fault is None, "fault": told})
    elif fault is None:
        typer.echo(f"The record of {session} is as it was written: {count} entries.")
    else:
        typer.echo(f"Entry {fault.line}: {fault.what}.", err=True)
    if fault is not None:
        sys.exit(1)


async def _verify(venire: Venire, record: str) -> tuple[Fault | None, str, int]:
    path = Path(record)
    if record != "-" and not path.is_file():
        return await _kept(venire, record)
    text = _typed() if record == "-" else text_of(path)
    require_lines(text)
    lines = lines_of(text)
    if not lines:
        raise VenireError(f"{record} holds no entry.", "Export the session again with `venire export SESSION`.")
    named = lines[0].get("session")
    if not isinstance(named, str) or not named.isascii():
        raise VenireError("Line 1 names no session.", "Give a file made by `venire export` without --as.")
    return await _check(venire, named, lines)


async def _kept(venire: Venire, session: str) -> tuple[Fault | None, str, int]:
    """The record in the store, which need not be readable to be checked."""
    session = await whole_id(venire, session)
    try:
        lines: Lines = await venire.court.store.export(session)
    except KeyError as error:
        raise VenireError(
            f"There is no session and no file {session[:60]!r}.", "`venire sessions` lists them."
        ) from error
    return await _check(venire, session, lines)


async def _check(venire: Venire, session: str, lines: Lines) -> tuple[Fault | None, str, int]:
    try:
        key = await venire.court.store.key(session)
    except KeyError as error:
        raise VenireError(
            f"The key of session {session[:60]!r} is not kept here.",
            "Verify it where it was played: set VENIRE_DATA to that data folder.",
        ) from error
    if not any("hash" in line for line in lines):
        raise VenireError("This export has no hashes: it holds what one seat saw.", "Export it whole, as the bench.")
    fault = first_fault(key, session, lines)
    return (fault or await _otherwise(venire, session, lines)), session, len(lines)


async def _otherwise(venire: Venire, session: str, lines: Lines) -> Fault | None:
    """What is wrong beside the lines: with what the list tells, or with what the session was opened on."""
    try:
        return await _cut_off(venire, session, lines) or await _contents(venire, session)
    except (Altered, Damaged) as error:
        return Fault(len(lines), str(error).removesuffix("."))


async def _contents(venire: Venire, session: str) -> Fault | None:
    """Raises :class:`Damaged` where a pinned content is another."""
    head = await venire.court.store.head(session)
    kind = venire.kinds.get(head.kind)
    opening = (await venire.court.store.read(session))[0].event
    for pin in kind.pins(opening) if kind else ():
        require_as_pinned({pin: await venire.court.store.content(pin)})
    return None


async def _cut_off(venire: Venire, session: str, lines: Lines) -> Fault | None:
    """An earlier export of a session that went on is whole, but no longer all there is."""
    head = await venire.court.store.head(session)
    if head.over and head.entries > len(lines):
        return Fault(len(lines), f"the record ends here, and {head.entries - len(lines)} more entries were written")
    return None


def _typed() -> str:
    stdin = cast("TextIO | None", sys.stdin)  # None where the command was started with it closed
    try:
        return "" if stdin is None else stdin.buffer.read(LIMIT).decode()
    except UnicodeDecodeError as error:
        raise VenireError("What came in cannot be read as text.", "Give a file made by `venire export`.") from error
