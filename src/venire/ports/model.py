"""A language model: what it is told, and how it answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from pydantic import BaseModel

from venire.errors import VenireError
from venire.kernel.minutes import Called


@dataclass(frozen=True, slots=True, kw_only=True)
class Brief:
    """What a language model is told for one turn, from what many calls share to what is this seat's alone.

    In ``shared`` and ``matter`` all that people and documents say is marked as data. The fields are given by name.
    """

    rules: str
    """What binds it; the only system text, and nobody else's words."""
    shared: str = ""
    """What every seat of this moment reads alike, the case and the record so far: a provider's cache can keep it."""
    matter: str
    """What this seat alone plays from, and what is asked of it now."""
    version: str
    """Hash of the templates it was made from."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What one answer took, all attempts together. Cost in US dollars, 0 where no price is known."""

    model: str
    attempts: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    tokens_cached: int = 0
    """Of ``tokens_in``, those that the provider had kept from an earlier call."""
    cost: float = 0.0
    seconds: float = 0.0
    priced: bool = True
    """Whether the cost is known; a model that is on no list of prices costs 0 here and may cost more."""
    first_token: float | None = None
    """Seconds until the first word of the answer came; None where it was not streamed."""

    def called(self, ask: str, prompt: str, *, dropped: tuple[str, ...] = (), error: str = "") -> Called:
        """The note of this call for the record. ``prompt``: the version of the brief; ``dropped``: why parts of the
        answer were left out; ``error``: why there is no answer, empty where there is one."""
        return Called(
            ask=ask,
            model=self.model,
            prompt_hash=prompt,
            tokens_in=self.tokens_in,
            tokens_out=self.tokens_out,
            tokens_cached=self.tokens_cached,
            cost=self.cost,
            attempts=self.attempts,
            seconds=self.seconds,
            dropped=dropped,
            error=error,
        )


LookUp: TypeAlias = Callable[..., str | Awaitable[str]]
"""A look-up that a model may use in its turn: it reads and changes nothing.

A model is told its ``__name__``, its docstring and its annotated arguments. What it gives back is plain text, handed to
the model as data between tags; a :class:`VenireError` that it raises is told to the model by its sentence.
"""


@dataclass(frozen=True, slots=True)
class Filled:
    """A form as a model filled it in."""

    form: BaseModel
    spent: Spent


class NoAnswer(VenireError):
    """A model gave no usable answer in its time. The sentence names no key and quotes no provider."""

    def __init__(self, sentence: str, remedy: str, spent: Spent) -> None:
        super().__init__(sentence, remedy)
        self.spent = spent


class Model(Protocol):
    """A language model that fills in forms."""

    @property
    def name(self) -> str:
        """How the record names it: ``openai:gpt-…``."""
        ...

    async def fill(
        self,
        brief: Brief,
        forms: Mapping[str, type[BaseModel]],
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        """One of these forms, filled in.

        What does not fit its form, or draws a ``complaint`` (empty: none), goes back once with the reason. The model
        may use the ``tools`` three times at most before it hands in. Raises :class:`NoAnswer` when no usable answer
        came in time.

        ``heard`` is told the field ``text`` sentence by sentence while it is still being written, each sentence after
        ``complaint`` passed the form so far; the empty string takes back all that it was told, for another try begins.
        """
        ...

    async def close(self) -> None:
        """Let go of its connections."""
        ...
