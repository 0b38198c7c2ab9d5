"""Session files into the library: one trial in memory at a time, whatever the size of the folder."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter

from venire.errors import VenireError
from venire.library.old_bailey.case_file.case_text import Scene, tagline, title
from venire.library.old_bailey.case_file.casebook import case_id, is_thin
from venire.library.old_bailey.case_file.dock import lead_defendant
from venire.library.old_bailey.case_file.offences import charges_for
from venire.library.old_bailey.claims.sayings import speakers
from venire.library.old_bailey.report.trial import ReportedTrial
from venire.library.old_bailey.report.trial_reader import parse
from venire.library.old_bailey.report.xml_stream import SIZE_LIMIT, BrokenFile
from venire.library.store import Imported, LibraryDatabase
from venire.ports import CaseCard

SOURCE = "old-bailey"
TRIALS: TypeAdapter[ReportedTrial] = TypeAdapter(ReportedTrial)
_BATCH = 200


@dataclass(frozen=True, slots=True)
class ImportProblem:
    """A file that could not be read, or only in part."""

    file: str
    reason: str


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What became of a folder.

    ``imported``: trials stored, new or changed; ``skipped``: those the library already had in the same form; ``thin``:
    how many of both offer too little to argue about.
    """

    imported: int
    thin: int
    skipped: int
    problems: tuple[ImportProblem, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class ImportProgress:
    """Told after every file."""

    file: str
    files_done: int
    files: int
    trials: int


@dataclass(slots=True)
class _Tally:
    imported: int = 0
    thin: int = 0
    seen: int = 0


def import_folder(
    path: Path,
    database: Path,
    progress: Callable[[ImportProgress], None] | None = None,
    size_limit: int = SIZE_LIMIT,
) -> ImportReport:
    """Every trial of every session file (``*.xml``) of a folder and its subfolders, or of one file, into the library.

    A file that breaks off is reported in ``problems``; the trials before the fault, and all other files, are imported.
    ``size_limit``: bytes of one file. Raises :class:`VenireError` when there is nothing to import.
    """
    started = time.perf_counter()
    files = _session_files(path)
    library = LibraryDatabase(database)
    tally = _Tally()
    problems: list[ImportProblem] = []
    try:
        for done, file in enumerate(files, start=1):
            problems += _import_file(file, library, tally, size_limit)
            if progress:
                progress(ImportProgress(file.name, done, len(files), tally.seen))
    finally:
        library.close()
    seconds = round(time.perf_counter() - started, 3)
    return ImportReport(tally.imported, tally.thin, tally.seen - tally.imported, tuple(problems), seconds)


def _session_files(path: Path) -> Sequence[Path]:
    files = [path] if path.is_file() else sorted(p for p in path.rglob("*.xml") if p.is_file())
    if not files:
        raise VenireError(
            f"There are no session files (*.xml) in {path}.",
            "Give the folder 'sessionsPapers' of the Old Bailey Online XML data.",
        )
    return files


def _import_file(file: Path, library: LibraryDatabase, tally: _Tally, size_limit: int) -> list[ImportProblem]:
    """Stores batch by batch; what stood before a fault is kept."""
    batch: list[Imported] = []
    try:
        for case in _cases(file, size_limit):
            tally.seen += 1
            tally.thin += case.card.thin
            batch.append(case)
            if len(batch) == _BATCH:
                tally.imported += library.put(batch)
                batch = []
    except BrokenFile as error:
        return [ImportProblem(file.name, str(error))]
    finally:
        tally.imported += library.put(batch)
    return []


def _cases(file: Path, size_limit: int) -> Iterator[Imported]:
    return (imported(trial) for trial in parse(file, size_limit))


def imported(trial: ReportedTrial) -> Imported:
    """The trial as a row of the library. The words to be searched hold nothing of the outcome."""
    who = lead_defendant(trial)
    charges, _ = charges_for(trial.offences_of(who.id), who.name)
    scene = Scene(trial, who, charges, ())
    card = CaseCard(
        id=case_id(trial.id),
        title=title(scene),
        tagline=tagline(scene),
        kind="criminal",
        year=trial.date.year,
        source=SOURCE,
        thin=is_thin(trial, speakers(trial)),
    )
    names = (party.name for party in (*trial.defendants, *trial.victims))
    parts = (card.id, card.title, card.tagline, scene.charge, *names, *trial.witnesses, *trial.places)
    indictments = (offence.text for offence in trial.offences)
    return Imported(card, " ".join((*parts, *indictments)), TRIALS.dump_json(trial))
