"""Spoken narration."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Protocol


class Voice(Protocol):
    """Spoken narration."""

    def speak(self, text: str) -> AsyncIterator[bytes]: ...
