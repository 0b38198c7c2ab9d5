"""Which model is called, where, and how."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, model_validator

from venire.kernel.frozen import Frozen

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Output = Literal["tool", "json", "prompt"]
"""How a form is handed in: as a tool call, by a JSON schema that the server enforces, or as JSON asked for in words."""


class ModelUse(Frozen):
    """A model, and how it is called."""

    provider: Text
    model: Text
    base_url: str = ""
    """Of an OpenAI-compatible server; empty: the provider's own."""
    key_env: str = ""
    """The environment variable that holds the key; empty: the provider's usual one, and none with a ``base_url``."""
    temperature: float = Field(default=0.7, ge=0.0, le=2.0)
    max_tokens: int = Field(default=1024, ge=64, le=100_000)
    timeout: float = Field(default=60.0, gt=0.0, le=600.0)
    """Seconds for one turn, retries and all."""
    retries: int = Field(default=2, ge=0, le=10)
    """Further tries after a busy or broken server, inside the timeout."""
    output: Output = "tool"

    @property
    def name(self) -> str:
        """``openai:gpt-…``."""
        return f"{self.provider}:{self.model}"


class ModelEntry(Frozen):
    """A line of ``models.yaml``: what is left out is taken from the less particular entry.

    It may be written in short: ``openai:gpt-4o``.
    """

    provider: Text | None = None
    model: Text | None = None
    base_url: str | None = None
    key_env: str | None = None
    temperature: float | None = Field(default=None, ge=0.0, le=2.0)
    max_tokens: int | None = Field(default=None, ge=64, le=100_000)
    timeout: float | None = Field(default=None, gt=0.0, le=600.0)
    retries: int | None = Field(default=None, ge=0, le=10)
    output: Output | None = None

    @model_validator(mode="before")
    @classmethod
    def _short(cls, written: object) -> object:
        if not isinstance(written, str):
            return written
        provider, colon, model = written.partition(":")
        if not colon:
            raise ValueError("write provider:model, such as openai:gpt-4o-mini")
        return {"provider": provider, "model": model}

    def over(self, other: ModelEntry) -> ModelEntry:
        """This entry, filled up from a less particular one.

        Another provider's address and key are never taken over: a key must not reach a server it is not for.
        """
        here = self.model_dump(exclude_none=True)
        there = other.model_dump(exclude_none=True)
        if self.provider not in (None, other.provider) or self.base_url is not None:
            there = {name: value for name, value in there.items() if name not in ("base_url", "key_env")}
        return ModelEntry.model_validate(there | here)
