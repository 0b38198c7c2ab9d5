"""How one provider wants to be called."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from pydantic_ai import ModelSettings
from pydantic_ai.models import Model as AnyModel


@dataclass(frozen=True, slots=True)
class ProviderModel:
    """A model of pydantic-ai, and what is particular about its provider."""

    model: AnyModel[Any]
    settings: ModelSettings
    close: Callable[[], Awaitable[None]]
    marks: bool = False
    """Whether it is to be told where the shared part of a prompt ends; the others find out by themselves."""
