"""``venire cases``: the library."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from venire.cli.library.case_file import SECTIONS, show_case_file, show_section
from venire.cli.terminal.messages import print_json, tell_error
from venire.cli.terminal.page import Page, plain_table
from venire.errors import VenireError
from venire.law.case_file.checks.case_check import problems
from venire.library.files import read_file
from venire.library.old_bailey.importer import ImportReport, import_folder
from venire.library.scaffold import laid_out, lay_out
from venire.library.shipped import ShippedCases
from venire.plugins.case_sources import make_library
from venire.plugins.verdict_rules import register_rules
from venire.ports import CaseCard
from venire.settings import settings

app = typer.Typer(no_args_is_help=True, add_completion=False)
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
SOURCES = ("old-bailey",)


@app.callback()
def cases() -> None:
    """The library: list and search cases, read one, check your own, import real trials."""


@app.command("list")
def list_cases(
    search: Annotated[str | None, typer.Option(help="Words that must occur.")] = None,
    offset: Annotated[int, typer.Option(min=0)] = 0,
    limit: Annotated[int, typer.Option(min=1, max=100_000)] = 50,
    as_json: Json = False,
) -> None:
    """The cases at hand: shipped, your own (data/cases), imported."""
    library = make_library(settings())
    cards = library.search(search, limit) if search else library.list(offset, limit)
    for error in library.broken():
        tell_error(error)
    if as_json:
        print_json({"cases": [asdict(card) for card in cards]})
        return
    _tell_cards(cards)


def _tell_cards(cards: Sequence[CaseCard]) -> None:
    """A table; whether a case has enough to argue about is told where one has not."""
    thin = any(card.thin for card in cards)
    table = plain_table("Id", "Title", "Year", "From", *(["Note"] if thin else []))
    for card in cards:
        note = ["thin: little to argue about" if card.thin else ""] if thin else []
        table.add_row(card.id, escape(card.title), str(card.year), card.source, *note)
    Page().print(table)


@app.command()
def show(
    case: Annotated[str, typer.Argument(help="A case id.")],
    section: Annotated[str | None, typer.Option(help=f"Only one section: {', '.join(SECTIONS)}.")] = None,
    as_json: Json = False,
) -> None:
    """The case file as a juror may read it, whole or one section of it."""
    if section is not None and section not in SECTIONS:
        raise VenireError(f"A case file has no section {section[:40]!r}.", f"Use one of: {', '.join(SECTIONS)}.")
    found = make_library(settings()).load(case)
    if as_json:
        sealed = {"difficulty", "outcome", "memo", "claims", "elicits", "learning_objectives", "themes"}
        print_json(found.model_dump(mode="json", exclude=sealed))
        return
    if section is None:
        show_case_file(Page.of(found), found)
    else:
        show_section(Page.of(found), found, section)


@app.command("new")
def new_case(
    case: Annotated[str, typer.Argument(metavar="ID", help="Its id: small letters, digits, hyphens.")],
    title: Annotated[str, typer.Option(help="The title, as it stands on the docket.")] = "",
    civil: Annotated[bool, typer.Option("--civil", help="A civil case: preponderance of the evidence.")] = False,
    year: Annotated[int, typer.Option(min=1500, max=2200, help="The year of the events.")] = date.today().year,
    to: Annotated[Path | None, typer.Option(help="Where to write it, instead of the folder of your cases.")] = None,
    as_json: Json = False,
) -> None:
    """Lay out a new case file, with comments that say what belongs where.

    [bold]venire cases new night-ferry --title "The Night Ferry"[/bold]
    """
    if case in {card.id for card in ShippedCases().list()}:
        raise VenireError(f"{case} is the id of a shipped case, which would hide yours.", "Choose another id.")
    path = to or settings().own_cases / f"{case}.yaml"
    lay_out(path, laid_out(case, title, "civil" if civil else "criminal", year))
    missing = len(problems(read_file(path)))
    if as_json:
        print_json({"file": str(path), "to_be_written": missing})
        return
    typer.echo(f"{path} is laid out: {missing} notes in <angle brackets> are yours to write, the affidavits first.")
    typer.echo(f"What is still missing: venire cases validate {path}")


@app.command()
def validate(file: Annotated[Path, typer.Argument(help="A YAML or JSON case file.")], as_json: Json = False) -> None:
    """Check a case file: shape, links, grounds, answers. Exit code 2 when something must be mended."""
    register_rules()
    found = problems(read_file(file))
    if as_json:
        print_json({"ok": not found, "problems": [asdict(problem) for problem in found]})
    for problem in () if as_json else found:
        typer.echo(f"{file}: {problem.path}: {problem.reason}", err=True)
    if found:
        sys.exit(2)
    if not as_json:
        typer.echo(f"{file} is a complete case.")


@app.command("import")
def import_cases(
    source: Annotated[str, typer.Argument(help="old-bailey")],
    path: Annotated[Path, typer.Argument(help="A sessions file, or a folder of them.")],
    as_json: Json = False,
) -> None:
    """Import real trials into the library of the data folder."""
    if source not in SOURCES:
        raise VenireError(f"There is no source {source[:40]!r}.", f"Use one of: {', '.join(SOURCES)}.")
    given = settings()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), disable=as_json) as bar:
        task = bar.add_task("Reading sessions", total=None)
        report = import_folder(
            path, given.library, lambda at: bar.update(task, completed=at.files_done, total=at.files)
        )
    _tell_import(report, as_json)
    if report.problems and not report.imported + report.skipped:
        raise VenireError("No trial could be read.", "Give session files as the Old Bailey Online data has them.")


def _tell_import(report: ImportReport, as_json: bool) -> None:
    if as_json:
        print_json(asdict(report))
        return
    typer.echo(f"{report.imported} trials imported ({report.thin} thin), {report.skipped} skipped.")
    for problem in report.problems:
        typer.echo(f"  {problem.file}: {problem.reason}", err=True)
