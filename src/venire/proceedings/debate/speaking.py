"""The turns of the debaters: who is asked, at what level, what an argument must have. Source: spec/debate.md."""

from __future__ import annotations

from collections.abc import Sequence

from venire.kernel.proceeding import Ask, Refused
from venire.kernel.record import Event, Seat
from venire.law.debating.argument import Argument, Level
from venire.law.debating.graph import BadGraph
from venire.proceedings.debate import events as ev
from venire.proceedings.debate.acts import Argue, Pass
from venire.proceedings.debate.order import speaking
from venire.proceedings.debate.state import State

LETTERS = 4
"""Of a token."""
OUT_OF_TIME = Pass(why="It ran out of time.")
_DIRECTIVES = {
    "opening": "Open: your thesis, and the pillars it stands on.",
    "closing": "Close: what has been shown, what was left unanswered, and what follows from it.",
}
_BY_LEVEL: dict[Level, str] = {
    "strategic": "Argue the frame: what the question turns on, and what follows from either answer.",
    "tactical": "Argue your pillars: evidence with its source, what brings what about, and an answer to what was said.",
    "operational": "Go down to the facts: numbers, exhibits, cases, how it would be done; answer what was said.",
}


def stage_key(state: State) -> str:
    """``opening``, ``r2``, ``closing``."""
    return f"r{state.round}" if state.phase == "debate" else state.phase


def level_of(state: State) -> Level:
    """What the turns of this stage are for: the frame at both ends, then in turns the level that was set and facts."""
    if state.phase != "debate":
        return "strategic"
    return state.params.level if state.round % 2 else "operational"


def turns(state: State) -> Sequence[Ask]:
    """The debaters who are asked now: all of a round, or the next of it."""
    order = state.names if state.params.turns == "together" else speaking(state.names, len(state.stages) - 1)
    due = [name for name in order if name not in state.done]
    return [_turn(state, name) for name in (due if state.params.turns == "together" else due[:1])]


def group_of(state: State) -> str:
    """Asks of one moment are answered on one view; in turn, each turn is a moment."""
    whole = stage_key(state)
    return whole if state.params.turns == "together" else f"{whole}/{len(state.done) + 1}"


def _turn(state: State, name: str) -> Ask:
    seat = ev.debater_seat(state.names.index(name) + 1)
    directive = _DIRECTIVES.get(state.phase) or _BY_LEVEL[level_of(state)]
    key = f"{stage_key(state)}/{seat}"
    limit = _limit(state)
    return Ask(key, seat, (Argue, Pass), directive, group=group_of(state), limit=limit, default=OUT_OF_TIME)


def _limit(state: State) -> float | None:
    """Seconds for one turn: those of a turn, or its share of those of a round."""
    at_once = 1 if state.params.turns == "together" else len(state.names)
    of_round = state.params.round_limit
    limits = [state.params.turn_limit, of_round / at_once if of_round else None]
    return min((one for one in limits if one is not None), default=None)


def spoken(state: State, seat: Seat, act: Argue) -> Sequence[Event]:
    """The argument on the record. Raises :class:`Refused` where it lacks what this debate asks for."""
    _require_whole(state, act)
    id = f"A{len(state.graph.arguments) + 1}"
    round = state.params.rounds + 1 if state.phase == "closing" else state.round
    fields = {name: value for name, value in act if name != "thinking"}  # frozen, so that both may have them
    made = Argument.model_validate({**fields, "id": id, "by": state.debater(seat).name, "round": round})
    try:
        state.graph.joined(made)
    except BadGraph as error:
        raise Refused(str(error), error.remedy) from error
    return (ev.Argued(argument=made), ev.Thought(argument=id, seat=seat, thinking=act.thinking))


def _require_whole(state: State, act: Argue) -> None:
    tokens = -(-len(act.text) // LETTERS)
    if tokens > state.params.max_argument_tokens:
        raise Refused(
            f"What is spoken takes about {tokens} tokens, and {state.params.max_argument_tokens} are allowed.",
            f"Say it in {state.params.max_argument_tokens * LETTERS} characters.",
        )
    if state.phase != "debate":
        return
    if state.params.require_evidence and not act.evidence:
        raise Refused("The argument names no evidence.", "Name at least one piece, with its source, or pass.")
    if state.params.require_causal_links and not act.links:
        raise Refused("The argument says of nothing what it brings about.", "Name one cause and its effect, or pass.")
