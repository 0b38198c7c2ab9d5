"""Calls recorded once and played again offline."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.models.lines import BRIEF, FORMS, Speak, content, dialled
from tests.scripted_server import ScriptedServer, replies, speaks
from venire.errors import VenireError
from venire.models.pool import Pool
from venire.models.recording.cassette import Cassette
from venire.models.recording.taped import RecordedModel, ReplayedModel
from venire.models.use import ModelUse
from venire.ports import Brief, NoAnswer

pytestmark = pytest.mark.anyio
OTHER = Brief(rules=BRIEF.rules, shared=BRIEF.shared, matter="You are Sarah. Speak.", version="0" * 64)


@pytest.fixture
def tape(tmp_path: Path) -> Path:
    return tmp_path / "calls.jsonl"


async def recorded(server: ScriptedServer, tape: Path) -> list[object]:
    """Three calls: the same one twice, answered otherwise the second time, and one that fails."""
    line = dialled(server, "vllm", retries=0)
    line.model = RecordedModel(line.model, Cassette(tape))
    came: list[object] = []
    came.append((await line.fill(speaks())).form)
    came.append((await line.fill(speaks(text="On second thoughts, no."))).form)
    with pytest.raises(NoAnswer):
        await line.fill(replies.down(500), brief=OTHER)
    await line.model.close()
    return came


async def test_what_was_recorded_is_played_again_in_its_order_and_nobody_is_called(
    server: ScriptedServer, tape: Path
) -> None:
    came = await recorded(server, tape)
    server.asked.clear()
    played, heard = ReplayedModel("vllm:qwen3", Cassette(tape)), list[str]()

    again = [(await played.fill(BRIEF, FORMS, content, heard=heard.append)).form for _call in range(3)]

    assert again == [*came, came[-1]]
    assert heard[1] == "On second thoughts, no."
    assert server.asked == []
    with pytest.raises(NoAnswer, match="has trouble on its server"):
        await played.fill(OTHER, FORMS, content)


async def test_tokens_are_told_as_they_were(server: ScriptedServer, tape: Path) -> None:
    await recorded(server, tape)

    spent = (await ReplayedModel("vllm:qwen3", Cassette(tape)).fill(BRIEF, FORMS, content)).spent

    assert (spent.model, spent.tokens_in, spent.tokens_cached, spent.seconds) == ("vllm:qwen3", 1000, 600, 0.0)


async def test_a_call_that_is_not_there_says_what_has_changed(server: ScriptedServer, tape: Path) -> None:
    await recorded(server, tape)
    played = ReplayedModel("vllm:qwen3", Cassette(tape))
    changed = Brief(rules="Be long.", shared=BRIEF.shared, matter=BRIEF.matter, version="1" * 64)

    with pytest.raises(NoAnswer) as raised:
        await played.fill(changed, FORMS, content)

    assert str(raised.value) == (
        "vllm:qwen3 was asked to speak or pass, a call that calls.jsonl does not have: "
        "nearest to it is a call with another rules."
    )
    assert "VENIRE_RECORD_CALLS=" in raised.value.remedy
    with pytest.raises(NoAnswer, match="another forms"):
        await played.fill(BRIEF, {"speak": Speak}, content)
    with pytest.raises(NoAnswer, match="another model"):
        await ReplayedModel("vllm:other", Cassette(tape)).fill(BRIEF, FORMS, content)


async def test_an_answer_that_the_check_has_outgrown_is_not_given(server: ScriptedServer, tape: Path) -> None:
    await recorded(server, tape)

    with pytest.raises(NoAnswer, match="no longer passes the check"):
        await ReplayedModel("vllm:qwen3", Cassette(tape)).fill(BRIEF, FORMS, lambda _form: "Too long.")


async def test_the_tape_holds_no_prompt_and_no_key(server: ScriptedServer, tape: Path) -> None:
    await recorded(server, tape)

    written = tape.read_text()

    assert len(written.splitlines()) == 3
    assert not any(secret in written for secret in ("phone that rang", "You are Frank", "sk-hush"))


async def test_the_pool_records_and_plays_as_the_environment_says(server: ScriptedServer, tape: Path) -> None:
    use = ModelUse(provider="openai", model="gpt-4o", base_url=server.url)
    server.script = speaks()
    first = Pool({"VENIRE_RECORD_CALLS": str(tape)})
    came = await first.model(use).fill(BRIEF, FORMS, content)
    second = Pool({"VENIRE_REPLAY_CALLS": str(tape)})
    server.asked.clear()

    again = await second.model(use).fill(BRIEF, FORMS, content)
    without_a_key = second.model(ModelUse(provider="anthropic", model="claude"))

    assert (again.form, server.asked) == (came.form, [])
    assert without_a_key.name == "anthropic:claude"
    await first.close()


def test_a_file_that_is_no_cassette_is_told_by_its_line(tape: Path) -> None:
    tape.write_text('{"asked": {}}\n{"asked": 3}\n')

    with pytest.raises(VenireError, match="line 2: this is no call"):
        Cassette(tape)


def test_recording_and_playing_at_once_is_told(tape: Path) -> None:
    with pytest.raises(VenireError, match="both"):
        Pool({"VENIRE_RECORD_CALLS": str(tape), "VENIRE_REPLAY_CALLS": str(tape)})


def test_a_tape_that_is_not_there_cannot_be_played(tape: Path) -> None:
    with pytest.raises(VenireError, match="There is no cassette"):
        Pool({"VENIRE_REPLAY_CALLS": str(tape)})
