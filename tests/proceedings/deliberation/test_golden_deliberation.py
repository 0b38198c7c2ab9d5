"""Golden deliberations: their views and agendas at every prefix must stay as they are, for ever.

``deliberation.jsonl`` is from before the rules stopped believing what a person declares with its words;
``python -m tests.proceedings.deliberation.test_golden_deliberation`` writes ``deliberation_heard.jsonl``
anew; a change must be meant.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.proceedings.deliberation.builders import ACTS_BY_KIND, Play, plainly
from tests.support.places import GOLDEN
from venire.kernel.proceeding import Ask
from venire.kernel.record import BENCH, GALLERY, Act, Seat, Viewer
from venire.kernel.sitting import Sitting
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation.kind import KIND as DELIBERATION
from venire.proceedings.deliberation.params import Params

FILE = GOLDEN / "deliberation_heard.jsonl"
EARLIER = GOLDEN / "deliberation.jsonl"
VIEWERS: tuple[Viewer, ...] = (GALLERY, BENCH, Seat("juror/1"), Seat("juror/5"), Seat("panel"), Seat("judge"))
LONGEST = 500
PARAMS = Params(size=5, max_rounds=4, early_end=False, first_ballot=(1, 0, 1, 0, 1))


def opened() -> Play:
    return Play.opened(PARAMS, seed="golden", holders={5: "person"})


def respond(ask: Ask, view: Any) -> Act:
    """The person takes a strategy in the first round and speaks its draft, passes in the second, speaks afterwards."""
    if acts.TakeStrategy in ask.wants and view.draft is None and view.round < 3:
        return acts.TakeStrategy(strategy="reasonable_doubt") if view.round == 1 else acts.Pass()
    return plainly(ask, view, 0.35 if view.round % 2 else -0.5)


def sight(sitting: Sitting[Any]) -> dict[str, Any]:
    """Everything that can be asked, and a digest of everything that can be seen."""
    seen = {viewer: _digest(sitting, viewer) for viewer in VIEWERS}
    return {"asked": [ask.key for ask in sitting.agenda()], "seen": seen}


def _digest(sitting: Sitting[Any], viewer: Viewer) -> str:
    told = sitting.proceeding.view(sitting.state, viewer).model_dump(mode="json")
    told["spent"] = sorted(told["spent"])
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


@pytest.mark.parametrize("file", [FILE, EARLIER], ids=lambda file: file.stem)
def test_views_and_agendas_are_as_they_were_at_every_prefix(file: Path) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 40
    sitting = Sitting(opened().sitting.proceeding)
    for line in lines:
        sitting = sitting.hear(DELIBERATION.codec.decode(line.pop("entry")), ACTS_BY_KIND)
        assert sight(sitting) == line
    assert not [ask for ask in sitting.agenda() if not ask.standing]


def test_the_play_that_wrote_it_would_write_it_again() -> None:
    """But for fields that events have been given since, which an old record does without."""
    sights = [(line["asked"], line["seen"]) for line in map(json.loads, FILE.read_text(encoding="utf-8").splitlines())]
    assert [(line["asked"], line["seen"]) for line in map(json.loads, written())] == sights


def written() -> list[str]:
    """The whole play, each line an entry and the sight after it."""
    play = opened().run(respond, until=lambda play: len(play.entries) > LONGEST)
    assert not play.asked(), "somebody at this table never comes to an end"
    sitting, lines = Sitting(play.sitting.proceeding), list[str]()
    for entry in play.entries:
        sitting = sitting.hear(entry, ACTS_BY_KIND)
        lines.append(json.dumps({"entry": DELIBERATION.codec.encode(entry), **sight(sitting)}))
    return lines


if __name__ == "__main__":
    FILE.write_text("\n".join(written()) + "\n", encoding="utf-8")
