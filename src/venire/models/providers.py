"""The loader table: every provider in one line, its library imported when one of its models is called for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

from venire.errors import VenireError
from venire.models.use import ModelUse
from venire.ports import Model


@dataclass(frozen=True, slots=True)
class Provider:
    """How to reach a provider: ``module`` has a function ``connect(use, key)``."""

    module: str
    key_env: str


PROVIDERS: Mapping[str, Provider] = {
    "openai": Provider("venire.models.openai", "OPENAI_API_KEY"),
}
"""``openai`` also reaches, by ``base_url``, any server that speaks its chat completions: Ollama, vLLM, llama.cpp, …"""


def key_variable(use: ModelUse) -> str:
    """The environment variable with the key for this use; empty where none is wanted.

    An address of one's own gets a key only if one is named for it, so that a provider's key is not sent elsewhere.
    """
    return use.key_env or ("" if use.base_url else known_provider(use).key_env)


def missing(use: ModelUse, environ: Mapping[str, str]) -> str:
    """Why this model cannot be called here, in a sentence; empty if it can be tried."""
    variable = key_variable(use)
    return f"{use.name} needs a key in {variable}, which is not set." if variable and not environ.get(variable) else ""


def connect(use: ModelUse, environ: Mapping[str, str]) -> Model:
    """The model, ready to be called. Raises :class:`VenireError` for an unknown provider or a missing key."""
    lack = missing(use, environ)
    if lack:
        raise VenireError(lack, f"Set {key_variable(use)}, or let the understudy play.")
    make: Callable[[ModelUse, str], Model] = import_module(known_provider(use).module).connect
    return make(use, environ.get(key_variable(use), ""))


def known_provider(use: ModelUse) -> Provider:
    """How its provider is reached. Raises :class:`VenireError` for one that is not in the table."""
    if use.provider not in PROVIDERS:
        known = ", ".join(sorted(PROVIDERS))
        raise VenireError(f"There is no provider called {use.provider!r}.", f"Providers are: {known}.")
    return PROVIDERS[use.provider]
