"""The rules: pure, and all that replay, forks and verification need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pennies.game import FIRST, PLAYERS, SECOND, Choose, Chose, Face, Game, Opened, Seen, Shown
from venire.kernel.proceeding import Ask
from venire.kernel.record import BENCH, Act, Event, Seat, Viewer


@dataclass(frozen=True)
class Pennies:
    """A :class:`venire.kernel.proceeding.Proceeding`."""

    name: str = "pennies"
    events: tuple[type[Event], ...] = (Opened, Chose, Shown)
    acts: tuple[type[Act], ...] = (Choose,)

    def evolve(self, state: Game | None, event: Event, /) -> Game:
        match event, state:
            case Opened(), _:
                return Game(event)
            case Chose(seat=seat, face=face), Game():
                return replace(state, chosen={**state.chosen, seat: face})
            case Shown(winner=winner), Game():
                return replace(state, chosen={}, score={**state.score, winner: state.score[winner] + 1})
            case _:
                raise TypeError(event.kind)

    def agenda(self, state: Game, /) -> Sequence[Ask]:
        return () if state.over else [_ask(state, seat) for seat in PLAYERS if seat not in state.chosen]

    def decide(self, state: Game, ask: Ask, act: Act, /) -> Sequence[Event]:
        assert isinstance(act, Choose)
        mine = Chose(round=state.round, seat=ask.seat, face=act.face)
        chosen: Mapping[Seat, Face] = {**state.chosen, ask.seat: act.face}
        return (mine,) if len(chosen) < len(PLAYERS) else (mine, _shown(state, chosen[FIRST], chosen[SECOND]))

    def view(self, state: Game, viewer: Viewer, /) -> Seen:
        mine = None if viewer == BENCH else state.chosen.get(Seat(viewer))
        score = {str(seat): points for seat, points in state.score.items()}
        return Seen(goal=state.opened.goal, round=state.round, score=score, mine=mine)


def _ask(state: Game, seat: Seat) -> Ask:
    place = f"round/{state.round}"
    return Ask(f"{place}/{seat}", seat, (Choose,), "Heads or tails?", group=place, default=Choose(face="heads"))


def _shown(state: Game, first: Face, second: Face) -> Shown:
    winner = FIRST if first == second else SECOND
    return Shown(round=state.round, first=first, second=second, winner=winner)


PENNIES = Pennies()
