"""A model in a juror's seat, over HTTP, against a server that answers as told."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AsyncExitStack

import pytest

from tests.scripted_server import ScriptedServer, replies, script
from tests.scripted_server.replies import Reply, Script, speaks
from tests.support.jury_table import seen_by_juror, speak_ask
from venire.errors import VenireError
from venire.host.clock import SystemClock, in_time
from venire.kernel.minutes import Called
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.models.providers import connect
from venire.models.use import ModelUse, Output
from venire.participants.briefs.deliberation.speech import JurorSpeech
from venire.participants.briefs.forms import form_of
from venire.participants.language_model import LanguageModel
from venire.ports import KeepsNotes, NoAnswer
from venire.proceedings.deliberation.acts import CastVote, Pass, Speak

pytestmark = pytest.mark.anyio
ASK = speak_ask(3)


class Seated:
    """Frank, played by a model behind the scripted server."""

    def __init__(self, server: ScriptedServer, murder: Case, roster: Roster, **use: object) -> None:
        self.server = server
        self.view = seen_by_juror(roster, 3)
        written = {"provider": "openai", "model": "scripted", "base_url": server.url, "retries": 0, **use}
        self.model = connect(ModelUse.model_validate(written), {})
        self.participant = LanguageModel(self.model, JurorSpeech(roster.jurors[2], murder))

    async def answer(self, *lines: Script | Reply) -> Act:
        """The answer, given that the server says these things one after another."""
        self.server.script = script(lines)
        self.server.asked.clear()
        return await self.participant.answer(ASK, self.view)

    async def speech(self, *lines: Script | Reply) -> Speak:
        act = await self.answer(*lines)
        assert isinstance(act, Speak)
        return act

    def called(self) -> Called:
        """The one call noted."""
        (note,) = self.participant.notes(ASK)
        assert isinstance(note, Called)
        return note


Seat3 = Callable[..., Seated]


@pytest.fixture
async def seat(server: ScriptedServer, murder: Case, roster: Roster) -> AsyncGenerator[Seat3, None]:
    """Seats Frank with a model that is called in a way of the test's own."""
    async with AsyncExitStack() as stack:

        def seated(**use: object) -> Seated:
            made = Seated(server, murder, roster, **use)
            stack.push_async_callback(made.model.close)
            return made

        yield seated


@pytest.fixture
def frank(seat: Seat3) -> Seated:
    return seat()


def test_the_form_of_a_speech_is_the_act_without_the_understudys_notes() -> None:
    form = form_of(Speak)

    assert set(form.model_fields) == set(Speak.model_fields) - {"made_from"}
    assert {name: one.annotation for name, one in form.model_fields.items()} == {
        name: one.annotation for name, one in Speak.model_fields.items() if name != "made_from"
    }


async def test_a_good_answer_becomes_a_speech_and_a_note(frank: Seated) -> None:
    speech = await frank.speech(speaks(claims=["C1"], cites=["E9", "S2", "W1.3"], target=2, replies_to=2))

    assert speech.text.startswith("Hold on to one thing")
    assert (speech.claims, speech.cites) == (("C1",), ("E9", "S2", "W1.3"))
    assert (speech.target, speech.replies_to, speech.made_from) == (2, 2, ())
    note = frank.called()
    assert (note.ask, note.model, note.attempts, note.error, note.dropped) == (ASK.key, "openai:scripted", 1, "", ())
    assert (note.tokens_in, note.tokens_out, note.tokens_cached) == (1000, 40, 600)
    assert len(note.prompt_hash) == 64
    assert note.seconds > 0


async def test_notes_are_handed_over_once(frank: Seated) -> None:
    await frank.answer(speaks())

    assert isinstance(frank.participant, KeepsNotes)
    assert len(frank.participant.notes(ASK)) == 1
    assert frank.participant.notes(ASK) == ()


async def test_what_is_sent_keeps_rules_and_matter_apart(frank: Seated) -> None:
    await frank.answer(speaks())
    (sent,) = frank.server.asked

    assert sent.rules.startswith("You are one of the jurors")
    assert "Halvorsen" not in sent.rules
    assert "Frank Russo" in sent.matter
    assert set(sent.tools) == {"speak", "pass"}
    assert "made_from" not in str(sent.tools)
    assert (sent.body["temperature"], sent.body["model"], sent.body["max_tokens"]) == (0.7, "scripted", 1024)


async def test_a_juror_may_pass(frank: Seated) -> None:
    assert await frank.answer(replies.passes) == Pass()


async def test_made_from_is_never_the_models_to_fill(frank: Seated) -> None:
    speech = await frank.speech(speaks(made_from=["C1.plain"]))

    assert speech.made_from == ()


async def test_ids_that_do_not_exist_are_left_out_and_noted(frank: Seated) -> None:
    speech = await frank.speech(
        speaks(claims=["C99", "C1", "C1"], cites=["E1", "the knife", "W9.9"], target=3, replies_to=41)
    )

    assert (speech.claims, speech.cites, speech.target, speech.replies_to) == (("C1",), ("E1",), None, None)
    assert frank.called().dropped == ("claim C99", "source the knife", "source W9.9", "seat 3", "turn 41")


async def test_a_speech_cannot_use_up_the_map(frank: Seated, murder: Case) -> None:
    speech = await frank.speech(speaks(claims=[claim.id for claim in murder.claims]))

    assert speech.claims == tuple(claim.id for claim in murder.claims[:3])


@pytest.mark.parametrize(
    "wrong",
    [
        replies.wrong_types,
        replies.half_a_form,
        replies.empty,
        replies.chats,
        speaks(text="   "),
        speaks(text="C3 says it all, and so does E1."),
        speaks(text="Frank: I say guilty.\nSarah: Then so do I."),
    ],
)
async def test_a_bad_form_goes_back_once_and_is_repaired(frank: Seated, wrong: Script) -> None:
    speech = await frank.speech(wrong, speaks(claims=["C1"]))

    assert speech.claims == ("C1",)
    first, second = frank.server.asked
    assert len(second.body["messages"]) > len(first.body["messages"])
    note = frank.called()
    assert (note.attempts, note.error) == (2, "")


async def test_a_repair_tells_what_was_wrong(frank: Seated) -> None:
    await frank.answer(replies.wrong_types, speaks())
    assert "gossip" in frank.server.asked[1].last or "type" in frank.server.asked[1].last

    await frank.answer(speaks(text="C3 says it all."), speaks())
    assert "Nobody says ids such as C3 aloud." in frank.server.asked[1].last


@pytest.mark.parametrize(
    ("lines", "sentence", "attempts"),
    [
        ([replies.wrong_types] * 2, "gave no usable answer", 2),
        ([replies.half_a_form] * 2, "gave no usable answer", 2),
        ([replies.empty] * 2, "gave no usable answer", 2),
        ([replies.chats] * 2, "gave no usable answer", 2),
        ([replies.refuses], "refused to play the part", 1),
        ([replies.cut_off] * 2, "was cut off in the middle", 2),
        ([replies.half_a_reply], "sent an answer that cannot be read", 1),
        ([replies.busy(1)], "is over its rate limit", 1),
        ([replies.down(500)], "has trouble on its server", 1),
        ([replies.down(503)], "is not available now", 1),
        ([replies.down(401)], "does not accept the key", 1),
        ([replies.down(404)], "is not known to its server", 1),
        ([replies.down(400)], "rejected the request", 1),
    ],
)
async def test_each_fault_is_raised_in_our_own_words(
    frank: Seated, lines: Sequence[Script | Reply], sentence: str, attempts: int
) -> None:
    with pytest.raises(NoAnswer) as raised:
        await frank.answer(*lines)

    assert str(raised.value) == f"openai:scripted {sentence}."
    assert raised.value.remedy
    note = frank.called()
    assert (note.error, note.attempts) == (str(raised.value), attempts)
    assert len(frank.server.asked) == attempts
    assert "sk-hush" not in f"{note} {raised.value} {raised.value.remedy}"


async def test_a_slow_model_loses_its_turn(seat: Seat3) -> None:
    slow = seat(timeout=0.3)

    with pytest.raises(NoAnswer, match="did not answer in time"):
        await slow.answer(speaks()(_blank()).after(5))

    assert slow.called().error == "openai:scripted did not answer in time."


async def test_a_server_that_is_not_there(seat: Seat3) -> None:
    nowhere = seat(base_url="http://127.0.0.1:9/v1")

    with pytest.raises(NoAnswer, match="cannot be reached"):
        await nowhere.answer()


@pytest.mark.parametrize("output", ["json", "prompt"])
async def test_models_without_tools_hand_in_json(seat: Seat3, output: Output) -> None:
    plain = seat(output=output)

    speech = await plain.speech(replies.wrong_types, speaks(claims=["C1", "C99"]))

    assert speech.claims == ("C1",)
    assert all(not request.tools for request in plain.server.asked)
    wanted = {"json": "json_schema", "prompt": "json_object"}
    assert plain.server.asked[0].body["response_format"]["type"] == wanted[output]


async def test_only_speeches_are_a_models_to_give(frank: Seated) -> None:
    vote = Ask("final/juror/3", Seat("juror/3"), (CastVote,))

    with pytest.raises(VenireError, match="no part in which to answer with cast_vote"):
        await frank.participant.answer(vote, frank.view)


async def test_a_refusal_by_the_rules_is_told_at_the_next_try(frank: Seated) -> None:
    frank.server.script = script([speaks()])
    frank.server.asked.clear()
    again = Ask(ASK.key, ASK.seat, ASK.wants, f"{ASK.directive}\n\nYour last answer was refused. No such seat.")

    await frank.participant.answer(again, frank.view)

    assert frank.server.asked[0].matter.rstrip().endswith("Your last answer was refused. No such seat.")


def _blank() -> replies.Request:
    return replies.Request({"messages": [], "tools": [{"function": {"name": "speak"}}]}, {})


async def test_a_call_that_is_cut_off_is_noted_all_the_same(seat: Seat3) -> None:
    frank = seat(timeout=30)

    with pytest.raises(TimeoutError):
        await in_time(SystemClock(), 0.3, frank.answer(replies.hangs))

    called = frank.called()
    assert called.error == "openai:scripted was called off before it had answered."
    assert called.attempts == 1
    assert called.seconds >= 0.2
