"""The stages of a deliberation: who is asked, what they may answer, what follows. Source: spec/deliberation.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Act, Event, Seat
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.round.impact import Mover, reactions, speeches_of_round
from venire.proceedings.deliberation.state import WHOLE, State

JUDGE, PANEL, SCRIBE, CLERK = Seat("judge"), Seat("panel"), Seat("scribe"), Seat("clerk")
SUMMARIZER = Seat("summarizer")


LAST_WORD = (
    "Your vote has just changed, and with it the verdict is found. In two to four sentences tell the others why you "
    "turned and on whose words, or pass."
)


class Stage(Protocol):
    """One station of the proceeding."""

    def asks(self, state: State) -> Sequence[Ask]: ...
    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]: ...


def table_seats(jurors: Iterable[int], *, people: bool = False) -> Sequence[Seat]:
    """Every seat of a jury that is asked something; the scribe writes for people alone."""
    return (*map(ev.juror_seat, jurors), PANEL, JUDGE, SUMMARIZER, *((SCRIBE,) if people else ()))


def seat_number(seat: Seat) -> int:
    """4 for ``juror/4``."""
    return int(seat.rpartition("/")[2])


@dataclass(frozen=True, slots=True)
class Narration:
    """The judge speaks."""

    def asks(self, state: State) -> Sequence[Ask]:
        key = f"r{state.round.number}/narrate/{state.narration}"
        directive = f"Speak to the jury: {state.narration}."
        return (Ask(key, JUDGE, (acts.Narrate,), directive),)

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        assert isinstance(act, acts.Narrate)
        station = ask.key.rpartition("/")[2]
        told = ev.Narrated.model_validate(
            {"station": station, "round": state.round.number, "text": act.text, "made_from": act.made_from}
        )
        return (told, ev.Adjourned()) if state.phase == "verdict" else (told,)


@dataclass(frozen=True, slots=True)
class SideSelection:
    """The player commits to a side; it cannot be changed."""

    def asks(self, state: State) -> Sequence[Ask]:
        directive = "Choose whom you speak for. This cannot be changed; your vote may."
        return (Ask("side", ev.juror_seat(state.player), (acts.ChooseSide,), directive),)

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        assert isinstance(act, acts.ChooseSide)
        return (ev.SideChosen(juror=seat_number(ask.seat), side=act.side),)


@dataclass(frozen=True, slots=True)
class Speaking:
    """The round's AI-held speakers, in parallel: they answer the round before and do not hear each other.

    After the last round, those whose change of vote met the rule.
    """

    def asks(self, state: State) -> Sequence[Ask]:
        on = state.round
        return tuple(
            Ask(
                f"r{on.number}/{'last' if on.last_words else 'speak'}/{ev.juror_seat(juror)}",
                ev.juror_seat(juror),
                (acts.Speak, acts.Pass),
                LAST_WORD if on.last_words else "Speak to the others, in two to four sentences, or pass.",
                group=f"r{on.number}/speeches",
                default=acts.Pass(),
            )
            for juror in on.to_speak
        )

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        juror = seat_number(ask.seat)
        return (_spoken(state, juror, _checked_target(state, juror, act)),)


def _spoken(state: State, juror: int, act: Act) -> Event:
    if not isinstance(act, acts.Speak):
        return ev.Passed(round=state.round.number, juror=juror)
    taken = state.round.taken.get(juror)
    if state.holders[juror] != "ai":
        act = _as_heard(state, juror, act)
    return ev.Spoke(
        turn=state.table.turn + 1,
        round=state.round.number,
        juror=juror,
        strategy=taken.strategy if taken else None,
        **act.model_dump(),
    )


def _as_heard(state: State, juror: int, act: acts.Speak) -> acts.Speak:
    """What comes in from outside is text. What it puts, cites and answers was heard in the draft of these very words;
    what other words put, the table hears for itself, whatever is declared with them. Source: design/seals.md."""
    draft = state.round.drafts.get(juror)
    if draft is None:
        answers = act.replies_to if any(said.turn == act.replies_to for said in state.table.said) else None
        return acts.Speak(text=act.text, type=act.type, target=act.target, replies_to=answers)
    heard = draft.model_dump(include={"type", "move", "replies_to"})
    if " ".join(act.text.split()) == " ".join(draft.wording.split()):
        heard |= draft.model_dump(include={"claims", "cites", "made_from"})
    return acts.Speak(text=act.text, target=act.target, **heard)


@dataclass(frozen=True, slots=True)
class PeoplesTurns:
    """Each person or external agent has a turn: a strategy that becomes a draft, an argument, a pass, a final vote."""

    def asks(self, state: State) -> Sequence[Ask]:
        on = state.round
        writes = on.drafting.juror if on.drafting else None
        waiting = {juror for juror in on.taken if juror not in on.drafts and juror != writes}
        return tuple(self._ask(state, juror) for juror in on.to_act if juror not in waiting)

    def _ask(self, state: State, juror: int) -> Ask:
        on, seat = state.round, ev.juror_seat(juror)
        place = f"{seat}/{on.tries.get(juror, 0)}"
        limit = state.opened.params.turn_limit
        if juror in on.drafts:
            directive = "Speak this as it is, have other words heard first, or throw it away."
            wants = (acts.Speak, acts.TakeStrategy, acts.Discard, acts.Pass)
            return Ask(f"r{on.number}/deliver/{place}", seat, wants, directive, limit=limit, default=acts.Pass())
        if juror in on.taken:
            directive = "Turn the strategy into an argument."
            return Ask(f"r{on.number}/draft/{place}", SCRIBE, (acts.Draft,), directive)
        wants = (acts.TakeStrategy, acts.Speak, acts.Pass, *((acts.CallFinalVote,) if juror == state.player else ()))
        directive = "Your turn: choose how to argue, or pass."
        return Ask(f"r{on.number}/turn/{place}", seat, wants, directive, limit=limit, default=acts.Pass())

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        juror = int(ask.key.split("/")[3])
        match act:
            case acts.TakeStrategy():
                return (_strategy(state, juror, act),)
            case acts.Draft():
                fields = act.model_dump(exclude={"text"})
                return (ev.Drafted(juror=juror, round=state.round.number, wording=act.text, **fields),)
            case acts.Discard():
                return (ev.Discarded(juror=juror, round=state.round.number),)
            case acts.CallFinalVote():
                return _called(state, juror)
            case _:
                return (_spoken(state, juror, _checked_target(state, juror, act)),)


def _checked_target(state: State, juror: int, act: Act) -> Act:
    if isinstance(act, acts.Speak) and act.target is not None:
        _known_target(state, juror, act.target)
    return act


def _known_target(state: State, juror: int, target: int) -> None:
    if target not in state.jurors or target == juror:
        raise Refused(
            f"There is no other juror {target} here.", f"Name a seat from 1 to {state.jurors[-1]} but your own."
        )


def _strategy(state: State, juror: int, act: acts.TakeStrategy) -> Event:
    if act.strategy == "reasonable_doubt" and act.text:
        raise Refused("Reasonable doubt takes no words of your own.", "Leave the text empty, or make a free argument.")
    if act.strategy == "free_argument" and not act.text:
        raise Refused("A free argument needs your own words.", "Write what you want to say.")
    if act.strategy == "address_juror" and act.target is None:
        raise Refused("To address a juror, say whom.", "Name the juror's seat as the target.")
    if act.target is not None:
        _known_target(state, juror, act.target)
    return ev.StrategyTaken(
        juror=juror, round=state.round.number, strategy=act.strategy, typed=act.text, target=act.target
    )


def _called(state: State, juror: int) -> Sequence[Event]:
    return (ev.FinalVoteCalled(round=state.round.number, why="called", juror=juror),)


@dataclass(frozen=True, slots=True)
class Reacting:
    """One batch answer for every AI-held listener and every speech of the round.

    Every few rounds somebody else sums up meanwhile what was said before the last few speeches.
    """

    mover: Mover

    def asks(self, state: State) -> Sequence[Ask]:
        number = state.round.number
        group = f"r{number}/close" if _to_sum_up(state) else None
        react = Ask(
            f"r{number}/react",
            PANEL,
            (acts.React,),
            "Say how each speech of the round struck each listener.",
            group=group,
            default=acts.React(readings=()),
        )
        summary = Ask(
            f"r{number}/sum_up",
            SUMMARIZER,
            (acts.SumUp,),
            "Sum up what was said, in three to five lines.",
            group=group,
            default=acts.SumUp(),
        )
        return (*((react,) if _to_react(state) else ()), *((summary,) if _to_sum_up(state) else ()))

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        if isinstance(act, acts.SumUp):
            return (ev.SummedUp(round=state.round.number, lines=act.lines),)
        assert isinstance(act, acts.React)
        self._check(state, act)
        return reactions(state, act, self.mover)

    def _check(self, state: State, act: acts.React) -> None:
        turns = {speech.turn for speech in speeches_of_round(state)}
        listeners = set(state.held_by("ai"))
        for item in (*act.readings, *act.murmurs):
            if item.turn not in turns or item.juror not in listeners:
                known = f"Listeners are {sorted(listeners)}, turns {sorted(turns)}."
                raise Refused(f"No juror {item.juror} hears turn {item.turn} in this round.", known)


def _to_react(state: State) -> bool:
    return not state.round.reacted and bool(speeches_of_round(state)) and bool(state.held_by("ai"))


def _to_sum_up(state: State) -> bool:
    return state.round.sums_up and len(state.table.not_summed) > WHOLE


@dataclass(frozen=True, slots=True)
class FinalVote:
    """People and external agents are asked once more; the others state the vote they hold."""

    def asks(self, state: State) -> Sequence[Ask]:
        return tuple(
            Ask(
                f"final/{ev.juror_seat(juror)}",
                ev.juror_seat(juror),
                (acts.CastVote,),
                "The final vote: guilty or not guilty.",
                group="final",
                limit=state.opened.params.turn_limit,
                default=acts.CastVote(vote=state.votes[juror]),
            )
            for juror in state.held_by("person", "external")
            if juror not in state.words
        )

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        assert isinstance(act, acts.CastVote)
        juror = seat_number(ask.seat)
        return (ev.FinalWord(juror=juror, vote=act.vote),)


@dataclass(frozen=True, slots=True)
class FirstVotes:
    """People other than the player, whose first vote follows the side, write their first vote."""

    def asks(self, state: State) -> Sequence[Ask]:
        return tuple(
            Ask(
                f"first/{ev.juror_seat(juror)}",
                ev.juror_seat(juror),
                (acts.CastVote,),
                "Your first vote, before anyone has spoken.",
                group="first",
                limit=state.opened.params.turn_limit,
                default=acts.CastVote(vote="not_guilty"),
            )
            for juror in state.held_by("person", "external")
            if juror not in state.words and (juror != state.player or state.side is None)
        )

    def decide(self, state: State, ask: Ask, act: Act) -> Sequence[Event]:
        assert isinstance(act, acts.CastVote)
        return (ev.FirstWord(juror=seat_number(ask.seat), vote=act.vote),)


def standing_asks(state: State) -> Sequence[Ask]:
    """Doors left open: a person may change its vote at any time; the clerk may note who holds a seat."""
    clerk = Ask("clerk", CLERK, (acts.SeatHolder,), "Note who holds a seat from now on.", standing=True)
    if state.phase != "deliberation":
        return (clerk,)
    return (*(_vote_door(juror) for juror in state.held_by("person", "external")), clerk)


def _vote_door(juror: int) -> Ask:
    seat = ev.juror_seat(juror)
    return Ask(f"vote/{seat}", seat, (acts.CastVote,), "You may change your vote at any time.", standing=True)


def decide_standing(state: State, ask: Ask, act: Act) -> Sequence[Event]:
    """What follows from an answer at a standing ask."""
    if isinstance(act, acts.SeatHolder):
        return _seat_holder(state, act)
    assert isinstance(act, acts.CastVote)
    juror = seat_number(ask.seat)
    if state.votes.get(juror) == act.vote:
        raise Refused(f"Your vote is {act.vote.replace('_', ' ')} already.", "Nothing needs to be done.")
    return (ev.VoteChanged(round=state.round.number, juror=juror, vote=act.vote),)


def _seat_holder(state: State, act: acts.SeatHolder) -> Sequence[Event]:
    if act.juror not in state.jurors:
        raise Refused(f"There is no seat {act.juror} in this jury.", f"Name a seat from 1 to {state.jurors[-1]}.")
    if state.holders[act.juror] == act.by:
        raise Refused(f"Seat {act.juror} is held so already.", "Nothing needs to be done.")
    return (ev.SeatTaken(juror=act.juror, by=act.by),)
