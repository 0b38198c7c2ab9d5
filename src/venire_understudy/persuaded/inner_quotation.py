"""Text as it stands within the quotation marks of a reply."""

from __future__ import annotations


def nested(text: str) -> str:
    """The text with single quotation marks for double ones."""
    inner, opens = list[str](), True
    for letter in text:
        if letter in "“”":
            inner.append("‘" if letter == "“" else "’")
        elif letter == '"':
            inner.append("‘" if opens else "’")
            opens = not opens
        else:
            inner.append(letter)
    return "".join(inner)
