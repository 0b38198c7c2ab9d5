"""A motion to strike that the judge grants costs the side that made it nothing, whatever was wrong with the answer."""

from __future__ import annotations

import pytest

from venire.law.evidence.grounds import Ground, Ruling
from venire.proceedings.examination.events import Matter
from venire.proceedings.examination.readings.transcript import Contest


@pytest.mark.parametrize(
    ("matter", "defects", "ruling", "points"),
    [
        ("answer", (), "sustained", 0),
        ("answer", (), "overruled", -1),
        ("answer", ("non_responsive",), "sustained", 3),
        ("question", (), "sustained", -1),
        ("question", (), "overruled", -1),
    ],
)
def test_what_a_motion_is_worth(matter: Matter, defects: tuple[Ground, ...], ruling: Ruling, points: int) -> None:
    made = Contest(
        no=1, matter=matter, by="defence", text="He said so.", defects=defects, ground="non_responsive", ruling=ruling
    )
    assert made.points == points
