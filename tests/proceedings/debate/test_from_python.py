"""Debates by the library: ``from venire import Debate``."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from venire import Debate
from venire.errors import ConfigurationError, EvaluationError, SafetyHalt, VenireError
from venire.law.debating.subject import Source
from venire.proceedings.debate import events as ev
from venire.sessions.debate import debaters_of

SOURCE = Source(
    id="S1",
    title="The harbour count",
    text="On market days 412 cars stand on the quay. Injuries at the crossing fell from 14 to 5 in the trial.",
)
SHORT: dict[str, Any] = {"rounds": 1, "evaluators": 1, "sensitivity": 0.2, "complexity": 0.2}


def test_the_library_runs_a_debate_and_streams_it() -> None:
    async def both() -> tuple[Any, list[Any]]:
        made = Debate("Close the quay to cars.", ["Ada", "Ben"], sources=[SOURCE], seed="1", **SHORT)
        return await made.run(), [event async for event in made]

    done, events = asyncio.run(both())
    assert done.result.topic == "Close the quay to cars."
    assert [one.name for one in done.result.debaters] == ["Ada", "Ben"]
    spoken = [event.argument for event in events if isinstance(event, ev.Argued)]
    assert tuple(spoken) == done.result.transcript
    assert isinstance(events[-1], ev.DebateClosed)


def test_the_library_keeps_a_debate_where_it_is_told(tmp_path: Path) -> None:
    Debate("T.", ["Ada", "Ben"], data=tmp_path, **SHORT).run_sync()
    assert (tmp_path / "venire.sqlite").is_file()


def test_on_a_bare_topic_the_library_says_what_is_lacking() -> None:
    done = Debate("Close the quay to cars.", **SHORT).run_sync()
    assert done.result.verdict.decision == "not judged"
    assert all(one.why.startswith("I have nothing to argue from.") for one in done.result.passed)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"rounds": 0}, "0 is no number of rounds."),
        ({"adaptation_rate": 2.0}, "adaptation_rate: input should be less than or equal to 1."),
        ({"volume": 11}, "A debate has no setting 'volume'."),
        ({"debaters": ["Ada"]}, "There is one debater."),
    ],
)
def test_the_library_refuses_what_cannot_be_set(changes: dict[str, Any], sentence: str) -> None:
    merged: dict[str, Any] = {"debaters": ["Ada", "Ben"], **SHORT, **changes}
    with pytest.raises(ConfigurationError) as refused:
        Debate("T.", **merged)
    assert str(refused.value) == sentence


def test_every_error_of_the_library_has_one_base() -> None:
    assert all(issubclass(one, VenireError) for one in (ConfigurationError, EvaluationError, SafetyHalt))


def test_debaters_are_read_as_they_are_written() -> None:
    assert [one.stance for one in debaters_of(["Ada", "Ben"])] == ["for", "against"]
    three = debaters_of(["Ada=for", "Ben=the shops", "Cyd=against"])
    assert [(one.name, one.stance, one.role) for one in three] == [
        ("Ada", "for", ""),
        ("Ben", "own", "the shops"),
        ("Cyd", "against", ""),
    ]


def test_text_files_are_sources_by_their_place(tmp_path: Path) -> None:
    (tmp_path / "count.md").write_text("# The count\nCars fell by a third.", encoding="utf-8")
    (tmp_path / "the_shops.txt").write_text("The shops sold a fifth more.", encoding="utf-8")
    made = Debate("Close the quay to cars.", sources=[str(tmp_path / "count.md"), tmp_path / "the_shops.txt", SOURCE])
    assert [(one.id, one.title) for one in made.wish.sources] == [
        ("S1", "The count"),
        ("S2", "the shops"),
        (SOURCE.id, SOURCE.title),
    ]


def test_a_source_that_is_no_file_is_refused_with_a_remedy() -> None:
    with pytest.raises(ConfigurationError, match=r"'nowhere\.md' cannot be read") as told:
        Debate("Close the quay to cars.", sources=["nowhere.md"])
    assert told.value.remedy
