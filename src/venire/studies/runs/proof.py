"""What a verdict owes to what was proved: whole trials, with the prosecution's case taken away piece by piece.

Source: spec/trial.md, "The same jury that heard the record". A dose–response curve, as in pharmacology: if juries
decide by what they heard, the less the prosecution proves, the fewer convict.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from statistics import mean

from venire.app import Venire
from venire.host.session import AnySession
from venire.law.case_file.case import Case
from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.trial.debrief import TrialDebrief
from venire.proceedings.trial.request import TrialRequest
from venire.studies.shares import Share, share

AT_ONCE = 2


@dataclass(frozen=True, slots=True)
class Dose:
    """What the prosecution has at one step: the exhibits it must do without, and who is called."""

    taken: str
    """What this step takes away; empty at the first."""
    withheld: tuple[str, ...]
    witnesses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Response:
    """What juries made of a dose. ``first`` and ``last``: the mean share of guilty votes on those ballots, 0 to 1."""

    taken: str
    exhibits: int
    witnesses: int
    """Of the prosecution, still called."""
    guilty: Share
    hung: Share
    not_guilty: Share
    first: float
    last: float


def doses(case: Case) -> list[Dose]:
    """The whole case; then at each step without one exhibit of the prosecution more; then without one witness more.

    The last witness of the prosecution is always called: a trial needs one.
    """
    called = tuple(one.id for one in case.witnesses)
    own = [one.id for one in case.witnesses if one.side == "prosecution"]
    exhibits = [one.id for one in case.exhibits if one.sponsor in own]
    steps = [Dose("", (), called)]
    steps += [Dose(one, tuple(exhibits[: n + 1]), called) for n, one in enumerate(exhibits)]
    for n, one in enumerate(own[:-1]):
        steps.append(Dose(one, tuple(exhibits), tuple(who for who in called if who not in own[: n + 1])))
    return steps


async def responses(
    venire: Venire, wish: TrialRequest, case: Case, seeds: Sequence[str]
) -> AsyncGenerator[Response, None]:
    """The same seeds at every dose, in order; each trial is forgotten when it has been counted."""
    own = {one.id for one in case.witnesses if one.side == "prosecution"}
    own_exhibits = [one.id for one in case.exhibits if one.sponsor in own]
    for dose in doses(case):
        ends = [end async for end in _ends(venire, _at(wish, dose), seeds)]
        sat = [end.jury for end in ends if end.jury]
        verdicts = [jury.verdict for jury in sat]
        yield Response(
            taken=dose.taken,
            exhibits=len(own_exhibits) - len(dose.withheld),
            witnesses=len(own & {*dose.witnesses}),
            guilty=share(verdicts.count("guilty"), len(verdicts)),
            hung=share(verdicts.count("hung"), len(verdicts)),
            not_guilty=share(verdicts.count("not_guilty"), len(verdicts)),
            first=mean(_for_guilty(jury.vote_history[0]) for jury in sat),
            last=mean(_for_guilty(jury.vote_history[-1]) for jury in sat),
        )


def _for_guilty(ballot: Sequence[Vote]) -> float:
    return ballot.count("guilty") / len(ballot)


def _at(wish: TrialRequest, dose: Dose) -> TrialRequest:
    params = wish.examine.params.model_copy(update={"withheld": dose.withheld, "witnesses": dose.witnesses})
    return wish.model_copy(update={"examine": wish.examine.model_copy(update={"params": params})})


async def _ends(venire: Venire, wish: TrialRequest, seeds: Sequence[str]) -> AsyncGenerator[TrialDebrief, None]:
    for start in range(0, len(seeds), AT_ONCE):
        batch = [
            await venire.open(wish.model_copy(update={"examine": wish.examine.model_copy(update={"seed": seed})}))
            for seed in seeds[start : start + AT_ONCE]
        ]
        await asyncio.gather(*(venire.court.finished(session) for session in batch))
        for session in batch:
            yield _end(venire, session)
            await venire.court.delete(session.id)


def _end(venire: Venire, session: AnySession) -> TrialDebrief:
    end = venire.ending(session)
    assert isinstance(end, TrialDebrief)
    return end
