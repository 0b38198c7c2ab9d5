"""Google's Gemini, by its own library (``venire[google]``). It keeps what calls share without being told."""

from __future__ import annotations

from google.genai.client import Client
from google.genai.types import HttpOptions
from pydantic_ai.models.google import GoogleModel, GoogleModelSettings
from pydantic_ai.providers.google import GoogleProvider

from venire.models.calls.form_model import CalledModel
from venire.models.calls.http import client
from venire.models.calls.provider_model import ProviderModel
from venire.models.calls.thinking import effort, whole_room
from venire.models.use import ModelUse


def connect(use: ModelUse, key: str) -> CalledModel:
    """The model at ``base_url``, or at Google's own address."""
    http = client()
    options = HttpOptions(base_url=use.base_url or None, httpx_async_client=http, timeout=600_000)
    spoken = Client(vertexai=False, api_key=key or "no-key", http_options=options)
    model = GoogleModel(use.model, provider=GoogleProvider(client=spoken))
    return CalledModel(ProviderModel(model, _settings(use, model), http.aclose), use)


def _settings(use: ModelUse, model: GoogleModel) -> GoogleModelSettings:
    settings = GoogleModelSettings(max_tokens=whole_room(use), max_retries=0, temperature=use.temperature)
    if isinstance(use.thinking, int) and not model.profile.get("google_supports_thinking_level", True):
        settings["google_thinking_config"] = {"thinking_budget": use.thinking}
    elif use.thinking is not None:
        settings["thinking"] = effort(use.thinking)
    return settings
