"""The prosecution's case taken away piece by piece: what each step lacks, and what juries make of it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from venire.app import opened
from venire.library.shipped import ShippedCases
from venire.proceedings.deliberation.params import Params
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.trial.params import TrialParams
from venire.proceedings.trial.request import TrialRequest
from venire.settings import Settings
from venire.studies.runs.proof import doses, responses

pytestmark = pytest.mark.anyio


def test_each_step_takes_one_thing_more_of_the_prosecution() -> None:
    case = ShippedCases().load("murder")
    steps = doses(case)
    assert (steps[0].withheld, steps[0].witnesses) == ((), tuple(one.id for one in case.witnesses))
    lacks = [{*step.withheld} | ({one.id for one in case.witnesses} - {*step.witnesses}) for step in steps]
    assert all(less < more for less, more in pairwise(lacks))
    assert [len(more - less) for less, more in pairwise(lacks)] == [1] * (len(steps) - 1)
    own = {one.id for one in case.witnesses if one.side == "prosecution"}
    assert len(own & {*steps[-1].witnesses}) == 1
    assert {one.id for one in case.witnesses} - own <= {*steps[-1].witnesses}


@pytest.mark.prove
async def test_trials_are_held_at_every_step_and_forgotten(tmp_path: Path) -> None:
    wish = TrialRequest(
        examine=ExaminationRequest(case="murder", params=ExaminationParams(direct=1, cross=1, redirect=0, recross=0)),
        params=TrialParams(openings=False, closings=False, deliberation=Params(max_rounds=1)),
    )
    async with opened(Settings(data=tmp_path), in_memory=True, endures=False) as venire:
        case = venire.library.load("murder")
        told = [response async for response in responses(venire, wish, case, ["1"])]
        assert await venire.court.list() == []
    assert [response.taken for response in told] == [step.taken for step in doses(case)]
    assert [response.exhibits for response in told] == [*range(7, -1, -1), 0, 0, 0, 0]
    assert [response.witnesses for response in told] == [5] * 8 + [4, 3, 2, 1]
    assert all(response.guilty.of == 1 for response in told)
    assert told[-1].first <= told[0].first
