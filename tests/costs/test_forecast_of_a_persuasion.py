"""What a persuasion is likely to take of models, told beforehand, and what it took."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.scripted_server import ScriptedServer, replies, serving
from tests.scripted_server.metered import metered
from tests.support.faulty_line import write_models
from venire.app import Venire, opened
from venire.costs.persuasion import of_persuasion
from venire.kernel.folds.accounts import accounts
from venire.models.use import ModelUse
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.persuasion.request import PersuasionRequest
from venire.settings import Settings

pytestmark = pytest.mark.anyio
NEAR = 0.25
ONE = ModelUse(provider="openai", model="gpt-4o-mini")
WORDS = (
    "“I hear you. {n} times I have heard it said in this room, and each time the door was shut behind it.” He waits. "
)
SHORT = PersuasionParams(turns=5)


@pytest.fixture
def server() -> Iterator[ScriptedServer]:
    with serving() as scripted:
        yield scripted


@pytest.fixture
async def venire(server: ScriptedServer, tmp_path: Path) -> AsyncIterator[Venire]:
    write_models(server, tmp_path, timeout=30)
    async with opened(Settings(data=tmp_path), in_memory=True) as made:
        yield made


async def test_a_persuasion_takes_about_what_was_told(server: ScriptedServer, venire: Venire) -> None:
    said = iter(range(1000))

    def reply(request: replies.Request) -> replies.Reply:
        filled = {"text": WORDS.format(n=next(said)) * 3, "topics": ["external_attack"]}
        return replies.fills("reply", {**filled, "impact": "neutral", "strength": "weak"})(metered(request))

    server.script = reply
    wish = PersuasionRequest(case="robot", seed="told", params=SHORT, person=False)
    told = venire.forecast(wish)
    session = await venire.open(wish)
    await venire.court.finished(session)
    took = accounts(session.entries)
    assert told is not None
    assert took is not None
    taken = took.total.tokens_in + took.total.tokens_out
    assert told.likely.calls == 15
    assert abs(told.likely.tokens - taken) <= NEAR * taken


def test_a_person_may_leave_turns_unused_and_more_jurors_are_more_calls() -> None:
    three = of_persuasion(PersuasionParams(), 3, {"juror": ONE}, person=True)
    assert three is not None
    assert (three.least.calls, three.likely.calls, three.most.calls) == (9, 22, 36)
    twelve = of_persuasion(PersuasionParams(), 12, {"juror": ONE}, person=True)
    assert twelve is not None
    assert twelve.most.calls == 144


def test_nothing_is_told_where_no_model_plays_or_nothing_is_said() -> None:
    assert of_persuasion(PersuasionParams(), 3, {}, person=True) is None
    assert of_persuasion(PersuasionParams(player="mute"), 3, {"juror": ONE}, person=False) is None


async def test_how_many_jurors_there_are_is_known_beforehand(venire: Venire) -> None:
    one = venire.forecast(PersuasionRequest(case="robot", jurors=("wang",)))
    three = venire.forecast(PersuasionRequest(case="murder"))
    assert one is not None
    assert three is not None
    assert (one.most.calls, three.most.calls) == (12, 36)
