"""What an agent finds who knows only the list of tools: what each takes, gives and refuses."""

from __future__ import annotations

import re

import pytest
from jsonschema import Draft202012Validator

from tests.mcp.agents import Agent
from venire.app import Venire
from venire.rooms.refusals import TooManyGuesses
from venire.rooms.room import Room
from venire.rooms.rooms import Rooms

pytestmark = pytest.mark.anyio

PROMISED = {
    "list_cases", "join_jury", "get_deliberation_state", "view_evidence", "view_deliberation", "make_argument",
    "cast_vote", "pass_turn", "join_counsel", "ask_question", "object", "rest", "join_witness", "answer", "join_judge",
    "rule", "join_debate", "argue", "debate", "verdict", "examine", "deliberate", "wait_for_turn", "what_is_asked",
    "hand_up",
}  # fmt: skip


async def test_every_tool_says_what_it_takes_and_what_it_gives(agent: Agent) -> None:
    tools = (await agent.client.list_tools()).tools
    assert {tool.name for tool in tools} >= PROMISED
    for tool in tools:
        assert tool.description, tool.name
        assert tool.output_schema, tool.name
        Draft202012Validator.check_schema(tool.input_schema)
        Draft202012Validator.check_schema(tool.output_schema)
        undescribed = [name for name, of in tool.input_schema["properties"].items() if "description" not in of]
        assert not undescribed, (tool.name, undescribed)


async def test_the_prompts_name_only_tools_that_there_are(agent: Agent) -> None:
    tools = {tool.name for tool in (await agent.client.list_tools()).tools}
    prompts = (await agent.client.list_prompts()).prompts
    assert {prompt.name for prompt in prompts} == {"juror", "counsel", "witness", "judge", "debater"}
    for prompt in prompts:
        (message,) = (await agent.client.get_prompt(prompt.name, {"room": "K7QWXA"})).messages
        text = getattr(message.content, "text", "")
        called = set(re.findall(r"[a-z]+(?:_[a-z]+)+", text)) - {"seat_token"}
        assert "room='K7QWXA'" in text
        assert called <= tools, called - tools


async def test_the_docket_and_a_case_file(agent: Agent) -> None:
    cases = (await agent.call("list_cases", search="lock"))["cases"]
    assert cases[0]["case_id"] == "murder"
    overview = await agent.call("view_evidence", case_id="murder")
    ids = [paper["id"] for paper in overview["papers"]]
    assert {"CH1", "S1", "J1", "E1", "X1", "W1"} <= set(ids)
    (witness,) = (await agent.call("view_evidence", case_id="murder", items=["w1"]))["papers"]
    assert witness["whole"]
    assert witness["testimony"][0].startswith("W1.1: ")
    whole = await agent.call("view_evidence", case_id="murder", items=["all"])
    assert all(paper["whole"] for paper in whole["papers"])


@pytest.mark.parametrize(
    ("tool", "arguments", "said"),
    [
        ("view_evidence", {}, "It is not said which case."),
        ("view_evidence", {"case_id": "nothing"}, "There is no case 'nothing'. List_cases"),
        ("view_evidence", {"case_id": "murder", "items": ["Z9"]}, "The case has no paper 'Z9'."),
        ("no_such_tool", {}, "There is no tool 'no_such_tool'."),
        ("list_cases", {"limit": "many"}, "The tool list_cases cannot use limit: input should be a valid integer"),
        ("list_cases", {"words": "x"}, "The tool list_cases has no argument 'words'. It takes search, limit."),
        ("cast_vote", {"vote": "guilty"}, "The tool cast_vote needs seat_token."),
        ("debate", {"topic": "Tea", "rounds": 99}, "The tool debate cannot use rounds"),
        ("deliberate", {"case_id": "murder", "rule": "nobody"}, "A jury of 12 cannot decide by the rule 'nobody'."),
        ("examine", {"case_id": "murder", "witnesses": ["W99"]}, "The case 'murder' has no witness W99."),
        ("verdict", {"debate_id": "0123"}, "Nothing was held here under that name."),
        ("join_jury", {"room": "AAAAAA"}, "There is no room with this code."),
        ("join_jury", {"case_id": "nothing"}, "The library: there is no case 'nothing'."),
        ("join_jury", {"case_id": "murder", "name": "<b>"}, "The name '<b>' cannot be said at the table."),
        ("join_jury", {"case_id": "murder", "preferred_seat": 13}, "The tool join_jury cannot use preferred_seat"),
        (
            "join_jury",
            {"case_id": "murder", "jurors": 3, "preferred_seat": 9},
            "This deliberation has no seat 'juror/9'",
        ),
        ("join_witness", {"case_id": "murder", "witness": "W99"}, "The case 'murder' has no witness W99."),
        ("begin", {"room": "AAAAAA", "host_key": "x"}, "There is no room with this code."),
        ("wait_for_turn", {"seat_token": "x"}, "This seat token is good for no seat"),
        ("leave", {"seat_token": "x"}, "You hold no seat here"),
    ],
)
async def test_wrong_input_is_answered_in_one_sentence(
    agent: Agent, tool: str, arguments: dict[str, object], said: str
) -> None:
    refusal = await agent.refused(tool, **arguments)
    assert refusal.startswith(said), refusal


async def test_a_room_that_could_not_be_sat_in_is_closed_again(agent: Agent, venire: Venire) -> None:
    await agent.refused("join_jury", case_id="murder", jurors=3, preferred_seat=9)
    (row,) = await venire.court.store.rooms()
    assert Room.model_validate_json(row).closed


async def test_guessing_codes_is_slowed_down_at_every_door(agent: Agent, rooms: Rooms) -> None:
    told = [await agent.refused("begin", room=f"ZZZZZ{sign}", host_key="x") for sign in "ABCDEFGHJKLMNP"]
    assert "There is no room with this code." in told[0]
    assert "That is no room either." in told[-1]
    with pytest.raises(TooManyGuesses):
        await rooms.find_guessed("ZZZZZZ", "")


async def test_a_case_file_is_a_resource(agent: Agent) -> None:
    (file,) = (await agent.client.read_resource("venire://cases/murder")).contents
    assert '"id": "murder"' in getattr(file, "text", "")
    with pytest.raises(Exception, match="There is no case 'nothing'"):
        await agent.client.read_resource("venire://cases/nothing")
