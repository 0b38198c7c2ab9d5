"""What a seat is told stays the same size however long the examination lasts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.proceedings.examination.builders import DEFENCE, PROSECUTION, Play, marked, params, plainly
from venire.kernel.proceeding import Ask
from venire.kernel.record import BENCH, GALLERY, Act
from venire.library.shipped import ShippedCases
from venire.proceedings.examination import acts
from venire.proceedings.examination.view import ASKED, WINDOW, CounselView

SEATS = (PROSECUTION, DEFENCE, "judge", "reporter", "clerk", "witness/W1", "witness/W6", GALLERY, BENCH)


def respond(ask: Ask, view: Any) -> Act:
    """Objects to every third question, so that the window of rulings is soon full; credits one claim an answer."""
    if acts.Credit in ask.wants:
        taken = acts.Taken(statement=f"What was said is said, as the record has it, {view.number:03d}.")
        return acts.Credit(taken=(taken,))
    if acts.Object in ask.wants:
        assert isinstance(view, CounselView)
        return acts.Object(ground="vague", argument="It is vague.") if view.number % 3 == 0 else acts.LetStand()
    return plainly(ask, view)


def sizes(play: Play) -> dict[str, int]:
    return {seat: len(play.view(seat).model_dump_json()) for seat in SEATS}


def largest(play: Play, upto: int, of: dict[str, int]) -> dict[str, int]:
    """The largest view of every seat while questions up to this one are dealt with."""
    while play.state.number < upto and play.asked():
        play.step(respond)
        of = {seat: max(of.get(seat, 0), size) for seat, size in sizes(play).items()}
    return of


@pytest.mark.parametrize("case", ["tiny", "murder"])
def test_every_view_is_as_large_at_question_100_as_at_question_20(case: str) -> None:
    of = None if case == "tiny" else ShippedCases().load("murder")
    play = Play.opened(params(direct=110, witnesses=() if of is None else ("W1",)), of=of, flaws=marked)
    early = largest(play, 20, {})
    late = largest(play, 100, {})
    assert play.state.number == 100
    grown = {seat: late[seat] / early[seat] for seat in SEATS}
    assert max(grown.values()) <= 1.1, grown


def test_the_windows_are_full_by_then() -> None:
    play = Play.opened(params(direct=60)).run(respond, lambda play: play.state.number == 40)
    view = play.view(PROSECUTION)
    assert (len(view.asked), len(view.told)) == (ASKED, WINDOW)
    assert len(play.view("judge").established) == WINDOW
