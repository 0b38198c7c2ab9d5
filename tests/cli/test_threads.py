"""The command adds up in one thread, unless somebody has set another number."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import venire.cli


@pytest.mark.parametrize(("given", "taken"), [(None, "1"), ("3", "3")])
def test_sums_are_made_in_one_thread_unless_told_otherwise(given: str | None, taken: str) -> None:
    env = {name: value for name, value in os.environ.items() if name != venire.cli.THREADS}
    env |= {venire.cli.THREADS: given} if given else {}
    asked = f"import os, venire.cli.main; print(os.environ[{venire.cli.THREADS!r}])"
    done = subprocess.run([sys.executable, "-c", asked], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == taken
