"""Words in a Markdown document: whatever was said stands there as it was said, and is never markup of its own."""

from __future__ import annotations

import re

_MARKS = re.compile(r"[\\`*_\[\]|]")
"""What marks emphasis, code, links and cells anywhere in a line."""
_BEGINS = re.compile(r"^(?:#|[-+=>~]|\d+(?=[.)]))")
"""What makes of a line a heading, a list, a rule or a quotation."""


def inert(text: str) -> str:
    """A text within a line: one line, its marks escaped, and no tag of HTML."""
    return _MARKS.sub(r"\\\g<0>", " ".join(text.split())).replace("<", "&lt;")


def inert_line(text: str) -> str:
    """A text that is a line of its own."""
    told = inert(text)
    begun = _BEGINS.match(told)
    if begun is None:
        return told
    sign = begun[0]
    return f"{sign}\\{told[len(sign) :]}" if sign.isdigit() else f"\\{told}"
