"""``venire play examine``: the witnesses of a case are examined."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial

from venire.app import Venire
from venire.cli.examination.room import sit_in_court
from venire.cli.side_option import SideOf
from venire.cli.terminal import options as opt
from venire.cli.terminal.forecast import foretell
from venire.cli.terminal.running import run
from venire.cli.terminal.session_names import whole_id
from venire.cli.terminal.session_play import held
from venire.cli.terminal.terminal import Manner, outcome
from venire.host.session import AnySession
from venire.law.case_file.case import Side
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest, at_table

EXAMPLES = """
Examples:

  venire play examine                                   you are the prosecution

  venire play examine --witness W3 --coach              one witness, with advice

  venire play examine --side defence --window off       take your time to object

  venire play examine --unattended --seed 3 --json      one object, for a program
"""


def examine(
    case: opt.CaseId = None,
    side: SideOf = "prosecution",
    witness: opt.WitnessIds = None,
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
    """You examine the witnesses of a case; opposing counsel objects, and examines its own."""
    limits = {"direct": direct, "cross": cross, "redirect": redirect, "recross": recross}
    params = params_of(side, witness, limits, opt.window(window), live=not no_live_elicits)
    holders = at_table(None if unattended else side)
    changes = opt.agents(error_rate, strictness, style)
    wish = ExaminationRequest(
        case=case,
        seed=seed,
        params=params,
        agents=changes,
        holders=holders,
        after=after,
        budget=opt.budget_of(budget),
        safety=opt.guarded(safety, halts),
    )
    run(lambda venire: _examine(venire, wish, as_json, Manner(pace=pace, coach=coach)))


def params_of(
    side: Side, witnesses: Sequence[str] | None, limits: Mapping[str, int], seconds: float | None, *, live: bool
) -> ExaminationParams:
    """The settings of an examination; ``limits``: the most questions by phase."""
    chosen = ExaminationParams(
        player=side, witnesses=opt.called(witnesses), objection_window=seconds, live_elicits=live
    )
    return chosen.model_copy(update=dict(limits))


async def _examine(venire: Venire, wish: ExaminationRequest, as_json: bool, manner: Manner) -> None:
    started = time.perf_counter()
    foretell(venire.forecast(wish))
    session = await venire.open(await after_whole(venire, wish), manner.breath)
    await sat_in(venire, session, as_json, manner, started)


async def after_whole(venire: Venire, wish: ExaminationRequest) -> ExaminationRequest:
    """The same, with the whole id of the session that it comes after. Raises :class:`VenireError`."""
    return wish if wish.after is None else wish.model_copy(update={"after": await whole_id(venire, wish.after)})


async def sat_in(venire: Venire, session: AnySession, as_json: bool, manner: Manner, started: float) -> None:
    """An examination or a trial held; ``started``: by :func:`time.perf_counter`."""
    court = partial(sit_in_court, venire, session, manner)
    await held(venire, session, as_json, court, lambda sat: {**outcome(venire, sat), **timed(started)})


def timed(started: float) -> dict[str, object]:
    """How long it took."""
    return {"seconds": round(time.perf_counter() - started, 3)}
