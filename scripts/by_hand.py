"""Models played by hand: a server in OpenAI's shape that lays every request on a table and waits for its answer.

``python -m scripts.by_hand serve FOLDER [--port 8123]`` serves ``http://127.0.0.1:8123/v1``. A request for the model
``witness`` is laid down as

    FOLDER/witness/001.md        rules, prompt and the schemas of the forms; this alone goes to whoever answers

and the reply is sent when FOLDER/witness/001.json is there: ``{"testify": {…}}``, the name of a form and its fields.
``python -m scripts.by_hand next FOLDER MODEL …`` waits for the first request to one of these models that has no answer
yet and prints where it lies. So a person, or a mind that sees nothing else, can sit in any seat of a session:

    venire play examine --case murder --unattended        with a models.yaml of {provider: openai, base_url: …}
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

LOOK = 0.3
"""Seconds between two looks at the table."""
PATIENCE = 560.0
"""Seconds that ``next`` waits."""


def sheet(asked: Mapping[str, Any]) -> str:
    """What is laid down of a request."""
    said = "\n---\n\n".join(str(one["content"]) for one in asked["messages"] if one.get("content"))
    forms = {tool["function"]["name"]: tool["function"]["parameters"] for tool in asked.get("tools", ())}
    shape = " or ".join(f'{{"{name}": {{…}}}}' for name in forms)
    schemas = "\n\n".join(f"`{name}`: {json.dumps(form, ensure_ascii=False)}" for name, form in forms.items())
    return f"{said}\n---\n\nAnswer with one JSON object and nothing else: {shape}. The JSON schemas:\n\n{schemas}\n"


class Table:
    """The folder on which requests are laid down."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers: defaultdict[str, Iterator[int]] = defaultdict(lambda: itertools.count(1))

    async def answered(self, asked: Mapping[str, Any]) -> Mapping[str, Any]:
        """The form that somebody filled in."""
        model = Path(asked["model"]).name
        place = self._folder / model / f"{next(self._numbers[model]):03}.md"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(sheet(asked), encoding="utf-8")
        while (form := _read(place.with_suffix(".json"))) is None:
            await asyncio.sleep(LOOK)
        return form


def _read(answer: Path) -> Mapping[str, Any] | None:
    """None while it is not there, or is still being written."""
    try:
        return json.loads(answer.read_text(encoding="utf-8"))
    except (FileNotFoundError, json.JSONDecodeError):
        return None


def _usage(asked: Mapping[str, Any], form: Mapping[str, Any]) -> dict[str, int]:
    """Four characters to a token."""
    tokens_in, tokens_out = len(sheet(asked)) // 4, len(json.dumps(form, ensure_ascii=False)) // 4
    return {"prompt_tokens": tokens_in, "completion_tokens": tokens_out, "total_tokens": tokens_in + tokens_out}


async def complete(request: Request) -> Response:
    """One chat completion: a call of the form that was filled in."""
    asked = await request.json()
    form = await request.app.state.table.answered(asked)
    name, fields = next(iter(form.items()))
    function = {"name": name, "arguments": json.dumps(fields, ensure_ascii=False)}
    call = {"index": 0, "id": "call_1", "type": "function", "function": function}
    head = {"id": "by-hand", "created": int(time.time()), "model": asked["model"]}
    said = {"role": "assistant", "content": None, "tool_calls": [call]}
    if not asked.get("stream"):
        choice = {"index": 0, "message": said, "finish_reason": "tool_calls"}
        return JSONResponse({**head, "object": "chat.completion", "choices": [choice], "usage": _usage(asked, form)})
    chunks: list[dict[str, Any]] = [
        {"choices": [{"index": 0, "delta": said, "finish_reason": None}]},
        {"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]},
        {"choices": [], "usage": _usage(asked, form)},
    ]
    lines = [f"data: {json.dumps({**head, 'object': 'chat.completion.chunk', **one})}\n\n" for one in chunks]
    return StreamingResponse(iter([*lines, "data: [DONE]\n\n"]), media_type="text/event-stream")


def waiting(folder: Path, models: list[str]) -> Path | None:
    """The oldest request to these models that nobody has answered."""
    laid = [place for model in models for place in (folder / model).glob("*.md")]
    open_ = [place for place in laid if not place.with_suffix(".json").exists()]
    return min(open_, key=lambda place: place.stat().st_mtime, default=None)


def next_of(folder: Path, models: list[str]) -> int:
    """Print the next request when it comes; 3 when none has come for a long while."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        place = waiting(folder, models)
        if place is not None:
            sys.stdout.write(f"{place}\n\n{place.read_text(encoding='utf-8')}\n")
            return 0
        time.sleep(LOOK)
    sys.stdout.write("Nobody has asked anything yet.\n")
    return 3


def main() -> int:
    """See the module."""
    parser = argparse.ArgumentParser(prog="by_hand", description=__doc__)
    parser.add_argument("what", choices=["serve", "next"])
    parser.add_argument("folder", type=Path)
    parser.add_argument("models", nargs="*")
    parser.add_argument("--port", type=int, default=8123)
    told = parser.parse_args()
    if told.what == "next":
        return next_of(told.folder, told.models)
    app = Starlette(routes=[Route("/v1/chat/completions", complete, methods=["POST"])])
    app.state.table = Table(told.folder)
    uvicorn.run(app, host="127.0.0.1", port=told.port, log_level="warning")
    return 0


if __name__ == "__main__":
    sys.exit(main())
