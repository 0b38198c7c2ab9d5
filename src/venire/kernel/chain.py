"""The chain over a record: what makes an altered, dropped, reordered, inserted or cut-off entry known.

Each link is a keyed hash (HMAC-SHA-256) over the link before, seq, kind, version, event, cause and a secret salt; it
leaves the clock out, so that two runs of one seed differ by salts and hashes alone. The instant is bound to its link by
a second hash. The head (how many entries, last link) is signed with the same key. Without the key no chain can be made
anew. Hashes and salts are for the bench only: the bare hash of a sealed yes or no could be guessed.
Source: spec/design.md.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any, Protocol


class Hash(Protocol):
    """What has been hashed so far."""

    def copy(self) -> Hash: ...
    def update(self, data: bytes, /) -> None: ...
    def digest(self) -> bytes: ...
    def hexdigest(self) -> str: ...


GENESIS = ""
BLOCK = 64
"""Bytes of a block of SHA-256."""
SIGNED = ("seq", "kind", "version", "event", "cause")
"""The fields of an entry that its link binds; its instant is bound by a hash of its own."""
NAMES = frozenset({"session", *SIGNED, "at", "salt", "hash", "at_hash", "head_hash"})
"""The fields of a line; one that stands beside them was never signed."""
_as_json = json.JSONEncoder(sort_keys=True, ensure_ascii=False).encode
"""Made once: ``json.dumps`` would make an encoder for every link."""


@dataclass(frozen=True, slots=True)
class Link:
    """The hashes of one entry, in hexadecimal."""

    salt: str
    hash: str
    at_hash: str


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong with a record, and at which line (from 1)."""

    line: int
    what: str


def link(key: bytes, session: str, before: str, entry: Mapping[str, Any], salt: str) -> Link:
    """The link of an encoded entry that follows the link whose hash is ``before``."""
    body = _as_json([session, before, salt, *(entry.get(name) for name in SIGNED)])
    digest = _keyed(key, "entry", body)
    return Link(salt, digest, _keyed(key, "at", digest + str(entry.get("at"))))


def head(key: bytes, session: str, count: int, last: str) -> str:
    """The signature that closes a record of this many entries."""
    return _keyed(key, "head", f"{session}\x1f{count}\x1f{last}")


def seal(key: bytes, told: Sequence[object]) -> str:
    """What binds these words to a session whose key this is."""
    return _keyed(key, "seal", _as_json(list(told)))


def first_fault(key: bytes, session: str, lines: Sequence[Mapping[str, Any]]) -> Fault | None:
    """The first entry altered, dropped, inserted, reordered or cut off; None for a record as it was written.

    Each line is an encoded entry with ``salt``, ``hash`` and ``at_hash``; the last one also carries ``head_hash``.
    """
    before = GENESIS
    for number, line in enumerate(lines, start=1):
        fault = _line_fault(key, session, before, number, line)
        if fault is not None:
            return Fault(number, fault)
        before = str(line["hash"])
    return _head_fault(key, session, before, lines)


def _line_fault(key: bytes, session: str, before: str, number: int, line: Mapping[str, Any]) -> str | None:
    if strange := line.keys() - NAMES:
        return f"the entry has a field {min(map(str, strange))[:40]!r} that was not written with it"
    if line.get("session") != session:
        return "this entry belongs to another session"
    if line.get("seq") != number:
        return f"entry {number} was expected and entry {line.get('seq')} stands here: dropped, inserted or swapped"
    right = link(key, session, before, line, str(line.get("salt")))
    if not same(right.hash, line.get("hash")):
        return "the entry, or the link to the one before, was altered"
    if not same(right.at_hash, line.get("at_hash")):
        return "the time of the entry was altered"
    return None


def _head_fault(key: bytes, session: str, last: str, lines: Sequence[Mapping[str, Any]]) -> Fault | None:
    if not lines:
        return Fault(1, "the record is empty: everything was cut off")
    early = next((number for number, line in enumerate(lines[:-1], start=1) if "head_hash" in line), None)
    if early is not None:
        return Fault(early + 1, "an entry was added after the signed end of the record")
    if not same(head(key, session, len(lines), last), lines[-1].get("head_hash")):
        return Fault(len(lines), "the record was cut off after this entry, or its end was not signed with this key")
    return None


def _keyed(key: bytes, purpose: str, text: str) -> str:
    inner, outer = (begun.copy() for begun in _begun(key))
    inner.update(_bytes(f"{purpose}\x1f{text}"))
    outer.update(inner.digest())
    return outer.hexdigest()


@lru_cache(maxsize=64)
def _begun(key: bytes) -> tuple[Hash, Hash]:
    """HMAC-SHA-256 (RFC 2104) as far as it has to do with the key only, which is half of the work of a short one."""
    block = (key if len(key) <= BLOCK else sha256(key).digest()).ljust(BLOCK, b"\0")
    return sha256(bytes(byte ^ 0x36 for byte in block)), sha256(bytes(byte ^ 0x5C for byte in block))


def same(right: str, given: object) -> bool:
    """Whether a hash is the right one; in bytes, since a forged one may hold anything."""
    return hmac.compare_digest(_bytes(right), _bytes(str(given)))


def _bytes(text: str) -> bytes:
    """Half a character, which JSON can write and UTF-8 cannot, is found in forged records only."""
    return text.encode("utf-8", "surrogatepass")
