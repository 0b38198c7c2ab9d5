"""Entries as they lie in a store: encoded, salted and linked; shared by every store."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, cast

from venire.kernel import chain
from venire.kernel.codec import Codec
from venire.kernel.record import Entry
from venire.ports import Altered, SessionHead
from venire.stores.trouble import StoreError

Codecs: TypeAlias = Mapping[str, Codec]
"""The codec of each kind of proceeding; ``SessionHead.kind`` names it."""
SALT_BYTES = 16
_as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Made once: ``json.dumps`` would make an encoder for every entry."""


@dataclass(frozen=True, slots=True)
class StoredLine:
    """One entry: its body as JSON text, and its link."""

    seq: int
    body: str
    link: chain.Link


def sealed(key: bytes, session: str, before: str, entries: Sequence[Entry], codec: Codec) -> Iterator[StoredLine]:
    """The lines of these entries, each linked to the one before; ``before`` is the hash of the last line kept."""
    for entry in entries:
        encoded = codec.encode(entry)
        made = chain.link(key, session, before, encoded, secrets.token_hex(SALT_BYTES))
        before = made.hash
        yield StoredLine(entry.seq, _as_json(encoded), made)


def opened(bodies: Iterable[str], codec: Codec) -> list[Entry]:
    """The entries that :func:`sealed` wrote. Raises :class:`Altered`, and what the codec raises, for others."""
    return [codec.decode(_object(body)) for body in bodies]


def _strictly(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON. Raises :class:`ValueError` for one that has a key twice: each reader takes another of them."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands there twice")
    return found


_strict: Callable[[str], object] = json.JSONDecoder(object_pairs_hook=_strictly).decode


def checked(key: bytes, session: str, lines: Sequence[StoredLine], head_hash: str, codec: Codec) -> list[Entry]:
    """The entries of a whole record. Raises :class:`Altered` for one that is not as it was written."""
    told = exported(session, lines, head_hash)
    fault = chain.first_fault(key, session, told) if told else None
    if fault is not None:
        raise Altered(
            f"The record of session {session} is damaged at entry {fault.line}: {fault.what}.",
            "Put back a copy of the data folder.",
        )
    return [codec.decode(one) for one in told]


def exported(session: str, lines: Sequence[StoredLine], head_hash: str) -> list[dict[str, Any]]:
    """Every line with session, salt and hashes, the last with the signed head: what ``venire verify`` reads."""
    found: list[dict[str, Any]] = [
        {
            "session": session,
            **_object(line.body),
            "salt": line.link.salt,
            "hash": line.link.hash,
            "at_hash": line.link.at_hash,
        }
        for line in lines
    ]
    if found:
        found[-1]["head_hash"] = head_hash
    return found


def _object(body: str) -> dict[str, Any]:
    """Raises :class:`Altered` for what is no longer the JSON that was written: of another kind, or nested without an
    end, too."""
    try:
        found = _strict(body)
    except (ValueError, TypeError, RecursionError) as error:
        raise Altered("An entry of the record is damaged.", "Put back a copy of the data folder.") from error
    if not isinstance(found, dict):
        raise Altered("An entry of the record is damaged.", "Put back a copy of the data folder.")
    return cast("dict[str, Any]", found)


def codec_for(codecs: Codecs, kind: str) -> Codec:
    """Raises :class:`StoreError` for a kind of proceeding that is not installed."""
    if kind not in codecs:
        raise StoreError(f"No proceeding {kind!r} is known here.", f"Use one of: {', '.join(sorted(codecs))}.")
    return codecs[kind]


def follows(after: int, entries: Sequence[Entry]) -> None:
    """Entries must be numbered on from ``after`` without gaps. Raises :class:`ValueError`."""
    if [entry.seq for entry in entries] != list(range(after + 1, after + 1 + len(entries))):
        raise ValueError(f"the entries given do not follow entry {after} one by one")


def counted(head: SessionHead, entries: int) -> SessionHead:
    """This head with its number of entries."""
    return replace(head, entries=entries)
