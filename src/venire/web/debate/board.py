"""What the page of a debate shows, live and afterwards: who argued what, how it was scored, what stands, the panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from venire.exports.tellings.debate import named_things
from venire.exports.tellings.debate_result import NAMES
from venire.kernel.record import Event
from venire.law.debating.acceptability import Acceptability
from venire.law.debating.argument import Argument
from venire.law.debating.attacks import attacks
from venire.law.debating.causes import CausalGraph, causal_graph
from venire.law.debating.criteria import CRITERIA, Criterion
from venire.law.debating.panel import PanelVerdict
from venire.law.debating.subject import Subject
from venire.proceedings.debate.events import StageOpened, TurnPassed, Voted
from venire.proceedings.debate.params import Debater
from venire.proceedings.debate.view import ArgumentScores, DebateView
from venire.web.debate.columns import columns_of
from venire.web.figures.arguments import NARROW, WIDE, Node, argument_graph, layer_names
from venire.web.figures.causes import causal_figure, claims
from venire.web.strings import say


@dataclass(frozen=True, slots=True)
class Card:
    """One argument, as it is set out."""

    made: Argument
    number: int
    """Its debater's, from 1."""
    scores: ArgumentScores | None
    """None while it waits."""
    standing: str
    """``stands``, ``falls``, ``open``."""
    felled_by: Sequence[str]

    @property
    def told(self) -> str:
        """Who says it, what it is worth, how it bears on others and whether it stands, in one sentence."""
        total = self.scores.total if self.scores else None
        worth = say("debating.not_scored") if total is None else say("debating.scored", n=f"{total:.2f}")
        bears = [say(f"debating.{to.kind}", to=to.to) for to in self.made.relations]
        by = ", ".join(self.felled_by)
        stands = say(f"debating.{self.standing}_told", by=by)
        return f"{self.made.id}, {self.made.by}: {'; '.join([worth, *bears, stands])}."


@dataclass(frozen=True, slots=True)
class Row:
    """One stage: what stands in its two columns, and who said nothing."""

    name: str
    sides: tuple[Sequence[Card], Sequence[Card]]
    passed: Sequence[TurnPassed]


@dataclass(frozen=True, slots=True)
class BoardArgument:
    """What the criteria weighed in one stage."""

    name: str
    weights: Mapping[Criterion, float]


def board(view: DebateView, subject: Subject, events: Sequence[Event]) -> Mapping[str, Any]:
    """Everything that ``board.html`` names. ``events``: those that this viewer saw."""
    names = [debater.name for debater in view.debaters]
    stages = [event for event in events if isinstance(event, StageOpened) and event.phase != "deliberation"]
    cards = _cards(view, names)
    graph = causal_graph(view.arguments)
    columns = columns_of(view.debaters)
    layers = layer_names(view.rounds, max((_place(stage, view.rounds) for stage in stages), default=0))
    nodes = [_node(card) for card in cards]
    return {
        "view": view,
        "phase": phase_told(view),
        "columns": [_named(view.debaters, numbers) for numbers in columns],
        "rows": [_row(stage, view, cards, columns) for stage in stages],
        "cards": cards,
        "graphs": [argument_graph(nodes, names, layers, shape) for shape in (WIDE, NARROW)],
        "causal": causal_figure(graph, {name: place for place, name in enumerate(names)}),
        "caused": _caused(graph),
        "graph": graph,
        "weighed": [BoardArgument(stage_name(stage.phase, stage.round), stage.weights) for stage in stages],
        "criteria": [(one, NAMES[one]) for one in CRITERIA if one in view.weights],
        "numbers": {name: place for place, name in enumerate(names, start=1)},
        "things": named_things(subject),
        "panel": view.votes,
        "orders": {f"evaluator/{event.evaluator}": event.order for event in events if isinstance(event, Voted)},
        "verdict": view.verdict,
        "verdict_told": verdict_told(view.verdict) if view.verdict else "",
        "case_id": view.case,
    }


def stage_name(phase: str, round: int) -> str:
    """ "Opening", "Round 2", "Closing"."""
    return say("debating.round", n=round) if phase == "debate" else say(f"debating.{phase}")


def phase_told(view: DebateView) -> str:
    """ "Round 2 of 3"."""
    if view.phase == "debate":
        return say("debating.round_of", n=view.round, of=view.rounds)
    return say(f"debating.{view.phase}")


def verdict_told(verdict: PanelVerdict) -> str:
    """The decision in a few words."""
    key = verdict.decision.replace(" ", "_")
    return say(f"debating.verdict_{key}", winner=verdict.winner, leading=verdict.leading)


def _cards(view: DebateView, names: Sequence[str]) -> Sequence[Card]:
    totals = {id: one.total for id, one in view.scores.items() if one.total is not None}
    found = Acceptability(attacks(view.arguments, totals))
    standing = {one: "stands" if one in found.grounded else "falls" if found.felled_by(one) else "open"
                for one in found.attacks.arguments}  # fmt: skip
    return [
        Card(made, names.index(made.by) + 1, view.scores.get(made.id), standing[made.id], found.felled_by(made.id))
        for made in view.arguments
    ]


def _node(card: Card) -> Node:
    total = card.scores.total if card.scores else None
    return Node(card.made, card.number - 1, total, card.standing, card.told)


def _named(debaters: Sequence[Debater], numbers: Sequence[int]) -> Sequence[tuple[int, Debater]]:
    return [(number, debaters[number - 1]) for number in numbers]


def _place(stage: StageOpened, rounds: int) -> int:
    """The number that arguments of this stage bear."""
    return rounds + 1 if stage.phase == "closing" else stage.round


def _row(stage: StageOpened, view: DebateView, cards: Sequence[Card], columns: Sequence[Sequence[int]]) -> Row:
    here = [card for card in cards if card.made.round == _place(stage, view.rounds)]
    left, right = ([card for card in here if card.number in numbers] for numbers in columns)
    silent = [one for one in view.passed if (one.phase, one.round) == (stage.phase, stage.round)]
    return Row(stage_name(stage.phase, stage.round), (left, right), silent)


def _caused(graph: CausalGraph) -> Sequence[tuple[str, Sequence[tuple[str, float, str, bool]]]]:
    """For each cause its effects, with the strength, the arguments that say so, and whether it clashes: in words."""
    told = claims(graph)
    return [
        (
            graph.nodes[cause],
            [
                (graph.nodes[one.effect], one.strength, ", ".join(step.argument for step in one.said), one.clashes)
                for one in told
                if one.cause == cause
            ],
        )
        for cause in dict.fromkeys(one.cause for one in told)
    ]
