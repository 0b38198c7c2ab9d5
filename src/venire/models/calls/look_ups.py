"""Look-ups in a turn: three at most, and what they find is data between tags. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import wraps
from inspect import isawaitable

from pydantic_ai import Tool

from venire.errors import VenireError
from venire.ports import LookUp

STEPS = 3
"""Look-ups in one turn."""
SPENT = "You have looked things up three times; that is all for this turn. Hand in your answer now."
_FORGEABLE = str.maketrans({"<": "‹", ">": "›"})


class LookUps:
    """The look-ups of one turn, counted together."""

    def __init__(self, tools: Sequence[LookUp]) -> None:
        self._tools = tools
        self._left = STEPS

    def offered(self) -> list[Tool[object]]:
        """As a model is offered them."""
        return [Tool(self._counted(tool), takes_ctx=False) for tool in self._tools]

    def _counted(self, tool: LookUp) -> Callable[..., Awaitable[str]]:
        @wraps(tool)
        async def looked_up(*given: object, **named: object) -> str:
            if self._left == 0:
                return SPENT
            self._left -= 1
            return await _found(tool, given, named)

        return looked_up


async def _found(tool: LookUp, given: tuple[object, ...], named: dict[str, object]) -> str:
    """What it finds, or why it finds nothing, with no tag of its own in it."""
    try:
        found = tool(*given, **named)
        text = await found if isawaitable(found) else found
    except VenireError as error:
        text = str(error)
    return f"<found>\n{text.translate(_FORGEABLE)}\n</found>"
