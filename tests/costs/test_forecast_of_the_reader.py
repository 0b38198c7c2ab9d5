"""What the reader is likely to take of a model, told beforehand, and what it took: it reads whoever speaks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.costs.test_forecast import NEAR, near
from tests.scripted_server import ScriptedServer
from tests.scripted_server.metered import metered
from tests.scripted_server.replies import fills
from tests.support.faulty_line import everybody
from venire.app import Venire, opened
from venire.costs.examination import of_examination
from venire.costs.trial import of_trial
from venire.kernel.folds.accounts import accounts
from venire.law.case_file.case import Case
from venire.models.use import ModelUse
from venire.proceedings.debate.params import DebateParams, Debater
from venire.proceedings.debate.request import DebateRequest
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.proceedings.trial.params import TrialParams
from venire.settings import Settings

pytestmark = pytest.mark.anyio
ONE = ModelUse(provider="openai", model="gpt-4o-mini")
nothing = fills("report", {"findings": []})
TWO = (Debater(name="Ada", stance="for"), Debater(name="Ben", stance="against"))


def set_up(server: ScriptedServer, folder: Path) -> None:
    """A model for the monitor and for nobody else, which finds nothing."""
    entry = f"{{provider: openai, model: scripted, base_url: '{server.url}', retries: 0, timeout: 30}}"
    (folder / "models.yaml").write_text(f"roles:\n  monitor: {entry}\n", encoding="utf-8")
    server.script = lambda request: nothing(metered(request))


@pytest.fixture
async def venire(server: ScriptedServer, tmp_path: Path) -> AsyncIterator[Venire]:
    set_up(server, tmp_path)
    async with opened(Settings(data=tmp_path), in_memory=True) as made:
        yield made


async def test_a_jury_that_is_read_takes_about_what_was_told(venire: Venire) -> None:
    wish = DeliberationRequest(case="robbery", seed="read", params=Params(size=9, max_rounds=6, early_end=False))
    told = venire.forecast(wish)
    session = await venire.open(wish)
    await venire.court.finished(session)
    assert near(told, session)


async def test_a_court_that_is_read_takes_about_what_was_told(
    server: ScriptedServer, tmp_path: Path, murder: Case
) -> None:
    set_up(server, tmp_path)
    written = (tmp_path / "models.yaml").read_text(encoding="utf-8")
    entry = written.partition("monitor: ")[2]
    (tmp_path / "models.yaml").write_text(f"default: {entry}{written}", encoding="utf-8")
    server.script = lambda request: (nothing if "report" in request.tools else everybody)(metered(request))
    params = ExaminationParams(witnesses=("W1", "W6", "W4"), direct=4, cross=4, objection_window=None)
    wish = ExaminationRequest(case="murder", seed="read", params=params)
    async with opened(Settings(data=tmp_path), in_memory=True) as venire:
        told = venire.forecast(wish)
        session = await venire.open(wish)
        await venire.court.finished(session)
    taken, alone = accounts(session.entries), of_examination(murder, params, {"monitor": ONE}, {})
    assert near(told, session)
    assert taken is not None
    assert alone is not None
    (read,) = (one for one in taken.roles if one.role == "monitor")
    assert abs(alone.likely.tokens - read.tokens_in - read.tokens_out) <= NEAR * (read.tokens_in + read.tokens_out)


async def test_a_debate_and_a_persuasion_that_are_read_take_about_what_was_told(venire: Venire) -> None:
    debate = DebateRequest(case="arson", params=DebateParams(debaters=TWO, rounds=2), seed="read")
    told, session = venire.forecast(debate), await venire.open(debate)
    await venire.court.finished(session)
    assert near(told, session)
    persuade = PersuasionRequest(case="murder", seed="read", params=PersuasionParams(turns=3), person=False)
    told, session = venire.forecast(persuade), await venire.open(persuade)
    await venire.court.finished(session)
    assert near(told, session)


async def test_where_the_reader_does_not_watch_nothing_is_foretold_of_it(
    server: ScriptedServer, tmp_path: Path
) -> None:
    set_up(server, tmp_path)
    wish = DeliberationRequest(case="robbery", seed="unread", params=Params(size=5, max_rounds=1, early_end=False))
    async with opened(Settings(data=tmp_path, monitors="deception,ethics"), in_memory=True) as venire:
        assert venire.forecast(wish) is None
        session = await venire.open(wish)
        await venire.court.finished(session)
        assert accounts(session.entries) is None


def test_a_trial_is_read_from_its_first_address_to_the_jurys_last_word(murder: Case) -> None:
    params = TrialParams(jury=True, deliberation=Params(max_rounds=4, early_end=False))
    court = of_examination(murder, params.examination, {"monitor": ONE}, {})
    silent = of_trial(murder, params.model_copy(update={"jury": False}), {"monitor": ONE}, {})
    whole = of_trial(murder, params, {"monitor": ONE}, {})
    assert court is not None
    assert silent is not None
    assert whole is not None
    assert silent.likely.calls == pytest.approx(court.likely.calls + 2 * (params.openings + params.closings), abs=1)
    assert whole.likely.calls > silent.likely.calls + 9
