"""Whole proceedings, held for an agent: it hears how they go, and how they came out."""

from __future__ import annotations

import pytest

from tests.mcp.agents import Agent

pytestmark = pytest.mark.anyio


async def test_a_jury_is_held_and_its_progress_told(agent: Agent) -> None:
    heard = list[tuple[float, str | None]]()

    async def told(progress: float, total: float | None, message: str | None) -> None:
        heard.append((progress, message))

    wanted = {"case_id": "murder", "jurors": 3, "rounds": 3, "seed": "7"}
    answer = await agent.client.call_tool("deliberate", wanted, progress_callback=told)
    came = answer.structured_content
    assert came is not None
    assert came["over"]
    assert came["result"] in ("guilty", "not_guilty", "hung")
    assert len(came["jury"]["votes"]) == 3
    assert came["debrief"]
    assert any("before the first round" in (message or "") for _, message in heard)
    assert [at for at, _ in heard] == sorted({at for at, _ in heard}), "progress goes forward"
    assert any(message and "round 1" in message for _, message in heard)


async def test_the_same_seed_gives_the_same_verdict_and_the_transcript_can_be_read(agent: Agent) -> None:
    wanted = {"case_id": "murder", "jurors": 6, "rounds": 3, "seed": "7"}
    first = await agent.call("deliberate", **wanted)
    again = await agent.call("deliberate", **wanted, transcript=True)
    assert first["jury"] == again["jury"]
    assert first["transcript"] == []
    spoken = next(line for line in again["transcript"] if line["manner"] == "speech")
    (read,) = (await agent.client.read_resource(first["resource"])).contents
    assert spoken["who"] in getattr(read, "text", "")


async def test_a_debate_is_held_and_judged(agent: Agent) -> None:
    came = await agent.call("debate", case_id="murder", rounds=1, evaluators=3, seed="1")
    panel = came["panel"]
    assert panel["decision"] in ("decided", "no consensus", "tie")
    assert [vote["perspective"] for vote in panel["votes"]]
    assert {one["by"] for one in panel["arguments"]} == {"Prosecution", "Defence"}


async def test_whoever_does_not_wait_asks_for_the_verdict_later(agent: Agent) -> None:
    begun = await agent.call("debate", case_id="murder", rounds=2, seed="1", seconds=0)
    assert not begun["over"]
    assert begun["panel"] is None
    assert begun["debrief"] == ""
    came = await agent.call("verdict", debate_id=begun["id"])
    assert came["over"]
    assert came["panel"]["decision"]


async def test_nothing_is_found_but_under_the_name_that_was_given(agent: Agent) -> None:
    await agent.call("debate", case_id="murder", rounds=1, evaluators=3, seed="1")
    assert "Nothing was held here" in await agent.refused("verdict", debate_id="last")
    with pytest.raises(Exception, match="Nothing was held here"):
        await agent.client.read_resource("venire://sessions/last/transcript")


async def test_voices_argue_from_sources(agent: Agent) -> None:
    came = await agent.call(
        "debate",
        topic="The harbour should be dredged",
        perspectives=["the fishing fleet", "the oyster growers"],
        sources=["Dredging deepens the channel by two metres.", "Silt from dredging covers oyster beds for a year."],
        rounds=1,
        seed="3",
    )
    assert set(came["panel"]["support"]) == {"the fishing fleet", "the oyster growers"}
    assert came["panel"]["arguments"]


async def test_witnesses_are_examined(agent: Agent) -> None:
    came = await agent.call("examine", case_id="murder", witnesses=["W1"], direct=2, cross=2, seed="3")
    assert came["court"]["questions"] >= 2
    assert set(came["court"]["points"]) == {"prosecution", "defence"}
