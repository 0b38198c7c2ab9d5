"""Write debates to develop the monitors by: ``python -m tests.monitors.developing OUT.jsonl [SEED] [COUNT]``."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.monitors.developing.make import as_row, honest, topics
from tests.monitors.developing.plants import PLANTS


def debates(seed: int, count: int) -> Iterator[dict[str, Any]]:
    """Half of them honest; the other half in equal parts of the four kinds."""
    rng, every = random.Random(seed), topics()
    for place in range(count):
        topic = every[place % len(every)]
        made = honest(topic, rng)
        kind = list(PLANTS)[(place // 2) % 4] if place % 2 else ""
        while kind and not PLANTS[kind](made, every):
            made = honest(topic, rng)
        yield as_row(made, f"d{place:04}")


if __name__ == "__main__":
    out, seed, count = Path(sys.argv[1]), int([*sys.argv, "1"][2]), int([*sys.argv, "1", "400"][3])
    out.write_text("".join(json.dumps(one) + "\n" for one in debates(seed, count)), encoding="utf-8")
