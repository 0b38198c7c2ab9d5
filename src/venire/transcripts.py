"""A file with a hearing that took place, read and measured: ``venire study transcript``."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from time import perf_counter

from venire.library.transcripts.reading import read_transcript
from venire.models.likeness import sentence_likeness
from venire.studies.transcripts import EXAMPLES, measure


def transcript_study(path: Path, case_less: bool = False) -> dict[str, object]:
    """The measures of one transcript, with a few examples. Raises :class:`VenireError` for an unreadable file."""
    began = perf_counter()
    read = measure(read_transcript(path), sentence_likeness(), case_less)
    told = asdict(read)
    examples = {name: told.pop(name)[:EXAMPLES] for name in ("joinings", "objections", "repeats")}
    told["problems"] = [f"line {one.line}: {one.told}" for one in read.problems]
    return {**told, "examples": examples, "seconds": round(perf_counter() - began, 2)}
