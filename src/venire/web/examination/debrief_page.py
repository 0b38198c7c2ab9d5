"""What the debrief of an examination, a trial or a drill shows: the reading of the record, set out for a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from venire.exports.counts import points
from venire.exports.court.lessons import lessons
from venire.exports.tellings.drill import named
from venire.law.case_file.case import Case, Side, other
from venire.law.evidence.grounds import CARDS, Ground, GroundCard
from venire.proceedings.drill.debrief import DrillDebrief, GroundTold
from venire.proceedings.examination.readings.debrief import Debrief, DefectTold, MissedItem, SideScore
from venire.proceedings.examination.readings.transcript import Line
from venire.web.strings import say


@dataclass(frozen=True, slots=True)
class ScoreBar:
    """One line of the score: a name, the points of the two sides, and the widths of their bars in hundredths."""

    name: str
    mine: int
    theirs: int
    width: int
    other_width: int


@dataclass(frozen=True, slots=True)
class Got:
    """Something brought out: what it was worth, and by which question."""

    label: str
    statement: str
    points: int
    line: Line


def court_outcome(case: Case, end: Debrief, *, you: bool) -> Mapping[str, Any]:
    """For ``debrief.html``. ``you``: whether the reader was the student."""
    me, them = end.player, other(end.player)
    known = {one.id: one for one in case.elicits}
    mine = [line for line in end.transcript if line.by == me]
    got = [
        Got(known[match.elicit].label, known[match.elicit].statement, abs(known[match.elicit].weight), line)
        for line in mine
        for match in line.matched
    ]
    return {
        "case": case,
        "end": end,
        "me": me,
        "them": them,
        "you": you,
        "lessons": lessons(end) if you else (),
        "names": {witness.id: witness.name for witness in case.witnesses},
        "labels": {one.id: one.label for one in case.elicits},
        "cards": CARDS,
        "bars": _bars(end.scores[me], end.scores[them]),
        "got": got,
        "uncovered": _by_witness(end.uncovered),
        "theirs": [one for one in end.defects if one.by == them],
        "yours": [one for one in end.defects if one.by == me],
        "seen": _seen(end.defects, them),
        "percent": percent,
    }


def _bars(mine: SideScore, theirs: SideScore) -> Sequence[ScoreBar]:
    """Category by category, then objections and the outline; widths against the longest."""
    names = dict.fromkeys((*mine.elicits, *theirs.elicits))
    rows = [(name, mine.elicits.get(name, 0), theirs.elicits.get(name, 0)) for name in names]
    rows.append((say("outcome.objections_points"), mine.objections, theirs.objections))
    rows.append((say("outcome.outline_points"), mine.outline, theirs.outline))
    most = max(max(abs(row[1]), abs(row[2])) for row in rows) or 1
    return [ScoreBar(name, one, two, _share(one, most), _share(two, most)) for name, one, two in rows]


def _share(points: int, most: int) -> int:
    return round(100 * abs(points) / most)


def percent(share: float | None) -> int | None:
    """A share in hundredths; None where there is none."""
    return None if share is None else round(share * 100)


def _by_witness(items: Sequence[MissedItem]) -> Mapping[str, Sequence[MissedItem]]:
    """The outline's items by witness, in the order in which they took the stand."""
    names = dict.fromkeys(one.witness for one in items)
    return {name: [one for one in items if one.witness == name] for name in names}


def _seen(defects: Sequence[DefectTold], by: Side) -> tuple[int, int]:
    """How many defective questions this side put, and how many of them were objected to."""
    put = [one for one in defects if one.by == by]
    return len(put), sum(one.spotted for one in put)


def drill_outcome(case: Case, end: DrillDebrief) -> Mapping[str, Any]:
    """For ``drill_debrief.html``."""
    rows: list[tuple[GroundCard, GroundTold, int]] = [
        (CARDS[ground], told, end.boxes.get(ground, 0)) for ground, told in end.grounds.items()
    ]
    weak: list[Ground] = [ground for ground, box in sorted(end.boxes.items(), key=lambda one: one[1]) if box <= 1]
    return {
        "case": case,
        "end": end,
        "rows": rows,
        "points": points(end.score),
        "named": named(end),
        "right": end.items - len(end.missed),
        "weak": ", ".join(CARDS[ground].label.lower() for ground in weak[:4]),
        "names": {witness.id: witness.name for witness in case.witnesses},
        "cards": CARDS,
        "figure": figure,
    }


def figure(value: float | None, places: int = 1) -> str:
    """A number with a true minus sign; a dash where there is none."""
    return "–" if value is None else f"{value:.{places}f}".replace("-", "−")
