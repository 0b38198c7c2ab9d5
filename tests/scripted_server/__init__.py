"""An OpenAI-compatible server that answers as a test tells it to."""

from tests.scripted_server.replies import (
    Reply,
    busy,
    cut_off,
    down,
    empty,
    half_a_form,
    half_a_reply,
    refuses,
    script,
    speaks,
    wrong_types,
)
from tests.scripted_server.server import ScriptedServer, serving

__all__ = [
    "Reply",
    "ScriptedServer",
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
