"""What each viewer of a persuasion may know. Nothing that a player or a gallery sees depends on what is sealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from venire.kernel.frozen import Frozen
from venire.kernel.record import BENCH, GALLERY, Viewer
from venire.law.case_file.case import Case, Side
from venire.law.persuasion.card import PersuasionCard
from venire.law.persuasion.manner import Manner, manner, movement
from venire.law.persuasion.stance import in_words
from venire.proceedings.persuasion.events import PLAYER
from venire.proceedings.persuasion.params import Sheet
from venire.proceedings.persuasion.state import Mind, State
from venire.proceedings.persuasion.view import BenchView, JurorView, PersuasionView


@dataclass(frozen=True)
class Seeing:
    """Makes the views."""

    case: Case
    sheet: Sheet

    def view(self, state: State, viewer: Viewer) -> Frozen:
        shared: dict[str, Any] = {
            "case": self.case.id,
            "title": state.title,
            "side": state.params.side,
            "player": state.params.player,
            "phase": state.phase,
            "jurors": state.jurors,
            "settled": state.settled,
            "together": state.together.view(viewer) if state.together else None,
        }
        if viewer == BENCH:
            stances = {juror: mind.stance for juror, mind in state.minds.items()}
            return BenchView(**shared, **_rooms(state), stances=stances)
        if viewer == PLAYER or (viewer == GALLERY and state.settled is not None):
            return PersuasionView(**shared, **_rooms(state))
        number = _number(viewer, len(self.sheet.cards))
        return PersuasionView(**shared) if number is None else self._juror(state, number, shared)

    def _juror(self, state: State, juror: int, shared: dict[str, Any]) -> JurorView:
        mind, card, side = state.minds[juror], self.sheet.cards[juror - 1], state.params.side
        talk = state.talks.get(juror, ())
        weights = card.weights(side)
        return JurorView(
            **shared,
            turns_left={juror: state.turns_left(juror)},
            talks={juror: talk},
            me=juror,
            no=state.pending.no if state.pending and state.pending.juror == juror else 0,
            turn=sum(one.by == "player" for one in talk),
            stance=in_words(mind.stance),
            manner=shows(mind, mind.stance, card, side),
            before=shows(mind, shown_last(mind), card, side),
            moved_by=_ranked({topic: weight for topic, weight in weights.items() if weight > 0}),
            put_off_by=_ranked({topic: -weight for topic, weight in weights.items() if weight < 0}),
            key=tuple(
                one.evidence for one in (card.key_evidence if side == "defence" else card.prosecution_key_evidence)
            ),
            company=tuple(self.sheet.cards[other - 1].address for other in mind.company),
            spent=state.spent,
        )


def _rooms(state: State) -> Mapping[str, Any]:
    left = {one.juror: state.turns_left(one.juror) for one in state.jurors}
    return {"turns_left": left, "talking_to": state.with_juror, "talks": state.talks}


def _number(viewer: Viewer, size: int) -> int | None:
    kind, _, number = viewer.partition("/")
    return int(number) if kind == "juror" and number.isdecimal() and 1 <= int(number) <= size else None


def shows(mind: Mind, stance: float, card: PersuasionCard, side: Side) -> Manner:
    """What shows of a juror that stands at ``stance``."""
    return manner(movement(mind.initial, stance, side), card.persuasion_thresholds)


def shown_last(mind: Mind) -> float:
    """Where the juror stood when it last spoke."""
    spoke: Sequence[float] = [step.shift.before for step in mind.path if step.shift is not None]
    return spoke[-1] if spoke else mind.initial


def _ranked(weights: Mapping[str, float]) -> tuple[str, ...]:
    return tuple(sorted(weights, key=lambda topic: -weights[topic]))
