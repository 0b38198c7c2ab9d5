"""Models at the other end of the line: every provider, called by its own library, over HTTP."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel

from tests.scripted_server import Reply, Request, Script, ScriptedServer, script
from venire.models.providers import connect
from venire.models.use import ModelUse
from venire.ports import Brief, Filled, LookUp, Model


class Speak(BaseModel):
    """Say something to the room."""

    text: str
    type: Literal["evidence", "logical"]
    claims: tuple[str, ...] = ()


class Pass(BaseModel):
    """Say nothing."""


FORMS: dict[str, type[BaseModel]] = {"speak": Speak, "pass": Pass}
BRIEF = Brief(
    rules="Be brief.", shared="The case: a phone that rang.", matter="You are Frank. Speak.", version="0" * 64
)
NAMES = {"openai": "gpt-4o-mini", "anthropic": "claude-haiku-4-5", "gemini": "gemini-2.5-flash", "vllm": "qwen3"}
"""Provider → a model that its library knows, or any for those that know none."""
PROVIDERS = tuple(NAMES)


def content(_form: BaseModel) -> str:
    """Nothing to complain of."""
    return ""


@dataclass
class Line:
    """A model, and the server that plays it."""

    model: Model
    server: ScriptedServer

    async def fill(
        self,
        *replies: Script | Reply,
        brief: Brief = BRIEF,
        forms: dict[str, type[BaseModel]] = FORMS,
        complaint: Callable[[BaseModel], str] = content,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        """What the model makes of these replies."""
        self.server.script = script(replies)
        self.server.asked.clear()
        return await self.model.fill(brief, forms, complaint, tools=tools, heard=heard)

    @property
    def sent(self) -> Request:
        """The first request."""
        return self.server.asked[0]


def dialled(server: ScriptedServer, provider: str, **changes: object) -> Line:
    """A line to this provider as the server plays it."""
    root = server.root if provider in ("anthropic", "gemini") else server.url
    given = {"provider": provider, "model": NAMES[provider], "base_url": root, "key_env": "KEY", **changes}
    return Line(connect(ModelUse.model_validate(given), {"KEY": "sk-hush"}), server)
