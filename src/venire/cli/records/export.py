"""``venire export``: take a session away."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from venire.app import Venire, seats_of
from venire.catalog import EXPORTS
from venire.cli.accounts.bench_log import told_from_bench
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import named
from venire.errors import VenireError
from venire.exports.session import named_form
from venire.exports.tellings.kinds import telling
from venire.kernel.record import BENCH, GALLERY, Seat, Viewer

app = typer.Typer(add_completion=False)


@app.command()
def export(
    session: Annotated[str, typer.Argument(help="A session id, or `last`.")] = "last",
    form: Annotated[
        str, typer.Option("--format", "-f", help=f"How to write it: {', '.join(EXPORTS.built_in)}, or another's form.")
    ] = "jsonl",
    out: Annotated[Path | None, typer.Option("--out", "-o", help="A file; standard output when left out.")] = None,
    viewer: Annotated[
        str | None,
        typer.Option(
            "--as", help="bench, gallery or a seat, as juror/7. Before it is over: your own seat; then the bench's."
        ),
    ] = None,
) -> None:
    """Write a session: jsonl (one entry a line, checkable by `venire verify`), json, md, html, or tables as csv."""
    named_form(form)
    run(lambda venire: _export(venire, session, form, out, viewer))


async def _export(venire: Venire, name: str, form: str, out: Path | None, wanted: str | None) -> None:
    session = await named(venire, name)
    held = seats_of(session)
    own: Viewer = held[0] if len(held) == 1 else GALLERY
    viewer = _viewer(wanted, BENCH if session.unsealed else own, telling(session).seats())
    await told_from_bench(venire, session, "export", viewer)
    reader = await venire.reader(session, viewer)
    text = await reader.write(form)
    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise VenireError(f"{out} cannot be written ({error.strerror}).", "Choose another file with --out.") from error
    typer.echo(f"Written to {out}.", err=True)


def _viewer(wanted: str | None, usual: Viewer, seats: Sequence[Seat]) -> Viewer:
    if wanted is None:
        return usual
    if wanted == "bench":
        return BENCH
    if wanted == "gallery":
        return GALLERY
    if wanted in seats:
        return Seat(wanted)
    raise VenireError(f"There is no viewer {wanted[:40]!r}.", f"Use bench, gallery, or a seat: {_told(seats)}.")


def _told(seats: Sequence[Seat]) -> str:
    """Every seat; the first and the last of many alike."""
    jurors = [seat for seat in seats if seat.startswith("juror/")]
    others = [seat for seat in seats if seat not in jurors]
    return ", ".join([*others, *([f"{jurors[0]} to {jurors[-1]}"] if jurors else [])])
