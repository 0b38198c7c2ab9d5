"""How a deliberation is opened: its case, its jurors, its people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.errors import VenireError
from venire.law.case_file.case import Case
from venire.law.jury.without_evidence import takeable, without
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.events import juror_seat
from venire.proceedings.deliberation.opening import open_deliberation
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.sessions.opening import Clerk, ConvenedSession, convened, jurors, seed_of
from venire.sessions.people import player_of, with_people


async def convene(clerk: Clerk, request: DeliberationRequest) -> ConvenedSession:
    """A jury that talks over a case it has read. Raises :class:`VenireError` for what cannot be had."""
    seed = seed_of(request.seed)
    case = _without(clerk.case(request.case, seed), request.without)
    rule = case.verdict_rule if request.rule is None else request.rule
    params = request.params.model_copy(update={"rule": rule})
    player = player_of(request)
    roster = with_people(jurors(request.roster, params.size, seed), request.held, request.names)
    seated: Mapping[str, Holder] = {juror_seat(number): by for number, by in sorted(request.held.items())}
    opening = open_deliberation(case, roster, params, seed, request.held, player)
    return convened(request.kind, case, request.owner, opening, seated)


def _without(case: Case, taken: Sequence[str]) -> Case:
    """The case that lacks these pieces of evidence. Raises :class:`VenireError` for one that it does not have."""
    if not taken:
        return case
    known = takeable(case)
    stranger = next((one for one in taken if one not in known), None)
    if stranger is not None:
        having = f"It has {', '.join(known)}." if known else "It has no exhibit, and no witness tells of its evidence."
        raise VenireError(f"The case {case.id!r} has no evidence {stranger!r} that can be left out.", having)
    return without(case, taken)
