"""Cases in a file or a folder of the user's own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from venire.law.case_file.case import Case
from venire.law.case_file.checks.placeholders import unwritten
from venire.library.case_error import CaseError
from venire.library.reading import LIMIT, read_case
from venire.library.shelf import card, found, taken
from venire.ports import CaseCard

SUFFIXES = frozenset({".yaml", ".yml", ".json"})
FILES = 2_000
"""How many files of a folder are looked at."""


@dataclass(frozen=True)
class Scan:
    """What a look at the disk found."""

    cases: Mapping[str, Case]
    broken: Sequence[CaseError]


class FileCases:
    """A :class:`venire.ports.CaseSource` of one YAML or JSON file, or of all those in a folder.

    The disk is looked at on every call, so a file saved a moment ago counts; unchanged contents are not parsed again.
    A broken file hides no other: it is left out of the list and told of by :meth:`broken`.
    """

    def __init__(self, path: Path, *, awaited: bool = False) -> None:
        """``awaited``: the folder may come later; until then it is empty."""
        self._path, self._awaited = path, awaited

    @property
    def name(self) -> str:
        return self._path.name or str(self._path)

    def list(self, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]:
        cases = tuple(self._scan().cases.values())[offset : offset + limit]
        return tuple(card(case, self.name) for case in cases)

    def search(self, text: str, limit: int = 20) -> Sequence[CaseCard]:
        return tuple(card(case, self.name) for case in found(self._scan().cases.values(), text)[:limit])

    def load(self, case_id: str) -> Case:
        """Raises :class:`CaseError` for an unknown id, or for a broken file that may be the one meant."""
        scan = self._scan()
        if case_id not in scan.cases and scan.broken and (self._path.is_file() or _meant(scan, case_id)):
            raise _meant(scan, case_id) or scan.broken[0]
        return taken(scan.cases, case_id, self.name)

    def broken(self) -> Sequence[CaseError]:
        """Why each unreadable file here is unreadable."""
        return self._scan().broken

    def _scan(self) -> Scan:
        cases: dict[str, Case] = {}
        broken: list[CaseError] = []
        for file in self._files():
            try:
                _shelve(cases, _written(read_file(file), file), file)
            except CaseError as error:
                broken.append(error)
        return Scan(cases, broken)

    def _files(self) -> Sequence[Path]:
        if self._path.is_file():
            return (self._path,)
        if self._awaited and not self._path.exists():
            return ()
        if not self._path.is_dir():
            raise CaseError(str(self._path), "there is no such file or folder", "Check the path.")
        return sorted(_inside(self._path))[:FILES]


def _inside(folder: Path) -> Iterator[Path]:
    """The case files of a folder itself; a link that leads out of it is not followed."""
    root = folder.resolve()
    for path in folder.iterdir():
        if path.suffix.lower() in SUFFIXES and path.is_file() and path.resolve().is_relative_to(root):
            yield path


def _shelve(cases: dict[str, Case], case: Case, file: Path) -> None:
    if case.id in cases:
        reason = f"another file here has the case '{case.id}' already"
        raise CaseError(file.name, reason, "Give one of them another id.", "id")
    cases[case.id] = case


def _written(case: Case, file: Path) -> Case:
    """A case that is only laid out stands in no list, so that nobody is ever drawn into it."""
    missing = unwritten(case)
    if missing:
        reason = f"it is laid out and not yet written ({len(missing)} left)"
        raise CaseError(file.name, reason, f"`venire cases validate {file}` tells what is missing.")
    return case


def _meant(scan: Scan, case_id: str) -> CaseError | None:
    """The broken file named like the case, if there is one."""
    return next((error for error in scan.broken if Path(error.file).stem == case_id), None)


def read_file(path: Path) -> Case:
    """The case of one file; at most :data:`LIMIT` bytes of it are read. Raises :class:`CaseError`."""
    try:
        with path.open("rb") as stream:
            data = stream.read(LIMIT + 1)
    except OSError as error:
        reason = f"it cannot be read ({error.strerror})"
        raise CaseError(path.name, reason, "Check that it exists and that you may read it.") from error
    return read_case(data, path.name)
