"""A real server process: it closes at once and in silence, also while pages watch."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from tests.cli.conftest import heed_interrupts, run_command


@dataclass(frozen=True)
class Served:
    """A server of its own over a data folder of its own."""

    process: subprocess.Popen[str]
    address: str
    data: Path


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    process = subprocess.Popen(
        [sys.executable, "-m", "venire.cli.main", "serve", "--port", "0"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "VENIRE_DATA": str(tmp_path)},
        preexec_fn=heed_interrupts,
    )  # fmt: skip
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    yield Served(process, found[0], tmp_path)
    process.kill()
    process.wait()


@pytest.mark.parametrize(("stop", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 128 + signal.SIGINT)])
def test_a_server_that_pages_watch_closes_at_once_and_in_silence(
    served: Served, stop: signal.Signals, code: int
) -> None:
    body, headers = json.dumps({"case": "murder", "seed": "7"}), {"X-Venire": "1", "Content-Type": "application/json"}
    with urlopen(Request(f"{served.address}/api/sessions", body.encode(), headers)) as opened:
        session, cookie = json.load(opened)["session"], opened.headers["Set-Cookie"].partition(";")[0]
    watched = Request(f"{served.address}/api/sessions/{session}/stream", headers={"Cookie": cookie})
    host, _, port = served.address.removeprefix("http://").partition(":")
    half = f"POST /api/sessions HTTP/1.1\r\nHost: {host}\r\nContent-Length: 500\r\n\r\n{{".encode()
    with urlopen(watched) as one, urlopen(watched) as other, socket.create_connection((host, int(port))) as late:
        late.sendall(half)
        assert one.readline()
        assert other.readline()
        served.process.send_signal(stop)
        _, told = served.process.communicate(timeout=20)
    assert served.process.returncode == code
    assert "Traceback" not in told
    assert "ERROR" not in told
    assert run_command(served.data, "verify", session).code == 0
