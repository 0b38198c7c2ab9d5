"""No provider's library is imported until one of its models is called for."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "module",
    [
        "venire.app",
        "venire.cli.doctor",
        "venire.cli.models",
        "venire.models.providers",
        "venire.models.settings",
        "venire.models.pool",
        "venire.participants.language_model",
    ],
)
def test_no_provider_is_imported_before_it_is_called_for(module: str) -> None:
    heavy = {"pydantic_ai", "openai", "anthropic", "google.genai", "httpx2"}
    code = f"import sys, {module}; print(sorted({heavy} & set(sys.modules)))"

    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert found.stdout.strip() == "[]"
