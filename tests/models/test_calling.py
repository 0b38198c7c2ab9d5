"""Further tries after passing trouble: when, how often, and never past the turn's time."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import pytest
from openai import AsyncOpenAI
from pydantic import BaseModel
from pydantic_ai import ModelSettings
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.providers.openai import OpenAIProvider

from tests.scripted_server import ScriptedServer, replies, script, serving
from tests.scripted_server.replies import Reply, Script, speaks
from venire.models.calls.form_model import CalledModel
from venire.models.calls.http import client
from venire.models.calls.provider_model import ProviderModel
from venire.models.providers import connect
from venire.models.use import ModelUse
from venire.participants.briefs.forms import form_of
from venire.ports import Brief, Filled, NoAnswer
from venire.proceedings.deliberation.acts import Speak

pytestmark = pytest.mark.anyio
FORMS = {"speak": form_of(Speak)}
BRIEF = Brief(rules="Be brief.", matter="Say something.", version="0" * 64)


@dataclass
class Clock:
    """Sleeps without sleeping."""

    slept: list[float] = field(default_factory=list[float])

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


@pytest.fixture(scope="module")
def server() -> Generator[ScriptedServer, None, None]:
    with serving() as scripted:
        yield scripted


@dataclass
class Line:
    """A model at the other end of the line, and how long it was waited for between tries."""

    model: CalledModel
    server: ScriptedServer
    clock: Clock

    async def fill(self, *lines: Script | Reply) -> Filled:
        self.server.script = script(lines)
        self.server.asked.clear()
        return await self.model.fill(BRIEF, FORMS, lambda _form: "")


Dial = Callable[..., Line]


@pytest.fixture
async def dial(server: ScriptedServer) -> AsyncGenerator[Dial, None]:
    async with AsyncExitStack() as stack:

        def dialled(**use: object) -> Line:
            clock = Clock()
            called = ModelUse.model_validate({"provider": "openai", "model": "scripted", **use})
            spoken = AsyncOpenAI(base_url=server.url, api_key="k", max_retries=0, http_client=client())
            model = OpenAIChatModel("scripted", provider=OpenAIProvider(openai_client=spoken))
            manner = ProviderModel(model, ModelSettings(max_retries=0), spoken.close)
            line = Line(CalledModel(manner, called, clock.sleep), server, clock)
            stack.push_async_callback(line.model.close)
            return line

        yield dialled


async def test_passing_trouble_is_waited_out(dial: Dial) -> None:
    line = dial(retries=3)

    filled = await line.fill(replies.down(500), replies.half_a_reply, replies.down(503), speaks())

    assert filled.form.model_dump()["type"] == "evidence"
    assert filled.spent.attempts == 4
    assert line.clock.slept == [0.5, 1.0, 2.0]


async def test_a_servers_own_time_is_kept(dial: Dial) -> None:
    line = dial(retries=1)

    await line.fill(replies.busy(7), speaks())

    assert line.clock.slept == [7.0]


async def test_no_try_is_made_that_would_come_too_late(dial: Dial) -> None:
    line = dial(retries=5, timeout=30)

    with pytest.raises(NoAnswer, match="rate limit"):
        await line.fill(replies.busy(60), speaks())

    assert (line.clock.slept, len(line.server.asked)) == ([], 1)


async def test_tries_come_to_an_end(dial: Dial) -> None:
    line = dial(retries=2)

    with pytest.raises(NoAnswer) as raised:
        await line.fill(*[replies.down(500)] * 9)

    assert raised.value.spent.attempts == len(line.server.asked) == 3


async def test_lasting_trouble_is_not_tried_again(dial: Dial) -> None:
    line = dial(retries=5)

    with pytest.raises(NoAnswer, match="does not accept the key"):
        await line.fill(replies.down(401), speaks())

    assert len(line.server.asked) == 1


async def test_tokens_of_all_tries_are_counted(dial: Dial) -> None:
    spent = (await dial().fill(replies.wrong_types, speaks())).spent

    assert (spent.attempts, spent.tokens_in, spent.tokens_out, spent.tokens_cached) == (2, 2000, 80, 1200)
    assert spent.cost == 0.0


async def test_the_named_key_is_sent_and_no_other(server: ScriptedServer) -> None:
    environ = {"OPENAI_API_KEY": "sk-theirs", "MY_KEY": "sk-mine"}
    sent: list[str] = []
    for key_env in ("", "MY_KEY"):
        model = connect(ModelUse(provider="openai", model="x", base_url=server.url, key_env=key_env), environ)
        server.script = script([speaks()])
        server.asked.clear()
        await model.fill(BRIEF, FORMS, _content)
        sent.append(server.asked[0].headers["authorization"])
        await model.close()

    assert sent == ["Bearer no-key", "Bearer sk-mine"]


def _content(_form: BaseModel) -> str:
    return ""
