"""A room of every kind: those who came sit in its seats and play it to its end over HTTP."""

from collections.abc import Mapping
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from tests.web.playing import Json
from tests.web.rooms.courtroom import QUESTION, Counsel, Objector, judge, witness
from tests.web.rooms.joining import Answers, play, room, sit, start, votes
from venire.app import Venire
from venire.kernel.record import Event
from venire.kernel.within import Within
from venire.proceedings.debate.events import Argued
from venire.proceedings.examination.events import QuestionPut, Ruled, Testified

pytestmark = pytest.mark.anyio
SHORT: Mapping[str, Any] = {"direct": 2, "cross": 1, "redirect": 0, "recross": 0, "witnesses": ["W4"]}


async def played(
    venire: Venire, page: FastAPI, host: httpx.AsyncClient, kind: str, seats: Mapping[str, Answers], **wish: object
) -> tuple[list[Event], dict[str, httpx.AsyncClient]]:
    """What was recorded of a room in which these seats were taken and answered so; and the people, by seat."""
    code = await room(host, kind, **wish)
    people = {seat: await sit(page, code, seat) for seat in seats}
    session = await start(host, code)
    await play(venire, session, {people[seat]: answers for seat, answers in seats.items()})
    entries = (await venire.find(session)).entries
    return [one.event.event if isinstance(one.event, Within) else one.event for one in entries], people


async def test_two_students_a_teacher_and_a_friend_hold_an_examination(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    seats = {
        "counsel/prosecution": Counsel(1),
        "counsel/defence": Objector(1),
        "judge": judge,
        "witness/W4": witness,
    }
    events, _ = await played(venire, page, client, "examination", seats, **SHORT)
    assert [one.text for one in events if isinstance(one, QuestionPut)] == [QUESTION, QUESTION]
    assert ["open enough" in one.text for one in events if isinstance(one, Ruled)] == [True]
    assert len({one.text for one in events if isinstance(one, Testified)}) == 1


async def test_a_trial_with_both_counsel_a_judge_and_two_jurors(
    venire: Venire, page: FastAPI, client: httpx.AsyncClient
) -> None:
    seats = {
        "counsel/prosecution": Counsel(1),
        "counsel/defence": Counsel(1),
        "judge": judge,
        "juror/3": votes("not_guilty"),
        "juror/5": votes("guilty"),
    }
    events, _ = await played(venire, page, client, "trial", seats, max_rounds=1, **SHORT)
    assert events[-1].kind == "trial_closed"
    words = {getattr(one, "juror", 0) for one in events if one.kind == "final_word"}
    assert words == {3, 5}


async def test_two_people_debate(venire: Venire, page: FastAPI, client: httpx.AsyncClient) -> None:
    def argues(_ask: Json, seen: Json) -> Mapping[str, Any]:
        if seen["view"]["phase"] == "debate":
            return {"kind": "pass_turn", "why": "What I said stands."}
        said = "The hour does not fit, and nobody saw who came out of the lock house."
        return {"kind": "argue", "level": seen["view"]["level"], "thesis": said, "text": said}

    seats: dict[str, Answers] = {"debater/1": argues, "debater/2": argues}
    events, _ = await played(venire, page, client, "debate", seats, rounds=1, sub_debates=0)
    argued = {one.argument.by for one in events if isinstance(one, Argued)}
    assert len(argued) == 2


async def test_one_person_persuades(venire: Venire, page: FastAPI, client: httpx.AsyncClient) -> None:
    def settles(ask: Json, _seen: Json) -> Mapping[str, Any]:
        return {"kind": "settle" if "settle" in ask["wants"] else "go_home"}

    events, _ = await played(venire, page, client, "persuasion", {"player": settles})
    assert "settlement_called" in {one.kind for one in events}


async def test_one_person_drills(venire: Venire, page: FastAPI, client: httpx.AsyncClient) -> None:
    def calls(_ask: Json, _seen: Json) -> Mapping[str, Any]:
        return {"kind": "call"}

    events, _ = await played(venire, page, client, "drill", {"student": calls}, items=2)
    assert events[-1].kind == "drill_closed"
