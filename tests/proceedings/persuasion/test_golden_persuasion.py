"""A golden persuasion: its views and agendas at every prefix must stay as they are, for ever.

``python -m tests.proceedings.persuasion.test_golden_persuasion`` writes the file anew; a change in it must be meant.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tests.proceedings.persuasion import builders as play
from tests.support.bench import Bench
from tests.support.places import GOLDEN
from venire.catalog import PERSUASION
from venire.kernel.record import BENCH, GALLERY, Seat, Viewer
from venire.proceedings.persuasion.events import PLAYER

FILE = GOLDEN / "persuasion.jsonl"
VIEWERS: tuple[Viewer, ...] = (GALLERY, BENCH, PLAYER, Seat("juror/1"), Seat("juror/3"))


def played() -> Bench:
    """A visit to each, a repeated point, key evidence, a rude word, a return, the settlement."""
    bench = play.opened("golden", turns=4)
    play.visit(bench, 1)
    play.exchange(bench, "It was forged.", ["external_attack"], reply="Was it?")
    play.exchange(bench, "It was forged.", ["external_attack"], "negative", reply="You said so.")
    play.visit(bench, 2)
    play.exchange(
        bench, "Look at its list.", ["emotional_appeal"], strength="strong", reply="Give it here.", shows="E12"
    )
    play.visit(bench, 3)
    play.exchange(bench, "You are a fool.", ["weather"], "negative", "weak", reply="Wow.")
    play.visit(bench, 1)
    play.exchange(bench, "The alarm had been unplugged.", ["safety_measures"], "neutral", reply="By whom?")
    play.settle(bench)
    play.go_home(bench)
    return bench


def sight(bench: Bench) -> dict[str, Any]:
    """Everything that can be asked, and a digest of everything that can be seen."""
    return {"asked": bench.asked(), "seen": {viewer: _digest(bench, viewer) for viewer in VIEWERS}}


def _digest(bench: Bench, viewer: Viewer) -> str:
    told = bench.view(viewer).model_dump(mode="json")
    if "spent" in told:
        told["spent"] = sorted(told["spent"])
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def test_views_and_agendas_are_as_they_were_at_every_prefix() -> None:
    lines = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 20
    bench = Bench(played().proceeding, PERSUASION.codec)
    for line in lines:
        bench.hear(PERSUASION.codec.decode(line.pop("entry")))
        assert sight(bench) == line
    assert not bench.asked()


def written() -> list[str]:
    """The whole play, each line an entry and the sight after it."""
    whole, lines = played(), list[str]()
    bench = Bench(whole.proceeding, PERSUASION.codec)
    for entry in whole.entries:
        bench.hear(entry)
        lines.append(json.dumps({"entry": PERSUASION.codec.encode(entry), **sight(bench)}))
    return lines


if __name__ == "__main__":
    FILE.write_text("\n".join(written()) + "\n", encoding="utf-8")
