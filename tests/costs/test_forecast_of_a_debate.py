"""What a debate is likely to take of models, told beforehand, and what it took."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.scripted_server import ScriptedServer
from tests.scripted_server.metered import metered
from tests.support.faulty_line import write_models
from tests.support.scripted_debate import every_seat
from venire.app import opened
from venire.costs.debate import of_debate
from venire.kernel.folds.accounts import accounts
from venire.models.roles import Role
from venire.models.use import ModelUse
from venire.proceedings.debate.params import DebateParams, Debater
from venire.proceedings.debate.request import DebateRequest
from venire.settings import Settings

pytestmark = pytest.mark.anyio
ONE = ModelUse(provider="openai", model="gpt-4o-mini")
TWO = (Debater(name="Ada", stance="for"), Debater(name="Ben", stance="against"))


@pytest.mark.parametrize(("case", "rounds", "evaluators"), [("murder", 3, 3), (None, 3, 3), (None, 6, 5)])
async def test_a_debate_takes_about_what_was_told(
    server: ScriptedServer, tmp_path: Path, case: str | None, rounds: int, evaluators: int
) -> None:
    write_models(server, tmp_path, timeout=30)
    server.script = lambda request: every_seat(metered(request))
    params = DebateParams(debaters=TWO, rounds=rounds, evaluators=evaluators)
    wish = DebateRequest(topic=None if case else "The quay should be closed.", case=case, params=params, seed="told")
    async with opened(Settings(data=tmp_path), in_memory=True) as venire:
        told = venire.forecast(wish)
        session = await venire.open(wish)
        await venire.court.finished(session)
        took = accounts(session.entries)
    assert told is not None
    assert took is not None
    assert told.likely.calls == took.total.calls
    taken = took.total.tokens_in + took.total.tokens_out
    assert told.least.tokens * 0.75 <= taken <= told.most.tokens * 1.25


def test_more_debaters_take_more_and_people_less() -> None:
    uses: dict[Role, ModelUse] = {"debater": ONE, "evaluator": ONE}
    params = DebateParams(debaters=TWO)
    whole, beside = of_debate(params, 200, uses), of_debate(params, 200, uses, people=1)
    longer = of_debate(params.model_copy(update={"rounds": 6}), 200, uses)
    assert whole is not None
    assert beside is not None
    assert longer is not None
    assert beside.likely.calls == whole.likely.calls - 5
    assert whole.likely.tokens < longer.likely.tokens
    assert of_debate(params, 200, {}) is None
