"""What a jury's table makes of a person's words, asked of whoever is seated to hear them in a deliberation."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import cache
from typing import Final

from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.library.shipped import ShippedCases
from venire.models.vectors.embedding import EmbeddedVectors
from venire.ports import Participant
from venire.proceedings.deliberation.acts import Draft, Hearing
from venire.proceedings.deliberation.view import ScribeView
from venire.seats.understudy import require_understudy
from venire.studies.benchmarks.speeches import SpeechHeard, SpokenSide

SEAT: Final = Seat("scribe")
"""Who tells a person, before the words are spoken, how the table will take them."""

_ACTS: Final[Mapping[Hearing, str]] = {
    "argument": "argue",
    "mistaken": "argue",
    "question": "ask",
    "poll": "ask",
    "aside": "aside",
    "unplaced": "",
}
"""What the table takes words for, by the acts of such sets; what nobody can place is no act."""


class TableHearing:
    """Seats the understudy at a table of each shipped case, and puts to it what somebody types there."""

    def heard(self, case: str, text: str) -> Draft:
        """The draft that the person would be shown. Raises :class:`venire.errors.VenireError` for an unknown case."""
        ask = Ask("hearing", SEAT, (Draft,))
        act = asyncio.run(self._room(case).answer(ask, _typed(case, text)))
        assert isinstance(act, Draft)
        return act

    def speech(self, case: str, text: str, side: SpokenSide) -> SpeechHeard:
        """The act and the claims that the person would be shown, of one who has voted for ``side``."""
        act = asyncio.run(self._room(case).answer(Ask("hearing", SEAT, (Draft,)), _typed(case, text, side)))
        assert isinstance(act, Draft)
        claims = act.claims if act.heard in ("argument", "mistaken") else ()
        sides = frozenset(_sides(case)[claim] for claim in claims)
        return SpeechHeard(_ACTS[act.heard], claims, sides)

    def contradicted(self, case: str, text: str) -> bool:
        """Whether the person would be told that the file has it otherwise."""
        return self.heard(case, text).heard == "mistaken"

    @staticmethod
    @cache
    def _room(case: str) -> Participant:
        return require_understudy().jury(ShippedCases().load(case), {}, Chance("hearing"), EmbeddedVectors())


@cache
def _sides(case: str) -> Mapping[str, SpokenSide]:
    """Claim → for which verdict it speaks."""
    return {
        claim.id: "guilty" if claim.side == "prosecution" else "not_guilty"
        for claim in ShippedCases().load(case).claims
    }


def _typed(case: str, text: str, side: SpokenSide = "") -> ScribeView:
    """The scribe's view of the first words at an empty table, of one who doubts unless it is said otherwise."""
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
        side=side or "not_guilty",
        strategy="free_argument",
        typed=text,
    )
