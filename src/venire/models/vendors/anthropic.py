"""Anthropic's Claude, by its own library (``venire[anthropic]``)."""

from __future__ import annotations

from anthropic import AsyncAnthropic
from pydantic_ai.models.anthropic import AnthropicModel, AnthropicModelSettings
from pydantic_ai.profiles.anthropic import AnthropicModelProfile
from pydantic_ai.providers.anthropic import AnthropicProvider

from venire.models.calls.form_model import CalledModel
from venire.models.calls.http import client
from venire.models.calls.provider_model import ProviderModel
from venire.models.calls.thinking import effort, room, whole_room
from venire.models.use import ModelUse


def connect(use: ModelUse, key: str) -> CalledModel:
    """The model at ``base_url``, or at Anthropic's own address. What many calls share is marked to be kept."""
    http = client()
    spoken = AsyncAnthropic(base_url=use.base_url or None, api_key=key or "no-key", max_retries=0, http_client=http)
    model = AnthropicModel(use.model, provider=AnthropicProvider(anthropic_client=spoken))
    return CalledModel(ProviderModel(model, _settings(use, model.profile), http.aclose, marks=True), use)


def _settings(use: ModelUse, profile: AnthropicModelProfile) -> AnthropicModelSettings:
    """The forms and the rules are kept by themselves; the mark behind the shared part stands in the prompt."""
    settings = AnthropicModelSettings(
        max_tokens=whole_room(use),
        anthropic_cache_tool_definitions=True,
        anthropic_cache_instructions=True,
    )
    thinks = use.thinking is not None and use.thinking != "off"
    if not thinks and not profile.get("anthropic_disallows_sampling_settings", False):
        settings["temperature"] = use.temperature
    return settings | _thinking(use, profile)


def _thinking(use: ModelUse, profile: AnthropicModelProfile) -> AnthropicModelSettings:
    """So many tokens where the model takes a number, else the nearest level."""
    if use.thinking is None:
        return AnthropicModelSettings()
    by_level = profile.get("anthropic_disallows_budget_thinking", False) or (
        profile.get("anthropic_supports_adaptive_thinking", False) and not isinstance(use.thinking, int)
    )
    if by_level or use.thinking == "off":
        return AnthropicModelSettings(thinking=effort(use.thinking))
    tokens = max(room(use.thinking), 1024)
    return AnthropicModelSettings(
        max_tokens=use.max_tokens + tokens, anthropic_thinking={"type": "enabled", "budget_tokens": tokens}
    )
