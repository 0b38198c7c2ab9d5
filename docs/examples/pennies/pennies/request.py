"""What can be asked for, and how it opens. The command, the JSON body and the Python call are made from this."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from pennies.game import FIRST, Opened
from venire.kernel.request import LOCAL, Request
from venire.sessions.opening import Clerk, ConvenedSession, seed_of


class PenniesRequest(Request):
    """Matching pennies: you are the first player, and score when the coins agree."""

    kind: ClassVar[str] = "pennies"
    goal: int = Field(default=3, ge=1, le=50, description="The points that win.")
    seed: str | None = Field(default=None, description="The same seed, the same coins. Default: by lot.")
    unattended: bool = Field(default=False, description="Nobody sits here: both coins are tossed.")
    owner: str = LOCAL


async def convene(_clerk: Clerk, request: PenniesRequest) -> ConvenedSession:
    """All that the court needs: the first events, and which seats people hold."""
    return ConvenedSession(
        kind=request.kind,
        title=f"Pennies, first to {request.goal}",
        owner=request.owner,
        events=(Opened(seed=seed_of(request.seed), goal=request.goal),),
        contents=(),
        people=() if request.unattended else (FIRST,),
    )
