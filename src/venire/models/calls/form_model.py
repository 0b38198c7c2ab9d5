"""A language model that fills in forms, by way of pydantic-ai."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

from httpx2 import HTTPError
from pydantic import BaseModel
from pydantic_ai import Agent, ModelRetry, NativeOutput, PromptedOutput, RunContext, ToolOutput
from pydantic_ai.capabilities import RaiseContentFilterError
from pydantic_ai.exceptions import AgentRunError, UserError
from pydantic_ai.messages import CachePoint, UserContent
from pydantic_ai.output import OutputSpec

from venire.models.calls.drafts import ModelDraft
from venire.models.calls.failures import trouble_of
from venire.models.calls.forms import Forms
from venire.models.calls.look_ups import LookUps
from venire.models.calls.provider_model import ProviderModel
from venire.models.calls.tracing import turn_span
from venire.models.calls.turn import REPAIRS, Asker, Check, FormAgent, ModelTurn
from venire.models.use import ModelUse
from venire.ports import Brief, Filled, LookUp, NoAnswer

KEPT = 32
"""Agents that are kept, each for the rules and the forms that it was made with: to make one takes 4 ms."""


class CalledModel:
    """A :class:`venire.ports.Model` by way of pydantic-ai."""

    def __init__(
        self, manner: ProviderModel, use: ModelUse, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._manner = manner
        self._use = use
        self._sleep = sleep
        self._askers: dict[object, Asker] = {}

    @property
    def name(self) -> str:
        return self._use.name

    @property
    def settings(self) -> Mapping[str, object]:
        """How it is called, in pydantic-ai's words."""
        return dict(self._manner.settings)

    async def fill(
        self,
        brief: Brief,
        forms: Forms,
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        """See :class:`venire.ports.Model`. All tries together stay inside the timeout."""
        asker = self._asker(brief, forms, tools)
        draft = ModelDraft(forms, complaint, heard) if heard is not None else None
        turn = ModelTurn(asker, complaint, self._use, self._sleep, draft)
        with turn_span(self._use, brief) as told:
            form = await self._taken(turn, brief)
            told(turn.spent())
        return Filled(form, turn.spent())

    async def _taken(self, turn: ModelTurn, brief: Brief) -> BaseModel:
        try:
            return await turn.taken(self._prompt(brief))
        except (AgentRunError, HTTPError, TimeoutError, UserError) as error:
            trouble = trouble_of(error)
            raise NoAnswer(f"{self.name} {trouble.clause}.", trouble.remedy, turn.spent()) from error

    async def close(self) -> None:
        """Let go of its connections."""
        await self._manner.close()

    def _prompt(self, brief: Brief) -> str | Sequence[UserContent]:
        """The shared part first; by itself where the provider is told where it ends."""
        if brief.shared and self._manner.marks:
            return [brief.shared, CachePoint(), brief.matter]
        return f"{brief.shared}\n{brief.matter}" if brief.shared else brief.matter

    def _asker(self, brief: Brief, forms: Forms, tools: Sequence[LookUp]) -> Asker:
        """One of those kept, where the rules and the forms are the same and there is nothing to look up."""
        if tools:
            return Asker(self._made(brief, forms, tools), self._manner.model, {})
        key = (brief.rules, tuple(forms.items()))
        if key not in self._askers:
            if len(self._askers) >= KEPT:
                self._askers.clear()
            handed_in: Forms = forms if self._use.output == "tool" else {}
            self._askers[key] = Asker(self._made(brief, forms, ()), self._manner.model, handed_in)
        return self._askers[key]

    def _made(self, brief: Brief, forms: Forms, tools: Sequence[LookUp]) -> FormAgent:
        agent: FormAgent = Agent(
            self._manner.model,
            deps_type=Check,
            output_type=_outputs(self._use, forms),
            instructions=brief.rules,
            retries={"output": REPAIRS, "tools": REPAIRS},
            tools=LookUps(tools).offered(),
            model_settings=self._manner.settings,
            capabilities=[RaiseContentFilterError()],
        )
        agent.output_validator(_checked)
        return agent


async def _checked(run: RunContext[Check], form: BaseModel) -> BaseModel:
    """Where the run is: one that is not awaited would be sent to another thread."""
    wrong = run.deps.complaint(form)
    if wrong:
        raise ModelRetry(wrong)
    return form


def _outputs(use: ModelUse, forms: Forms) -> OutputSpec[BaseModel]:
    if use.output == "tool":
        return _tools(forms)
    kinds = list(forms.values())
    return NativeOutput(kinds) if use.output == "json" else PromptedOutput(kinds)


def _tools(forms: Forms) -> Sequence[ToolOutput[BaseModel]]:
    return [ToolOutput(form, name=name) for name, form in forms.items()]
