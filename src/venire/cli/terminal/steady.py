"""What steers a terminal is not written to it: not from a topic, a title, a name, a model's words, nor a log line.

Everything that the command prints goes through its two streams, so they are where it is cleaned. The colours of our own
pages are written past that, after each piece of text on them has been cleaned by the same table (``page.py``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, TextIO, cast

from venire.exports.unprinted import steady


class SteadyStream:
    """A text stream that lets nothing pass but words. Whoever colours pages writes to what is beneath."""

    def __init__(self, beneath: TextIO) -> None:
        self.rich_proxied_file = beneath
        """By this name rich knows to write past it."""

    def write(self, text: str) -> int:
        self.rich_proxied_file.write(steady(text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever a stream has
        return getattr(self.rich_proxied_file, name)


def beneath(stream: TextIO) -> TextIO:
    """The stream itself, for what was cleaned already, or goes into a file."""
    return stream.rich_proxied_file if isinstance(stream, SteadyStream) else stream


def steady_streams() -> None:
    """From here on whatever is printed or logged is steady."""
    out, err = cast("TextIO | None", sys.stdout), cast("TextIO | None", sys.stderr)  # None where they were closed
    if out is not None and not isinstance(out, SteadyStream):
        sys.stdout = cast("TextIO", SteadyStream(out))
    if err is not None and not isinstance(err, SteadyStream):
        sys.stderr = cast("TextIO", SteadyStream(err))
