"""``venire models``: which mind answers for each role."""

from __future__ import annotations

from typing import Annotated

import typer

from venire.cli.page import Page, plain_table
from venire.cli.saying import print_json
from venire.line_up import who_answers
from venire.settings import settings

app = typer.Typer(add_completion=False)


@app.command()
def models(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False) -> None:
    """Show which mind answers for each role: a configured model first, the understudy where there is none."""
    roles = who_answers(settings().data)
    if as_json:
        print_json({"roles": roles})
        return
    table = plain_table("Role", "Answers")
    for role, answers in roles.items():
        table.add_row(role, ", then ".join(answers))
    Page().print(table)
