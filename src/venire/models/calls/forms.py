"""The forms on offer in one call."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from pydantic import BaseModel

Forms: TypeAlias = Mapping[str, type[BaseModel]]
"""By the name of the tool by which each is handed in."""
