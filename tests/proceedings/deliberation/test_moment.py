"""Where a fork begins is told in a reader's words."""

from __future__ import annotations

from tests.proceedings.deliberation.builders import Play, plainly, roster
from venire.proceedings.deliberation.events import RoundOpened, Spoke
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.readings.moment import moment


def test_a_moment_is_a_round_and_the_last_speech_in_it() -> None:
    play = Play.opened(Params(max_rounds=2, early_end=False)).run(plainly)
    places = [place for place, entry in enumerate(play.entries) if isinstance(entry.event, RoundOpened)]
    spoken = next(place for place, entry in enumerate(play.entries) if isinstance(entry.event, Spoke))
    speech = play.entries[spoken].event
    assert isinstance(speech, Spoke)
    assert moment(roster(), play.entries[: places[0]]) == "before the first round"
    assert moment(roster(), play.entries[: places[0] + 1]) == "the start of round 1"
    assert moment(roster(), play.entries[: spoken + 1]) == f"round 1, after turn 1 (Juror {speech.juror})"
    assert moment(roster(), play.entries[: places[1] + 1]) == "the start of round 2"
