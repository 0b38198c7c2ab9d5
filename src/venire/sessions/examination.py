"""How an examination and a whole trial are opened: their case, the settings that are kept, what was said before."""

from __future__ import annotations

from venire.errors import VenireError
from venire.law.case_file.case import Case
from venire.law.testimony.cross_outline import PriorSessions
from venire.proceedings.examination.opening import open_examination
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.trial.opening import open_trial
from venire.proceedings.trial.people import of_jury
from venire.proceedings.trial.request import TrialRequest
from venire.sessions.agents import current, differing, for_case, witness_of
from venire.sessions.opening import Clerk, ConvenedSession, convened, jurors, seed_of
from venire.sessions.people import with_people
from venire.sessions.prior import case_heard_in, require_case, said_in


async def convene(clerk: Clerk, request: ExaminationRequest) -> ConvenedSession:
    """The witnesses of a case, or some of them. Raises :class:`VenireError` for what cannot be had."""
    request, prior = await _after(clerk, request)
    seed = seed_of(request.seed)
    case = clerk.with_witnesses(request.case, seed, request.params.witnesses)
    opening = open_examination(case, _params(clerk, request, case), seed, request.holders, prior)
    return convened(request.kind, case, request.owner, opening, request.holders)


async def convene_trial(clerk: Clerk, request: TrialRequest) -> ConvenedSession:
    """Openings, evidence, closings, and the jury. Raises :class:`VenireError` for what cannot be had."""
    examine, prior = await _after(clerk, request.examine)
    seed = seed_of(examine.seed)
    case = clerk.with_witnesses(examine.case, seed, examine.params.witnesses)
    rule = case.verdict_rule if request.rule is None else request.rule
    jury = request.params.deliberation.model_copy(update={"rule": rule})
    params = request.params.model_copy(update={"examination": _params(clerk, examine, case), "deliberation": jury})
    roster = with_people(jurors(request.roster, jury.size, seed), of_jury(examine.holders), request.names)
    opening = open_trial(case, roster, params, seed, examine.holders, prior)
    return convened(request.kind, case, examine.owner, opening, examine.holders)


def _params(clerk: Clerk, request: ExaminationRequest, case: Case) -> ExaminationParams:
    """With the settings that are kept, and the changes wished for."""
    known = [witness.id for witness in case.witnesses]
    changes = {**differing(request.params.agents), **request.agents}
    stranger = next((one for one in map(witness_of, changes) if one not in ("", *known)), None)
    if stranger is not None:
        raise VenireError(f"The case {case.id!r} has no witness {stranger}.", f"It has {', '.join(known)}.")
    agents = for_case(case, {**current(clerk.data), **changes})
    return request.params.model_copy(update={"agents": agents})


async def _after(clerk: Clerk, request: ExaminationRequest) -> tuple[ExaminationRequest, PriorSessions | None]:
    """What the witnesses said in the session that this one comes after; without a case, it is of that one's."""
    if request.after is None:
        return request, None
    earlier = await clerk.find(request.after, request.owner)
    said, heard = said_in(earlier), case_heard_in(earlier)
    case = request.case or heard.id
    require_case(heard, clerk.library.load(case))
    return request.model_copy(update={"case": case}), said
