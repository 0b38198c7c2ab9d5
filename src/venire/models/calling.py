"""One turn of a language model: forms, one repair, retries after passing trouble, a deadline, and what it cost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import monotonic
from typing import Any, TypeAlias

from pydantic import BaseModel
from pydantic_ai import Agent, ModelRetry, ModelSettings, NativeOutput, PromptedOutput, ToolOutput
from pydantic_ai.exceptions import AgentRunError, ModelAPIError
from pydantic_ai.models import Model as AnyModel
from pydantic_ai.output import OutputSpec
from pydantic_ai.usage import RunUsage

from venire.models.trouble import trouble_of
from venire.models.use import ModelUse
from venire.ports import Brief, Filled, NoAnswer, Spent

REPAIRS = 1
FIRST_WAIT = 0.5
"""Seconds before the first further try; doubled each time, unless the server names a time itself."""
Forms: TypeAlias = Mapping[str, type[BaseModel]]


class CalledModel:
    """A :class:`venire.ports.Model` by way of pydantic-ai."""

    def __init__(
        self,
        model: AnyModel[Any],
        use: ModelUse,
        close: Callable[[], Awaitable[None]],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._model = model
        self._use = use
        self._close = close
        self._sleep = sleep

    @property
    def name(self) -> str:
        return self._use.name

    async def fill(self, brief: Brief, forms: Forms, complaint: Callable[[BaseModel], str]) -> Filled:
        """See :class:`venire.ports.Model`. All tries together stay inside the timeout."""
        turn = _Turn(_agent(self._model, self._use, brief, forms, complaint), self._use, self._sleep)
        try:
            form = await turn.taken(brief.matter)
        except (AgentRunError, TimeoutError) as error:
            trouble = trouble_of(error)
            raise NoAnswer(f"{self.name} {trouble.clause}.", trouble.remedy, turn.spent()) from error
        return Filled(form, turn.spent())

    async def close(self) -> None:
        """Let go of its connections."""
        await self._close()


class _Turn:
    """One turn under way."""

    def __init__(
        self, agent: Agent[object, BaseModel], use: ModelUse, sleep: Callable[[float], Awaitable[None]]
    ) -> None:
        self._agent = agent
        self._use = use
        self._sleep = sleep
        self._usage = RunUsage()
        self._failed = 0
        self._began = monotonic()

    async def taken(self, matter: str) -> BaseModel:
        async with asyncio.timeout(self._use.timeout):
            while True:
                try:
                    return (await self._agent.run(matter, usage=self._usage)).output
                except ModelAPIError as error:
                    self._failed += 1
                    await self._sleep(self._wait(error))

    def _wait(self, error: ModelAPIError) -> float:
        """Seconds until the next try; the error itself where there is to be none."""
        left = self._use.timeout - (monotonic() - self._began)
        wait = error.retry_after or FIRST_WAIT * 2 ** (self._failed - 1)
        if not trouble_of(error).passing or self._failed > self._use.retries or wait >= left:
            raise error
        return wait

    def spent(self) -> Spent:
        usage = self._usage
        return Spent(
            model=self._use.name,
            attempts=usage.requests + self._failed,
            tokens_in=usage.input_tokens,
            tokens_out=usage.output_tokens,
            tokens_cached=usage.cache_read_tokens,
            cost=float(usage.cost or 0),
            seconds=round(monotonic() - self._began, 3),
        )


def _agent(
    model: AnyModel[Any], use: ModelUse, brief: Brief, forms: Forms, complaint: Callable[[BaseModel], str]
) -> Agent[object, BaseModel]:
    agent: Agent[object, BaseModel] = Agent(
        model,
        output_type=_outputs(use, forms),
        instructions=brief.rules,
        retries={"output": REPAIRS},
        model_settings=ModelSettings(temperature=use.temperature, max_tokens=use.max_tokens, max_retries=0),
    )

    def checked(form: BaseModel) -> BaseModel:
        wrong = complaint(form)
        if wrong:
            raise ModelRetry(wrong)
        return form

    agent.output_validator(checked)
    return agent


def _outputs(use: ModelUse, forms: Forms) -> OutputSpec[BaseModel]:
    if use.output == "tool":
        return _tools(forms)
    kinds = list(forms.values())
    return NativeOutput(kinds) if use.output == "json" else PromptedOutput(kinds)


def _tools(forms: Forms) -> Sequence[ToolOutput[BaseModel]]:
    return [ToolOutput(form, name=name) for name, form in forms.items()]
