"""What can be set is read, and what nobody reads is refused with a sentence: nothing is accepted and ignored."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from venire import Agent, Debate, Deliberation, Examination
from venire.errors import VenireError
from venire.face.requested import Requested
from venire.law.case_file.persona import Roster
from venire.library.rosters import default_roster
from venire.proceedings.debate.params import Debater, Reasoning
from venire.proceedings.examination.params import Agents, CounselSettings, JudgeSettings
from venire.proceedings.examination.state import State
from venire.sessions.agents import AGENTS_FILE, current, flat, keep, known


def handy() -> Roster:
    """The usual jurors, one of whom has a tool."""
    jurors = default_roster().jurors
    tooled = jurors[3].model_copy(update={"tools": ("look_up_evidence",)})
    return Roster(id="handy", name="Handy", jurors=(*jurors[:3], tooled, *jurors[4:]))


THOUGHTFUL = Reasoning(thinking_budget=16000)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (
            lambda: Deliberation("murder", roster=handy()),
            f"{default_roster().jurors[3].name} has tools, and no juror is lent any yet.",
        ),
        (
            lambda: Debate("T.", agents=[Agent("Ada", reasoning=THOUGHTFUL), Agent("Ben")]),
            "The thinking_budget of Ada is not passed on to a model yet.",
        ),
        (
            lambda: Debate("T.", [Debater(name="Ada"), Debater(name="Ben", reasoning=THOUGHTFUL)]),
            "The thinking_budget of Ben is not passed on to a model yet.",
        ),
        (
            lambda: Examination("murder", agents={"counsel.temperature": "0.2"}),
            "Nothing reads the setting counsel.temperature.",
        ),
        (
            lambda: Examination("murder", temperature=0.2),  # pyright: ignore[reportCallIssue]
            "Nothing reads the setting counsel.temperature.",
        ),
        (
            lambda: Examination("murder", agents={"counsel.charm": "1"}),
            "There is no setting 'counsel.charm'.",
        ),
    ],
)
def test_what_nobody_reads_is_refused_in_a_sentence(make: Callable[[], Requested[Any]], sentence: str) -> None:
    with pytest.raises(VenireError) as refused:
        make().run_sync()
    assert str(refused.value) == sentence
    assert refused.value.remedy


async def begun(wanted: Examination) -> Agents:
    """How counsel, judge and witnesses behave in it."""
    async with wanted.open() as live:
        state = live.session.sitting.state
        assert isinstance(state, State)
        return state.agents


@pytest.mark.anyio
@pytest.mark.parametrize(
    "given",
    [{"error_rate": 0.05, "strictness": 0.9}, {"agents": {"counsel.error_rate": "0.05", "judge.strictness": "0.9"}}],
)
async def test_a_setting_by_its_bare_name_is_read_as_by_its_whole_one(given: dict[str, object]) -> None:
    agents = await begun(Examination("murder", seed=1, **given))  # pyright: ignore[reportArgumentType]
    assert (agents.counsel.error_rate, agents.judge.strictness) == (0.05, 0.9)


@pytest.mark.anyio
async def test_settings_given_whole_are_read() -> None:
    given = {"counsel": CounselSettings(error_rate=0.0), "judge": JudgeSettings(style="terse")}
    agents = await begun(Examination("murder", seed=1, **given))  # pyright: ignore[reportArgumentType]
    assert (agents.counsel.error_rate, agents.judge.style) == (0.0, "terse")


def test_a_file_that_holds_what_nobody_reads_any_more_is_read_without_it(tmp_path: Path) -> None:
    keep(tmp_path, {"counsel.error_rate": "0.2"})
    path = tmp_path / AGENTS_FILE
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace("counsel.error_rate:", "counsel.temperature: '0.9'\n    counsel.error_rate:"), encoding="utf-8"
    )
    assert "temperature" in path.read_text(encoding="utf-8")
    assert current(tmp_path) == {"counsel.error_rate": "0.2"}
    assert "counsel.temperature" not in (*known(), *flat(Agents()))
