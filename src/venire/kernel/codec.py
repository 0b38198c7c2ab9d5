"""Entries and acts as JSON and back. Old versions of an event come through pure upcasters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, TypeAlias, TypeVar, cast

from pydantic import BaseModel, ValidationError

from venire.errors import VenireError
from venire.kernel.bounds import excess
from venire.kernel.minutes import KERNEL_EVENTS
from venire.kernel.record import Act, Cause, Entry, Event
from venire.kernel.within import Within

V = TypeVar("V", bound=BaseModel)
K = TypeVar("K", type[Event], type[Act])
Json: TypeAlias = dict[str, Any]
Upcaster: TypeAlias = Callable[[Json], Json]
"""Turns the payload of version n of a kind into that of version n + 1."""


class CodecError(VenireError):
    """A record or an act that cannot be read."""


class Codec:
    """Knows every event and act of one kind of proceeding.

    Raises :class:`ValueError` where two of them have one name: the one would be read as the other.
    """

    def __init__(
        self,
        events: Iterable[type[Event]],
        acts: Iterable[type[Act]] = (),
        upcasters: Mapping[tuple[str, int], Upcaster] | None = None,
    ) -> None:
        self._events = _by_name((*KERNEL_EVENTS, *events))
        self._acts = _by_name(acts)
        self._upcasters = dict(upcasters or {})

    @property
    def acts(self) -> Mapping[str, type[Act]]:
        """Every act by its kind."""
        return self._acts

    def encode_event(self, event: Event) -> Json:
        """``{"kind", "version", "event"}``; a nested event keeps its own three inside."""
        if isinstance(event, Within):
            inner = {"path": event.path, **self.encode_event(event.event)}
            return {"kind": event.kind, "version": event.version, "event": inner}
        return {"kind": event.kind, "version": event.version, "event": event.model_dump(mode="json")}

    def decode_event(self, data: Json) -> Event:
        """The event that :meth:`encode_event` wrote, brought up to today's version."""
        kind, payload = _text(data, "kind"), _object(data, "event")
        if kind == Within.kind:
            return Within(path=_text(payload, "path"), event=self.decode_event(payload))
        known = self._events.get(kind)
        if known is None:
            raise CodecError(f"no event of kind {kind!r} is known here", "install the package that defines it")
        return _validated(known, self._upcast(kind, data, payload, known.version))

    def _upcast(self, kind: str, data: Json, payload: Json, today: int) -> Json:
        version = data.get("version", 1)
        if not isinstance(version, int) or version > today:
            raise CodecError(f"{kind!r} has version {version!r}, newer than {today}", "update venire")
        for old in range(version, today):
            payload = self._upcasters[kind, old](payload)
        return payload

    def encode(self, entry: Entry) -> Json:
        """``{"seq", "at", "kind", "version", "event", "cause"}``; the instant in ISO 8601."""
        cause = entry.cause.model_dump(mode="json") if entry.cause else None
        return {"seq": entry.seq, "at": entry.at.isoformat(), **self.encode_event(entry.event), "cause": cause}

    def decode(self, data: Json) -> Entry:
        """The entry that :meth:`encode` wrote. Raises :class:`CodecError`."""
        try:
            seq, at = int(data["seq"]), datetime.fromisoformat(data["at"])
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            raise CodecError("an entry lacks a whole number `seq` or an instant `at`", "export it again") from error
        cause = data.get("cause")
        return Entry(seq, at, self.decode_event(data), _validated(Cause, cause) if cause else None)

    def decode_act(self, kind: str, data: object) -> Act:
        """An act from a form, an HTTP body, a tool call or a model's output. Raises :class:`CodecError`."""
        known = self._acts.get(kind)
        if known is None:
            names = ", ".join(sorted(self._acts))
            raise CodecError(f"there is no act {kind!r} here", f"use one of {names}")
        if too_much := excess(data):
            raise CodecError(f"{kind}: there is {too_much}", "send less at once")
        return _validated(known, data)


def _by_name(kinds: Iterable[K]) -> dict[str, K]:
    named = dict[str, K]()
    for kind in kinds:
        if named.setdefault(kind.kind, kind) is not kind:
            raise ValueError(f"{kind.__module__}.{kind.__name__} has a name that is taken: {kind.kind!r}")
    return named


def _text(data: Json, field: str) -> str:
    value = data.get(field)
    if not isinstance(value, str):
        raise CodecError(f"the entry lacks {field!r}", "export the session again")
    return value


def _object(data: Json, field: str) -> Json:
    value = data.get(field)
    if not isinstance(value, dict):
        raise CodecError(f"the entry lacks the object {field!r}", "export the session again")
    return cast(Json, value)


def _validated(kind: type[V], data: object) -> V:
    try:
        return kind.model_validate(data)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"])) or "it"
        name = getattr(kind, "kind", kind.__name__)
        raise CodecError(f"{name}: {where}: {first['msg'].lower()}", f"correct {where} and send it again") from error
