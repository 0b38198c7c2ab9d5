"""A socket: a sort of part of which venire has some built in, and other packages may add more by an entry point.

What a package adds can be wrong in any way: it raises when it is imported, it is not what belongs here, it takes a name
that is taken. Then it is left out, the log says so once, `venire doctor` names it, and so does the error of whoever
asks for it by name. Nothing else stops for it. Source: spec/design.md, "The house".
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint
from string import ascii_letters, digits
from typing import Any, Generic, TypeAlias, TypeVar, cast

from venire.errors import VenireError
from venire.kernel.part import Part, loaded
from venire.sockets.as_wanted import AsWanted
from venire.sockets.entry_points import package_of, points

T = TypeVar("T")
Misfit: TypeAlias = Callable[[str, object], str]
"""Why what stands under a name does not belong into a socket, in half a sentence; empty where it does."""
LONGEST = 40
"""Characters of a name."""
TOLD = 200
"""Characters of an error."""
_LETTERS = frozenset(ascii_letters + digits + "_-.")
_log = logging.getLogger(__name__)


class NotFitting(Exception):
    """What an entry point names does not belong into its socket."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """An entry point that is left out. ``why`` is fit for anybody; ``detail`` is for whoever runs this machine."""

    socket: str
    group: str
    name: str
    package: str
    why: str
    detail: str = ""

    def __str__(self) -> str:
        """One sentence, for the log and the doctor."""
        more = f": {self.detail}" if self.detail else ""
        return f"The {self.socket} {self.name!r} of {self.package} ({self.group}) is left out, for {self.why}{more}."

    @property
    def error(self) -> VenireError:
        """For whoever asks for it by name."""
        return VenireError(
            f"The {self.socket} {self.name!r} of {self.package} is left out, for {self.why}.",
            "`venire doctor` says more; update the package, or choose another.",
        )


@dataclass(frozen=True, slots=True)
class Plugin(Generic[T]):
    """What a package adds."""

    name: str
    package: str
    thing: T


@dataclass(frozen=True, slots=True)
class Installed(Generic[T]):
    """What packages add to a socket, and what of it is left out."""

    plugins: Mapping[str, Plugin[T]]
    failures: tuple[LeftOut, ...] = ()

    def failed(self, name: str) -> LeftOut | None:
        """Why the one of this name is left out; None where none is."""
        return next((one for one in self.failures if one.name == name), None)


def anything(_name: str, _thing: object) -> str:
    """Everything belongs here."""
    return ""


@dataclass(frozen=True, eq=False)
class Socket(Generic[T]):
    """``name``: what one of them is called. ``built_in``: each by its place, or at hand. ``reserved``: further names
    that mean something else where one is asked for. ``probe``: the place of a function that takes one of them by its
    name and raises where it does not work, for the doctor. ``optional``: one whose package is not there is none, and no
    fault."""

    name: str
    group: str
    built_in: Mapping[str, Part]
    misfit: Misfit = anything
    reserved: Collection[str] = ()
    probe: Part = None
    optional: bool = False

    def installed(self) -> Installed[T]:
        """What packages add; they are loaded when it is first asked for, once a process."""
        return looked(self)

    def names(self) -> tuple[str, ...]:
        """All that can be asked for."""
        return (*self.built_in, *self.installed().plugins)

    def all(self) -> Mapping[str, T]:
        """Every one by its name, the built-in ones first, and of those none is loaded before it is asked for."""
        return AsWanted(self.names(), self.named)

    def named(self, name: str) -> T:
        """The one of this name. Raises :class:`VenireError` where there is none, or it is left out."""
        if name in self.built_in:
            return self._own(name)
        found = self.installed().plugins.get(name)
        if found is None:
            raise self.lack(name)
        return found.thing

    def lack(self, name: str) -> VenireError:
        """Why there is none of this name, and what there is."""
        failure = self.installed().failed(name)
        if failure is not None:
            return failure.error
        there = f"There are {', '.join(self.names())}." if self.names() else "None is installed; see `venire doctor`."
        return VenireError(f"There is no {self.name} {name[:LONGEST]!r}.", there)

    def _own(self, name: str) -> T:
        return cast("T", loaded(self.built_in[name]))

    def plugin(self, point: EntryPoint, known: Collection[str]) -> Plugin[T] | LeftOut | None:
        """What an entry point adds, beside those that are known already; or why it adds nothing."""
        try:
            return Plugin(point.name, package_of(point), self._thing(point, known))
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever a package does, venire goes on
            return None if self.optional and _absent(point, error) else self._failure(point, error)

    def _thing(self, point: EntryPoint, known: Collection[str]) -> T:
        """What it names. Raises :class:`NotFitting`, and whatever its module raises."""
        wrong = next(self._wrong_with(point.name, known), "")
        if wrong:
            raise NotFitting(wrong)
        thing: Any = point.load()
        wrong = self.misfit(point.name, thing)
        if wrong:
            raise NotFitting(wrong)
        return thing

    def _wrong_with(self, name: str, known: Collection[str]) -> Iterator[str]:
        if not 0 < len(name) <= LONGEST or not set(name) <= _LETTERS:
            yield f"a name has at most {LONGEST} letters, digits, hyphens, dots and underscores"
        if name in self.built_in or name in self.reserved:
            yield "the name is one of venire's own"
        if name in known:
            yield "another package has taken the name"

    def _failure(self, point: EntryPoint, error: BaseException) -> LeftOut:
        named = point.name if point.name.isprintable() else ascii(point.name)
        where = (self.name, self.group, named[:TOLD], package_of(point))
        if isinstance(error, NotFitting):
            return LeftOut(*where, str(error))
        return LeftOut(*where, f"it cannot be loaded ({type(error).__name__})", _first_line(error))


@cache
def looked(socket: Socket[T]) -> Installed[T]:
    """What packages add to a socket. What is left out is logged, and so it is once a process."""
    plugins: dict[str, Plugin[T]] = {}
    failures: list[LeftOut] = []
    for point in points(socket.group):
        found = socket.plugin(point, plugins)
        if isinstance(found, Plugin):
            plugins[found.name] = found
        elif found is not None:
            failures.append(found)
            _log.warning("%s", found)
    return Installed(plugins, tuple(failures))


def _absent(point: EntryPoint, error: BaseException) -> bool:
    """Whether the module that it names is not there at all."""
    return isinstance(error, ModuleNotFoundError) and error.name == point.value.partition(":")[0].partition(".")[0]


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines() or [""]
    return "".join(letter for letter in lines[0] if letter.isprintable())[:TOLD].rstrip(".")
