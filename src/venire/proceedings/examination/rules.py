"""The rules of an examination: which station is on, and what follows by itself. Source: spec/trial.md, "Flows"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.kernel.folds.following import and_what_follows
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Event, Seat, Viewer
from venire.law.case_file.case import Case
from venire.law.evidence.grounds import Phase
from venire.law.testimony.cross_outline import PriorClaim, outline
from venire.proceedings.examination import events as ev
from venire.proceedings.examination.acts import ACTS
from venire.proceedings.examination.case_file import CaseFile, Flaws, no_flaws
from venire.proceedings.examination.evolve import evolve
from venire.proceedings.examination.modes import examining
from venire.proceedings.examination.stages.answer import (
    Answering,
    Crediting,
    Striking,
    decide_standing,
    seats_of,
    standing_asks,
)
from venire.proceedings.examination.stages.question import Objecting, Putting, Responding, Ruling, Stage
from venire.proceedings.examination.state import Before, Stand, State, Step, strike_is_asked
from venire.proceedings.examination.visibility import Seeing

NEXT: Mapping[Phase, Phase] = {"direct": "cross", "cross": "redirect", "redirect": "recross"}


@dataclass(frozen=True)
class Examination:
    """The witnesses of a case are examined. Pure: built anew from the contents that its opening pins.

    ``flaws``: what the law finds wrong with a question in its setting; ``prior``: what witnesses said at earlier
    sittings.
    """

    case: Case
    seed: str
    flaws: Flaws = no_flaws
    prior: tuple[PriorClaim, ...] = ()

    name = "examination"
    events = ev.EVENTS
    acts = ACTS

    @cached_property
    def chance(self) -> Chance:
        return Chance(self.seed)

    @cached_property
    def file(self) -> CaseFile:
        return CaseFile(self.case, self.prior)

    @cached_property
    def _putting(self) -> Stage:
        return Putting(self.file, self.chance, self.flaws)

    @cached_property
    def _stations(self) -> Mapping[Step, Stage]:
        return {
            "object": Objecting(self.chance),
            "respond": Responding(),
            "rule": Ruling(),
            "answer": Answering(self.file),
            "credit": Crediting(self.file),
            "strike": Striking(),
        }

    def evolve(self, state: State | None, event: Event, /) -> State:
        self._require_known(event)
        return evolve(state, event, self.file.about)

    def _require_known(self, event: Event) -> None:
        """Raises :class:`ValueError` for a witness whom the case does not have: no rule has written that."""
        match event:
            case ev.WitnessCalled() | ev.PhaseOpened() | ev.PhaseClosed() | ev.Excused() | ev.Testified():
                if event.witness not in self.file.witnesses:
                    raise ValueError(f"{event.kind} names a witness whom the case does not have")
            case _:
                pass

    def agenda(self, state: State, /) -> Sequence[Ask]:
        if state.over or not state.title:
            return ()
        stage = self._stage(state)
        return (*(stage.asks(state) if stage else ()), *standing_asks(state))

    def decide(self, state: State, ask: Ask, act: Act, /) -> Sequence[Event]:
        stage = self._stage(state)
        if ask.standing or stage is None:
            return self.and_what_follows(state, decide_standing(state, ask, act))
        return self.and_what_follows(state, stage.decide(state, ask, act))

    def seats(self, state: State, /) -> Sequence[Seat]:
        return seats_of(state)

    def view(self, state: State, viewer: Viewer, /) -> Frozen:
        return Seeing(self.file, self.chance).view(state, viewer)

    def foresee(self, state: State, /) -> Sequence[Ask]:
        """The witness's answer, until it is settled whether it may be given; the next question and whether to strike,
        while the answer is written down."""
        match state.before:
            case Before(matter="question", step="object" | "respond" | "rule"):
                return self._stations["answer"].asks(state)
            case Before(step="credit", cut=True):
                return self._next_question(state)
            case Before(step="credit"):
                return (*self._striking(state), *self._next_question(state))
            case Before(step="strike"):
                return self._next_question(state)
            case _:
                return ()

    def _striking(self, state: State) -> Sequence[Ask]:
        return self._stations["strike"].asks(state) if strike_is_asked(state) else ()

    def _next_question(self, state: State) -> Sequence[Ask]:
        """The next question of this phase, if it may have another."""
        stand = state.stand
        if stand is None or stand.phase is None or stand.put >= state.limit(stand.phase):
            return ()
        return self._putting.asks(state)

    def and_what_follows(self, state: State, first: Sequence[Event]) -> Sequence[Event]:
        """The events, and all that follows by itself until a seat is asked again or the examination is over."""
        return and_what_follows(self.evolve, self._follows, state, first)

    def begun(self, first: Sequence[Event]) -> Sequence[Event]:
        """The opening events, and all that follows until the first question is asked for."""
        state = self.evolve(None, first[0])
        return (first[0], *self.and_what_follows(state, first[1:]))

    def _stage(self, state: State) -> Stage | None:
        if state.before is not None:
            return self._stations[state.before.step]
        return self._putting if state.stand is not None and state.stand.by is not None else None

    def _follows(self, state: State) -> Sequence[Event]:
        if state.over or state.before is not None:
            return ()
        stand = state.stand
        if stand is None:
            return self._next_witness(state)
        if stand.phase is None or stand.by is None:
            return self._next_phase(state, stand)
        if stand.put < state.limit(stand.phase):
            return ()
        return (ev.PhaseClosed(witness=stand.witness, phase=stand.phase, by=stand.by, why="limit"),)

    def _next_witness(self, state: State) -> Sequence[Event]:
        if not state.to_call:
            return (ev.Closed(questions=state.number),)
        witness = state.to_call[0]
        return (ev.WitnessCalled(witness=witness, side=self.file.witnesses[witness].side),)

    def _next_phase(self, state: State, stand: Stand) -> Sequence[Event]:
        last = stand.done[-1] if stand.done else None
        if last is None:
            return self._opened(state, stand, "direct")
        following = NEXT.get(last[0]) if last[1] else None
        if following is None or state.limit(following) == 0:
            return self._excused(state, stand)
        return self._opened(state, stand, following)

    def _opened(self, state: State, stand: Stand, phase: Phase) -> Sequence[Event]:
        by = examining(phase, stand.called_by)
        opened = ev.PhaseOpened(witness=stand.witness, phase=phase, by=by)
        if phase != "cross":
            return (opened,)
        witness = self.file.witnesses[stand.witness]
        told = [claim for claim in state.established if claim.witness == stand.witness]
        items = outline(self.case, witness, told, self.prior)
        return (opened, ev.Outlined(side=by, witness=stand.witness, items=items))

    def _excused(self, state: State, stand: Stand) -> Sequence[Event]:
        left = {self.file.witnesses[witness].side for witness in state.to_call}
        rested = () if stand.called_by in left else (ev.SideRested(side=stand.called_by),)
        return (ev.Excused(witness=stand.witness), *rested)
