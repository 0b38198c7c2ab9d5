"""How often a model was really asked in one turn."""

from __future__ import annotations

from pydantic_ai.capabilities import AbstractCapability
from pydantic_ai.models import ModelRequestContext
from pydantic_ai.tools import RunContext


class Requests(AbstractCapability[object]):
    """Counts the requests that are sent, whatever becomes of them."""

    def __init__(self) -> None:
        self.sent = 0

    async def before_model_request(
        self, ctx: RunContext[object], request_context: ModelRequestContext
    ) -> ModelRequestContext:
        """See pydantic-ai."""
        self.sent += 1
        return request_context
