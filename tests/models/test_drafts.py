"""A draft: heard sentence by sentence while it is written, checked first, taken back when it comes to nothing."""

from __future__ import annotations

import pytest
from pydantic import BaseModel

from tests.models.conftest import Dial
from tests.models.lines import Speak
from tests.scripted_server import replies, speaks
from tests.scripted_server.replies import fills
from tests.scripted_server.saying import Saying
from venire.models.calls.drafts import form_so_far
from venire.ports import NoAnswer

pytestmark = pytest.mark.anyio
TEXT = "Hold on. “Was it raining?” she asked! Mr Crane says “No.” And that is all…"
SENTENCES = ["Hold on. ", "“Was it raining?” ", "she asked! ", "Mr Crane says “No.” ", "And that is all…"]


def spoken(text: str = TEXT, piece: int = 3) -> replies.Script:
    """A speech, so many characters to an event."""
    return fills("speak", {"text": text, "type": "evidence"}, Saying(piece=piece))


@pytest.mark.parametrize("output", ["tool", "json", "prompt"])
async def test_sentences_are_heard_in_order_and_make_up_the_text(dial: Dial, output: str) -> None:
    line, told = dial(output=output), list[str]()

    filled = await line.fill(spoken(), heard=told.append)

    assert filled.form == Speak(text=TEXT, type="evidence")
    assert "".join(told) == TEXT
    if not (line.server.asked[0].path.startswith("/v1beta") and output == "tool"):  # Gemini sends a call in one piece
        assert told == SENTENCES


async def test_a_form_by_itself_is_heard_too(dial: Dial) -> None:
    line, told = dial(output="json"), list[str]()

    await line.fill(spoken(), forms={"speak": Speak}, heard=told.append)

    assert told == SENTENCES


async def test_each_sentence_is_heard_only_after_the_check_of_all_before_it(dial: Dial) -> None:
    checked, told = list[str](), list[str]()

    def complaint(form: BaseModel) -> str:
        assert isinstance(form, Speak)
        checked.append(form.text)
        return ""

    await dial().fill(spoken(), complaint=complaint, heard=lambda text: told.append(checked[-1]))

    assert told == checked[: len(told)]
    assert told[-1] == TEXT
    assert checked[-1] == TEXT


async def test_what_draws_a_complaint_is_never_heard_and_the_rest_is_taken_back(dial: Dial) -> None:
    def complaint(form: BaseModel) -> str:
        return "No ids." if isinstance(form, Speak) and "C1" in form.text else ""

    line, told = dial(output="json"), list[str]()
    filled = await line.fill(
        spoken("So. It is C1. And on."), spoken("So. It is her."), complaint=complaint, heard=told.append
    )

    assert told == ["So. ", "", "So. ", "It is her."]
    assert filled.spent.attempts == 2


async def test_what_lacks_only_what_is_to_come_is_heard_with_the_sentence_that_has_it(dial: Dial) -> None:
    def complaint(form: BaseModel) -> str:
        return "" if isinstance(form, Speak) and "three to nine" in form.text else "Tell the tally."

    told: list[str] = []
    await dial(output="json").fill(spoken("So. It is three to nine. Go on."), complaint=complaint, heard=told.append)

    assert told == ["So. It is three to nine. ", "Go on."]


async def test_a_draft_that_breaks_off_is_taken_back_and_another_begins(dial: Dial) -> None:
    line, told = dial(output="json", retries=1), list[str]()

    def half(request: replies.Request) -> replies.Reply:
        whole = spoken()(request)
        return replies.Reply(parts=whole.parts[: 2 * len(whole.parts) // 3], headers=whole.headers, ending="cut")

    await line.fill(half, spoken("So. It is her."), heard=told.append)

    assert told[0] == "Hold on. "
    assert told[told.index("") :] == ["", "So. ", "It is her."]


async def test_a_draft_that_comes_to_nothing_is_taken_back(dial: Dial) -> None:
    line, told = dial(output="json", timeout=0.5), list[str]()

    def stuck(request: replies.Request) -> replies.Reply:
        whole = spoken()(request)
        return replies.Reply(
            parts=(*whole.parts[: len(whole.parts) // 2], ": still here\n\n"), headers=whole.headers, ending="endless"
        )

    with pytest.raises(NoAnswer):
        await line.fill(stuck, heard=told.append)

    assert told[0] == "Hold on. "
    assert told[-1] == ""


async def test_a_pass_is_silent(dial: Dial) -> None:
    told: list[str] = []

    await dial().fill(replies.passes, heard=told.append)

    assert told == []


async def test_nothing_is_streamed_where_nobody_hears(dial: Dial) -> None:
    line = dial()

    await line.fill(speaks())

    assert not line.sent.streamed


def test_a_form_so_far_has_plain_values_for_what_has_not_come() -> None:
    assert form_so_far(Speak, "So.") == Speak(text="So.", type="evidence", claims=())
