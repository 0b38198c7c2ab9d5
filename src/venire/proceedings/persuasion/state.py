"""The state of a persuasion: frozen, bounded by the turns, a fold of its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from venire.kernel.within import Child
from venire.law.persuasion.shift import Use
from venire.proceedings.deliberation.state import State as JuryState
from venire.proceedings.persuasion.events import Introduced, PersuasionOpened, SaidTo, Settled, Step
from venire.proceedings.persuasion.params import PersuasionParams
from venire.proceedings.persuasion.view import Phase, TalkLine


@dataclass(frozen=True, slots=True)
class Mind:
    """What the bench alone knows of a juror."""

    initial: float
    stance: float
    uses: tuple[Use, ...] = ()
    path: tuple[Step, ...] = ()
    keys: frozenset[str] = frozenset()
    """Key evidence that has done what it does: laid down in silence it does nothing, and may speak later."""
    company: tuple[int, ...] = ()
    """The jurors who have spoken to it since the player last did."""


@dataclass(frozen=True, slots=True)
class State:
    """Everything the rules need."""

    opened: PersuasionOpened
    title: str = ""
    phase: Phase = "talking"
    jurors: tuple[Introduced, ...] = ()
    minds: Mapping[int, Mind] = field(default_factory=dict[int, Mind])
    talks: Mapping[int, tuple[TalkLine, ...]] = field(default_factory=dict[int, tuple[TalkLine, ...]])
    """Juror → all that was said with it; a juror is in it once it was visited."""
    with_juror: int = 0
    """Whom the player sits with; 0: nobody."""
    since: int = 0
    """Exchanges since the player sat down."""
    pending: SaidTo | None = None
    """What a juror is to answer."""
    moves: int = 0
    """What the player has done."""
    said: int = 0
    """What the player has said."""
    spent: frozenset[str] = frozenset()
    """Marks of what the understudy has used."""
    settled: Settled | None = None
    together: Child[JuryState] | None = None

    @property
    def params(self) -> PersuasionParams:
        return self.opened.params

    def turns_left(self, juror: int) -> int:
        """How often the player may still speak to this juror."""
        return self.params.turns - sum(one.by == "player" for one in self.talks.get(juror, ()))
