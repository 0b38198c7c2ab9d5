"""Scripts: which reply comes when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

from tests.scripted_server.replies import Script
from tests.scripted_server.reply import Reply
from tests.scripted_server.requests import Request


def script(replies: Iterable[Script | Reply]) -> Script:
    """These replies, one a request; a request too many is answered with status 418."""
    left = iter(replies)
    return lambda request: given(next(left, Reply(418, "the script is at its end")), request)


def given(reply: Script | Reply, request: Request) -> Reply:
    """A reply, made for this request where it is a script."""
    return reply if isinstance(reply, Reply) else reply(request)


@dataclass
class Unsteady:
    """A line on which some requests go wrong: the same ones for the same seed."""

    faults: Sequence[Script | Reply]
    otherwise: Script
    share: float = 0.3
    seed: int = 1
    faulty: list[bool] = field(default_factory=list[bool])
    """Whether each request so far met a fault."""

    def __post_init__(self) -> None:
        self._dice = Random(self.seed)

    def __call__(self, request: Request) -> Reply:
        self.faulty.append(self._dice.random() < self.share)
        return given(self._dice.choice(self.faults), request) if self.faulty[-1] else self.otherwise(request)
