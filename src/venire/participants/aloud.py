"""Whoever answers for another is heard as that other would be."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act
from venire.ports import Participant, SpeaksAloud


def answered_aloud(whose: Participant, ask: Ask, view: Frozen, say: Callable[[str], None]) -> Awaitable[Act]:
    """The answer of ``whose``, heard while it comes where it speaks aloud."""
    if isinstance(whose, SpeaksAloud):
        return whose.answer_aloud(ask, view, say)
    return whose.answer(ask, view)
