"""What was wished for and is out of range for the proceeding itself, told as such."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from pydantic import ValidationError

from venire.kernel.request import refused
from venire.web.trouble import Trouble


@contextmanager
def within_range() -> Generator[None]:
    """Around the making of a request from what was sent: raises a 422 for what its proceeding does not take."""
    try:
        yield
    except ValidationError as error:
        raise Trouble(422, *refused(error)) from error
