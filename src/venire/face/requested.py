"""A proceeding that is opened from its request."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from venire.app import Venire
from venire.face.planned import Planned
from venire.host.session import AnySession
from venire.kernel.frozen import Frozen
from venire.kernel.request import Request
from venire.seats.company import Company

R_co = TypeVar("R_co", bound=Frozen, covariant=True)


class Requested(Planned[R_co]):
    """A proceeding that is to be held as its ``request`` asks for, in its ``company``."""

    def __init__(self, request: Request, ends: type[R_co], company: Company, data: Path | str | None) -> None:
        """``ends``: what its debrief is; ``data``: the data folder; None: sessions are in memory only."""
        super().__init__(ends, data)
        self.request = request
        self.company = company

    async def _begun(self, venire: Venire) -> AnySession:
        return await venire.open(self.request, company=self.company)
