"""Whether another playing of a deliberation undoes a changed vote: by the ballot after the round of the change."""

from __future__ import annotations

import pytest

from venire.proceedings.deliberation.acts import Vote
from venire.proceedings.deliberation.readings.debrief import Debrief, Flip, undone


def again(*second_juror: Vote) -> Debrief:
    """A deliberation in which the first juror always votes guilty, and the second so after each round."""
    return Debrief.model_construct(vote_history=tuple(("guilty", vote) for vote in second_juror))


@pytest.mark.parametrize(
    ("ballots", "gone"),
    [
        (("not_guilty", "not_guilty", "not_guilty", "not_guilty"), True),
        (("not_guilty", "not_guilty", "guilty", "not_guilty"), False),
        (("not_guilty", "guilty", "guilty", "guilty"), False),
        (("not_guilty", "guilty", "not_guilty", "guilty"), True),
        (("not_guilty", "guilty"), False),
        (("not_guilty", "not_guilty"), True),
    ],
)
def test_the_vote_held_after_the_round_of_the_change_decides(ballots: tuple[Vote, ...], gone: bool) -> None:
    flip = Flip(round=2, juror=2, vote="guilty", turn=5)
    assert undone(flip, again(*ballots)) is gone
