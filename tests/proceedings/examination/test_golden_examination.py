"""A golden examination: its views and agendas at every prefix must stay as they are, for ever.

``python -m tests.proceedings.examination.test_golden_examination`` writes the file anew; a change in it must be meant.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from tests.proceedings.examination.builders import CODEC, DEFENCE, PROSECUTION, Play, marked, params, plainly
from tests.support.places import GOLDEN
from venire.kernel.proceeding import Ask
from venire.kernel.record import BENCH, GALLERY, Act
from venire.kernel.sitting import Sitting
from venire.proceedings.examination import acts
from venire.proceedings.examination.params import Agents, CounselSettings

FILE = GOLDEN / "examination.jsonl"
VIEWERS = (GALLERY, BENCH, PROSECUTION, DEFENCE, "judge", "reporter", "clerk", "witness/W1", "witness/W2")
PARAMS = params(direct=4, cross=3, agents=Agents(counsel=CounselSettings(error_rate=0.5)))


def opened() -> Play:
    return Play.opened(PARAMS, seed="golden", flaws=marked, holders={PROSECUTION: "person"})


def respond(ask: Ask, view: Any) -> Act:
    """The person leads once, objects now and then; the defence offers its note and shows it."""
    if acts.PutQuestion in ask.wants and view.number == 1:
        return acts.PutQuestion(text="You saw the bag [leading], didn't you?")
    if acts.PutQuestion in ask.wants and view.offered and view.me == "defence" and view.station == "examining":
        return acts.OfferExhibit(exhibit=view.offered[0])
    if acts.ShowExhibit in ask.wants and any(one.status == "admitted" for one in view.exhibits):
        return acts.ShowExhibit(exhibit="X1")
    if acts.Object in ask.wants and view.me == "prosecution" and view.pending.no % 2:
        return acts.Object(ground="relevance", argument="What is it to the case?")
    if acts.Rule in ask.wants and view.pending.ground in ("leading", "relevance") and view.pending.matter == "question":
        return acts.Rule(ruling="sustained", rule="611(c)", reason="Put it another way.")
    return plainly(ask, view)


def sight(sitting: Sitting[Any]) -> dict[str, Any]:
    """Everything that can be asked, and a digest of everything that can be seen."""
    seen = {viewer: _digest(sitting, viewer) for viewer in VIEWERS}
    return {"asked": [ask.key for ask in sitting.agenda()], "seen": seen}


def _digest(sitting: Sitting[Any], viewer: Any) -> str:
    told = sitting.proceeding.view(sitting.state, viewer).model_dump(mode="json")
    if isinstance(told.get("told"), list) and told["told"] and isinstance(told["told"][0], str):
        told["told"] = sorted(told["told"])
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def test_views_and_agendas_are_as_they_were_at_every_prefix() -> None:
    lines = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    assert len(lines) > 80
    sitting = Sitting(opened().sitting.proceeding)
    for line in lines:
        sitting = sitting.hear(CODEC.decode(line.pop("entry")), CODEC.acts)
        assert sight(sitting) == line
    assert not sitting.agenda()


def written() -> list[str]:
    """The whole play, each line an entry and the sight after it."""
    play = opened().run(respond)
    sitting, lines = Sitting(play.sitting.proceeding), list[str]()
    for entry in play.entries:
        sitting = sitting.hear(entry, CODEC.acts)
        lines.append(json.dumps({"entry": CODEC.encode(entry), **sight(sitting)}))
    return lines


if __name__ == "__main__":
    FILE.write_text("\n".join(written()) + "\n", encoding="utf-8")
