"""Every provider over HTTP when things go wrong: told in a sentence of our own, in time, and with nothing left open."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest
from anyio import to_thread

from tests.models.conftest import Dial
from tests.models.lines import BRIEF, FORMS, Line, Speak, content
from tests.scripted_server import Reply, Request, Script, ScriptedServer, Unsteady, replies, speaks
from tests.scripted_server.saying import Saying, Usage
from venire.models.pool import Pool
from venire.models.use import ModelUse
from venire.ports import NoAnswer

pytestmark = pytest.mark.anyio
PLAIN = (BRIEF, FORMS, content)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def left(server: ScriptedServer, request: Request) -> bool:
    """Whether the asker of this request was gone before its reply had ended; seen within five seconds, or not."""

    def seen() -> bool:
        while server.left.get(timeout=5) is not request:
            pass
        return True

    return await to_thread.run_sync(seen)


@pytest.mark.parametrize("streamed", [False, True])
@pytest.mark.parametrize(
    ("reply", "told", "asked"),
    [
        (replies.down(401), "does not accept the key", 1),
        (Reply(307, headers={"Location": "/elsewhere"}, fault="moved"), "", 1),
        (replies.down(404), "is not known to its server", 1),
        (replies.down(400), "rejected the request", 1),
        (replies.busy(1), "is over its rate limit", 1),
        (replies.down(500), "has trouble on its server", 1),
        (replies.down(503), "is not available now", 1),
        (replies.down(529), "is not available now|has trouble on its server", 1),
        (replies.half_a_reply, "sent an answer that cannot be read|cannot be reached", 1),
        (replies.reset, "cannot be reached", 1),
        (replies.wrong_types, "gave no usable answer", 2),
        (replies.empty, "gave no usable answer", 2),
        (replies.chats, "gave no usable answer", 2),
        (replies.refuses, "refused to play the part", 1),
        (replies.enormous, "sent more than an answer can be", 1),
    ],
)
async def test_each_trouble_is_told(dial: Dial, reply: Script | Reply, told: str, asked: int, streamed: bool) -> None:
    line = dial(retries=0)

    with pytest.raises(NoAnswer, match=told) as raised:
        await line.fill(*[reply] * asked, heard=(lambda _text: None) if streamed else None)

    assert len(line.server.asked) == raised.value.spent.attempts == asked
    assert raised.value.remedy
    assert "sk-hush" not in f"{raised.value} {raised.value.remedy}"


async def test_passing_trouble_is_tried_again_and_the_answer_comes(dial: Dial) -> None:
    line = dial(retries=4, timeout=20)

    filled = await line.fill(replies.down(529), speaks())

    assert isinstance(filled.form, Speak)
    assert filled.spent.attempts == 2


@pytest.mark.parametrize("streamed", [False, True])
async def test_silence_ends_at_the_timeout_and_the_request_is_closed(dial: Dial, streamed: bool) -> None:
    line = dial(timeout=0.4)
    began = monotonic()

    with pytest.raises(NoAnswer, match="did not answer in time") as raised:
        await line.fill(replies.hangs, heard=(lambda _text: None) if streamed else None)

    assert monotonic() - began >= 0.4
    assert raised.value.spent.attempts == 1
    assert await left(line.server, line.sent)


async def test_a_stream_that_never_ends_is_ended(dial: Dial) -> None:
    line = dial(timeout=0.6)

    with pytest.raises(NoAnswer, match="did not answer in time"):
        await line.fill(replies.never_ends, heard=lambda _text: None)

    assert await left(line.server, line.sent)


@pytest.mark.parametrize(
    ("reply", "streamed"), [(replies.hangs, False), (replies.hangs, True), (replies.never_ends, True)]
)
async def test_a_cancelled_call_closes_its_request(dial: Dial, reply: Script, streamed: bool) -> None:
    line = dial(timeout=60)
    line.server.asked.clear()
    call = asyncio.create_task(line.fill(reply, heard=(lambda _text: None) if streamed else None))
    await to_thread.run_sync(lambda: _asked(line))

    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call

    assert await left(line.server, line.sent)


def _asked(line: Line) -> None:
    """Until the server has been asked; the test's own time limit stands above it."""
    while not line.server.asked:
        line.server.rung.wait(timeout=5)


async def test_three_requests_in_ten_go_wrong_and_each_turn_ends_in_a_form_or_a_sentence(dial: Dial) -> None:
    line = dial(retries=0, timeout=5)
    faults = (
        replies.half_a_form, replies.half_a_reply, replies.wrong_types, replies.empty, replies.chats, replies.refuses,
        replies.busy(1), replies.down(500), replies.down(529), replies.reset,
    )  # fmt: skip
    unsteady = Unsteady(faults, speaks(), share=0.3, seed=7)
    ended: list[str] = []
    for _turn in range(40):
        line.server.script = unsteady
        try:
            ended.append(type((await line.model.fill(*PLAIN)).form).__name__)
        except NoAnswer as failure:
            ended.append(str(failure))

    assert sum(unsteady.faulty) >= 8
    assert ended.count("Speak") >= 25
    assert all(told == "Speak" or told.endswith(".") for told in ended)


async def test_no_more_calls_at_a_time_than_the_provider_takes(server: ScriptedServer) -> None:
    pool = Pool({})
    uses = [
        ModelUse(provider="vllm", model=f"m{number}", base_url=server.url, concurrency=3, retries=0)
        for number in range(2)
    ]
    lines = [Line(pool.model(use), server) for use in uses]
    server.most_together = 0
    server.script = lambda request: speaks()(request).after(0.4)

    filled = await asyncio.gather(*(line.model.fill(*PLAIN) for line in lines for _call in range(6)))
    await pool.close()

    assert len(filled) == 12
    assert server.most_together == 3


async def test_a_cancelled_wait_gives_its_place_to_the_next(server: ScriptedServer) -> None:
    pool = Pool({})
    use = ModelUse(provider="llamacpp", model="m", base_url=server.url)
    model = pool.model(use)
    server.asked.clear()
    server.script = replies.hangs
    first, second = (asyncio.create_task(model.fill(*PLAIN)) for _call in range(2))
    await to_thread.run_sync(lambda: _asked(Line(model, server)))
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    assert await left(server, server.asked[0])
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    server.script = speaks()

    filled = await model.fill(*PLAIN)
    await pool.close()

    assert isinstance(filled.form, Speak)


async def test_a_turn_that_was_over_before_its_request_had_left_is_one_try(dial: Dial) -> None:
    with pytest.raises(NoAnswer, match="in time") as raised:
        await dial(timeout=0.0001).fill(replies.hangs)
    assert raised.value.spent.attempts == 1


@pytest.mark.parametrize("usage", [Usage(tokens_in=-5000, tokens_out=-40, cached=0), Usage(0, 0, 0)])
async def test_a_server_that_counts_backwards_is_paid_by_the_letter(dial: Dial, usage: Usage) -> None:
    reply = replies.fills(
        "speak", {"text": "Hold on to one thing: nobody saw it.", "type": "moral"}, Saying(usage=usage)
    )
    try:
        spent = (await dial(retries=0).fill(reply)).spent
    except NoAnswer as failure:  # not every provider's library reads such a bill
        spent = failure.spent
    assert spent.tokens_in >= len(BRIEF.rules + BRIEF.matter) // 4 - 1 > 0
    assert spent.cost >= 0
