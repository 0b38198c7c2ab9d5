"""The server as a test holds it: where it listens, what its one slot does, what it takes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from urllib.request import Request, urlopen

import psutil

from tests.support.places import ROOT

PATIENCE = 30.0
"""Seconds for anything that is not a whole session."""


@dataclass(frozen=True)
class RealServer:
    """A process with the small model in it."""

    address: str
    process: psutil.Process

    @property
    def url(self) -> str:
        """For whoever speaks chat completions."""
        return f"{self.address}/v1"

    @property
    def memory(self) -> float:
        """Resident, in megabytes."""
        return self.process.memory_info().rss / 1e6

    @property
    def busy(self) -> bool:
        """Whether its slot is at work."""
        with urlopen(f"{self.address}/slots", timeout=PATIENCE) as reply:
            return any(slot["is_processing"] for slot in json.load(reply))

    def until(self, busy: bool) -> float:
        """Asks again and again until its slot is so; the seconds that took."""
        began = monotonic()
        while self.busy is not busy:
            assert monotonic() - began < PATIENCE, f"for {PATIENCE:.0f} s the slot was {'free' if busy else 'busy'}"
        return monotonic() - began

    def says(self, words: str) -> str:
        """A short answer to these words, asked by hand."""
        body = json.dumps({"messages": [{"role": "user", "content": words}], "max_tokens": 4}).encode()
        request = Request(f"{self.url}/chat/completions", body, {"Content-Type": "application/json"})
        with urlopen(request, timeout=PATIENCE) as reply:
            return json.load(reply)["choices"][0]["message"]["content"]


@contextmanager
def serving() -> Generator[RealServer]:
    """A server of one's own; it ends with the block."""
    run = [sys.executable, "-m", "tests.real_model.serve"]
    with subprocess.Popen(run, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield RealServer(process.stdout.readline().strip(), psutil.Process(process.pid))
        process.stdin.close()
        process.wait(timeout=PATIENCE)
