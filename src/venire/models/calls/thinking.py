"""Room to think: what a level comes to in tokens, and what a number of tokens comes to as a level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from venire.models.use import ModelUse, Thinking

Effort: TypeAlias = Literal["low", "medium", "high"]
TOKENS: Mapping[Effort, int] = {"low": 2_048, "medium": 8_192, "high": 16_384}


def room(thinking: Thinking | None) -> int:
    """Tokens to be had for thinking; 0 where it is off or left to the provider."""
    if thinking is None or thinking == "off":
        return 0
    return thinking if isinstance(thinking, int) else TOKENS[thinking]


def effort(thinking: Thinking) -> Effort | Literal[False]:
    """The nearest level that holds so many tokens, for those who know levels only; False for off."""
    if isinstance(thinking, int):
        return _level(thinking)
    return False if thinking == "off" else thinking


def _level(tokens: int) -> Effort:
    for level, held in TOKENS.items():
        if tokens <= held:
            return level
    return "high"


def whole_room(use: ModelUse) -> int:
    """Tokens for thinking and answer together: every provider counts them as one."""
    return use.max_tokens + room(use.thinking)
