"""A server that speaks as OpenAI, Anthropic or Gemini would, and answers as a test tells it to."""

from tests.scripted_server.replies import (
    Script,
    busy,
    cut_off,
    down,
    empty,
    half_a_form,
    half_a_reply,
    refuses,
    speaks,
    wrong_types,
)
from tests.scripted_server.reply import Reply
from tests.scripted_server.requests import Request
from tests.scripted_server.scripts import Unsteady, script
from tests.scripted_server.server import ScriptedServer, serving

__all__ = [
    "Reply",
    "Request",
    "Script",
    "ScriptedServer",
    "Unsteady",
    "busy",
    "cut_off",
    "down",
    "empty",
    "half_a_form",
    "half_a_reply",
    "refuses",
    "script",
    "serving",
    "speaks",
    "wrong_types",
]
