"""What a witness makes of a question, asked of whoever is seated as that witness in an examination of its case."""

from __future__ import annotations

import asyncio
from functools import cache

from venire.errors import VenireError
from venire.kernel.chance import Chance
from venire.kernel.proceeding import Ask
from venire.kernel.record import Seat
from venire.law.case_file.case import Case, Witness
from venire.library.banks import bank_of
from venire.library.shipped import ShippedCases
from venire.models.vectors.embedding import EmbeddedVectors
from venire.models.vectors.likeness import sentence_likeness
from venire.ports import Participant
from venire.proceedings.examination.acts import Testify
from venire.proceedings.examination.view import Pending, WitnessSeen, WitnessView
from venire.seats.flaws import found
from venire.seats.understudy import require_understudy


class StandHearing:
    """Calls each witness of a shipped case afresh and puts one question to it, with nothing said before."""

    def answered(self, case: str, witness: str, question: str) -> Testify:
        """What the witness testifies. Raises :class:`venire.errors.VenireError` for an unknown case or witness."""
        file = _file(case)
        sworn = next((one for one in file.witnesses if one.id == witness), None)
        if sworn is None:
            known = ", ".join(one.id for one in file.witnesses)
            raise VenireError(f"The case {case!r} has no witness {witness!r}.", f"Name one of {known}.")
        ask = Ask("q1/answer", Seat(f"witness/{witness}"), (Testify,))
        act = asyncio.run(_court(case).answer(ask, _put(file, sworn, question)))
        assert isinstance(act, Testify)
        return act


@cache
def _file(case: str) -> Case:
    return ShippedCases().load(case)


@cache
def _court(case: str) -> Participant:
    plays = require_understudy()
    return plays.court(
        _file(case), Chance("hearing"), found, EmbeddedVectors(), sentence_likeness(), bank_of(_file(case))
    )


def _put(file: Case, sworn: Witness, question: str) -> WitnessView:
    """The view of a witness who has just been called by its own side, and is asked its first question."""
    return WitnessView(
        case=file.id,
        title=file.title,
        station="answering",
        player=sworn.side,
        witnesses=tuple(WitnessSeen(id=one.id, name=one.name, role=one.role, side=one.side) for one in file.witnesses),
        witness=sworn.id,
        phase="direct",
        by=sworn.side,
        number=1,
        left=19,
        pending=Pending(no=1, matter="question", by=sworn.side, text=question),
        exchanges=(),
        rulings=(),
        exhibits=(),
        me=sworn.id,
        name=sworn.name,
        role=sworn.role,
        affidavit={fact.id: fact.text for fact in sworn.affidavit},
        profile=sworn.profile,
        question=question,
        asks=sworn.side,
    )
