"""What each seat of a drill may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from venire.kernel.frozen import Frozen
from venire.law.evidence.grounds import Ground, Phase


class Item(Frozen):
    """A question before the student, or one that is done: then with the truth."""

    no: int
    witness: str
    phase: Phase
    text: str
    before: tuple[str, ...] = ()
    """What is on the record already."""
    called: Ground | None = None
    done: bool = False
    defect: Ground | None = None
    """The truth, once it is done."""
    why: str = ""
    also: tuple[Ground, ...] = ()
    """Other grounds that are as good, once it is done."""
    right: bool | None = None

    @property
    def hit(self) -> Ground | None:
        """The defect, where it was objected to on a ground that a court would take."""
        return self.defect if sound(self.defect, self.also, self.called) else None


def sound(defect: Ground | None, also: Sequence[Ground], called: Ground | None) -> bool:
    """Whether an objection on this ground would be sustained."""
    return defect is not None and called in (defect, *also)


def at_stake(
    defect: Ground | None, called: Ground | None, also: Sequence[Ground] = ()
) -> tuple[tuple[Ground, bool], ...]:
    """The grounds at stake in one call, and whether each was heard rightly: the defect that was there, and a ground
    called that was not."""
    good = sound(defect, also, called)
    wrongly: tuple[tuple[Ground, bool], ...] = () if called is None or good else ((called, False),)
    return wrongly if defect is None else ((defect, good), *wrongly)


class DrillView(Frozen):
    """The student's and everyone's view."""

    case: str
    title: str
    items: int
    number: int
    """Questions so far, the one before the student among them."""
    score: int
    streak: int
    """Right answers in a row."""
    boxes: Mapping[Ground, int] = {}
    pending: Item | None = None
    last: Item | None = None
    over: bool = False


class CoachView(DrillView):
    """The coach's: what to make next."""

    witness: str = ""
    phase: Phase = "direct"
    fact: str = ""
    defect: Ground | None = None
    asked: tuple[str, ...] = ()
    """Questions shown already, the last 40, so that none comes twice."""
