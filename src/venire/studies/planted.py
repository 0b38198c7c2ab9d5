"""Defects planted into hearings that took place: how many are objected to, beside what counsel's own questions draw.

Source: spec/trial.md, "Rules of evidence". A plant is a defective question written by hand that takes the place of
counsel's question on one line of a transcript; what was asked and answered before stays as it was. The file of plants
holds no word of the transcript itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pydantic import Field

from venire.errors import VenireError
from venire.kernel.frozen import Frozen
from venire.law.evidence.grounds import Ground
from venire.law.evidence.question.setting import Likeness
from venire.law.testimony.transcript import Transcript, TranscriptMinute
from venire.studies.shares import Share, share
from venire.studies.transcripts import counsels, grounds, setting_of


class Plant(Frozen):
    """``question`` is put instead of the one that begins on ``line`` of ``file``, and is open to ``ground``."""

    id: str
    file: str = Field(min_length=1)
    line: int = Field(ge=1)
    ground: Ground
    question: str = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Sown:
    """A plant and the grounds on which it was objected to, the surest first; none if it was let pass."""

    id: str
    ground: str
    question: str
    found: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Harvest:
    """``by_ground``: of each planted ground, how many there are, found on any ground, found on the right one.
    ``objected``: counsel's own questions in the same files that are objected to; ``own_by_ground`` by surest ground."""

    planted: int
    found: Share
    rightly: Share
    by_ground: dict[str, dict[str, int]]
    questions: int
    objected: Share
    own_by_ground: dict[str, int]
    missed: tuple[Sown, ...]


def harvest(plants: Sequence[Plant], transcripts: Mapping[str, Transcript], likeness: Likeness) -> Harvest:
    """How the plants fare in their files. Raises :class:`VenireError` for a line where counsel puts no question."""
    sown = [_sow(plant, transcripts[plant.file], likeness) for plant in plants]
    own = [found for transcript in transcripts.values() for found in _own(transcript, likeness)]
    objected = [found for found in own if found]
    return Harvest(
        planted=len(sown),
        found=share(sum(bool(one.found) for one in sown), len(sown)),
        rightly=share(sum(one.ground in one.found for one in sown), len(sown)),
        by_ground=_by_ground(sown),
        questions=len(own),
        objected=share(len(objected), len(own)),
        own_by_ground=dict(Counter(found[0] for found in objected).most_common()),
        missed=tuple(one for one in sown if not one.found),
    )


def _sow(plant: Plant, transcript: Transcript, likeness: Likeness) -> Sown:
    asked = counsels(transcript)
    place = next((place for place, one in enumerate(asked) if one.line == plant.line), None)
    if place is None:
        told = f"{plant.id}: counsel puts no question on line {plant.line} of {plant.file}."
        raise VenireError(told, "Name the line on which a question of counsel's begins.")
    minute = asked[place].model_copy(update={"question": plant.question})
    return Sown(plant.id, plant.ground, plant.question, _found(minute, asked[:place], transcript.title, likeness))


def _own(transcript: Transcript, likeness: Likeness) -> list[tuple[str, ...]]:
    asked = counsels(transcript)
    return [_found(one, asked[:place], transcript.title, likeness) for place, one in enumerate(asked)]


def _found(
    minute: TranscriptMinute, before: Sequence[TranscriptMinute], title: str, likeness: Likeness
) -> tuple[str, ...]:
    heard = [one for one in before if one.witness == minute.witness]
    return tuple(one.ground for one in grounds(setting_of(minute, heard, title), likeness))


def _by_ground(sown: Sequence[Sown]) -> dict[str, dict[str, int]]:
    told = dict[str, dict[str, int]]()
    for one in sown:
        row = told.setdefault(one.ground, {"planted": 0, "found": 0, "rightly": 0})
        row["planted"] += 1
        row["found"] += bool(one.found)
        row["rightly"] += one.ground in one.found
    return told
