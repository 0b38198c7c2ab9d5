"""Files with hearings that took place, read and measured: ``venire study transcript`` and ``venire study planted``."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from time import perf_counter

from venire.errors import VenireError
from venire.law.testimony.transcript import Transcript
from venire.library.transcripts.reading import read_transcript
from venire.models.vectors.likeness import sentence_likeness
from venire.studies.benchmarks.sets.lines import json_rows
from venire.studies.planted import Plant, harvest
from venire.studies.transcripts import EXAMPLES, measure


def transcript_study(path: Path, case_less: bool = False) -> dict[str, object]:
    """The measures of one transcript, with a few examples. Raises :class:`VenireError` for an unreadable file."""
    began = perf_counter()
    read = measure(read_transcript(path), sentence_likeness(), case_less)
    told = asdict(read)
    examples = {name: told.pop(name)[:EXAMPLES] for name in ("joinings", "objections", "repeats")}
    told["problems"] = [f"line {one.line}: {one.told}" for one in read.problems]
    return {**told, "examples": examples, "seconds": round(perf_counter() - began, 2)}


def planted_study(folder: Path, data: Path) -> dict[str, object]:
    """How planted defects fare in the transcripts that lie anywhere in ``folder``, and counsel's own questions in the
    same files. Raises :class:`VenireError` for an unreadable file, or where a transcript that is named is not there."""
    began = perf_counter()
    plants = json_rows(data, Plant)
    transcripts = {name: _lying_in(folder, name) for name in dict.fromkeys(one.file for one in plants)}
    told = asdict(harvest(plants, transcripts, sentence_likeness()))
    return {**told, "seconds": round(perf_counter() - began, 2)}


def _lying_in(folder: Path, name: str) -> Transcript:
    found = next(iter(sorted(folder.rglob(Path(name).name))), None)
    if found is None:
        raise VenireError(
            f"{folder} holds no transcript called {name}.", "Name the folder that the transcripts are in."
        )
    return read_transcript(found)
