"""OpenAI, and every server that speaks its chat completions."""

from __future__ import annotations

from openai import AsyncOpenAI
from pydantic_ai.models.openai import OpenAIChatModel, OpenAIChatModelSettings
from pydantic_ai.profiles.openai import OpenAIModelProfile
from pydantic_ai.providers.openai import OpenAIProvider

from venire.models.calls.form_model import CalledModel
from venire.models.calls.http import client
from venire.models.calls.provider_model import ProviderModel
from venire.models.calls.thinking import effort, whole_room
from venire.models.use import ModelUse

NO_KEY = "no-key"
"""What a server that wants no key is sent: the client will not go without one."""
ELSEWHERE = OpenAIModelProfile(openai_chat_supports_max_completion_tokens=False)
"""Servers other than OpenAI's own know the older ``max_tokens``; some overlook the newer name and never stop."""


def connect(use: ModelUse, key: str) -> CalledModel:
    """The model at ``base_url``, or at OpenAI's own address.

    The client is told not to try again by itself; told so at every call, it would be copied each time.
    """
    http = client()
    spoken = AsyncOpenAI(base_url=use.base_url or None, api_key=key or NO_KEY, max_retries=0, http_client=http)
    provider = OpenAIProvider(openai_client=spoken)
    model = OpenAIChatModel(use.model, provider=provider, profile=ELSEWHERE if use.base_url else None)
    return CalledModel(ProviderModel(model, _settings(use, model), http.aclose), use)


def _settings(use: ModelUse, model: OpenAIChatModel) -> OpenAIChatModelSettings:
    settings = OpenAIChatModelSettings(max_tokens=whole_room(use))
    if not _reasons(use, model):
        settings["temperature"] = use.temperature
    if use.thinking is not None and (use.base_url or model.profile.get("supports_thinking")):
        settings |= _thinking(use)
    return settings


def _thinking(use: ModelUse) -> OpenAIChatModelSettings:
    """By the common name at OpenAI, which knows its models; elsewhere as it is, since the model's name says nothing."""
    wanted = effort(use.thinking or "off")
    if not use.base_url:
        return OpenAIChatModelSettings(thinking=wanted)
    return OpenAIChatModelSettings(openai_reasoning_effort=wanted or "none")


def _reasons(use: ModelUse, model: OpenAIChatModel) -> bool:
    """Whether it is a model of OpenAI's that thinks in this call: it then refuses a temperature."""
    profile = model.profile
    if use.base_url or not profile.get("supports_thinking"):
        return False
    asked = use.thinking is not None and use.thinking != "off"
    unasked = profile.get("thinking_enabled_by_default", False) and use.thinking is None
    return bool(profile.get("thinking_always_enabled", False) or asked or unasked)
