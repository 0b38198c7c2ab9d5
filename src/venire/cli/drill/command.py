"""``venire play drill``: object, or let it stand, again and again."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated

import typer

from venire.app import Venire
from venire.cli.drill.room import drill_in_terminal
from venire.cli.examination.command import timed
from venire.cli.terminal import options as opt
from venire.cli.terminal.running import run
from venire.cli.terminal.session_play import held
from venire.cli.terminal.terminal import Manner, outcome
from venire.errors import VenireError
from venire.law.evidence.grounds import CARDS, Ground
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.drill.request import DrillRequest
from venire.proceedings.drill.rules import PRACTISED

EXAMPLES = """
Examples:

  venire play drill                                     twenty questions, six seconds each

  venire play drill --ground hearsay --ground leading   two grounds only

  venire play drill --items 50 --window off             take your time

  venire play drill --unattended --seed 3 --json        the understudy practises
"""


def drill(
    case: opt.CaseId = None,
    items: Annotated[int, typer.Option(min=1, max=500, help="How many questions.")] = 20,
    window: opt.Window = "6",
    ground: Annotated[list[str] | None, typer.Option(help="Practise this one; again for more. Default: all.")] = None,
    defective: Annotated[float, typer.Option(min=0, max=1, help="The share of questions that are defective.")] = 0.5,
    witness: opt.WitnessIds = None,
    unattended: opt.Unattended = False,
    seed: opt.Seed = None,
    as_json: opt.Json = False,
) -> None:
    """Questions come one by one: a letter objects, Enter lets it stand. What you miss comes back sooner."""
    params = DrillParams(
        items=items,
        window=opt.window(window),
        defective=defective,
        grounds=tuple(_ground(one) for one in ground or ()),
        witnesses=opt.called(witness),
    )
    wish = DrillRequest(case=case, seed=seed, params=params, person=not unattended)
    run(lambda venire: _drill(venire, wish, as_json))


def _ground(name: str) -> Ground:
    """A ground by its name, however spaced. Raises :class:`VenireError`."""
    told = name.strip().lower().replace(" ", "_").replace("-", "_")
    for ground in PRACTISED:
        if told in (ground, CARDS[ground].key):
            return ground
    raise VenireError(f"{name[:40]!r} is no ground that can be drilled.", f"Choose from {', '.join(PRACTISED)}.")


async def _drill(venire: Venire, wish: DrillRequest, as_json: bool) -> None:
    started = time.perf_counter()
    session = await venire.open(wish)
    room = partial(drill_in_terminal, venire, session, Manner())
    await held(venire, session, as_json, room, lambda drilled: {**outcome(venire, drilled), **timed(started)})
