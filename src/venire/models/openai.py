"""OpenAI, and every server that speaks its chat completions."""

from __future__ import annotations

from openai import AsyncOpenAI
from pydantic_ai.models.openai import OpenAIChatModel
from pydantic_ai.profiles.openai import OpenAIModelProfile
from pydantic_ai.providers.openai import OpenAIProvider

from venire.models.calling import CalledModel
from venire.models.use import ModelUse

NO_KEY = "no-key"
"""What a server that wants no key is sent: the client will not go without one."""
ELSEWHERE = OpenAIModelProfile(openai_chat_supports_max_completion_tokens=False)
"""Servers other than OpenAI's own know the older ``max_tokens``; some overlook the newer name and never stop."""


def connect(use: ModelUse, key: str) -> CalledModel:
    """The model at ``base_url``, or at OpenAI's own address."""
    client = AsyncOpenAI(base_url=use.base_url or None, api_key=key or NO_KEY, max_retries=0)
    provider = OpenAIProvider(openai_client=client)
    model = OpenAIChatModel(use.model, provider=provider, profile=ELSEWHERE if use.base_url else None)
    return CalledModel(model, use, client.close)
