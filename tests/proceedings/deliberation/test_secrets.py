"""Blindness: what is sealed from a viewer changes nothing that it sees."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.proceedings.deliberation.builders import ACTS_BY_KIND, Play, struck
from venire.kernel.folds.views import seen_by
from venire.kernel.record import GALLERY, Entry, Event, Seat, Viewer
from venire.kernel.sitting import Sitting
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.params import Params

VIEWERS: tuple[Viewer, ...] = (GALLERY, Seat("juror/3"), Seat("juror/7"), Seat("judge"))


def played(seed: str) -> Play:
    play = Play.opened(Params(first_ballot=(1, 0) * 6, max_rounds=6), seed=seed, holders={7: "person", 2: "external"})
    return play.run(struck(0.2))


def other_minds(event: Event, viewer: Viewer, shift: float) -> Event:
    """The same event with what is sealed from this viewer changed."""
    mine = int(viewer.rpartition("/")[2]) if viewer.startswith("juror/") else 0
    match event:
        case ev.FirstConvictions():
            values = [
                value if number == mine else min(1.0, value + shift) for number, value in enumerate(event.values, 1)
            ]
            return event.model_copy(update={"values": tuple(values)})
        case ev.Moved():
            changes = [
                change if change.juror == mine else change.model_copy(update={"after": min(1.0, change.after + shift)})
                for change in event.changes
            ]
            return event.model_copy(update={"changes": tuple(changes)})
        case ev.Warmed():
            trust = tuple(pair if pair[0] == mine else (pair[0], pair[1], shift) for pair in event.trust)
            return event.model_copy(update={"trust": trust})
        case ev.Weighed():
            return event.model_copy(update={"readings": ()})
        case ev.SecretVotes():
            return event.model_copy(update={"votes": ("guilty",) * 12})
        case ev.FirstWord() if event.juror != mine:
            return event.model_copy(update={"vote": "guilty"})
        case _:
            return event


def views(entries: Sequence[Entry], play: Play, viewer: Viewer) -> list[str]:
    sitting = Sitting(play.sitting.proceeding)
    told = list[str]()
    for entry in entries:
        sitting = sitting.hear(entry, ACTS_BY_KIND)
        assert sitting.state is not None
        told.append(repr(sitting.proceeding.view(sitting.state, viewer)))
    return told


@pytest.mark.parametrize("viewer", VIEWERS)
@given(shift=st.floats(0.01, 0.5), seed=st.sampled_from(["a", "b"]))
@settings(max_examples=6)
def test_sealed_events_change_neither_view_nor_stream(viewer: Viewer, shift: float, seed: str) -> None:
    play = played(seed)
    changed = [Entry(e.seq, e.at, other_minds(e.event, viewer, shift), e.cause) for e in play.entries]
    assert changed != play.entries
    assert views(changed, play, viewer) == views(play.entries, play, viewer)
    assert list(seen_by(viewer, changed)) == list(seen_by(viewer, play.entries))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_no_view_holds_difficulty_outcome_or_the_strength_of_a_claim(viewer: Viewer) -> None:
    told = "".join(views(played("a").entries, played("a"), viewer))
    for word in ("difficulty", "outcome", "strength", "elicit", "seed"):
        assert word not in told
