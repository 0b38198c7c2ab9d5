"""Why a side with the higher scores can lose before the panel: scores are given argument by argument, each by itself,
and the verdict is on the case as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from venire.law.api import WEIGHTS, Perspective
from venire_understudy.panel.verdict import ANSWERS, Side

LEVEL = 0.005
"""A difference between mean scores that nobody would ask about."""
AGAIN = 0.5
"""A sentence of which less is new has been said before."""
TELLING = ("analytical", "synthesizing")
"""The perspectives that tell it, so that a panel does not say it five times."""
Reason = tuple[float, Callable[[Side, Side], str]]
"""How much a thing speaks for the winner, and how it is told."""


def mean_score(side: Side) -> float:
    """The mean total of its arguments, by the weights that nothing has adapted, 0 to 1; 0 for a silent side."""
    totals = [
        sum(WEIGHTS[name] * values[place] for name, values in side.scores.items()) for place in range(len(side.made))
    ]
    return sum(totals) / len(totals) if totals else 0.0


def despite(winner: Side, loser: Side, perspective: Perspective) -> str:
    """The scores, and what outweighs them; empty where the winner's are the higher or level, and in the
    perspectives that do not look at the whole of it."""
    ahead, behind = mean_score(loser), mean_score(winner)
    if ahead - behind <= LEVEL or perspective not in TELLING:
        return ""
    return (
        f"Argument by argument {loser.name} was scored higher, {ahead:.2f} against {behind:.2f} on the mean of each by "
        f"itself. {_outweighed(winner, loser, perspective)}"
    )


def _outweighed(winner: Side, loser: Side, perspective: Perspective) -> str:
    """What speaks most for the winner in the case as a whole."""
    said_again = len(_again(loser)) / max(1, len(loser.prose.read.lines))
    said_again -= len(_again(winner)) / max(1, len(winner.prose.read.lines))
    reasons: Sequence[Reason] = (
        (3 * said_again, _repeats),
        (ANSWERS[perspective] * (winner.answers - loser.answers), _answers),
        (winner.prose.read.substance - loser.prose.read.substance, _says_more),
        (loser.prose.read.waste - winner.prose.read.waste, _wastes_less),
        (0.5 * (_weakest(winner) - _weakest(loser)) if perspective == "adversarial" else 0.0, _even),
        (0.05, _reads_better),
    )
    return max(reasons, key=_much)[1](winner, loser)


def _much(reason: Reason) -> float:
    return reason[0]


def _again(side: Side) -> Sequence[str]:
    return [one.line.text for one in side.prose.read.lines if one.new < AGAIN]


def _weakest(side: Side) -> float:
    return min((values for told in side.scores.values() for values in told), default=0.0)


def _repeats(_winner: Side, loser: Side) -> str:
    many, of = len(_again(loser)), len(loser.prose.read.lines)
    return f"But {many} of its {of} sentences had been heard before, and nothing counts twice in the case as a whole."


def _answers(winner: Side, loser: Side) -> str:
    return f"But {winner.name} takes up more of what it was told, and {loser.name} leaves more of it standing."


def _says_more(winner: Side, loser: Side) -> str:
    return f"But put together {winner.name}'s arguments say more that is new and to the point than {loser.name}'s do."


def _wastes_less(winner: Side, loser: Side) -> str:
    return f"But more of what {loser.name} says could be left out without loss, and less of {winner.name}'s."


def _even(winner: Side, loser: Side) -> str:
    return f"But the weakest thing that {winner.name} says is stronger than the weakest of {loser.name}'s."


def _reads_better(winner: Side, loser: Side) -> str:
    return f"But heard from end to end {winner.name}'s case is the better put, and a listener would sooner go with it."
