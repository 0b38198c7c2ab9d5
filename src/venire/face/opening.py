"""venire put together for a program: ``async with open_venire() as venire``."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from venire.app import Venire, opened
from venire.settings import Settings, settings


def settings_at(data: Path | str | None) -> Settings:
    """The settings of this process, with this data folder."""
    kept = settings()
    return kept if data is None else kept.model_copy(update={"data": Path(data)})


@asynccontextmanager
async def open_venire(data: Path | str | None = None, in_memory: bool = False) -> AsyncGenerator[Venire, None]:
    """The whole of venire, closed at the end, with every session resumable: ``find``, ``sessions``, ``open``, ``fork``.

    ``data``: the data folder; None: the one that the environment names. ``in_memory``: sessions are not kept.
    """
    async with opened(settings_at(data), in_memory=in_memory, endures=False) as venire:
        yield venire
