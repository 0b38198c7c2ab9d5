"""What is loaded is frozen, once for each time that something was loaded."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from venire.cli.serving.settling import settle

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    for name in [name for name in sys.modules if name.startswith("settling_")]:
        del sys.modules[name]
    gc.unfreeze()


async def test_it_freezes_when_loading_has_come_to_rest_and_else_not() -> None:
    frozen = list[int]()
    looks, load = 0, {2: 1, 3: 1, 8: 1}

    async def sleep(_seconds: float) -> None:
        nonlocal looks
        looks += 1
        frozen.append(gc.get_freeze_count())
        for number in range(load.get(looks, 0)):
            sys.modules[f"settling_{looks}{number}"] = ModuleType("settling")
        if looks == 12:
            raise EOFError

    with pytest.raises(EOFError):
        await settle(sleep)
    assert frozen[0] > 0
    # What is frozen may still die, so that the count can fall by itself and grows by freezing alone.
    assert frozen[0] >= frozen[1] >= frozen[2] >= frozen[3], "still loading"
    assert frozen[4] > frozen[3]
    assert frozen[4] >= frozen[8]
    assert frozen[9] > frozen[8]
    assert frozen[9] >= frozen[11]
