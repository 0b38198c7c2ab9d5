"""Agents as counsel, witness and judge in one court: each knows its own, and the examination comes to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from tests.mcp.agents import Agent, Seat

pytestmark = pytest.mark.anyio


async def _court(agent: Agent) -> tuple[Seat, Seat, Seat]:
    """Counsel for the defence, the witness and the judge, in a court that has begun."""
    counsel = await agent.joins(
        "join_counsel", side="defence", case_id="murder", witnesses=["W1"], begin_at_once=False, seed="7"
    )
    room = counsel.given["room"]
    witness = await agent.joins("join_witness", witness="w1", room=room)
    judge = await agent.joins("join_judge", room=room)
    await counsel.begins()
    return counsel, witness, judge


async def _crosses(seat: Seat, ask: Mapping[str, Any]) -> None:
    """Objects to everything, asks one thing, and rests."""
    match ask["answer_with"]:
        case ["object", "pass_turn"]:
            await seat.call("object", ground="relevance", argument="It has nothing to do with the charge.")
        case ["respond", "pass_turn"]:
            await seat.call("pass_turn")
        case ["ask_question", "offer_exhibit", "rest"]:
            state = await seat.call("view_court")
            if state["phase"] == "cross" and not any(one["by"] == "defence" for one in state["exchanges"]):
                await seat.call("ask_question", text="You did not photograph the windlass until Sunday, did you?")
            else:
                await seat.call("rest")
        case named:
            raise AssertionError(named)


async def _testifies(seat: Seat, ask: Mapping[str, Any]) -> None:
    assert ask["answer_with"] == ["answer"]
    state = await seat.call("view_court")
    assert state["question"]
    assert state["affidavit"]
    assert not state["wanted"], "a witness knows nothing of what counsel is after"
    fact, words = next(iter(state["affidavit"].items()))
    await seat.call("answer", text=words, facts=[fact])


async def _rules(seat: Seat, ask: Mapping[str, Any]) -> None:
    assert ask["answer_with"] == ["rule"]
    state = await seat.call("view_court")
    assert state["before"]["ground"]
    assert not state["affidavit"], "the judge has heard the evidence and read no affidavit"
    await seat.call("rule", ruling="overruled", reason="It bears on the hour, and it may be answered.")


async def test_counsel_witness_and_judge_finish_an_examination(agent: Agent) -> None:
    counsel, witness, judge = await _court(agent)
    heard, _, _ = await asyncio.gather(counsel.plays(_crosses), witness.plays(_testifies), judge.plays(_rules))
    told = [line["text"] for line in heard]
    assert any("windlass until Sunday" in text for text in told)
    assert any("It bears on the hour, and it may be answered." in text for text in told)
    assert any(text.startswith("Objection: relevance") for text in told)


async def test_a_witness_reads_its_own_affidavit_alone(agent: Agent) -> None:
    _, witness, _ = await _court(agent)
    file = await witness.call("view_evidence", items=["all"])
    assert {paper["id"] for paper in file["papers"] if paper["sort"] in ("witness", "evidence", "exhibit")} == {"W1"}
    assert "has no paper 'W2'" in await witness.refused("view_evidence", items=["W2"])
    waiting = await agent.joins("join_witness", witness="W2", case_id="murder", begin_at_once=False)
    assert "has no paper 'W1'" in await waiting.refused("view_evidence", items=["W1"])


async def test_what_is_not_a_seats_to_do_is_refused(agent: Agent) -> None:
    counsel, witness, judge = await _court(agent)
    await counsel.call("wait_for_turn")
    assert "'put_question'" in await counsel.refused("ask_question", text="Were you there?")
    assert "No objection is before the court" in await judge.refused("rule", ruling="sustained")
    assert "'testify'" in await judge.refused("answer", text="I saw it.")
    assert "'pass'" in await witness.refused("pass_turn")
    assert "cannot use ground" in await counsel.refused("object", ground="boring")
    assert "in no court now" not in await counsel.refused("get_deliberation_state")
    room = counsel.given["room"]
    assert "has no seat 'juror'" in await agent.refused("join_jury", room=room)
    assert "is taken" in await agent.refused("join_judge", room=room)


async def test_an_agent_against_whom_somebody_practises_is_told_when_to_err(agent: Agent) -> None:
    """The dice are for opposing counsel, and for nobody else."""
    student = await agent.joins(
        "join_counsel", side="defence", case_id="murder", witnesses=["W1"], begin_at_once=False, seed="7"
    )
    opposing = await agent.joins("join_counsel", side="prosecution", room=student.given["room"])
    await student.begins()
    told = list[str]()
    for number in range(12):
        await opposing.call("wait_for_turn")
        told.append((await opposing.call("view_court"))["err"])
        assert (await student.call("view_court"))["err"] == ""
        await opposing.call("hand_up", act="put_question", fields=_question(number, told[-1]))
        await student.call("wait_for_turn")
        await student.call("pass_turn")
    assert any(told)
    assert not all(told)


def _question(number: int, err: str) -> dict[str, object]:
    """A proper one, or one with the fault that is wanted."""
    if err:
        return {"text": f"You were there at {number + 1}, weren't you, and you saw it all, didn't you?"}
    return {"text": f"What did you do at {number + 1} o'clock that morning?"}


async def test_counsel_opens_a_trial_to_the_jury(agent: Agent) -> None:
    seat = await agent.joins("join_counsel", side="prosecution", case_id="murder", kind="trial", seed="1")
    turn = await seat.call("wait_for_turn")
    assert turn["asked"][0]["answer_with"] == ["address_jury"]
    told = await seat.call("address_jury", text="You will hear where her windlass was found.")
    assert any("her windlass was found" in line["text"] for line in told["happened"])
