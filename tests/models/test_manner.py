"""What is particular about each provider's calls: marks for its cache, room to think, temperature, addresses, keys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.models.lines import Speak, dialled
from tests.scripted_server import ScriptedServer, speaks
from venire.models.calls.thinking import effort, room
from venire.models.providers import PROVIDERS, connect, key_variables, missing
from venire.models.use import ModelUse, Thinking
from venire.models.vendors import openai

pytestmark = pytest.mark.anyio


async def sent(server: ScriptedServer, provider: str, **changes: object) -> dict[str, Any]:
    """The body of a call in this manner."""
    line = dialled(server, provider, **changes)
    await line.fill(speaks())
    await line.model.close()
    return dict(line.sent.body)


async def test_anthropic_is_told_where_what_it_may_keep_ends(server: ScriptedServer) -> None:
    body = await sent(server, "anthropic")
    shared, matter = body["messages"][0]["content"]

    marks = [
        "cache_control" in part for part in (body["tools"][0], body["tools"][-1], body["system"][-1], shared, matter)
    ]
    assert marks == [False, True, True, True, False]


@pytest.mark.parametrize("provider", ["openai", "vllm", "gemini"])
async def test_the_others_get_one_text_and_no_marks(server: ScriptedServer, provider: str) -> None:
    assert "cache" not in str(await sent(server, provider))


@pytest.mark.parametrize(
    ("thinking", "model", "asked", "tokens"),
    [
        ("low", "claude-haiku-4-5", {"type": "enabled", "budget_tokens": 2048}, 3072),
        (4000, "claude-haiku-4-5", {"type": "enabled", "budget_tokens": 4000}, 5024),
        (200, "claude-haiku-4-5", {"type": "enabled", "budget_tokens": 1024}, 2048),
        ("medium", "claude-sonnet-4-6", {"type": "adaptive"}, 1024 + 8192),
        ("off", "claude-haiku-4-5", None, 1024),
        (None, "claude-haiku-4-5", None, 1024),
    ],
)
async def test_anthropic_thinks_in_tokens_or_levels(
    server: ScriptedServer, thinking: Thinking | None, model: str, asked: object, tokens: int
) -> None:
    body = await sent(server, "anthropic", thinking=thinking, model=model)

    assert body.get("thinking") == asked
    assert body["max_tokens"] == tokens
    assert body.get("temperature") == (None if asked else 0.7)


@pytest.mark.parametrize(
    ("thinking", "model", "asked", "tokens"),
    [
        ("off", "gemini-2.5-flash", 0, 1024),
        (500, "gemini-2.5-flash", 500, 1524),
        (None, "gemini-2.5-flash", None, 1024),
    ],
)
async def test_gemini_thinks_in_tokens(
    server: ScriptedServer, thinking: Thinking | None, model: str, asked: int | None, tokens: int
) -> None:
    config = (await sent(server, "gemini", thinking=thinking, model=model))["generationConfig"]

    assert config.get("thinkingConfig", {}).get("thinking_budget") == asked
    assert (config["maxOutputTokens"], config["temperature"]) == (tokens, 0.7)


async def test_newer_gemini_thinks_in_levels_of_which_it_has_two(server: ScriptedServer) -> None:
    config = (await sent(server, "gemini", thinking=2000, model="gemini-3-pro-preview"))["generationConfig"]

    assert config["thinkingConfig"]["thinking_level"] == "LOW"


@pytest.mark.parametrize(("thinking", "asked"), [("off", "none"), ("low", "low"), (5000, "medium"), (None, None)])
async def test_a_compatible_server_is_told_a_level(
    server: ScriptedServer, thinking: Thinking | None, asked: str
) -> None:
    body = await sent(server, "vllm", thinking=thinking)

    assert body.get("reasoning_effort") == asked
    assert body["temperature"] == 0.7


def openai_body(model: str, thinking: Thinking | None) -> dict[str, Any]:
    """OpenAI's own address cannot be played by another, so its settings are looked at where they are made."""
    return dict(openai.connect(ModelUse(provider="openai", model=model, thinking=thinking), "k").settings)


@pytest.mark.parametrize(
    ("model", "thinking", "expected"),
    [
        ("gpt-4o-mini", None, {"temperature": 0.7}),
        ("gpt-4o-mini", "high", {"temperature": 0.7}),
        ("o3", None, {}),
        ("o3", "high", {"thinking": "high"}),
        ("gpt-5.2", "off", {"temperature": 0.7, "thinking": False}),
        ("gpt-5.2", "low", {"thinking": "low"}),
    ],
)
def test_openais_own_models_are_not_given_what_they_refuse(
    model: str, thinking: Thinking | None, expected: dict[str, object]
) -> None:
    settings = openai_body(model, thinking)

    assert {name: settings[name] for name in ("temperature", "thinking") if name in settings} == expected
    assert settings["max_tokens"] == 1024 + room(thinking)


@pytest.mark.parametrize(
    ("thinking", "level"), [("off", False), ("high", "high"), (128, "low"), (2049, "medium"), (99_999, "high")]
)
def test_a_number_of_tokens_comes_to_a_level(thinking: Thinking, level: object) -> None:
    assert effort(thinking) == level


@pytest.mark.parametrize(
    ("provider", "header", "value"),
    [
        ("openai", "authorization", "Bearer sk-hush"),
        ("vllm", "authorization", "Bearer sk-hush"),
        ("anthropic", "authorization", "Bearer sk-hush"),
        ("gemini", "x-goog-api-key", "sk-hush"),
    ],
)
async def test_the_named_key_is_sent_as_each_provider_has_it(
    server: ScriptedServer, provider: str, header: str, value: str
) -> None:
    line = dialled(server, provider)
    filled = await line.fill(speaks())
    await line.model.close()

    assert isinstance(filled.form, Speak)
    assert line.sent.headers[header] == value


@pytest.mark.parametrize("provider", ["ollama", "vllm", "llamacpp", "litellm"])
def test_a_local_server_is_reached_at_its_usual_address_without_a_key(provider: str) -> None:
    use = ModelUse(provider=provider, model="m")

    assert missing(use, {}) == ""
    assert connect(use, {}).name == f"{provider}:m"
    assert PROVIDERS[provider].base_url.startswith("http://127.0.0.1:")


def test_a_provider_without_its_library_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_name: str) -> None: ...

    monkeypatch.setattr("venire.models.providers.find_spec", nothing)

    assert missing(ModelUse(provider="anthropic", model="c"), {"ANTHROPIC_API_KEY": "k"}) == (
        "anthropic:c needs the library anthropic, which is not installed."
    )


def test_gemini_takes_either_of_two_keys() -> None:
    use = ModelUse(provider="gemini", model="g")

    assert key_variables(use) == ("GEMINI_API_KEY", "GOOGLE_API_KEY")
    assert missing(use, {"GOOGLE_API_KEY": "k"}) == ""
    assert missing(use, {}) == "gemini:g needs a key in GEMINI_API_KEY or GOOGLE_API_KEY, which is not set."
