"""``venire play debate``: two or more debaters on a case or a topic, before a panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Literal, cast

import typer

from venire.app import Venire
from venire.cli.debate import options as opt
from venire.cli.debate.result_json import outcome
from venire.cli.debate.room import debate_in_terminal
from venire.cli.terminal.forecast import foretell
from venire.cli.terminal.options import BudgetOf, Halts, Json, Pace, SafetyOf, Seed, Unattended, budget_of, guarded
from venire.cli.terminal.running import run
from venire.cli.terminal.session_play import held
from venire.cli.terminal.terminal import Manner
from venire.proceedings.debate.events import Holder
from venire.proceedings.debate.params import DebateParams, Debater
from venire.proceedings.debate.request import DebateRequest
from venire.sessions.debate import OF_A_CASE, OF_A_TOPIC, debaters_of, seat_for
from venire.sessions.debate_sources import sources_of

EXAMPLES = """
Examples:

  venire play debate --case murder                      you are the defence

  venire play debate --case murder --side for           you are the prosecution

  venire play debate --topic "Close the quay to cars." --source count.md --source shops.md

  venire play debate --case murder --rounds 3 --unattended --seed 1 --json
"""


class Turns(StrEnum):
    """Who hears whom within a round."""

    together = "together"
    in_turn = "in-turn"


class LevelOf(StrEnum):
    """The level at which the rounds begin."""

    strategic = "strategic"
    tactical = "tactical"
    operational = "operational"


def debate(
    case: Annotated[str | None, typer.Option(help="Case id; by lot when neither case nor topic is given.")] = None,
    topic: Annotated[str | None, typer.Option(help="What is to be debated, in a sentence.")] = None,
    source: Annotated[
        list[Path] | None, typer.Option(exists=True, dir_okay=False, help="A text file to argue from; again for more.")
    ] = None,
    debater: Annotated[
        list[str] | None, typer.Option(help="NAME, NAME=for, NAME=against or NAME=role; again for each.")
    ] = None,
    side: Annotated[
        str | None, typer.Option(help="Whose seat you take: for, against, or a debater's name. Default: against.")
    ] = None,
    rounds: Annotated[int, typer.Option(help="Rounds between opening and closing, 1 to 20.")] = 3,
    evaluators: Annotated[int, typer.Option(help="Evaluators on the panel, 1 to 25.")] = 3,
    turns: Annotated[
        Turns, typer.Option(help="Whether debaters speak in a round together or in turn.")
    ] = Turns.together,
    level: Annotated[LevelOf, typer.Option(help="The level at which the rounds begin.")] = LevelOf.tactical,
    criterion: Annotated[
        list[str] | None, typer.Option(help="NAME=WEIGHT; again for more. Default: the five usual ones.")
    ] = None,
    adaptation_rate: Annotated[float, typer.Option(min=0, max=1, help="How fast weights adapt; 0: not at all.")] = 0.1,
    sensitivity: Annotated[float | None, typer.Option(min=0, max=1, help="Of the topic. Default: judged.")] = None,
    complexity: Annotated[float | None, typer.Option(min=0, max=1, help="Of its causes. Default: judged.")] = None,
    threshold: Annotated[float, typer.Option(min=0, max=1, help="The consensus under which there is none.")] = 0.7,
    premises: Annotated[
        int, typer.Option(min=0, max=3, help="Contested premises argued out on their own, at the most.")
    ] = 0,
    turn_seconds: Annotated[
        float | None, typer.Option(min=1, help="Seconds for a turn. Default: 60 unattended, as long as you like else.")
    ] = None,
    bare: Annotated[bool, typer.Option("--bare", help="Ask for neither evidence nor causal links.")] = False,
    unattended: Unattended = False,
    seed: Seed = None,
    as_json: Json = False,
    pace: Pace = 0.0,
    budget: BudgetOf = None,
    safety: SafetyOf = None,
    halts: Halts = False,
) -> None:
    """Debaters argue on three levels, every argument is scored as it comes, and a panel decides."""
    debaters = debaters_of(debater or ()) or (OF_A_TOPIC if topic is not None and case is None else OF_A_CASE)
    params = DebateParams(
        debaters=debaters,
        rounds=rounds,
        evaluators=evaluators,
        level=level.value,
        turns=cast('Literal["together", "in turn"]', turns.value.replace("-", " ")),
        criteria=opt.criteria(criterion or ()),
        adaptation_enabled=adaptation_rate > 0,
        adaptation_rate=adaptation_rate,
        sensitivity=sensitivity,
        complexity=complexity,
        threshold=threshold,
        sub_debates=premises,
        require_evidence=not bare,
        require_causal_links=not bare,
        turn_limit=turn_seconds or (60.0 if unattended else None),
        round_limit=300.0 if unattended else None,
    )
    holders = _holders(side, debaters, unattended=unattended)
    wish = DebateRequest(
        topic=topic,
        case=case,
        sources=sources_of(source or ()),
        params=params,
        holders=holders,
        seed=seed,
        budget=budget_of(budget),
        safety=guarded(safety, halts),
    )
    run(lambda venire: _debate(venire, wish, as_json, Manner(pace=pace)))


def _holders(side: str | None, debaters: Sequence[Debater], *, unattended: bool) -> Mapping[str, Holder]:
    """The seat of the person; none unattended, where a side that nobody argues is told of all the same."""
    if unattended and side is None:
        return {}
    seat = seat_for("against" if side is None else side, debaters)
    return {} if unattended else {seat: "person"}


async def _debate(venire: Venire, wish: DebateRequest, as_json: bool, manner: Manner) -> None:
    foretell(venire.forecast(wish))
    session = await venire.open(wish)
    room = partial(debate_in_terminal, venire, session, manner)
    await held(venire, session, as_json, room, partial(outcome, venire))
