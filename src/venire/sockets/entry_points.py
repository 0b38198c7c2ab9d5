"""What installed packages name under venire's groups of entry points. They are read once a process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, EntryPoint, distributions, entry_points

UNNAMED = "an unnamed package"


@dataclass(frozen=True, slots=True)
class UnreadablePackage:
    """A package whose entry points cannot be read."""

    package: str
    error: str


def points(group: str) -> Sequence[EntryPoint]:
    """The entry points of this group, by package and name."""
    return sorted(everything()[0](group), key=lambda point: (package_of(point), point.name))


def unreadable() -> Sequence[UnreadablePackage]:
    """The packages that are passed over because what they name cannot be read at all."""
    return everything()[1]


def package_of(point: EntryPoint) -> str:
    """The package that names it, with its version."""
    return UNNAMED if point.dist is None else _called(point.dist)


@cache
def everything() -> tuple[Callable[[str], Iterable[EntryPoint]], Sequence[UnreadablePackage]]:
    """From a group to its entry points; and of which packages they cannot be read."""
    try:
        found = entry_points()
        return lambda group: found.select(group=group), ()
    except Exception:  # noqa: BLE001 - one damaged package keeps all from being read at once: they are read one by one
        return _one_by_one()


def _one_by_one() -> tuple[Callable[[str], Iterable[EntryPoint]], Sequence[UnreadablePackage]]:
    found: list[EntryPoint] = []
    damaged: list[UnreadablePackage] = []
    for package in _first_of_each():
        try:
            found += package.entry_points
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, the others are read
            damaged.append(UnreadablePackage(_called(package), type(error).__name__))
    return lambda group: [point for point in found if point.group == group], tuple(damaged)


def _first_of_each() -> Iterator[Distribution]:
    """Of two packages of one name the one that Python would import."""
    seen = set[str]()
    for package in distributions():
        called = _called(package)
        name = called.partition(" ")[0]
        if called == UNNAMED or name not in seen:
            seen.add(name)
            yield package


def _called(package: Distribution) -> str:
    try:
        return f"{package.name} {package.version}"
    except Exception:  # noqa: BLE001 - its metadata are damaged or gone
        return UNNAMED
