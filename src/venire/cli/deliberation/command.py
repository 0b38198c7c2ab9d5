"""``venire play deliberate``: a jury deliberates one case to its verdict."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from venire.app import Venire
from venire.cli.deliberation.first_ballot import first_ballot
from venire.cli.terminal.forecast import foretell
from venire.cli.terminal.options import BudgetOf, Halts, SafetyOf, budget_of, guarded
from venire.cli.terminal.running import run
from venire.cli.terminal.session_play import held
from venire.errors import VenireError
from venire.host.session import AnySession
from venire.kernel.part import later
from venire.law.verdict import RULES
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.deliberation.state import PLAYER
from venire.sessions.people import require_seat

EXAMPLES = """
Examples:

  venire play deliberate                                you sit in seat 7

  venire play deliberate --name Ada                     and the others call you Ada

  venire play deliberate --seat 3                       you sit in seat 3

  venire play deliberate --case murder --unattended     twelve jurors, no person

  venire play deliberate --unattended --seed 7 --json   one object, for a program
"""


def deliberate(
    case: Annotated[
        str | None, typer.Option(help="Case id; by lot when left out. `venire cases list` shows them.")
    ] = None,
    unattended: Annotated[bool, typer.Option("--unattended", help="No person: all seats are played.")] = False,
    seed: Annotated[str | None, typer.Option(help="The dice: the same seed plays the same session.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object at the end.")] = False,
    rounds: Annotated[int, typer.Option(min=1, max=500, help="The most rounds.")] = 20,
    no_early_end: Annotated[bool, typer.Option("--no-early-end", help="Play all rounds whatever the votes.")] = False,
    rule: Annotated[
        str | None, typer.Option(help=f"{', '.join(RULES)}, or votes needed, as 10. Default: the case's.")
    ] = None,
    size: Annotated[int, typer.Option(min=2, max=23, help="Jurors: 6, 12, or any number from 2 to 23.")] = 12,
    roster: Annotated[Path | None, typer.Option(help="A YAML file of jurors.")] = None,
    ballot: Annotated[
        str | None, typer.Option("--first-ballot", help="First votes by seat: 1,0,… (1 = guilty).")
    ] = None,
    without: Annotated[
        list[str] | None, typer.Option(help="An exhibit or piece of evidence that nobody hears of: X4. More than once.")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat. Default: 7, or the last of a smaller jury.")] = None,
    name: Annotated[str, typer.Option(help="What the others call you. Default: Seven, after your seat.")] = "",
    pace: Annotated[float, typer.Option(min=0, max=60, help="Seconds between speeches when watching.")] = 0.0,
    budget: BudgetOf = None,
    safety: SafetyOf = None,
    halts: Halts = False,
) -> None:
    """A jury deliberates one case to its verdict."""
    votes = first_ballot(ballot, size)
    params = Params(size=size, max_rounds=rounds, early_end=not no_early_end, first_ballot=votes)
    place = _place(seat, size, unattended)
    holders: dict[int, Holder] = {} if unattended else {place: "person"}
    wish = DeliberationRequest(
        case=case,
        seed=seed,
        params=params,
        without=tuple(without or ()),
        rule=rule,
        roster=roster,
        holders=holders,
        names={place: name},
        seat=seat,
        budget=budget_of(budget),
        safety=guarded(safety, halts),
    )
    run(lambda venire: _deliberate(venire, wish, as_json, pace))


def _place(seat: int | None, size: int, unattended: bool) -> int:
    """The person's seat. Raises :class:`VenireError` for one that there is not, or that nobody is to take."""
    if seat is None:
        return min(PLAYER, size)
    if unattended:
        raise VenireError(f"Without a person nobody takes seat {seat}.", "Leave out --seat, or --unattended.")
    require_seat(seat, size)
    return seat


async def _deliberate(venire: Venire, wish: DeliberationRequest, as_json: bool, pace: float) -> None:
    started = time.perf_counter()
    foretell(venire.forecast(wish))
    session = await venire.open(wish)
    room = partial(later("venire.cli.deliberation.room:play_in_terminal"), venire, session, pace)
    await held(venire, session, as_json, room, lambda over: outcome(venire, over, time.perf_counter() - started))


def outcome(venire: Venire, session: AnySession, seconds: float) -> dict[str, object]:
    """What ``--json`` prints of a finished deliberation."""
    end = venire.debrief(session)
    return {
        "session": session.id,
        "case": end.case,
        "verdict": end.verdict,
        "rounds": end.rounds,
        "votes": dict(sorted(end.votes.items())),
        "vote_history": [list(ballot) for ballot in end.vote_history],
        "convictions": {juror: [round(value, 4) for value in values] for juror, values in end.convictions.items()},
        "seconds": round(seconds, 3),
    }
