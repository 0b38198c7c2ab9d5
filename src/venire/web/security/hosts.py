"""By which names a browser may call this server: a page elsewhere that has its own name point here is turned away.

Without this, a site could give its name the address of this machine and read what the page shows (DNS rebinding).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERYWHERE = frozenset({"0.0.0.0", "::"})
"""What one listens on to be reached at every address of the machine."""
ANY = "*"


@dataclass(frozen=True, slots=True)
class Hosts:
    """The names that count as this server's own: the machine's, that on which it listens, and those allowed."""

    names: frozenset[str]
    by_address: bool
    """Whether any bare address will do: nobody else can have a name that is one."""

    @classmethod
    def of(cls, listening: str, more: Iterable[str] = ()) -> Hosts:
        """``*`` among ``more`` allows every name."""
        given = {_bare(name) for name in (listening, *more)} - {""}
        return cls(LOOPBACK | given, by_address=not given.isdisjoint(EVERYWHERE))

    def know(self, header: str) -> bool:
        """Whether the ``Host`` of a request names this server."""
        name = _bare(header)
        return ANY in self.names or name in self.names or (self.by_address and _address(name))


def _bare(header: str) -> str:
    """The name without port, brackets and final dot, in small letters."""
    name = header.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name if name.count(":") > 1 else name.partition(":")[0].rstrip(".")


def _address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
