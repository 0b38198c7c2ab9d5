"""Golden records of the toys: their views and agendas at every prefix must stay as they are, for ever.

``python -m tests.kernel.test_golden_toys`` writes the files anew; a change in them must be meant.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.kernel.toys import auction, codeword
from tests.kernel.toys.auction import Bid
from tests.properties.plays import begin, viewers
from tests.support.bench import Bench
from tests.support.hosting import play
from tests.support.places import GOLDEN

FOLDER = GOLDEN / "toys"
EMPTY: dict[str, Callable[[], Bench]] = {
    "codeword": lambda: Bench(codeword.CODEWORD, codeword.CODEC),
    "fair": lambda: Bench(auction.FAIR, auction.CODEC),
}


def sight(bench: Bench, toy: str) -> dict[str, Any]:
    """Everything that can be asked and seen."""
    seen = {viewer: bench.view(viewer).model_dump(mode="json") for viewer in viewers(toy)}
    return {"asked": bench.asked(), "held": sorted(bench.sitting.held), "seen": seen}


def lines(toy: str) -> list[str]:
    """A whole game, each line an entry and the sight after it."""
    played, heard = begin(toy), EMPTY[toy]()
    while asks := [ask for ask in played.asks() if not ask.standing]:
        ask = asks[-1]
        act = Bid(amount=7) if ask.key.endswith("/b") else play(ask, played.view(ask.seat))
        played.submit(ask.seat, ask.key, act)
    found: list[str] = []
    for entry in played.entries:
        heard.hear(entry)
        found.append(json.dumps({"entry": played.codec.encode(entry), **sight(heard, toy)}))
    return found


@pytest.mark.parametrize("toy", EMPTY)
def test_views_and_agendas_are_as_they_were_at_every_prefix(toy: str) -> None:
    golden = (FOLDER / f"{toy}.jsonl").read_text(encoding="utf-8").splitlines()
    bench = EMPTY[toy]()
    assert len(golden) > 10
    for line in map(json.loads, golden):
        bench.hear(bench.codec.decode(line.pop("entry")))
        assert json.loads(json.dumps(sight(bench, toy))) == line
    assert not [ask for ask in bench.asks() if not ask.standing]


if __name__ == "__main__":
    for name in EMPTY:
        (FOLDER / f"{name}.jsonl").write_text("\n".join(lines(name)) + "\n", encoding="utf-8")
