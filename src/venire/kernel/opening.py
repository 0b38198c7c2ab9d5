"""How any proceeding is opened: its first events, and the contents that they pin by hash.

Source: spec/design.md, "Time and change".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import TypeVar

from venire.kernel.frozen import Frozen
from venire.kernel.record import Event

E = TypeVar("E", bound=Event)
C = TypeVar("C", bound=Frozen)
FORKED = "~"
"""Between a seed and the mark of a session that throws dice of its own: a fork, or one in which others take part."""


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


@lru_cache(maxsize=16)
def read_pinned(kind: type[C], content: bytes) -> C:
    """What :func:`pin` wrote, as a value of its kind: read once for whoever goes by it, the rules and those who watch.

    Raises :class:`pydantic.ValidationError`.
    """
    return kind.model_validate_json(content)


def other_dice(opening: E, seed: str, mark: str) -> E:
    """The opening with a seed of its own: what it began as, and a mark that nobody knows."""
    return opening.model_copy(update={"seed": f"{seed.partition(FORKED)[0]}{FORKED}{mark}"})
