"""The same seed brings the same record, whatever else this process has held in between: nothing that is kept to save
time changes what anybody says. (Across processes: ``tests/cli/deliberation/test_play.py``, by hash seeds.)"""

from __future__ import annotations

from collections.abc import Sequence

from venire import Deliberation, Examination
from venire.kernel.minutes import Alerted
from venire.kernel.record import Event


def murder_tried() -> Sequence[Event]:
    """All that was recorded but alerts: a monitor reads beside the play, and where its word falls is a matter of
    threads."""
    events = Deliberation("murder", seed=1).run_sync().events()
    return [event for event in events if not isinstance(event, Alerted)]


def test_a_deliberation_is_the_same_before_and_after_an_examination() -> None:
    first = murder_tried()
    Examination("murder", witnesses=["W1"], direct=2, cross=2, seed=7).run_sync()
    assert murder_tried() == first
