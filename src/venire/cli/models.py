"""``venire models``: which mind answers for each role."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer
from rich.markup import escape

from venire.cli.terminal.messages import print_json
from venire.cli.terminal.page import Page, plain_table
from venire.models.checking import Checked, check_all
from venire.models.roles import ROLES
from venire.seats.casting import Lack, lacks, live_models, nobody_behind, overrides, who_answers
from venire.settings import settings

app = typer.Typer(add_completion=False)


@app.command()
def models(
    check: Annotated[bool, typer.Option("--check", help="Make one tiny call to each model.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show which mind answers for each role: configured models first, then the understudy.

    With --check, exit code 1 when a model does not answer.
    """
    named = live_models(settings().data, os.environ).now()
    roles, others = who_answers(named, os.environ), overrides(named, os.environ)
    lacking = (*lacks(named, os.environ), *nobody_behind())
    checked = asyncio.run(check_all(named.uses(), os.environ)) if check else ()
    if as_json:
        lacked = [lack.model_dump() for lack in lacking]
        calls = {"checked": [one.model_dump() for one in checked]} if check else {}
        print_json({"roles": roles, "overrides": others, "lacks": lacked, **calls})
    else:
        _told(roles, others, lacking)
        _told_of_calls(checked, check)
    if any(one.trouble for one in checked):
        raise typer.Exit(1)


def _told(roles: Mapping[str, Sequence[str]], others: Mapping[str, Sequence[str]], lacking: Sequence[Lack]) -> None:
    page = Page()
    table = plain_table("Role", "Answers", "What it does")
    for role, told in ROLES.items():
        table.add_row(role, _line(roles[role]), told)
    page.print(table)
    for name, answers in others.items():
        page.item(f"{escape(name)}: {_line(answers)}")
    for lack in lacking:
        page.item(f"{escape(lack.sentence)} {escape(lack.remedy)}")


def _line(answers: Sequence[str]) -> str:
    return escape(", then ".join(answers) or "nobody")


def _told_of_calls(checked: Sequence[Checked], asked: bool) -> None:
    page = Page()
    if asked and not checked:
        but = "" if nobody_behind() else " but the understudy"
        page.print(f"No model is named and no key is set: there is nobody to call{but}.")
    for one in checked:
        page.item(escape(_outcome(one)))


def _outcome(one: Checked) -> str:
    """In one line: what it took, or what is wrong."""
    if one.trouble:
        return f"{one.trouble} {one.remedy}"
    cost = "no price known" if one.cost is None else f"${one.cost:.5f}"
    return f"{one.model} answered in {one.seconds:.1f} s, {one.tokens_in} tokens in and {one.tokens_out} out, {cost}"
