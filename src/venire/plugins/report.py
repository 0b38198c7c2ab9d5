"""What is installed under each socket, and what of it does not work: for the doctor."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from venire.catalog import SOCKETS
from venire.kernel.part import loaded
from venire.sockets.entry_points import unreadable
from venire.sockets.socket import Plugin, Socket


@dataclass(frozen=True, slots=True)
class SocketReport:
    """``name``: what they are called together; ``faults``: each in a sentence, which names the package."""

    name: str
    built_in: tuple[str, ...]
    added: tuple[str, ...]
    faults: tuple[str, ...]

    @property
    def told(self) -> str:
        """What can be asked for."""
        own = f"{', '.join(self.built_in)} come with venire" if self.built_in else "none comes with venire"
        return f"{own}; {', '.join(self.added)}" if self.added else own


def reports() -> Iterator[SocketReport]:
    """One for each socket, after everything has been loaded, and tried where that can be done."""
    for socket in SOCKETS:
        found = socket.installed()
        added = tuple(f"{plugin.name} ({plugin.package})" for plugin in found.plugins.values())
        faults = (*map(str, found.failures), *_faults(socket))
        about = socket.group.removeprefix("venire.").replace("_", " ")
        yield SocketReport(about, tuple(socket.built_in), added, faults)


def unreadable_packages() -> Iterator[str]:
    """Packages of which nothing can be known, each in a sentence."""
    for one in unreadable():
        yield f"The entry points of {one.package} cannot be read ({one.error})."


def _faults(socket: Socket[Any]) -> Iterator[str]:
    if socket.probe is None:
        return
    probe: Callable[[str, Any], None] = loaded(socket.probe)
    for plugin in socket.installed().plugins.values():
        try:
            probe(plugin.name, plugin.thing)
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever is wrong with it is to be told
            yield _told(socket.name, plugin, error)


def _told(socket: str, plugin: Plugin[Any], error: BaseException) -> str:
    why = f"{type(error).__name__}: {' '.join(str(error).split())[:200]}".rstrip(":. ")
    return f"The {socket} {plugin.name!r} of {plugin.package} does not work: {why}."
