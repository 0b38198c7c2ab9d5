"""How a drill is opened: from where earlier drills left each ground."""

from __future__ import annotations

from collections.abc import Mapping

from venire.proceedings.drill.events import STUDENT
from venire.proceedings.drill.opening import open_drill
from venire.proceedings.drill.request import DrillRequest
from venire.proceedings.examination.params import Holder
from venire.sessions.opening import Clerk, ConvenedSession, convened, seed_of
from venire.sessions.prior import boxes_of


async def convene(clerk: Clerk, request: DrillRequest) -> ConvenedSession:
    """Short practice. Raises :class:`venire.errors.VenireError` for what cannot be had."""
    boxes = await boxes_of(clerk.court, request.owner)
    seed = seed_of(request.seed)
    case = clerk.with_witnesses(request.case, seed, request.params.witnesses)
    params = request.params.model_copy(update={"boxes": {**boxes, **request.params.boxes}})
    held: Mapping[str, Holder] = {STUDENT: "person"} if request.person else {}
    return convened(request.kind, case, request.owner, open_drill(case, params, seed), held)
