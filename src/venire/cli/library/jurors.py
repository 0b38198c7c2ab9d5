"""``venire jurors``: the people of the jury."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page, plain_table
from venire.errors import VenireError
from venire.law.case_file.persona import JurorCard
from venire.library.persuasion_cards import read_persuasion_card
from venire.library.rosters import read_card, shipped_cards

app = typer.Typer(no_args_is_help=True, add_completion=False)


@app.callback()
def jurors() -> None:
    """The people of the jury: list them, read one's card, check a card of your own."""


@app.command("list")
def list_jurors(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """The jurors that come with venire."""
    cards = list(shipped_cards().values())
    if as_json:
        print_json({"jurors": [_row(card) for card in cards]})
        return
    table = plain_table("Id", "Name", "Archetype", "Occupation")
    for card in cards:
        table.add_row(card.id, escape(card.name), card.archetype.replace("_", " "), escape(card.occupation))
    Page().print(table)


@app.command()
def show(
    juror: Annotated[str, typer.Argument(help="A juror's id.")],
    bench: Annotated[
        bool,
        typer.Option("--bench", help="For whoever teaches: with what the juror tells nobody, which spoils a play."),
    ] = False,
) -> None:
    """One juror's card, as anybody may read it who is about to sit with this juror."""
    card = shipped_cards().get(juror)
    if card is None:
        raise VenireError(f"There is no juror {juror[:60]!r}.", f"Choose one of {', '.join(shipped_cards())}.")
    page = Page()
    page.rule(f"{card.emoji} {escape(card.name)}, {escape(card.occupation)}")
    page.print(escape(card.persona if bench else card.public))
    page.print(f"\n[dim]{escape(card.idiolect.rhythm)}[/]")


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A YAML card.")],
    persuade: Annotated[
        bool, typer.Option("--persuade", help="A card for `venire play persuade`, in YAML or JSON.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check a card of your own; a bad one names its field and reason."""
    if persuade:
        _check_persuaded(file, as_json)
        return
    card = read_card(file)
    if as_json:
        print_json({"ok": True, **_row(card)})
    else:
        typer.echo(f"{card.name} can be seated.")


def _check_persuaded(file: Path, as_json: bool) -> None:
    card = read_persuasion_card(file)
    if as_json:
        print_json({"ok": True, **card.model_dump(include={"id", "name", "age", "occupation", "initial_stance"})})
    else:
        typer.echo(f"{card.name} can be persuaded.")


def _row(card: JurorCard) -> dict[str, object]:
    return card.model_dump(include={"id", "name", "archetype", "occupation", "stubbornness", "volatility", "influence"})
