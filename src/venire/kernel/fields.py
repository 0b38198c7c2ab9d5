"""Kinds of fields that values of every layer have."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

Unit = Annotated[float, Field(ge=0.0, le=1.0)]
"""A number from 0 to 1."""
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
"""Text that says something: never empty."""
