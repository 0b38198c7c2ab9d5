"""An agent argues in a debate, from the opening to the panel's verdict."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.mcp.agents import Agent, Seat

pytestmark = pytest.mark.anyio

WHOLE = {
    "thesis": "He fell.",
    "text": "The rail was loose, and in the dark a man who leans on a loose rail goes into the lock.",
    "evidence": [{"text": "The rail hung out over the water.", "source": "E7"}],
    "links": [{"cause": "a loose rail", "effect": "a fall", "strength": 0.7}],
}


async def _argues(seat: Seat, ask: Mapping[str, Any]) -> None:
    assert ask["answer_with"] == ["argue", "pass_turn"]
    state = await seat.call("view_debate")
    assert state["you"]["name"] == "Defence"
    if state["phase"] == "debate":
        assert "names no evidence" in await seat.refused("argue", **{**WHOLE, "evidence": []})
        others = [one["id"] for one in state["arguments"] if one["by"] != "Defence"]
        await seat.call("argue", **WHOLE, relations=[{"kind": "rebuts", "to": others[0]}])
    elif state["phase"] == "opening":
        await seat.call("argue", **WHOLE)
    else:
        await seat.call("pass_turn", why="It has been said.")


async def test_an_agent_argues_a_debate_to_its_verdict(agent: Agent) -> None:
    seat = await agent.joins("join_debate", case_id="murder", preferred_seat=2, rounds=1, seed="1")
    heard = await seat.plays(_argues)
    said = [line["text"] for line in heard if line["who"] == "Defence"]
    assert said == [WHOLE["text"], WHOLE["text"]]
    assert any("It has been said." in line["text"] for line in heard)
    assert any(line["who"].startswith("Evaluator") for line in heard)
    state = await seat.call("view_debate")
    assert any(one["score"] is not None for one in state["arguments"] if one["by"] == "Defence")


async def test_two_voices_of_a_topic_have_its_sources_before_them(agent: Agent) -> None:
    seat = await agent.joins(
        "join_debate",
        topic="The harbour should be dredged",
        perspectives=["the fleet", "the growers"],
        sources=["Silt covers the beds for a year."],
        preferred_seat=2,
        rounds=1,
    )
    state = await seat.call("view_debate")
    assert state["you"] == {"name": "the growers", "stance": "against", "role": ""}
    assert [one["id"] for one in state["sources"]] == ["S1"]
    assert "is on no case" in await seat.refused("view_evidence")
