"""What a session is likely to take of models, told beforehand, and what it took."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.scripted_server import ScriptedServer
from tests.scripted_server.metered import metered
from tests.support.faulty_line import everybody, write_models
from venire.app import Venire, opened
from venire.costs.deliberation import of_deliberation
from venire.costs.examination import of_examination, questions
from venire.costs.forecast import Forecast
from venire.host.session import AnySession
from venire.kernel.folds.accounts import accounts
from venire.law.case_file.case import Case
from venire.models.use import ModelUse, Price
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.settings import Settings

pytestmark = pytest.mark.anyio
NEAR = 0.25
ONE = ModelUse(provider="openai", model="gpt-4o-mini")
FIXED = Params(max_rounds=9, early_end=False)


@pytest.fixture
async def venire(server: ScriptedServer, tmp_path: Path) -> AsyncIterator[Venire]:
    write_models(server, tmp_path, timeout=30)
    server.script = lambda request: everybody(metered(request))
    async with opened(Settings(data=tmp_path), in_memory=True) as made:
        yield made


def near(told: Forecast | None, session: AnySession) -> bool:
    took = accounts(session.entries)
    assert told is not None
    assert took is not None
    taken = took.total.tokens_in + took.total.tokens_out
    return abs(told.likely.tokens - taken) <= NEAR * taken


async def test_a_deliberation_of_so_many_rounds_takes_about_what_was_told(venire: Venire) -> None:
    for size, rounds in ((5, 8), (12, 6)):
        wish = DeliberationRequest(
            case="murder", seed="told", params=Params(size=size, max_rounds=rounds, early_end=False)
        )
        told = venire.forecast(wish)
        session = await venire.open(wish)
        await venire.court.finished(session)
        assert near(told, session)


async def test_an_examination_takes_about_what_was_told(venire: Venire) -> None:
    params = ExaminationParams(witnesses=("W1", "W6", "W4"), direct=4, cross=4, objection_window=None)
    wish = ExaminationRequest(case="murder", seed="told", params=params)
    told = venire.forecast(wish)
    session = await venire.open(wish)
    await venire.court.finished(session)
    assert near(told, session)


async def test_without_a_model_nothing_is_foretold(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path), in_memory=True) as venire:
        assert venire.forecast(DeliberationRequest(case="murder")) is None
        assert venire.forecast(ExaminationRequest(case="murder")) is None


def test_more_rounds_and_more_witnesses_take_more(murder: Case) -> None:
    short, long = (
        of_deliberation(FIXED.model_copy(update={"max_rounds": many}), {"juror": ONE, "batch_updater": ONE})
        for many in (3, 12)
    )
    few, many = (
        of_examination(murder, ExaminationParams(witnesses=names), {"witness": ONE}, {})
        for names in (("W1",), ("W1", "W2", "W3"))
    )
    assert short is not None
    assert long is not None
    assert few is not None
    assert many is not None
    assert 3 < long.likely.tokens / short.likely.tokens < 5
    assert many.likely.calls > 2 * few.likely.calls


def test_a_jury_that_may_stop_is_told_between_what_and_what() -> None:
    told = of_deliberation(Params(max_rounds=20), {"juror": ONE})
    fixed = of_deliberation(FIXED, {"juror": ONE})
    assert told is not None
    assert fixed is not None
    assert told.least.tokens < told.likely.tokens < told.most.tokens
    assert " to " in str(told)
    assert fixed.least == fixed.likely == fixed.most
    assert " to " not in str(fixed)


def test_the_price_is_that_of_models_yaml_else_of_the_list_else_not_known() -> None:
    own = ONE.model_copy(update={"price": Price(input=1.0, output=0.0)})
    priced, listed, unknown, free = (
        of_deliberation(FIXED, {"juror": use})
        for use in (
            own,
            ONE,
            ONE.model_copy(update={"model": "nobody-knows-this"}),
            own.model_copy(update={"price": Price(input=0, output=0)}),
        )
    )
    assert priced is not None
    assert listed is not None
    assert unknown is not None
    assert free is not None
    assert priced.likely.dollars == pytest.approx(priced.likely.tokens_in / 1e6, rel=0.01)
    assert listed.likely.dollars is not None
    assert 0 < listed.likely.dollars < 0.1
    assert unknown.likely.dollars is None
    assert str(unknown).endswith("at a price that is not known.")
    assert str(free).endswith("free of charge.")


def test_counsel_asks_no_more_than_it_may_and_a_person_is_not_paid_for(murder: Case) -> None:
    params = ExaminationParams(direct=1, cross=2, redirect=0, recross=0)
    assert questions(murder, params, "W1", "prosecution") == (1, 2, 0)
    both, one = (
        of_examination(murder, params, {"opposing_counsel": ONE}, holders)
        for holders in ({}, {"counsel/prosecution": "person"})
    )
    assert both is not None
    assert one is not None
    assert one.likely.calls == pytest.approx(both.likely.calls / 2, abs=1)
