"""What is counted is told in a sentence that a person could have written, whatever the number."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from tests.exports.test_lessons import defect, empty
from venire.exports.counts import count, of_them, points, times, was
from venire.exports.court.introduction import introduction
from venire.exports.court.lessons import lessons
from venire.exports.document import Section
from venire.exports.tellings.drill import figures
from venire.exports.tellings.examination_debrief import Debriefed
from venire.law.case_file.case import Side
from venire.library.shipped import ShippedCases
from venire.proceedings.drill.debrief import DrillDebrief, GroundTold
from venire.proceedings.examination.readings.debrief import MissedElicit

MANY = re.compile(r"\b(?:0|[2-9]|\d\d+|no) (?:[a-z]+ )?(?:question|point|objection|time|target|occasion)\b(?!s)")
ONE = re.compile(
    r"(?<![\d.])\b1 (?:[a-z]+ )?(?:questions|points|objections|times|targets|occasions)\b|\b1 [a-z]+ were\b"
)
COUNTS = (0, 1, 2, 3)


def fine(*told: str) -> None:
    for text in told:
        assert not MANY.search(text), text
        assert not ONE.search(text), text
        assert "of them of them" not in text
        assert not re.search(r"\b1 question[^.;]*\b1 of them", text), text


def words(sections: Sequence[Section]) -> list[str]:
    return [text for one in sections for text in (*one.paragraphs, *one.items)]


@pytest.mark.parametrize("number", [-1, *COUNTS])
def test_numbers_and_their_nouns_agree(number: int) -> None:
    fine(count(max(number, 0), "question"), points(number))
    assert points(-1) == "−1 point"
    assert [times(one) for one in COUNTS] == ["never", "once", "twice", "3 times"]
    assert [was(one) for one in COUNTS] == ["were", "was", "were", "were"]
    assert [of_them(1, 1), of_them(2, 2), of_them(3, 3), of_them(0, 3)] == [
        "that one", "both of them", "all of them", "none of them",
    ]  # fmt: skip


@pytest.mark.parametrize("theirs", COUNTS)
@pytest.mark.parametrize("own", COUNTS)
def test_lessons_and_debrief_count_in_sentences(theirs: int, own: int) -> None:
    missed = MissedElicit(
        elicit="X", witness="W1", label="“I am finished”", statement="S.", category="c", points=own, question="What?"
    )
    end = empty().model_copy(
        update={
            "defects": (*map(defect, range(theirs)), *(defect(one, "prosecution") for one in range(own))),
            "missed": (missed,) if own else (),
            "occasions": theirs,
            "errors": min(own, theirs),
        }
    )
    fine(*lessons(end))
    fine(*words(Debriefed(ShippedCases().load("murder"), end, you=True).sections()))
    assert all("i am finished" not in one for one in lessons(end))


def ground(hits: int, signals: int) -> GroundTold:
    return GroundTold(hits=hits, signals=signals, false_alarms=0, noises=1, d_prime=None, criterion=None, seconds=None)


@pytest.mark.parametrize("hits", COUNTS)
@pytest.mark.parametrize("named", COUNTS)
def test_a_drill_counts_the_ground_apart_from_having_risen(hits: int, named: int) -> None:
    if named > hits:
        return
    end = DrillDebrief(
        case="murder", items=hits, score=hits, overall=ground(hits, hits), named=named, grounds={}, boxes={}, missed=()
    )
    told = figures(end)
    fine(*told.paragraphs)
    assert told.table is not None
    assert tuple(told.table.rows[-1][:2]) == ("On the right ground", f"{named} of {hits}")
    said = told.paragraphs[0]
    assert ("wrong ground" in said or "named the right ground" in said) == (hits > 0)
    assert ("whenever you rightly rose" in said) == (hits == named > 0)


@pytest.mark.parametrize("name", ["murder", "robbery", "robot", "exoneration", "arson", "fraud", "assault"])
@pytest.mark.parametrize("side", ["prosecution", "defence", None])
def test_a_new_student_is_told_charge_story_and_task_in_three_sentences(name: str, side: Side | None) -> None:
    case = ShippedCases().load(name)
    charge, story, task = introduction(case, side)
    assert case.defendant.name in charge
    assert case.charges[0].name[1:] in charge
    assert story == case.tagline
    assert "prosecution" in task
    assert all(one[-1] in '.”"' for one in (charge, story, task))
    assert sum(one.count(". ") for one in (charge, task)) == 0
