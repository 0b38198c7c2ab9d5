"""The rules of those proceedings in which questions are weighed as they are put: an examination, a trial."""

from __future__ import annotations

from venire.kernel.kind import Contents
from venire.kernel.record import Event
from venire.proceedings.examination.events import Opened
from venire.proceedings.examination.opening import rebuild as rebuild_examination
from venire.proceedings.examination.rules import Examination
from venire.proceedings.trial.events import TrialOpened
from venire.proceedings.trial.opening import rebuild as rebuild_trial
from venire.proceedings.trial.rules import TrialRules
from venire.seats.flaws import found


def examination(opening: Event, contents: Contents) -> Examination:
    """The rules of an examination, with what the law finds wrong with its questions."""
    assert isinstance(opening, Opened)
    return rebuild_examination(opening, contents, found)


def trial(opening: Event, contents: Contents) -> TrialRules:
    """The rules of a trial, likewise."""
    assert isinstance(opening, TrialOpened)
    return rebuild_trial(opening, contents, found)
