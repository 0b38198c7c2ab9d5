"""What the panel is held to: spoilt arguments lose, equal ones tie, places and names make no difference."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from venire.kernel.frozen import Frozen
from venire.language.text.sentences import sentences
from venire.law.debating.argument import Argument
from venire.law.debating.panel import PanelVerdict
from venire.studies.panel_audit.attacks import ATTACKS, NAMED, on_speech
from venire.studies.panel_audit.coherent import Coherent
from venire.studies.shares import share

Panel = Callable[[Coherent, Sequence[Argument]], PanelVerdict]
"""The verdict on a debate of two arguments by two debaters, in the order of speaking, in the setting of the first."""
ONE, OTHER = "Rowan", "Ashe"


class AttackFigure(Frozen):
    """Of ``of`` pairs those that the coherent argument won; a tie counts as lost. ``by_source``: shares."""

    won: int
    of: int
    share: float
    low: float
    high: float
    by_source: Mapping[str, float]


class AuditReport(Frozen):
    """``pairs``: coherent arguments. ``named``: the attacks of the specification; ``others``: further ones, most of a
    kind that the evaluator was built against in other words. ``identical``: arguments against themselves that tie;
    ``first_wins``: of those that do not, what whoever speaks first wins. ``same_winner``: debates of two sides with
    the same outcome in each of four settings (who speaks first, who is listed first); ``first_speaker_wins``: the share
    won by whoever speaks first over all settings, ties as half: the position bias is its distance from .5.
    ``fuller_wins``: an argument against itself without one of its sentences."""

    pairs: Mapping[str, int]
    named: Mapping[str, AttackFigure]
    others: Mapping[str, AttackFigure]
    others_mean: float
    identical_ties: float
    identical_first_wins: float
    same_winner: float
    same_winner_of: int
    first_speaker_wins: float
    position_bias: float
    fuller_wins: AttackFigure
    calibration: Mapping[str, float] = {}


@dataclass(frozen=True, slots=True)
class _Outcome:
    source: str
    won: bool


def audited(arguments: Sequence[Coherent], panel: Panel, calibration: Mapping[str, float] | None = None) -> AuditReport:
    """The whole audit. ``calibration``: figures on labelled pairs, told as they are."""
    figures = {name: _attacked(name, arguments, panel) for name in ATTACKS}
    others = {name: figure for name, figure in figures.items() if name not in NAMED and figure.of}
    same = [panel(one, _against_itself(one)) for one in arguments]
    settings = [found for one in arguments if one.opponent for found in [_settings(one, panel)]]
    first = sum(told.count("first") + told.count("") / 2 for told, _ in settings) / max(1, 4 * len(settings))
    return AuditReport(
        pairs={source: sum(one.source == source for one in arguments) for source in _sources(arguments)},
        named={name: figures[name] for name in NAMED},
        others=others,
        others_mean=round(sum(one.share for one in others.values()) / max(1, len(others)), 4),
        identical_ties=sum(not one.leading for one in same) / len(same),
        identical_first_wins=_part([one.leading == ONE for one in same if one.leading]),
        same_winner=_part([agreed for _, agreed in settings]),
        same_winner_of=len(settings),
        first_speaker_wins=round(first, 4),
        position_bias=round(abs(first - 0.5), 4),
        fuller_wins=_fuller(arguments, panel),
        calibration=calibration or {},
    )


def _sources(arguments: Sequence[Coherent]) -> Sequence[str]:
    return list(dict.fromkeys(one.source for one in arguments))


def _part(marks: Sequence[bool]) -> float:
    return round(sum(marks) / len(marks), 4) if marks else 0.0


def _attacked(name: str, arguments: Sequence[Coherent], panel: Panel) -> AttackFigure:
    made = [(one, ATTACKS[name](one, Random(f"{name}{one.argument.text}"))) for one in arguments]
    pairs = [(one, spoilt) for one, spoilt in made if spoilt != one.argument]
    return _figure([_Outcome(one.source, _beats(one, spoilt, no, panel)) for no, (one, spoilt) in enumerate(pairs)])


def _fuller(arguments: Sequence[Coherent], panel: Panel) -> AttackFigure:
    thinner = on_speech(_without_one)
    made = [(one, thinner(one, Random(one.argument.text))) for one in arguments]
    return _figure([_Outcome(one.source, _beats(one, less, no, panel)) for no, (one, less) in enumerate(made)])


def _without_one(text: str, dice: Random) -> str:
    found = sentences(text)
    del found[dice.randrange(len(found))]
    return " ".join(found) or text


def _figure(outcomes: Sequence[_Outcome]) -> AttackFigure:
    counted = share(sum(one.won for one in outcomes), len(outcomes))
    by = {
        source: _part([one.won for one in outcomes if one.source == source])
        for source in dict.fromkeys(one.source for one in outcomes)
    }
    return AttackFigure(
        won=counted.count,
        of=counted.of,
        share=round(counted.value, 4),
        low=round(counted.low, 4),
        high=round(counted.high, 4),
        by_source=by,
    )


def _beats(one: Coherent, spoilt: Argument, no: int, panel: Panel) -> bool:
    """Whether the coherent argument leads; it speaks first in every other pair."""
    whole = _by(one.argument, ONE)
    told = (_by(spoilt, OTHER), whole) if no % 2 else (whole, _by(spoilt, OTHER))
    return panel(one, _numbered(told)).leading == ONE


def _against_itself(one: Coherent) -> Sequence[Argument]:
    return _numbered((_by(one.argument, ONE), _by(one.argument, OTHER)))


def _settings(one: Coherent, panel: Panel) -> tuple[Sequence[str], bool]:
    """Who leads by place in each of the four settings, and whether it is the same argument in all."""
    assert one.opponent is not None
    mine, theirs = one.argument, one.opponent
    orders = [(_by(a, first), _by(b, second)) for a, b in ((mine, theirs), (theirs, mine)) for first, second in _NAMES]
    leading = [panel(one, _numbered(order)).leading for order in orders]
    texts = [
        next((made.text for made in order if made.by == who), "") for order, who in zip(orders, leading, strict=True)
    ]
    places = [
        "first" if who == order[0].by else "second" if who else "" for order, who in zip(orders, leading, strict=True)
    ]
    return places, len(set(texts)) == 1


_NAMES = ((ONE, OTHER), (OTHER, ONE))


def _by(argument: Argument, name: str) -> Argument:
    return argument.model_copy(update={"by": name, "round": 1, "relations": ()})


def _numbered(arguments: Sequence[Argument]) -> Sequence[Argument]:
    return tuple(one.model_copy(update={"id": f"A{no}"}) for no, one in enumerate(arguments, start=1))
