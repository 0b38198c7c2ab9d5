"""Words that a seat may hand up: cleaned of what would steer a reader's terminal, never unseen, never endless."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import BeforeValidator, StringConstraints

_UNPRINTED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""Characters that would steer a reader's terminal, or turn the direction of what follows, and are never words."""
_UNSEEN = re.compile(r"[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0]")
"""Characters that show as nothing: alone they are no words, within a word nobody hears them."""
LONGEST = 4000
"""Characters of what is said at once, at the most."""


def cleaned(text: str) -> str:
    """What is left of a text to read; empty where there is nothing."""
    return _UNSEEN.sub("", _UNPRINTED.sub(" ", text)).strip()


def _printed(text: object) -> object:
    return cleaned(text) if isinstance(text, str) else text


Printed = BeforeValidator(_printed)
Spoken = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST), Printed]
"""Something said: 1 to 4,000 characters."""
Typed = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST), Printed]
"""Something typed that may be left empty."""
