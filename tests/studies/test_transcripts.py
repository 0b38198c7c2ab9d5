"""A hearing that took place, measured: on a page of Wellman, on a made-up one, and on whole files where they are."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.library.transcripts.wellman import PAGE
from venire.errors import VenireError
from venire.law.evidence.question.setting import shared_words
from venire.law.repetition.earlier_in_transcript import asked_before
from venire.law.testimony.transcript import Transcript, TranscriptMinute
from venire.library.transcripts.minutes_form import read_minutes
from venire.library.transcripts.reading import read_transcript
from venire.studies.planted import Plant
from venire.studies.runs.hearing_files import planted_study, transcript_study
from venire.studies.transcripts import answered, counsels, measure

WHERE = "VENIRE_TRANSCRIPTS"
"""The folder of whole transcripts, which are not shipped."""


def whole() -> list[Path]:
    folder = os.environ.get(WHERE, "")
    return sorted(one for one in Path(folder).rglob("*") if one.suffix in (".rst", ".md")) if folder else []


def put(*pairs: tuple[str, str]) -> Transcript:
    minutes = [
        TranscriptMinute(line=no, witness="Ada Finch", by="Mr Rook", question=question, answer=answer)
        for no, (question, answer) in enumerate(pairs, start=1)
    ]
    return Transcript(title="3 May 1931", minutes=tuple(minutes))


def test_a_page_of_wellman_is_measured() -> None:
    read = measure(read_minutes(PAGE), shared_words)
    assert (read.exchanges, read.questions, read.confirmations, read.joined) == (7, 7, 2, 2)
    assert [one.fact for one in read.joinings] == [
        "There was a considerable difference in the cost, between them.",
        "Miss Martinez was introduced to them.",
    ]
    assert read.objected == sum(read.by_ground.values()) == len(read.objections)


def test_counsels_defect_is_found_and_the_chairs_question_is_not_judged() -> None:
    said = put(("Where were you, and who was with you, and what did you do?", "At home."))
    assert measure(said, shared_words).by_ground == {"compound": 1}
    chair = said.minutes[0].model_copy(update={"by": "Lady Heron"})
    assert measure(said.model_copy(update={"minutes": (chair,)}), shared_words).questions == 0


def test_a_question_asked_again_is_found_with_the_first() -> None:
    said = put(
        ("Who wrote the ledger at Holt Mill?", "My brother."),
        ("Did you go to the mill on Sunday?", "Yes."),
        ("Is the weir old?", "Yes."),
        ("Who wrote the ledger at Holt Mill?", "I have said, my brother."),
    )
    assert [(one.line, one.before) for one in measure(said, shared_words).repeats] == [(4, 1)]


def test_what_every_question_names_makes_no_repeat() -> None:
    asked = [f"Did the Canal Company {one} the lock?" for one in ("paint", "sell", "flood", "insure", "close", "widen")]
    assert not asked_before(asked)


@pytest.mark.parametrize("case_less", [False, True])
def test_a_file_is_told_as_plain_values_with_its_problems(tmp_path: Path, case_less: bool) -> None:
    file = tmp_path / "page.md"
    file.write_text(PAGE, encoding="utf-8")
    told = json.loads(json.dumps(transcript_study(file, case_less)))
    assert told["exchanges"] == 7
    assert told["problems"] == [
        "line 11: The words of Mr. Choate have no closing mark of quotation; they were read up to the next speaker."
    ]
    assert told["examples"]["joinings"][1]["fact"] == "Miss Martinez was introduced to them."
    assert told["seconds"] >= 0


@pytest.mark.skipif(not whole(), reason=f"set {WHERE} to a folder of transcripts; whole ones are not shipped")
def test_whole_transcripts_are_read_and_joined() -> None:
    for path in whole():
        told = transcript_study(path)
        assert told["exchanges"]
        confirmations, joined = told["confirmations"], told["joined"]
        assert isinstance(confirmations, int)
        assert isinstance(joined, int)
        assert joined >= 0.9 * confirmations


def test_a_planted_defect_is_found_in_its_place_and_counsels_own_questions_are_counted_beside_it(
    tmp_path: Path,
) -> None:
    (tmp_path / "page.md").write_text(PAGE, encoding="utf-8")
    line = counsels(read_transcript(tmp_path / "page.md"))[-1].line
    plants = [
        Plant(id="1", file="page.md", line=line, ground="argumentative", question="Do you expect us to believe that?"),
        Plant(id="2", file="page.md", line=line, ground="hearsay", question="Where did you stand?"),
    ]
    data = tmp_path / "plants.jsonl"
    data.write_text("\n".join(one.model_dump_json() for one in plants), encoding="utf-8")
    told = json.loads(json.dumps(planted_study(tmp_path, data)))
    assert told["planted"] == 2
    assert told["found"]["count"] == told["rightly"]["count"] == 1
    assert told["by_ground"]["argumentative"] == {"planted": 1, "found": 1, "rightly": 1}
    assert [one["id"] for one in told["missed"]] == ["2"]
    assert told["objected"]["of"] == told["questions"] > 2


@pytest.mark.parametrize(
    ("file", "line", "why"),
    [("none.md", 1, "holds no transcript called none.md"), ("page.md", 9999, "no question on line 9999")],
)
def test_a_plant_in_no_place_is_told(tmp_path: Path, file: str, line: int, why: str) -> None:
    (tmp_path / "page.md").write_text(PAGE, encoding="utf-8")
    plant = Plant(id="1", file=file, line=line, ground="vague", question="And that?")
    (tmp_path / "plants.jsonl").write_text(plant.model_dump_json(), encoding="utf-8")
    with pytest.raises(VenireError, match=why):
        planted_study(tmp_path, tmp_path / "plants.jsonl")


@pytest.mark.parametrize(
    ("answer", "given"), [("I do not remember.", False), ("What hours?", False), ("At nine.", True)]
)
def test_what_was_asked_is_answered_only_by_an_answer(answer: str, given: bool) -> None:
    assert (
        answered(TranscriptMinute(line=1, witness="Ann", by="Mr Choate", question="When did you come?", answer=answer))
        is given
    )


@pytest.mark.parametrize(
    ("questions", "found"),
    [
        (("Or words to that effect?", "Who carried the lamp?", "Who shut the gate?", "Or words to that effect?"), {}),
        (("How many years ago was it?", "How many years ago was it?"), {1: 0}),
        (
            (
                "Were you able to contact the family?",
                "Can you remember why you weren't able to contact the family?",
            ),
            {},
        ),
    ],
)
def test_what_leans_on_another_matter_repeats_nothing_and_another_asking_word_is_another_question(
    questions: tuple[str, ...], found: dict[int, int]
) -> None:
    assert asked_before(questions) == found
