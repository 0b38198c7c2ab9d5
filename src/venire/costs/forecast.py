"""What a session is likely to take of language models, told before it begins. Source: spec/models.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from venire.costs.calls import Expected, merged
from venire.kernel.frozen import Frozen
from venire.models.pricing import price_of_call
from venire.models.roles import Role
from venire.models.use import ModelUse

Uses = Mapping[Role, ModelUse]


class Toll(Frozen):
    """Calls, tokens in and out, and US dollars; None where the price of any model is unknown."""

    calls: int
    tokens_in: int
    tokens_out: int
    dollars: float | None

    @property
    def tokens(self) -> int:
        """In and out together, as a budget counts them."""
        return self.tokens_in + self.tokens_out


class Forecast(Frozen):
    """What is likely, and between what it may lie: how long a jury talks nobody can say."""

    models: tuple[str, ...]
    likely: Toll
    least: Toll
    most: Toll

    def __str__(self) -> str:
        """One sentence, for whoever is about to begin."""
        names = " and ".join(self.models)
        spread = f" ({_round(self.least.tokens)} to {_round(self.most.tokens)})" if self.least != self.most else ""
        price = _priced(self.likely.dollars)
        return f"About {_round(self.likely.tokens)} tokens{spread} in {self.likely.calls} calls of {names}{price}."


def forecast_of(uses: Uses, each: Iterable[Iterator[Expected]]) -> Forecast | None:
    """The least, the likely and the most of what is expected of each role that a model plays; None where none does."""
    played = [[one for one in merged(calls).values() if one.role in uses] for calls in each]
    if not any(played):
        return None
    least, likely, most = (_toll(uses, one) for one in played)
    names = dict.fromkeys(uses[one.role].name for calls in played for one in calls)
    return Forecast(models=tuple(names), least=least, likely=likely, most=most)


def _toll(uses: Uses, expected: Sequence[Expected]) -> Toll:
    costs = [_cost(uses[one.role], one) for one in expected]
    known = [cost for cost in costs if cost is not None]
    return Toll(
        calls=round(sum(one.calls for one in expected)),
        tokens_in=round(sum(one.calls * one.tokens_in for one in expected)),
        tokens_out=round(sum(one.calls * one.tokens_out for one in expected)),
        dollars=sum(known) if len(known) == len(costs) else None,
    )


def _cost(use: ModelUse, one: Expected) -> float | None:
    each = price_of_call(use, round(one.tokens_in), round(one.tokens_out))
    return None if each is None else one.calls * each


def _round(tokens: int) -> str:
    """To two figures, as a guess deserves: 212,345 as 210,000."""
    places = max(0, len(str(tokens)) - 2)
    return f"{round(tokens, -places):,}"


def _priced(dollars: float | None) -> str:
    if dollars is None:
        return ", at a price that is not known"
    if dollars == 0:
        return ", free of charge"
    return f", some ${dollars:.2f}" if dollars >= 0.01 else ", less than a cent"
