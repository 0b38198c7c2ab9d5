"""Many sessions of a kind held and read as prose. Source: spec/evaluation.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from typing import TypeAlias

from venire.app import Venire
from venire.proceedings.debate.params import DebateParams
from venire.proceedings.debate.request import DebateRequest
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.studies.debate_prose import measure_debates
from venire.studies.prose import measure
from venire.studies.runs.sessions import debates, deliberations

ReadsProse: TypeAlias = Callable[[Venire, str, int | None, Sequence[str]], Awaitable[dict[str, object]]]
"""What a kind of proceeding names as its ``prose``: from a case's id, the rounds of each session (None: as many as is
usual for the kind) and a seed for each, to figures by name. Raises :class:`venire.errors.VenireError`."""
ROUNDS = 12
"""Of each deliberation that is read."""
DEBATE_ROUNDS = 3


async def of_deliberations(venire: Venire, case: str, rounds: int | None, seeds: Sequence[str]) -> dict[str, object]:
    """How deliberations on this case read, each under a seed of its own."""
    wish = DeliberationRequest(case=case, params=Params(max_rounds=rounds or ROUNDS, early_end=False))
    records = [list(session.entries) async for session in deliberations(venire, wish, seeds)]
    return asdict(measure(records, venire.library.load(case)))


async def of_debates(venire: Venire, case: str, rounds: int | None, seeds: Sequence[str]) -> dict[str, object]:
    """How debates on this case read, each under a seed of its own."""
    wish = DebateRequest(case=case, params=DebateParams(rounds=rounds or DEBATE_ROUNDS))
    records = [list(session.entries) async for session in debates(venire, wish, seeds)]
    return asdict(measure_debates(records, venire.library.load(case)))
