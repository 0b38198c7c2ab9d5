"""The same deliberation again, with one thing changed: the acts of a record, ready to be answered once more.

A fork without a speech asks every seat anew; who answered before answers the same as long as the question is the same.
Source: spec/science.md, 7.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from venire.kernel.frozen import Frozen
from venire.kernel.record import Act, Entry
from venire.proceedings.deliberation import acts
from venire.proceedings.deliberation import events as ev
from venire.proceedings.deliberation.view import PanelView, Room


@dataclass(frozen=True, slots=True)
class VoteAtTheDoor:
    """A standing vote changed by a person's own act, and where on the record it was."""

    seq: int
    round: int
    juror: int
    vote: acts.Vote
    after: str | None
    """The ask that was answered last before it; None where none was."""

    def due(self, answered: Container[str], number: int) -> bool:
        """Whether a room in round ``number``, in which these asks are answered, has come to where it was made.

        Where that ask is never put again, the vote is changed before the next round is spoken.
        """
        return self.after is None or self.after in answered or number > self.round


@dataclass(frozen=True, slots=True)
class Recorded:
    """The acts of a record by ask key, the speeches they spoke of, and the votes that people changed."""

    acts: Mapping[str, Act]
    speeches: Mapping[int, ev.Spoke]
    votes: Sequence[VoteAtTheDoor] = ()

    def found(self, key: str, view: Frozen) -> Act | None:
        """The act once given to this ask, with turns renumbered to those of this room.

        None when it was never asked, or when what it spoke of is not the same any more.
        """
        act = self.acts.get(key)
        if isinstance(act, acts.React):
            return self._react(act, view)
        if isinstance(act, acts.Speak) and act.replies_to is not None:
            return act.model_copy(update={"replies_to": self._turn_now(act.replies_to, view)})
        return act

    def _react(self, act: acts.React, view: Frozen) -> Act | None:
        if not isinstance(view, PanelView):
            return None
        now = {(speech.juror, speech.text): speech.turn for speech in view.speeches}
        then = {reading.turn for reading in act.readings}
        turns = {
            turn: now[speech.juror, speech.text]
            for turn in then
            if ((speech := self.speeches[turn]).juror, speech.text) in now
        }
        if set(turns.values()) != set(now.values()):
            return None
        return acts.React(
            readings=tuple(
                item.model_copy(update={"turn": turns[item.turn]}) for item in act.readings if item.turn in turns
            ),
            murmurs=tuple(
                item.model_copy(update={"turn": turns[item.turn]}) for item in act.murmurs if item.turn in turns
            ),
        )

    def _turn_now(self, turn: int, view: Frozen) -> int | None:
        speech = self.speeches.get(turn)
        if speech is None or not isinstance(view, Room):
            return None
        return next((said.turn for said in view.said if (said.juror, said.text) == (speech.juror, speech.text)), None)


def recorded(entries: Iterable[Entry], without: int | None = None) -> Recorded:
    """The acts of a record; the speech of turn ``without`` becomes a pass."""
    entries = tuple(entries)
    answers, speeches = dict[str, Act](), dict[int, ev.Spoke]()
    for entry in entries:
        if isinstance(entry.event, ev.Spoke):
            speeches[entry.event.turn] = entry.event
        if entry.cause is None:
            continue
        act = _act(entry)
        if act is not None:
            answers[entry.cause.ask] = act
        if isinstance(entry.event, ev.Murmured) and isinstance(told := answers.get(entry.cause.ask), acts.React):
            answers[entry.cause.ask] = told.model_copy(update={"murmurs": entry.event.murmurs})
        if isinstance(entry.event, ev.Spoke) and entry.event.turn == without:
            answers |= _silence(entry.cause.ask, entry.event)
    return Recorded(answers, speeches, tuple(_votes(entries)))


def _silence(key: str, speech: ev.Spoke) -> Mapping[str, Act]:
    """The pass in the place of a speech; a person passes before a draft is made, whose turn was another ask."""
    turn = f"r{speech.round}/turn/{ev.juror_seat(speech.juror)}/0"
    return {key: acts.Pass(), turn: acts.Pass()}


def _votes(entries: Iterable[Entry]) -> Iterator[VoteAtTheDoor]:
    """Votes changed at the door; those that the panel's answer brought come by themselves."""
    after: str | None = None
    for entry in entries:
        if entry.cause is None:
            continue
        if isinstance(event := entry.event, ev.VoteChanged) and entry.cause.act == acts.CastVote.kind:
            yield VoteAtTheDoor(entry.seq, event.round, event.juror, event.vote, after)
        elif entry.cause.act != acts.CastVote.kind:
            after = entry.cause.ask


def _act(entry: Entry) -> Act | None:
    match entry.event:
        case ev.Spoke() as event:
            return acts.Speak(**event.model_dump(exclude={"turn", "round", "juror", "strategy"}))
        case ev.Passed():
            return acts.Pass()
        case ev.Narrated() as event:
            return acts.Narrate(text=event.text, made_from=event.made_from)
        case ev.Weighed() as event:
            return acts.React(readings=event.readings)
        case ev.SideChosen() as event:
            return acts.ChooseSide.model_validate({"side": event.side})
        case ev.StrategyTaken() as event:
            return acts.TakeStrategy(strategy=event.strategy, text=event.typed, target=event.target)
        case ev.Discarded():
            return acts.Discard()
        case ev.FinalVoteCalled(why="called"):
            return acts.CallFinalVote()
        case ev.FirstWord() | ev.FinalWord() as event:
            return acts.CastVote(vote=event.vote)
        case ev.Drafted() as event:
            fields = event.model_dump(exclude={"juror", "round", "wording"})
            return acts.Draft(text=event.wording, **fields)
        case _:
            return None
