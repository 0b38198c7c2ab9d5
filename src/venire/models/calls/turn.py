"""One turn under way: tries, waits between them, the deadline over all, and what it took."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, TypeAlias

from httpx2 import HTTPError
from pydantic import BaseModel
from pydantic_ai import Agent, UsageLimits
from pydantic_ai.exceptions import ModelAPIError
from pydantic_ai.messages import ModelResponse, UserContent
from pydantic_ai.models import Model
from pydantic_ai.usage import RunUsage

from venire.models.calls.drafts import ModelDraft
from venire.models.calls.failures import trouble_of
from venire.models.calls.forms import Forms
from venire.models.calls.http import HttpExchange, all_closed
from venire.models.calls.look_ups import STEPS
from venire.models.calls.single_reply import Once, Overheard, Way, billed, form_in
from venire.models.use import ModelUse
from venire.ports import Spent

Complaint: TypeAlias = Callable[[BaseModel], str]
"""What is wrong with a filled form; empty: nothing."""
FIRST_WAIT: Final = 0.5
"""Seconds before the first further try; doubled each time, unless the server names a time itself."""
REPAIRS: Final = 1
REQUESTS: Final = 1 + REPAIRS + STEPS + 1
"""Of one try: the answer, its repair, a request after each look-up, and one after a look-up too many."""


@dataclass(frozen=True, slots=True)
class Check:
    """What a filled form is held against: each run brings its own."""

    complaint: Complaint


LETTERS = 4
"""Of a token, in English."""
FormAgent: TypeAlias = Agent[Check, BaseModel]


@dataclass(slots=True)
class Asker:
    """An agent, its model, the tools by which its forms are handed in, and how it asks, once that is known."""

    agent: FormAgent
    model: Model[Any]
    forms: Forms
    way: Way | None = None

    def learn(self, way: Way | None) -> None:
        """How it asked, where there are forms that can be taken without it."""
        if self.forms and self.way is None:
            self.way = way


class ModelTurn:
    """An agent asked once, as often as passing trouble allows."""

    def __init__(
        self,
        asker: Asker,
        complaint: Complaint,
        use: ModelUse,
        sleep: Callable[[float], Awaitable[None]],
        draft: ModelDraft | None,
    ) -> None:
        self._asker = asker
        self._complaint = complaint
        self._use = use
        self._sleep = sleep
        self._draft = draft
        self._usage = RunUsage()
        self._exchange = HttpExchange()
        self._failed = 0
        self._letters = (0, 0)
        self._began = monotonic()

    async def taken(self, prompt: str | Sequence[UserContent]) -> BaseModel:
        """The filled form. Raises what the last try raised, or :class:`TimeoutError`."""
        asked = sum(len(part) for part in prompt if isinstance(part, str))
        self._letters = (asked, 0)
        async with all_closed(self._exchange), asyncio.timeout(self._use.timeout):
            while True:
                try:
                    form = await self._asked(prompt)
                    self._letters = (asked, len(form.model_dump_json()))
                    return form
                except (ModelAPIError, HTTPError) as error:
                    self._failed += 1
                    await self._sleep(self._wait(error))

    async def _asked(self, prompt: str | Sequence[UserContent]) -> BaseModel:
        once = Once(self._complaint)
        first = await self._first(prompt)
        form = form_in(first, self._asker.forms) if first is not None else None
        if first is not None and form is not None and not once.of_the_first(form):
            billed(first, self._usage)
            return form
        return await self._run(prompt, once, first)

    async def _first(self, prompt: str | Sequence[UserContent]) -> ModelResponse | None:
        """The model's first answer the short way; None where only a run will do."""
        model, way = self._asker.model, self._asker.way
        messages = way.messages(model, prompt) if way and self._draft is None else None
        return await model.request(messages, way.settings, way.parameters) if way and messages else None

    async def _run(
        self, prompt: str | Sequence[UserContent], complaint: Complaint, first: ModelResponse | None
    ) -> BaseModel:
        limits = UsageLimits(request_limit=self._usage.requests + REQUESTS)
        model = Overheard(self._asker.model, first)
        try:
            run = await self._asker.agent.run(
                prompt,
                deps=Check(complaint),
                model=model,
                usage=self._usage,
                usage_limits=limits,
                event_stream_handler=self._draft.follow if self._draft is not None else None,
            )
        except BaseException:
            if self._draft is not None:
                self._draft.take_back()
            raise
        self._asker.learn(model.way)
        return run.output

    def _wait(self, error: ModelAPIError | HTTPError) -> float:
        """Seconds until the next try; the error itself where there is to be none."""
        left = self._use.timeout - (monotonic() - self._began)
        named = error.retry_after if isinstance(error, ModelAPIError) else None
        wait = named or FIRST_WAIT * 2 ** (self._failed - 1)
        if not trouble_of(error).passing or self._failed > self._use.retries or wait >= left:
            raise error
        return wait

    def spent(self) -> Spent:
        """All tries together; one that was over before its request had left is a try too."""
        usage = self._usage
        return Spent(
            model=self._use.name,
            attempts=max(1, self._exchange.sent),
            tokens_in=_counted(usage.input_tokens, self._letters[0]),
            tokens_out=_counted(usage.output_tokens, self._letters[1]),
            tokens_cached=max(0, usage.cache_read_tokens),
            cost=max(0.0, self._cost()),
            priced=self._use.price is not None or usage.cost is not None,
            seconds=round(monotonic() - self._began, 3),
            first_token=self._draft.first_token if self._draft is not None else None,
        )

    def _cost(self) -> float:
        """US dollars: by the price that models.yaml names, else by the provider's list."""
        usage, price = self._usage, self._use.price
        if price is not None:
            asked, answered = (_counted(*pair) for pair in zip(self._reported(), self._letters, strict=True))
            return price.of(asked, answered, max(0, usage.cache_read_tokens))
        return float(usage.cost or 0)

    def _reported(self) -> tuple[int, int]:
        return self._usage.input_tokens, self._usage.output_tokens


def _counted(reported: int, letters: int) -> int:
    """What a model's server says it took; where it says nothing, or less, what so many letters take at the usual four
    to a token. A budget would never be spent on one that counts backwards."""
    return reported if reported > 0 else letters // LETTERS
