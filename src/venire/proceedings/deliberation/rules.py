"""The rules of a deliberation: which stage is on, and what follows by itself. Source: spec/deliberation.md."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from venire.kernel.chance import Chance
from venire.kernel.folds.following import and_what_follows
from venire.kernel.frozen import Frozen
from venire.kernel.proceeding import Ask
from venire.kernel.record import Act, Event, Seat, Viewer
from venire.law.case_file.case import Case
from venire.law.case_file.persona import Roster
from venire.law.jury.leaning import agreeing, first_convictions
from venire.law.verdict import verdict
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import ACTS, Vote
from venire.proceedings.deliberation.evolve import evolve
from venire.proceedings.deliberation.round.changed_votes import just_turned, with_turned
from venire.proceedings.deliberation.round.impact import Mover, leaning_vote
from venire.proceedings.deliberation.round.speakers import draw_speakers
from venire.proceedings.deliberation.stages import (
    FinalVote,
    FirstVotes,
    Narration,
    PeoplesTurns,
    Reacting,
    SideSelection,
    Speaking,
    Stage,
    decide_standing,
    standing_asks,
    table_seats,
)
from venire.proceedings.deliberation.state import State
from venire.proceedings.deliberation.visibility import Seeing


@dataclass(frozen=True)
class Deliberation:
    """A jury deliberates one case. Pure: built anew from the contents that its opening pins."""

    case: Case
    roster: Roster
    seed: str
    convictions: tuple[float, ...] | None = None
    """By seat, where the jurors come with minds made up elsewhere; None: drawn from the case and the jurors."""

    name = "deliberation"
    events = ev.EVENTS
    acts = ACTS

    @cached_property
    def chance(self) -> Chance:
        return Chance(self.seed)

    @cached_property
    def mover(self) -> Mover:
        return Mover(self.case, self.roster, self.chance)

    @cached_property
    def _claims(self) -> dict[str, str]:
        return {claim.id: claim.text for claim in self.case.claims}

    def told(self, claim: str) -> str:
        """A claim in words; its id where the case does not know it."""
        return self._claims.get(claim, claim)

    def evolve(self, state: State | None, event: Event, /) -> State:
        return evolve(state, event, self.told)

    def agenda(self, state: State, /) -> Sequence[Ask]:
        if state.phase == "over":
            return ()
        stage = self._stage(state)
        return (*(stage.asks(state) if stage else ()), *standing_asks(state))

    def decide(self, state: State, ask: Ask, act: Act, /) -> Sequence[Event]:
        stage = self._stage(state)
        if ask.standing or stage is None:
            return self._consequences(state, decide_standing(state, ask, act))
        return self._consequences(state, stage.decide(state, ask, act))

    def seats(self, state: State, /) -> Sequence[Seat]:
        return table_seats(state.jurors, people=bool(state.held_by("person", "external")))

    def view(self, state: State, viewer: Viewer, /) -> Frozen:
        return Seeing(self.case, self.roster, self.chance).view(state, viewer)

    def _stage(self, state: State) -> Stage | None:
        if state.narration is not None:
            return Narration()
        return next((stage for on, stage in self._stages if on(state) and stage.asks(state)), None)

    @cached_property
    def _stages(self) -> tuple[tuple[Callable[[State], bool], Stage], ...]:
        return (
            (lambda state: state.phase == "side_selection", SideSelection()),
            (lambda state: state.phase == "initial_vote", FirstVotes()),
            (lambda state: state.phase == "deliberation", Speaking()),
            (lambda state: state.phase == "deliberation", PeoplesTurns()),
            (lambda state: state.phase == "deliberation", Reacting(self.mover)),
            (lambda state: state.phase == "final_vote", FinalVote()),
        )

    def _consequences(self, state: State, first: Sequence[Event]) -> Sequence[Event]:
        """The events, and all that follows by itself until a seat is asked again or the proceeding is over."""
        return and_what_follows(self.evolve, self._follows, state, first)

    def _follows(self, state: State) -> Sequence[Event]:
        if state.phase in ("setup", "over") or self._stage(state) is not None:
            return ()
        match state.phase:
            case "initial_vote":
                return self._first_ballot(state) if not state.votes else ()
            case "deliberation":
                return self._close_or_open(state)
            case "final_vote":
                return self._final(state)
            case _:
                return ()

    def _first_ballot(self, state: State) -> Sequence[Event]:
        convictions = self.convictions or first_convictions(self.case, self.roster.jurors, self.chance)
        votes: tuple[Vote, ...] = tuple(
            self._first_vote(state, juror, convictions[juror - 1]) for juror in state.jurors
        )
        held = self.convictions or tuple(
            agreeing(value, vote == "guilty") for value, vote in zip(convictions, votes, strict=True)
        )
        return (ev.FirstConvictions(values=held), ev.FirstBallot(votes=votes))

    def _first_vote(self, state: State, juror: int, conviction: float) -> Vote:
        if juror in state.words:
            return state.words[juror]
        if juror == state.player and state.side is not None:
            return "not_guilty" if state.side == "defend" else "guilty"
        forced = state.opened.params.first_ballot
        if forced is not None:
            return "guilty" if forced[juror - 1] else "not_guilty"
        return leaning_vote(conviction)

    def _close_or_open(self, state: State) -> Sequence[Event]:
        on = state.round
        if on.number and state.closed != on.number:
            return self._close(state)
        why = self._ending(state)
        if why is None:
            speakers = with_turned(state, draw_speakers(state, self.roster, self.chance, self._unheard(state)))
            sums_up = self._sums_up(state, on.number + 1)
            return (ev.RoundOpened(round=on.number + 1, speakers=speakers, sums_up=sums_up),)
        to_hear = just_turned(state) if self._verdict(state) != "hung" and not on.last_words else ()
        if to_hear:
            return (ev.LastWords(round=on.number, speakers=to_hear),)
        return (ev.FinalVoteCalled(round=on.number, why=why),)

    def _sums_up(self, state: State, number: int) -> bool:
        """Not in the last round: nobody would read it."""
        return number % state.opened.params.summary_every == 0 and number < state.opened.params.max_rounds

    def _close(self, state: State) -> Sequence[Event]:
        unchanged = 0 if state.round.changed else state.unchanged + 1
        tally = ev.RoundClosed(
            round=state.round.number,
            guilty=state.count("guilty"),
            not_guilty=state.count("not_guilty"),
            unchanged=unchanged,
        )
        return (tally, *self._urged(state, unchanged))

    def _urged(self, state: State, unchanged: int) -> Sequence[Event]:
        """The supplementary instruction, once, where the votes stand still short of a verdict."""
        params = state.opened.params
        stuck = unchanged >= params.stability_threshold and self._verdict(state) == "hung"
        if stuck and params.supplementary_instruction and not state.urged and state.round.number < params.max_rounds:
            return (ev.JuryUrged(round=state.round.number),)
        return ()

    def _ending(self, state: State) -> str | None:
        params, number = state.opened.params, state.round.number
        if number >= params.max_rounds:
            return "max_rounds"
        if not params.early_end:
            return None
        enough = not self._unheard(state) if number else self._unanimous(state)
        if self._verdict(state) != "hung" and enough:
            return "rule_met"
        return "stable" if state.unchanged >= params.stability_threshold else None

    def _unheard(self, state: State) -> tuple[int, ...]:
        """Who has yet to speak, among jurors that bring a mind made up elsewhere: nobody knows how they came to it, so
        each has a say before somebody's change of vote ends it."""
        if self.convictions is None:
            return ()
        return tuple(juror for juror in state.held_by("ai") if juror not in state.table.made)

    def _unanimous(self, state: State) -> bool:
        return len(set(state.votes.values())) == 1

    def _verdict(self, state: State) -> str:
        return verdict(state.opened.params.rule, state.votes)

    def _final(self, state: State) -> Sequence[Event]:
        votes: dict[int, Vote] = {**state.votes, **state.words}
        ballot: tuple[Vote, ...] = tuple(votes[juror] for juror in state.jurors)
        secret: tuple[Vote, ...] = tuple(self._in_secret(state, juror, votes[juror]) for juror in state.jurors)
        result = verdict(state.opened.params.rule, votes)
        return (
            ev.FinalVotes(votes=ballot),
            ev.SecretVotes(votes=secret),
            ev.Decided(verdict=result, round=state.round.number),
        )

    def _in_secret(self, state: State, juror: int, vote: Vote) -> Vote:
        if state.holders[juror] != "ai":
            return vote
        return leaning_vote(state.minds.convictions[juror])
