"""Which model is called, where, and how."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BeforeValidator, Field, StringConstraints, model_validator

from venire.kernel.frozen import Frozen

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Output = Literal["tool", "json", "prompt"]
"""How a form is handed in: as a tool call, by a JSON schema that the server enforces, or as JSON asked for in words."""
Level = Literal["off", "low", "medium", "high"]
Budget = Annotated[int, Field(ge=128, le=100_000)]
Thinking: TypeAlias = Annotated[Level | Budget, BeforeValidator(lambda given: "off" if given is False else given)]
"""How long a model may think before it answers: a level, or so many tokens. YAML reads an unquoted ``off`` as false."""
Dollars = Annotated[float, Field(ge=0.0, le=10_000.0)]
UNDERSTUDY = "understudy"
"""Written where a model could be: no model here, whatever the default says."""


class Price(Frozen):
    """US dollars for a million tokens."""

    input: Dollars
    output: Dollars
    cached: Dollars | None = None
    """Of tokens that the provider had kept; as other input where it is left out."""

    def of(self, tokens_in: int, tokens_out: int, tokens_cached: int) -> float:
        """Dollars. ``tokens_cached`` are among ``tokens_in``."""
        cached = self.input if self.cached is None else self.cached
        return ((tokens_in - tokens_cached) * self.input + tokens_cached * cached + tokens_out * self.output) / 1e6


class ModelUse(Frozen):
    """A model, and how it is called."""

    provider: Text
    model: Text
    base_url: str = ""
    """Of a server of one's own; empty: the provider's own."""
    key_env: str = ""
    """The environment variable that holds the key; empty: the provider's usual one, and none with a ``base_url``."""
    temperature: float = Field(default=0.7, ge=0.0, le=2.0)
    max_tokens: int = Field(default=1024, ge=64, le=100_000)
    """Of the answer; what a model may think comes on top, where it is a number of tokens."""
    timeout: float = Field(default=60.0, gt=0.0, le=600.0)
    """Seconds for one turn, retries and all, from when its provider has a place free."""
    retries: int = Field(default=2, ge=0, le=10)
    """Further tries after a busy or broken server, inside the timeout."""
    output: Output = "tool"
    thinking: Thinking | None = None
    """None: as the provider has it."""
    price: Price | None = None
    """None: as the provider's list has it, and 0 where it is on none."""
    concurrency: int | None = Field(default=None, ge=1, le=1000)
    """Calls at a time at its address, set for the whole provider; None: as the loader table has it."""

    @property
    def name(self) -> str:
        """``openai:gpt-…``."""
        return f"{self.provider}:{self.model}"


class ModelEntry(Frozen):
    """A line of ``models.yaml``: what is left out is taken from the less particular entry.

    It may be written in short, ``openai:gpt-4o``, or as ``understudy``.
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
    thinking: Thinking | None = None
    price: Price | None = None

    @model_validator(mode="before")
    @classmethod
    def _short(cls, written: object) -> object:
        if not isinstance(written, str):
            return written
        provider, colon, model = written.partition(":")
        if not colon and written.strip() == UNDERSTUDY:
            return {"provider": UNDERSTUDY, "model": UNDERSTUDY}
        if not colon:
            raise ValueError("write provider:model, such as openai:gpt-4o-mini, or understudy")
        return {"provider": provider, "model": model}

    def over(self, other: ModelEntry) -> ModelEntry:
        """This entry, filled up from a less particular one.

        What belongs to another provider or another model is never taken over: its address and key (a key must not
        reach a server it is not for), its price, its name.
        """
        here = self.model_dump(exclude_none=True)
        elsewhere = self.provider not in (None, other.provider)
        foreign = {
            "model": elsewhere,
            "base_url": elsewhere or self.base_url is not None,
            "key_env": elsewhere or self.base_url is not None,
            "price": elsewhere or self.model not in (None, other.model),
        }
        there = {name: value for name, value in other.model_dump(exclude_none=True).items() if not foreign.get(name)}
        return ModelEntry.model_validate(there | here)
