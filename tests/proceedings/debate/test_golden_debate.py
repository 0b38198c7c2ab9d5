"""A golden debate: its views and agendas at every prefix must stay as they are, for ever.

``python -m tests.proceedings.debate.test_golden_debate`` writes the file anew; a change in it must be meant.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tests.proceedings.debate.builders import opened, plainly, play
from tests.support.bench import Bench
from tests.support.places import GOLDEN
from venire.catalog import DEBATE
from venire.kernel.proceeding import Ask
from venire.kernel.record import BENCH, GALLERY, Act, Seat, Viewer
from venire.kernel.sitting import Sitting
from venire.proceedings.debate.acts import Judge, Pass, Unable

FILE = GOLDEN / "debate.jsonl"
VIEWERS: tuple[Viewer, ...] = (
    GALLERY, BENCH, Seat("debater/1"), Seat("debater/2"), Seat("assessor"), Seat("evaluator/2"),
)  # fmt: skip


def begun() -> Bench:
    return opened(seed="golden", rounds=2, sensitivity=None, complexity=None)


def respond(ask: Ask, view: Any) -> Act:
    """One turn is passed, one score and one verdict fail, one evaluator dissents."""
    match ask.key:
        case "r2/debater/2":
            return Pass(why="I have said it.")
        case "evaluate/A4":
            return Unable(why="The scale broke.")
        case "judge/evaluator/2":
            return Judge(winner="Ben", confidence=0.7, reasoning="Ben kept to the facts.")
        case _:
            return plainly(ask, view)


def sight(sitting: Sitting[Any]) -> dict[str, Any]:
    """Everything that can be asked, and a digest of everything that can be seen."""
    seen = {viewer: _digest(sitting, viewer) for viewer in VIEWERS}
    return {"asked": [ask.key for ask in sitting.agenda()], "seen": seen}


def _digest(sitting: Sitting[Any], viewer: Viewer) -> str:
    told = sitting.proceeding.view(sitting.state, viewer).model_dump(mode="json")
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def test_views_and_agendas_are_as_they_were_at_every_prefix() -> None:
    lines = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 40
    sitting = Sitting(begun().sitting.proceeding)
    for line in lines:
        sitting = sitting.hear(DEBATE.codec.decode(line.pop("entry")), DEBATE.codec.acts)
        assert sight(sitting) == line
    assert not sitting.agenda()
    assert sitting.state is not None
    assert DEBATE.result(sitting.state) == "no consensus"


def written() -> list[str]:
    """The whole debate, each line an entry and the sight after it."""
    bench = play(begun(), respond)
    sitting, lines = Sitting(bench.sitting.proceeding), list[str]()
    for entry in bench.entries:
        sitting = sitting.hear(entry, DEBATE.codec.acts)
        lines.append(json.dumps({"entry": DEBATE.codec.encode(entry), **sight(sitting)}))
    return lines


if __name__ == "__main__":
    FILE.write_text("\n".join(written()) + "\n", encoding="utf-8")
