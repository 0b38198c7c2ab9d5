"""``venire play trial``: a whole trial, from the openings to the verdict."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from venire.app import Venire
from venire.cli.examination.command import after_whole, params_of, sat_in
from venire.cli.side_option import SideOf
from venire.cli.terminal import options as opt
from venire.cli.terminal.forecast import foretell
from venire.cli.terminal.running import run
from venire.cli.terminal.terminal import Manner
from venire.law.verdict import RULES
from venire.proceedings.deliberation.params import Params
from venire.proceedings.examination.request import ExaminationRequest, at_table
from venire.proceedings.trial.params import TrialParams
from venire.proceedings.trial.request import TrialRequest

EXAMPLES = """
Examples:

  venire play trial --jury                              you try the case, twelve decide it

  venire play trial --jury --witness W1 --witness W5    a short one

  venire play trial --no-openings --no-closings         the evidence alone

  venire play trial --jury --unattended --seed 3 --json one object, for a program
"""


def trial(
    case: opt.CaseId = None,
    side: SideOf = "prosecution",
    witness: opt.WitnessIds = None,
    jury: Annotated[bool, typer.Option("--jury/--no-jury", help="Whether a jury decides.")] = True,
    openings: Annotated[bool, typer.Option("--openings/--no-openings", help="Opening statements.")] = True,
    closings: Annotated[bool, typer.Option("--closings/--no-closings", help="Closing arguments.")] = True,
    rounds: Annotated[int, typer.Option(min=1, max=500, help="The most rounds of the jury.")] = 20,
    rule: Annotated[
        str | None, typer.Option(help=f"{', '.join(RULES)}, or votes needed, as 10. Default: the case's.")
    ] = None,
    size: Annotated[int, typer.Option(min=2, max=23, help="Jurors, from 2 to 23.")] = 12,
    unattended: opt.Unattended = False,
    seed: opt.Seed = None,
    as_json: opt.Json = False,
    direct: opt.Direct = 20,
    cross: opt.Cross = 10,
    redirect: opt.Redirect = 4,
    recross: opt.Recross = 3,
    window: opt.Window = "6",
    error_rate: opt.ErrorRate = None,
    strictness: opt.Strictness = None,
    style: opt.StyleOf = None,
    no_live_elicits: opt.NoLive = False,
    after: opt.After = None,
    budget: opt.BudgetOf = None,
    safety: opt.SafetyOf = None,
    halts: opt.Halts = False,
    coach: opt.Coached = False,
    pace: opt.Pace = 0.0,
) -> None:
    """You open, examine and close for one side; then you watch the jury that heard it decide."""
    limits = {"direct": direct, "cross": cross, "redirect": redirect, "recross": recross}
    params = params_of(side, witness, limits, opt.window(window), live=not no_live_elicits)
    holders = at_table(None if unattended else side)
    changes = opt.agents(error_rate, strictness, style)
    asked = ExaminationRequest(
        case=case,
        seed=seed,
        params=params,
        agents=changes,
        holders=holders,
        after=after,
        budget=opt.budget_of(budget),
        safety=opt.guarded(safety, halts),
    )
    deliberation = Params(size=size, max_rounds=rounds)
    held_so = TrialParams(openings=openings, closings=closings, jury=jury, deliberation=deliberation)
    wish = TrialRequest(examine=asked, params=held_so, rule=rule)
    run(lambda venire: _trial(venire, wish, as_json, Manner(pace=pace, coach=coach)))


async def _trial(venire: Venire, wish: TrialRequest, as_json: bool, manner: Manner) -> None:
    started = time.perf_counter()
    wish = wish.model_copy(update={"examine": await after_whole(venire, wish.examine)})
    foretell(venire.forecast(wish))
    session = await venire.open(wish, manner.breath)
    await sat_in(venire, session, as_json, manner, started)
