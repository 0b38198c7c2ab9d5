"""What belongs into each socket: why something does not, in half a sentence; empty where it does."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.kind import AnyKind, Kind
from venire.kernel.part import loaded
from venire.sockets.extras import lacking
from venire.sockets.socket import Misfit


def to_call(_name: str, thing: object) -> str:
    """A function, or a class."""
    return "" if callable(thing) else f"it is {_of(thing)}, and nothing that can be called"


def instance_of(place: str) -> Misfit:
    """One of the class at this place."""

    def misfit(_name: str, thing: object) -> str:
        wanted: type = loaded(place)
        return "" if isinstance(thing, wanted) else f"it is {_of(thing)}, and no {wanted.__name__}"

    return misfit


def proceeding(name: str, thing: object) -> str:
    """A kind of proceeding, which records name as its entry point does."""
    if not isinstance(thing, Kind):
        return f"it is {_of(thing)}, and no Kind"
    if isinstance(thing.turns, str):
        return "its turns are one word: write a tuple of places"
    return "" if thing.name == name else f"it calls itself {thing.name!r}"


def tried(_name: str, kind: AnyKind) -> None:
    """Every part that a kind names by its place is loaded, where what it is shown by is installed.

    Raises :class:`venire.kernel.part.NoPart`.
    """
    for part in (kind.build, kind.convenes, kind.line_up, kind.forecast, kind.telling):
        loaded(part)
    for shown, extra in ((kind.terminal, "terminal"), (kind.page, "server")):
        if lacking(extra) is None:
            loaded(shown)
    for turns in kind.turns:
        loaded(turns)


def verdict_rule(name: str, thing: object) -> str:
    """A function, under a name as case files write it."""
    if not name.replace("_", "a").isalpha() or not name.islower() or name.startswith("_"):
        return "the name of a rule is small letters and underscores"
    return to_call(name, thing)


def doing(place: str) -> Misfit:
    """What does all that the protocol at this place wants."""

    def misfit(_name: str, thing: object) -> str:
        lacking = cannot(thing, loaded(place))
        return f"it cannot {lacking[0].replace('_', ' ')}" if lacking else ""

    return misfit


def cannot(thing: object, protocol: type) -> Sequence[str]:
    """What the protocol wants done, and this does not do."""
    wanted = [name for name in vars(protocol) if not name.startswith("_")]
    return [name for name in wanted if not callable(getattr(thing, name, None))]


def _of(thing: object) -> str:
    return f"of the type {type(thing).__name__}"
