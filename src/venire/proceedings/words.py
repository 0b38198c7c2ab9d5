"""Words that a seat may hand up: cleaned of what would steer a reader's terminal, never empty, never endless."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import BeforeValidator, StringConstraints

_UNPRINTED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Characters that would steer a reader's terminal, or turn the direction of what follows, and are never words."""


def _printed(text: object) -> object:
    return _UNPRINTED.sub(" ", text) if isinstance(text, str) else text


Printed = BeforeValidator(_printed)
Spoken = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=4000), Printed]
"""Something said: 1 to 4,000 characters."""
Typed = Annotated[str, StringConstraints(strip_whitespace=True, max_length=4000), Printed]
"""Something typed that may be left empty."""
