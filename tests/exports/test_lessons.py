"""The three lessons that stand first in a debrief are those that would have been worth the most."""

from __future__ import annotations

from venire.exports.court.lessons import MOST, lessons
from venire.proceedings.examination.readings.debrief import Debrief, DefectTold, Leading, MissedElicit, SideScore


def empty() -> Debrief:
    score = SideScore(elicits={}, objections=0, outline=0)
    none = Leading(direct=None, cross=None)
    return Debrief(
        case="murder",
        player="prosecution",
        questions=4,
        scores={"prosecution": score, "defence": score},
        objections=(),
        missed=(),
        uncovered=(),
        defects=(),
        leading={"prosecution": none, "defence": none},
        occasions=0,
        errors=0,
        slips=0,
        transcript=(),
    )


def defect(no: int, by: str = "defence", spotted: bool = False) -> DefectTold:
    side = "defence" if by == "defence" else "prosecution"
    return DefectTold(
        no=no,
        by=side,
        text=f"What did he say, {no}?",
        grounds=("hearsay",),
        on_purpose=True,
        spotted=spotted,
        why="Hm.",
    )


def test_nothing_lost_is_no_lesson() -> None:
    assert lessons(empty()) == ()
    assert lessons(empty().model_copy(update={"defects": (defect(3, spotted=True),)})) == ()


def test_the_weightiest_comes_first_and_three_at_the_most() -> None:
    asked = MissedElicit(
        elicit="X",
        witness="W1",
        label="The first account",
        statement="S.",
        category="c",
        points=5,
        question="What then?",
    )
    told = lessons(
        empty().model_copy(
            update={
                "defects": (defect(1), defect(2), defect(3), defect(4, "prosecution")),
                "missed": (asked,),
                "leading": {"prosecution": Leading(direct=0.8, cross=0.1), "defence": Leading(direct=None, cross=None)},
            }
        )
    )
    assert len(told) == MOST
    assert told[0].startswith("Listen for hearsay. 3 questions")
    assert "Question 1" in told[0]
    assert any("80%" in one or "What then?" in one for one in told[1:])
