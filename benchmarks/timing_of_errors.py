"""Can a viewer tell by the clock which questions are faulty on purpose? ``python benchmarks/timing_of_errors.py``.

Examinations and drills are played by the understudy; each record is read as the gallery sees it, and the time before
each question is held against what only the bench knows of it. Told: the area under the ROC curve, .5 for no better than
a guess, from the instants on the record and from those that a viewer is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.kernel.folds.views import instant
from venire.kernel.record import BENCH, GALLERY, Entry, Viewer, may_see
from venire.kernel.request import Request
from venire.proceedings.drill.events import ItemShown, Told
from venire.proceedings.drill.params import DrillParams
from venire.proceedings.drill.request import DrillRequest
from venire.proceedings.examination.events import QuestionMeant, QuestionPut
from venire.proceedings.examination.params import ExaminationParams
from venire.proceedings.examination.request import ExaminationRequest
from venire.settings import Settings

Timed = tuple[float, bool]
"""Seconds before a question, and whether it is faulty on purpose."""
SESSIONS = 8
EXAMINED = ExaminationParams(player="defence", direct=10, cross=6)
DRILLED = DrillParams(items=40)


async def main() -> None:
    with TemporaryDirectory() as data:
        async with opened(Settings(data=Path(data), monitors="none"), in_memory=True) as venire:
            examined = [await _examined(venire, seed) for seed in range(SESSIONS)]
            drilled = [await _drilled(venire, seed) for seed in range(SESSIONS)]
    for name, sessions, errs in (("examination", examined, _meant), ("drill", drilled, _told)):
        for viewer in (BENCH, GALLERY):
            timed = [one for session in sessions for one in _timed(session, viewer, errs(session.entries))]
            print(f"{name}, {viewer}: {len(timed)} questions, AUC {auc(timed):.2f}")


async def _examined(venire: Venire, seed: int) -> AnySession:
    return await _held(venire, ExaminationRequest(case="murder", seed=str(seed), params=EXAMINED))


async def _drilled(venire: Venire, seed: int) -> AnySession:
    return await _held(venire, DrillRequest(case="murder", seed=str(seed), params=DRILLED, person=False))


async def _held(venire: Venire, request: Request) -> AnySession:
    session = await venire.open(request)
    await venire.court.finished(session)
    return session


def _meant(entries: Sequence[Entry]) -> dict[int, bool]:
    """Of each question of opposing counsel, who errs on purpose, whether it is faulty."""
    events = [entry.event for entry in entries]
    theirs = {event.no for event in events if isinstance(event, QuestionPut) and event.by != EXAMINED.player}
    meant = [event for event in events if isinstance(event, QuestionMeant)]
    return {event.no: event.defect is not None for event in meant if event.no in theirs}


def _told(entries: Sequence[Entry]) -> dict[int, bool]:
    return {entry.event.no: entry.event.defect is not None for entry in entries if isinstance(entry.event, Told)}


def _timed(session: AnySession, viewer: Viewer, faulty: dict[int, bool]) -> list[Timed]:
    """The seconds before each question, by the instants that this viewer is told of what everybody sees."""
    seen = [entry for entry in session.entries if may_see(GALLERY, entry.event)]
    gaps = [
        ((instant(viewer, entry) - instant(viewer, before)).total_seconds(), entry.event)
        for before, entry in pairwise(seen)
    ]
    asked = [(gap, event.no) for gap, event in gaps if isinstance(event, QuestionPut | ItemShown)]
    return [(gap, faulty[no]) for gap, no in asked if no in faulty]


def auc(timed: Sequence[Timed]) -> float:
    """How often a faulty question comes after a longer time than a proper one; a tie is half."""
    faulty = [gap for gap, error in timed if error]
    proper = [gap for gap, error in timed if not error]
    won = sum((one > other) + 0.5 * (one == other) for one in faulty for other in proper)
    return won / (len(faulty) * len(proper))


if __name__ == "__main__":
    asyncio.run(main())
