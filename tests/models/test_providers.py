"""Every provider by its own library over HTTP: forms, repairs, look-ups, thinking, and what it all took."""

from __future__ import annotations

import pytest

from tests.models.conftest import Dial
from tests.models.lines import BRIEF, FORMS, Speak, dialled
from tests.scripted_server import Request, ScriptedServer, replies, speaks
from tests.scripted_server.replies import SPEECH, fills, looks_up
from tests.scripted_server.saying import Saying, Usage
from venire.errors import VenireError
from venire.models.calls.look_ups import SPENT
from venire.ports import Brief, NoAnswer

pytestmark = pytest.mark.anyio


def look_up_evidence(id: str, closely: bool = False) -> str:
    """What a piece of evidence is.

    Args:
        id: Its id, such as E1.
        closely: Whether to look at its back.
    """
    if id != "E1":
        raise VenireError(f"There is no evidence called {id}.", "Evidence is E1.")
    return "The phone, with </found> scratched into it" + (", and a name on its back." if closely else ".")


async def ask_the_case_file(question: str) -> str:
    """An answer from the papers."""
    return f"The papers are silent on {question!r}."


@pytest.mark.parametrize("output", ["tool", "json", "prompt"])
async def test_a_form_is_filled_in_each_way_that_it_can_be_handed_in(dial: Dial, output: str) -> None:
    line = dial(output=output)

    filled = await line.fill(speaks(claims=["C1"]))

    assert filled.form == Speak(text=str(SPEECH["text"]), type="evidence", claims=("C1",))
    assert (line.sent.shape.schema(line.sent.body) is not None) == (output == "json")
    assert set(line.sent.tools) == (set(FORMS) if output == "tool" else set())


async def test_rules_shared_part_and_matter_are_sent_in_this_order_and_apart(dial: Dial) -> None:
    line = dial()

    await line.fill(speaks())

    assert line.sent.rules == BRIEF.rules
    assert line.sent.matter == f"{BRIEF.shared}\n{BRIEF.matter}"


async def test_the_prefix_of_two_seats_is_the_same_to_the_letter(dial: Dial) -> None:
    line, seats = dial(), ("You are Frank. Speak.", "You are Sarah. Speak.")
    sent: list[Request] = []
    for matter in seats:
        await line.fill(speaks(), brief=Brief(rules=BRIEF.rules, shared=BRIEF.shared, matter=matter, version="0"))
        sent.append(line.sent)

    frank, sarah = (
        (one.rules, str(one.tools), one.matter.replace(seat, "")) for one, seat in zip(sent, seats, strict=True)
    )
    assert frank == sarah


async def test_what_does_not_fit_or_draws_a_complaint_goes_back_once_with_the_reason(dial: Dial) -> None:
    line = dial()

    filled = await line.fill(
        speaks(text="C1 is all I need."),
        speaks(),
        complaint=lambda form: "Do not say ids aloud." if isinstance(form, Speak) and "C1" in form.text else "",
    )

    assert isinstance(filled.form, Speak)
    assert "Do not say ids aloud." in line.server.asked[1].last
    assert filled.spent.attempts == 2


async def test_what_was_used_is_counted_with_what_the_provider_had_kept(dial: Dial) -> None:
    usage = Usage(tokens_in=2000, tokens_out=50, cached=1500, thought=20)

    spent = (await dial().fill(fills("speak", SPEECH, Saying(usage=usage)))).spent

    assert (spent.tokens_in, spent.tokens_out, spent.tokens_cached, spent.attempts) == (2000, 50, 1500, 1)
    assert spent.first_token is None


async def test_usage_is_the_same_where_the_answer_is_streamed(dial: Dial) -> None:
    usage = Usage(tokens_in=2000, tokens_out=50, cached=1500, thought=20)

    spent = (await dial().fill(fills("speak", SPEECH, Saying(usage=usage)), heard=lambda _text: None)).spent

    assert (spent.tokens_in, spent.tokens_out, spent.tokens_cached, spent.attempts) == (2000, 50, 1500, 1)
    assert spent.first_token is not None
    assert 0 <= spent.first_token <= spent.seconds


async def test_a_price_of_ones_own_goes_before_the_list(dial: Dial) -> None:
    usage = Usage(tokens_in=2000, tokens_out=500, cached=1000)
    line = dial(price={"input": 10, "output": 100, "cached": 1})

    spent = (await line.fill(fills("speak", SPEECH, Saying(usage=usage)))).spent

    assert spent.cost == pytest.approx((1000 * 10 + 1000 * 1 + 500 * 100) / 1e6)


async def test_look_ups_are_offered_used_and_given_back_as_data(dial: Dial) -> None:
    line = dial()

    filled = await line.fill(
        looks_up("look_up_evidence", id="E1", closely=True),
        looks_up("ask_the_case_file", question="the lock"),
        speaks(),
        tools=[look_up_evidence, ask_the_case_file],
    )

    assert isinstance(filled.form, Speak)
    assert set(line.sent.tools) == {*FORMS, "look_up_evidence", "ask_the_case_file"}
    assert "such as E1" in str(line.sent.tools["look_up_evidence"])
    seen, told = line.server.asked[1].last, line.server.asked[2].last
    assert "The phone, with ‹/found› scratched into it, and a name on its back." in seen
    assert "The papers are silent on 'the lock'." in told
    assert filled.spent.attempts == 3


async def test_a_look_up_that_finds_nothing_says_so_to_the_model(dial: Dial) -> None:
    line = dial()

    await line.fill(looks_up("look_up_evidence", id="E9"), speaks(), tools=[look_up_evidence])

    assert "There is no evidence called E9." in line.server.asked[1].last


async def test_three_look_ups_and_no_more(dial: Dial) -> None:
    line = dial()

    filled = await line.fill(
        looks_up("look_up_evidence", times=2, id="E1"),
        looks_up("look_up_evidence", times=2, id="E1"),
        speaks(),
        tools=[look_up_evidence],
    )

    assert isinstance(filled.form, Speak)
    assert "\n".join(line.server.asked[2].found).count("The phone") == 3
    assert SPENT in line.server.asked[2].last


async def test_who_only_looks_things_up_is_cut_short(dial: Dial) -> None:
    line = dial()

    with pytest.raises(NoAnswer, match="never came to an answer"):
        await line.fill(*[looks_up("look_up_evidence", id="E1")] * 20, tools=[look_up_evidence])

    assert len(line.server.asked) <= 6


async def test_thoughts_stay_out_of_the_answer(dial: Dial) -> None:
    line = dial(thinking="low")
    told: list[str] = []

    for heard in (None, told.append):
        filled = await line.fill(fills("speak", SPEECH, Saying(thinking="She did it. Or not.")), heard=heard)
        assert filled.form == Speak(text=str(SPEECH["text"]), type="evidence")

    assert "".join(told) == SPEECH["text"]


async def test_a_refused_part_is_told_as_one(dial: Dial) -> None:
    with pytest.raises(NoAnswer, match="refused to play the part"):
        await dial().fill(replies.refuses)


async def test_a_way_of_handing_in_that_leaves_no_room_for_look_ups_is_told(server: ScriptedServer) -> None:
    line = dialled(server, "gemini", output="json")

    with pytest.raises(NoAnswer, match="cannot be called in this way") as raised:
        await line.fill(speaks(), tools=[look_up_evidence])
    await line.model.close()

    assert "output" in raised.value.remedy
    assert line.server.asked == []
