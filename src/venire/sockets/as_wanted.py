"""Things by their names, each made when it is first asked for: to know what there is costs nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

T = TypeVar("T")


class AsWanted(Mapping[str, T]):
    """``make``: from a name to what stands under it; it is asked once for each."""

    def __init__(self, names: Iterable[str], make: Callable[[str], T]) -> None:
        self._names = tuple(names)
        self._make = make
        self._made = dict[str, T]()

    def __getitem__(self, name: str) -> T:
        """Raises :class:`KeyError` for a name that is not among them, and whatever making it raises."""
        if name not in self._names:
            raise KeyError(name)
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)
