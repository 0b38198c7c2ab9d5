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
    told = asdict(measure(read_transcript(path), sentence_likeness(), case_less))
    examples = {name: told.pop(name)[:EXAMPLES] for name in ("joinings", "objections", "repeats")}
    problems = [f"line {one['line']}: {one['told']}" for one in told.pop("problems")]
    return {**told, "examples": examples, "problems": problems, "seconds": round(perf_counter() - began, 2)}
