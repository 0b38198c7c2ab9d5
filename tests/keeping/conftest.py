"""A data folder, and venire over it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

from venire.app import Venire, opened
from venire.host.session import AnySession
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.request import DeliberationRequest
from venire.settings import Settings

SHORT = Params(size=2, max_rounds=1)


def settings(data: Path) -> Settings:
    return Settings(data=data, monitors="none")


@asynccontextmanager
async def house(data: Path) -> AsyncGenerator[Venire]:
    async with opened(settings(data)) as venire:
        yield venire


async def held(venire: Venire, seed: str = "1", owner: str = "ada") -> AnySession:
    """A short deliberation, over."""
    session = await venire.open(DeliberationRequest(case="murder", seed=seed, params=SHORT, owner=owner))
    await venire.court.finished(session)
    return session


class LaterClock:
    """The time of so many days later, for which nobody waits."""

    def __init__(self, venire: Venire, days: int) -> None:
        self._now, self._days = venire.court.clock.now, timedelta(days=days)

    def now(self) -> datetime:
        return self._now() + self._days

    async def sleep(self, seconds: float) -> None:
        raise TimeoutError(seconds)
