"""One turn under way: tries, waits between them, the deadline over all, and what it took."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final, TypeAlias

from httpx2 import HTTPError
from pydantic import BaseModel
from pydantic_ai import Agent, UsageLimits
from pydantic_ai.exceptions import ModelAPIError
from pydantic_ai.messages import UserContent
from pydantic_ai.usage import RunUsage

from venire.models.drafts import Draft
from venire.models.http import Exchange, all_closed
from venire.models.look_ups import STEPS
from venire.models.trouble import trouble_of
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


FormAgent: TypeAlias = Agent[Check, BaseModel]


class Turn:
    """An agent asked once, as often as passing trouble allows."""

    def __init__(
        self,
        agent: FormAgent,
        complaint: Complaint,
        use: ModelUse,
        sleep: Callable[[float], Awaitable[None]],
        draft: Draft | None,
    ) -> None:
        self._agent = agent
        self._complaint = complaint
        self._use = use
        self._sleep = sleep
        self._draft = draft
        self._usage = RunUsage()
        self._exchange = Exchange()
        self._failed = 0
        self._began = monotonic()

    async def taken(self, prompt: str | Sequence[UserContent]) -> BaseModel:
        """The filled form. Raises what the last try raised, or :class:`TimeoutError`."""
        async with all_closed(self._exchange), asyncio.timeout(self._use.timeout):
            while True:
                try:
                    return await self._asked(prompt)
                except (ModelAPIError, HTTPError) as error:
                    self._failed += 1
                    await self._sleep(self._wait(error))

    async def _asked(self, prompt: str | Sequence[UserContent]) -> BaseModel:
        limits = UsageLimits(request_limit=self._usage.requests + REQUESTS)
        follow = self._draft.follow if self._draft is not None else None
        try:
            run = await self._agent.run(
                prompt,
                deps=Check(self._complaint),
                usage=self._usage,
                usage_limits=limits,
                event_stream_handler=follow,
            )
        except BaseException:
            if self._draft is not None:
                self._draft.take_back()
            raise
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
            tokens_in=usage.input_tokens,
            tokens_out=usage.output_tokens,
            tokens_cached=usage.cache_read_tokens,
            cost=self._cost(),
            priced=self._use.price is not None or usage.cost is not None,
            seconds=round(monotonic() - self._began, 3),
            first_token=self._draft.first_token if self._draft is not None else None,
        )

    def _cost(self) -> float:
        """US dollars: by the price that models.yaml names, else by the provider's list."""
        usage, price = self._usage, self._use.price
        if price is not None:
            return price.of(usage.input_tokens, usage.output_tokens, usage.cache_read_tokens)
        return float(usage.cost or 0)
