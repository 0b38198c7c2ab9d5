"""``venire play persuade``: win jurors over one by one."""

from __future__ import annotations

from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from venire.app import Venire
from venire.cli.persuasion.result_json import outcome
from venire.cli.persuasion.room import persuade_in_terminal
from venire.cli.side_option import read_side
from venire.cli.terminal.forecast import foretell
from venire.cli.terminal.options import BudgetOf, Halts, Json, Pace, SafetyOf, Seed, Unattended, budget_of, guarded
from venire.cli.terminal.running import run
from venire.cli.terminal.session_play import held
from venire.cli.terminal.terminal import Manner
from venire.law.case_file.case import Side
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.persuasion.request import PersuasionRequest

EXAMPLES = """
Examples:

  venire play persuade --case robot                     three jurors; you want an acquittal

  venire play persuade --case robot --side prosecution  the same three, and you want a conviction

  venire play persuade --case murder --juror frank_russo --juror sarah_chen --juror robert_kim

  venire play persuade --case robot --card my_aunt.yaml --card my_uncle.yaml

  venire play persuade --case robot --unattended --player skilled --seed 1 --json
"""


class PlayerOf(StrEnum):
    """Who plays where no person does."""

    skilled = "skilled"
    naive = "naive"
    mute = "mute"


def persuade(
    case: Annotated[str | None, typer.Option(help="Case id; by lot when left out.")] = None,
    side: Annotated[
        Side,
        typer.Option(
            parser=read_side, metavar="defence|prosecution", help="defence wants not guilty, prosecution guilty."
        ),
    ] = "defence",
    juror: Annotated[
        list[str] | None, typer.Option(help="A juror by id; again for more. Default: the case's own, or three by lot.")
    ] = None,
    card: Annotated[
        list[Path] | None, typer.Option(exists=True, dir_okay=False, help="A card of your own; again for more.")
    ] = None,
    turns: Annotated[int, typer.Option(min=1, max=50, help="What you may say to each juror.")] = 12,
    alone: Annotated[bool, typer.Option("--alone", help="Jurors do not speak to one another between talks.")] = False,
    unattended: Unattended = False,
    player: Annotated[PlayerOf, typer.Option(help="Who plays when unattended.")] = PlayerOf.skilled,
    seed: Seed = None,
    as_json: Json = False,
    pace: Pace = 0.0,
    budget: BudgetOf = None,
    safety: SafetyOf = None,
    halts: Halts = False,
) -> None:
    """Talk with each juror alone before the vote, and win a majority."""
    params = PersuasionParams(side=side, turns=turns, player=player.value, mutual=not alone)
    wish = PersuasionRequest(
        case=case,
        seed=seed,
        params=params,
        jurors=tuple(juror or ()),
        cards=tuple(card or ()),
        person=not unattended,
        budget=budget_of(budget),
        safety=guarded(safety, halts),
    )
    run(lambda venire: _persuade(venire, wish, as_json, Manner(pace=pace)))


async def _persuade(venire: Venire, wish: PersuasionRequest, as_json: bool, manner: Manner) -> None:
    foretell(venire.forecast(wish))
    session = await venire.open(wish)
    room = partial(persuade_in_terminal, venire, session, manner)
    await held(venire, session, as_json, room, partial(outcome, venire))
