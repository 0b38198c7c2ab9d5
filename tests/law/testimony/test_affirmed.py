"""What a witness swore to is not forgotten when newer answers fill the window of what counsel is shown."""

from __future__ import annotations

from venire.law.testimony.testified import EstablishedClaim
from venire.proceedings.examination.view import CounselView


def test_what_lies_before_the_window_is_affirmed_and_what_was_denied_is_not() -> None:
    lately = (
        EstablishedClaim(no=30, witness="W1", statement="The lamp was lit.", facts=("W1.4",)),
        EstablishedClaim(no=31, witness="W1", statement="The door was open.", holds=False, facts=("W1.5",)),
    )
    view = CounselView.model_construct(told=lately, known=("W1.1", "W1.4", "W1.5"))
    assert view.affirmed == {"W1.1", "W1.4"}
