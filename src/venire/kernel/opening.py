"""How any proceeding is opened: its first events, and the contents that they pin by hash.

Source: DESIGN, "Time and change".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256

from venire.kernel.frozen import Frozen
from venire.kernel.record import Event


@dataclass(frozen=True, slots=True)
class Opening:
    """The first events, and the contents they pin (hash → JSON)."""

    events: tuple[Event, ...]
    contents: Mapping[str, bytes]


def content_hash(content: bytes) -> str:
    """SHA-256, in hexadecimal."""
    return sha256(content).hexdigest()


def pin(content: Frozen) -> tuple[str, bytes]:
    """A content's hash and its JSON."""
    body = content.model_dump_json().encode()
    return content_hash(body), body
