"""The fold: what each event means for the state. Total over the events of a deliberation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from venire.kernel.record import Event
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.acts import Holder
from venire.proceedings.deliberation.causes import FELT, Felt, cause, reason, recent
from venire.proceedings.deliberation.round.digest import digest
from venire.proceedings.deliberation.state import THROWN, TOLD, WHOLE, WINDOW, Minds, Round, State, TableTalk
from venire.proceedings.deliberation.view import Reason

T = TypeVar("T")
K = TypeVar("K")
C = TypeVar("C", bound=tuple[object, ...])
Told = Callable[[str], str]
"""Claim id → the claim in words."""


def evolve(state: State | None, event: Event, told: Told) -> State:
    """The state after this event. Raises :class:`KeyError` for an event of another proceeding."""
    if isinstance(event, ev.Opened):
        holders: dict[int, Holder] = {seated.juror: seated.by for seated in event.seated}
        return State(opened=event, phase="setup", holders=holders)
    if state is None:
        raise KeyError(f"a deliberation cannot begin with {event.kind!r}")
    if isinstance(event, ev.RoundClosed):
        return _round_closed(state, event, told)
    return _MEANING[type(event)](state, event)


def _presented(state: State, _: ev.Presented) -> State:
    return replace(state, phase="presentation", narration="opening")


def _narrated(state: State, event: ev.Narrated) -> State:
    table = replace(state.table, spent=state.table.spent.union(event.made_from))
    after = replace(state, narration=None, table=table, told=(*state.told, event.text)[-TOLD:])
    if event.station == "opening":
        return replace(after, phase="side_selection" if _player_is_a_person(state) else "initial_vote")
    return replace(after, phase="deliberation") if event.station == "first_tally" else after


def _player_is_a_person(state: State) -> bool:
    return state.holders[state.player] != "ai"


def _side_chosen(state: State, event: ev.SideChosen) -> State:
    return replace(state, side=event.side, phase="initial_vote")


def _first_convictions(state: State, event: ev.FirstConvictions) -> State:
    values = dict(zip(state.jurors, event.values, strict=True))
    return replace(state, minds=replace(state.minds, convictions=values))


def _word(state: State, event: ev.FirstWord | ev.FinalWord) -> State:
    return replace(state, words={**state.words, event.juror: event.vote})


def _first_ballot(state: State, event: ev.FirstBallot) -> State:
    votes = dict(zip(state.jurors, event.votes, strict=True))
    return replace(state, votes=votes, words={}, narration="first_tally")


def _round_opened(state: State, event: ev.RoundOpened) -> State:
    people = state.held_by("person", "external")
    opened = Round(
        number=event.round,
        speakers=event.speakers,
        to_speak=event.speakers,
        to_act=people,
        sums_up=event.sums_up,
    )
    table = replace(state.table, said=state.table.said[-WINDOW:])
    return replace(state, phase="deliberation", round=opened, table=table)


def _last_words(state: State, event: ev.LastWords) -> State:
    return replace(state, round=replace(state.round, speakers=event.speakers, to_speak=event.speakers, last_words=True))


def _strategy_taken(state: State, event: ev.StrategyTaken) -> State:
    """Taken before a draft, it takes that draft's place: other words are heard anew, under a key of their own."""
    on = _thrown_away(state.round, event.juror) if event.juror in state.round.drafts else state.round
    return replace(state, round=replace(on, taken={**on.taken, event.juror: event}))


def _drafted(state: State, event: ev.Drafted) -> State:
    return replace(state, round=replace(state.round, drafts={**state.round.drafts, event.juror: event}))


def _discarded(state: State, event: ev.Discarded) -> State:
    return replace(state, round=_thrown_away(state.round, event.juror))


def _thrown_away(on: Round, juror: int) -> Round:
    tries = {**on.tries, juror: on.tries.get(juror, 0) + 1}
    draft = on.drafts.get(juror)
    words = (*on.thrown.get(juror, ()), *((draft.wording,) if draft else ()))[-THROWN:]
    return replace(_turn_cleared(on, juror), tries=tries, thrown={**on.thrown, juror: words})


def _turn_cleared(on: Round, juror: int) -> Round:
    return replace(on, taken=without(on.taken, juror), drafts=without(on.drafts, juror))


def _spoke(state: State, event: ev.Spoke) -> State:
    table = state.table
    main = ((event.juror, event.claims[0]),) if event.claims else ()
    made = table.made.get(event.juror, ())
    new = tuple(claim for claim in event.claims if claim not in made)
    table = replace(
        table,
        turn=event.turn,
        said=(*table.said, event),
        since=(*table.since, *main),
        not_summed=(*table.not_summed, event),
        put={**dict.fromkeys(event.claims, (event.turn, event.juror)), **table.put},
        made={**table.made, event.juror: (*made, *new)},
        spent=table.spent.union(event.made_from),
    )
    return replace(_had_turn(state, event.juror), table=table)


def _had_turn(state: State, juror: int) -> State:
    on = _turn_cleared(state.round, juror)
    to_speak = tuple(number for number in on.to_speak if number != juror)
    to_act = tuple(number for number in on.to_act if number != juror)
    return replace(state, round=replace(on, to_speak=to_speak, to_act=to_act))


def _passed(state: State, event: ev.Passed) -> State:
    return _had_turn(state, event.juror)


def _weighed(state: State, _: ev.Weighed) -> State:
    return replace(state, round=replace(state.round, reacted=True))


def _murmured(state: State, event: ev.Murmured) -> State:
    spent = state.table.spent.union(f"murmur:{item.reaction}" for item in event.murmurs)
    return replace(state, table=replace(state.table, spent=spent))


def _moved(state: State, event: ev.Moved) -> State:
    minds = state.minds
    moods = {change.juror: minds.moods.get(change.juror, 0.0) + change.mood for change in event.changes}
    reasons, doubts, felt = dict(minds.reasons), dict(minds.doubts), dict(minds.felt)
    for change in event.changes:
        heard = _heard(state, change)
        new = tuple(sorted((item for item in heard if abs(item.delta) >= FELT), key=lambda item: abs(item.delta)))
        now = Felt(event.round, heard, change.pressure)
        felt[change.juror] = recent((*felt.get(change.juror, ()), now), event.round)
        reasons[change.juror] = (*reasons.get(change.juror, ()), *new)[-3:]
        against = (*doubts.get(change.juror, ()), *(item for item in new if _pulls_against(state, change.juror, item)))
        doubts[change.juror] = against[-3:]
    minds = replace(
        minds,
        convictions={**minds.convictions, **{change.juror: change.after for change in event.changes}},
        moods={**minds.moods, **moods},
        reasons=reasons,
        doubts=doubts,
        felt=felt,
    )
    return replace(state, minds=minds)


def _heard(state: State, change: ev.Change) -> tuple[Reason, ...]:
    spoken = {speech.turn: speech for speech in state.table.said}
    return tuple(reason(spoken[push.turn], push) for push in change.pushes if push.turn in spoken)


def _pulls_against(state: State, juror: int, reason: Reason) -> bool:
    return (reason.delta < 0) == (state.votes.get(juror) == "guilty")


def _warmed(state: State, event: ev.Warmed) -> State:
    changed = {(listener, speaker): value for listener, speaker, value in event.trust}
    return replace(state, minds=replace(state.minds, trust={**state.minds.trust, **changed}))


def _summed_up(state: State, event: ev.SummedUp) -> State:
    table = replace(state.table, summary=event.lines)
    return replace(state, table=table, round=replace(state.round, sums_up=False))


def _vote_changed(state: State, event: ev.VoteChanged) -> State:
    on = replace(state.round, changed=_net(state.round.changed, (event.juror, event.vote)))
    flips = _net(state.flips, (event.round, event.juror, event.vote))[-8:]
    minds = _turned(state, event)
    return replace(state, votes={**state.votes, event.juror: event.vote}, round=on, flips=flips, minds=minds)


def _net(changes: tuple[C, ...], new: C) -> tuple[C, ...]:
    """The changes with this one; who changes back within a round has not changed at all. The vote stands last."""
    kept = tuple(one for one in changes if one[:-1] != new[:-1])
    return kept if len(kept) < len(changes) else (*changes, new)


def _turned(state: State, event: ev.VoteChanged) -> Minds:
    """What the rules turned has its cause; a vote changed by hand has none that anybody could reckon."""
    minds, juror = state.minds, event.juror
    felt = minds.felt.get(juror, ())
    causes = without(minds.turned_by, juror)
    if felt and felt[-1].round == event.round and state.holders[juror] == "ai":
        causes[juror] = cause(event.vote, minds.convictions[juror], state.opened.params.dynamics.grey, felt)
    return replace(minds, felt={**minds.felt, juror: ()}, turned_by=causes)


def _round_closed(state: State, event: ev.RoundClosed, told: Told) -> State:
    after = replace(state, closed=event.round, unchanged=event.unchanged, narration=_after_round(state, event))
    if event.round % state.opened.params.summary_every:
        return after
    return replace(after, table=_compressed(state.table, told), round=replace(state.round, sums_up=False))


def _compressed(table: TableTalk, told: Told) -> TableTalk:
    """The last few speeches whole; of the others the summary, or the rules' own digest where nobody made one."""
    return replace(
        table,
        older=table.summary or digest(table.since, told),
        since=(),
        said=table.said[-WHOLE:],
        not_summed=table.not_summed[-WHOLE:],
        summary=(),
    )


def _after_round(state: State, event: ev.RoundClosed) -> ev.Station | None:
    if state.round.changed:
        return "flips"
    return "summary" if event.round % state.opened.params.summary_every == 0 else None


def _jury_urged(state: State, _: ev.JuryUrged) -> State:
    return replace(state, urged=True, unchanged=0, narration="instruction")


def _final_vote_called(state: State, event: ev.FinalVoteCalled) -> State:
    return replace(state, phase="final_vote", ending=event.why, narration=None)


def _final_votes(state: State, event: ev.FinalVotes) -> State:
    return replace(state, votes=dict(zip(state.jurors, event.votes, strict=True)))


def _unchanged(state: State, _: Event) -> State:
    return state


def _decided(state: State, event: ev.Decided) -> State:
    return replace(state, phase="verdict", verdict=event.verdict, narration="verdict")


def _adjourned(state: State, _: ev.Adjourned) -> State:
    return replace(state, phase="over", narration=None)


def _seat_taken(state: State, event: ev.SeatTaken) -> State:
    """Nobody waits for a side from a player who has left before choosing one."""
    after = replace(_had_turn(state, event.juror), holders={**state.holders, event.juror: event.by})
    left = after.phase == "side_selection" and not _player_is_a_person(after)
    return replace(after, phase="initial_vote") if left else after


def without(mapping: Mapping[K, T], key: K) -> dict[K, T]:
    """The mapping less one key."""
    return {name: value for name, value in mapping.items() if name != key}


_MEANING: Mapping[type[Event], Callable[[State, Any], State]] = {
    ev.Presented: _presented,
    ev.Narrated: _narrated,
    ev.SideChosen: _side_chosen,
    ev.FirstConvictions: _first_convictions,
    ev.FirstWord: _word,
    ev.FinalWord: _word,
    ev.FirstBallot: _first_ballot,
    ev.RoundOpened: _round_opened,
    ev.LastWords: _last_words,
    ev.StrategyTaken: _strategy_taken,
    ev.Drafted: _drafted,
    ev.Discarded: _discarded,
    ev.Spoke: _spoke,
    ev.Passed: _passed,
    ev.Weighed: _weighed,
    ev.Murmured: _murmured,
    ev.Moved: _moved,
    ev.Warmed: _warmed,
    ev.SummedUp: _summed_up,
    ev.VoteChanged: _vote_changed,
    ev.JuryUrged: _jury_urged,
    ev.FinalVoteCalled: _final_vote_called,
    ev.FinalVotes: _final_votes,
    ev.SecretVotes: _unchanged,
    ev.Decided: _decided,
    ev.Adjourned: _adjourned,
    ev.SeatTaken: _seat_taken,
}
