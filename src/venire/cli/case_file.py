"""The case file in the terminal, as a juror may read it."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from venire.law.case import Case


def show_case_file(console: Console, case: Case) -> None:
    """Summary, charge and elements, evidence, witnesses, instructions. Never difficulty, memo or outcome."""
    console.rule(escape(case.title))
    console.print(escape(case.summary), width=92)
    for charge in case.charges:
        console.print(f"\n[bold]{escape(charge.name)}[/] – each of these must be proved:")
        for element in charge.elements:
            console.print(f"  • {escape(element.text)}")
    console.print(_evidence(case))
    console.print(_witnesses(case))
    for item in case.stipulations:
        console.print(f"[bold]Agreed by both sides:[/] {escape(item.text)}")


def _evidence(case: Case) -> Table:
    table = Table(title="Evidence", width=92, show_lines=True)
    table.add_column("")
    table.add_column("What it is")
    table.add_column("Can it be contested?")
    for item in case.evidence:
        about = f"[bold]{escape(item.name)}[/]\n{escape(item.description)}"
        table.add_row(item.id, about, escape(item.why))
    return table


def _witnesses(case: Case) -> Table:
    table = Table(title="Witnesses", width=92, show_lines=True)
    table.add_column("")
    table.add_column("Testimony")
    for witness in case.witnesses:
        called = f"{witness.name}, {witness.role}, called by the {witness.side}"
        table.add_row(witness.id, f"[bold]{escape(called)}[/]\n{escape(witness.summary)}")
    return table
