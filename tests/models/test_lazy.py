"""No provider's library is imported until one of its models is called for."""

from __future__ import annotations

import json
import subprocess
import sys

MODULES = (
    "venire.models.configuration.settings",
    "venire.models.providers",
    "venire.models.pool",
    "venire.participants.language_model",
    "venire.cli.models",
    "venire.cli.doctor",
    "venire.app",
)
HEAVY = ("pydantic_ai", "openai", "anthropic", "google.genai", "httpx2")
IMPORTING = """
import importlib, json, sys
modules, heavy = json.loads(sys.argv[1])
found = {}
for module in modules:
    importlib.import_module(module)
    found[module] = sorted(set(heavy) & set(sys.modules))
print(json.dumps(found))
"""


def test_no_provider_is_imported_before_it_is_called_for() -> None:
    command = [sys.executable, "-c", IMPORTING, json.dumps([MODULES, HEAVY])]

    found = subprocess.run(command, capture_output=True, text=True, check=True)

    assert json.loads(found.stdout) == {module: [] for module in MODULES}
