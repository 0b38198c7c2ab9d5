"""The cases that come with venire."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources

from venire.law.case_file.case import Case
from venire.library.reading import read_case
from venire.library.shelf import card, found, taken
from venire.ports import CaseCard

FIRST = "murder"
"""The case to begin with: the first page calls it, and the commands of the README sit in it."""


class _Shelf(Mapping[str, Case]):
    """Every shipped case by id, in the order of their file names, which are their ids.

    Each is read when it is asked for: a session needs one, and to read all nine takes half a second.
    """

    def __init__(self) -> None:
        folder = resources.files("venire") / "cases"
        names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".yaml"))
        self._files = {name.removesuffix(".yaml"): folder / name for name in names}
        self._read = dict[str, Case]()

    def __getitem__(self, case_id: str) -> Case:
        if case_id not in self._read:
            file = self._files[case_id]
            self._read[case_id] = read_case(file.read_bytes(), file.name)
        return self._read[case_id]

    def read_so_far(self) -> Sequence[Case]:
        """Those that somebody has asked for."""
        return tuple(self._read.values())

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


@cache
def _shipped() -> _Shelf:
    """They do not change while venire runs."""
    return _Shelf()


def read_so_far() -> Sequence[Case]:
    """The shipped cases that this process has read: no other can have been opened here as it was shipped."""
    return _shipped().read_so_far()


class ShippedCases:
    """A :class:`venire.ports.CaseSource` of the cases inside the package."""

    @property
    def name(self) -> str:
        return "shipped"

    def list(self, offset: int = 0, limit: int = 100) -> Sequence[CaseCard]:
        cases = tuple(_shipped().values())[offset : offset + limit]
        return tuple(card(case, self.name) for case in cases)

    def search(self, text: str, limit: int = 20) -> Sequence[CaseCard]:
        return tuple(card(case, self.name) for case in found(_shipped().values(), text)[:limit])

    def load(self, case_id: str) -> Case:
        """Raises :class:`venire.library.case_error.CaseError` for an unknown id."""
        return taken(_shipped(), case_id, self.name)
