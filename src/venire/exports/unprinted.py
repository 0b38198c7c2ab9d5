"""Characters that would steer a terminal, or turn the direction of all that follows, and are never words."""

from __future__ import annotations

from json import dumps

_KEPT = "\n\t"
UNPRINTED = (*range(0x20), 0x7F, *range(0x80, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A))
"""Controls of both sets, and overrides of direction, by their code points."""
_SPACED = {code: " " for code in UNPRINTED if chr(code) not in _KEPT}
_ESCAPED = {code: f"\\u{code:04x}" for code in UNPRINTED if chr(code) not in _KEPT}


def steady(text: str) -> str:
    """The same with a space for every such character, but for line ends and tabs."""
    return text.translate(_SPACED)


def json_text(value: object, indent: int | None = None) -> str:
    """JSON that says the same to a reader of JSON and nothing to a terminal."""
    return dumps(value, ensure_ascii=False, indent=indent).translate(_ESCAPED)
