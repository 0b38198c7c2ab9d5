"""Who of the listeners is named to whoever plays the panel, as to be weighed with most care."""

from __future__ import annotations

from typing import Any

from tests.proceedings.deliberation.builders import Play, Respond, plainly
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Seat
from venire.proceedings.deliberation.acts import Speak
from venire.proceedings.deliberation.params import Params
from venire.proceedings.deliberation.view import PanelView

PARAMS = Params(max_rounds=1, early_end=False)


def _speaking_to_the_last(ask: Ask, view: Any) -> Act:
    """Everybody speaks to the highest seat but itself."""
    act = plainly(ask, view)
    return act.model_copy(update={"target": 11 if ask.seat == "juror/12" else 12}) if isinstance(act, Speak) else act


def _panel(seed: str, respond: Respond = plainly) -> PanelView:
    """What the panel sees of the first round: nobody's vote has changed yet."""
    play = Play.opened(PARAMS, seed=seed)
    play.run(respond, until=lambda now: any(ask.seat == "panel" for ask in now.asked()))
    view = play.view(Seat("panel"))
    assert isinstance(view, PanelView)
    return view


def test_among_equals_no_seat_has_more_of_the_panel_s_care() -> None:
    views = [_panel(str(seed)) for seed in range(60)]
    times = {seat: sum(seat in view.active for view in views) for seat in range(1, 13)}
    assert sum(times.values()) == 180
    assert all(4 <= count <= 28 for count in times.values()), times


def test_the_same_seed_names_the_same_listeners() -> None:
    assert _panel("9").active == _panel("9").active


def test_whoever_was_addressed_comes_before_all_others() -> None:
    for seed in range(20):
        view = _panel(str(seed), _speaking_to_the_last)
        addressed = {speech.target for speech in view.speeches}
        assert addressed <= {11, 12}
        assert view.active[0] in addressed
        assert addressed <= set(view.active)
