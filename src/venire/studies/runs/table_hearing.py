"""What a jury's table makes of a person's words, asked of whoever is seated to hear them in a deliberation."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.library.shipped import ShippedCases
from venire.models.vectors.embedding import EmbeddedVectors
from venire.ports import Participant
from venire.proceedings.deliberation.acts import Draft
from venire.proceedings.deliberation.view import ScribeView
from venire.seats.understudy import require_understudy

SEAT: Final = Seat("scribe")
"""Who tells a person, before the words are spoken, how the table will take them."""


class TableHearing:
    """Seats the understudy at a table of each shipped case, and puts to it what somebody types there."""

    def heard(self, case: str, text: str) -> Draft:
        """The draft that the person would be shown. Raises :class:`venire.errors.VenireError` for an unknown case."""
        ask = Ask("hearing", SEAT, (Draft,))
        act = asyncio.run(self._room(case).answer(ask, _typed(case, text)))
        assert isinstance(act, Draft)
        return act

    def contradicted(self, case: str, text: str) -> bool:
        """Whether the person would be told that the file has it otherwise."""
        return self.heard(case, text).heard == "mistaken"

    @staticmethod
    @cache
    def _room(case: str) -> Participant:
        return require_understudy().jury(ShippedCases().load(case), {}, Chance("hearing"), EmbeddedVectors())


def _typed(case: str, text: str) -> ScribeView:
    """The scribe's view of the first words at an empty table."""
    return ScribeView(
        case=case,
        phase="deliberation",
        round=1,
        max_rounds=1,
        rule="unanimous",
        needed=1,
        jurors=(),
        votes={},
        guilty=0,
        not_guilty=0,
        unchanged=0,
        urged=False,
        said=(),
        me=1,
        side="not_guilty",
        strategy="free_argument",
        typed=text,
    )
