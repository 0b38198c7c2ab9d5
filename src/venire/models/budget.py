"""A purse for one session: so many tokens, or so much money; when it is empty, the understudy plays on.

Source: spec/models.md, "Calling well": ``--budget`` in tokens or money per session.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pydantic import BaseModel

from venire.errors import VenireError
from venire.kernel.minutes import Called
from venire.kernel.request import Budget
from venire.models.calls.forms import Forms
from venire.ports import Brief, Filled, LookUp, Model, NoAnswer, Spent

_WRITTEN = re.compile(r"(?P<before>\$)?(?P<number>\d{1,3}(,\d{3})+|\d+(\.\d+)?|\.\d+)(?P<unit>[kKmM])?(?P<after>\$)?")
_UNITS = {"k": 1_000, "m": 1_000_000}
HOW = "Write tokens, such as 20000 or 20k, or US dollars, such as 0.50$."


def read_budget(text: str) -> Budget:
    """``20000``, ``20k``, ``0.50$`` or ``$0.50``. Raises :class:`VenireError`."""
    found = _WRITTEN.fullmatch(text.strip())
    if found is None or (found["before"] and found["after"]):
        raise VenireError(f"{text[:40]!r} is no budget.", HOW)
    number = float(found["number"].replace(",", "")) * _UNITS.get((found["unit"] or "").lower(), 1)
    if found["before"] or found["after"]:
        return Budget(dollars=number)
    if number != int(number):
        raise VenireError(f"{text[:40]!r} is no whole number of tokens.", HOW)
    return Budget(tokens=int(number))


class Pays(Protocol):
    """What calls are paid from."""

    def refusal(self, model: str) -> tuple[str, str]:
        """Why this model is not called, and the remedy; two empty texts where it is."""
        ...

    def pay(self, spent: Spent) -> None:
        """Take out what a call cost."""
        ...


@dataclass(frozen=True, slots=True)
class Purses:
    """Several that all pay; a call that one of them refuses is not made."""

    purses: Sequence[Pays]

    def refusal(self, model: str) -> tuple[str, str]:
        """The first."""
        refusals = (purse.refusal(model) for purse in self.purses)
        return next((refusal for refusal in refusals if refusal[0]), ("", ""))

    def pay(self, spent: Spent) -> None:
        """From each."""
        for purse in self.purses:
            purse.pay(spent)


@dataclass
class Purse:
    """What is left of a budget. Calls already under way when it runs out are paid for and heard."""

    budget: Budget
    tokens: int = 0
    """Spent so far, in and out."""
    dollars: float = 0.0
    unpriced: str = ""
    """A model that was paid for in tokens and has no known price."""

    def pay(self, spent: Spent) -> None:
        """Take out what a call cost."""
        self.tokens += spent.tokens_in + spent.tokens_out
        self.dollars += spent.cost
        if not spent.priced and spent.tokens_in + spent.tokens_out:
            self.unpriced = spent.model

    def paid(self, calls: Iterable[Called]) -> Purse:
        """The same purse, after the calls that a record tells of."""
        for call in calls:
            self.pay(Spent(call.model, tokens_in=call.tokens_in, tokens_out=call.tokens_out, cost=call.cost))
        return self

    def refusal(self, model: str) -> tuple[str, str]:
        """Why this model is not called, and the remedy; two empty texts where it may be."""
        if self.budget.tokens is not None and self.tokens >= self.budget.tokens:
            return f"{model} was not called: the budget of {self.budget} is spent.", "Give the next session more."
        if self.budget.dollars is not None and self.dollars >= self.budget.dollars:
            return f"{model} was not called: the budget of {self.budget} is spent.", "Give the next session more."
        if self.budget.dollars is not None and self.unpriced == model:
            return (
                f"{model} was not called again: it has no known price, and the budget is in money.",
                "Name its price in models.yaml (price: {input: 0, output: 0} for one that is free), "
                "or give a budget in tokens.",
            )
        return "", ""


class BudgetedModel:
    """A model that is called while there is something in the purse."""

    def __init__(self, model: Model, purse: Pays) -> None:
        self._model = model
        self._purse = purse

    @property
    def name(self) -> str:
        """The model's own."""
        return self._model.name

    async def fill(
        self,
        brief: Brief,
        forms: Forms,
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        """See :class:`venire.ports.Model`. Raises :class:`NoAnswer` when the purse is empty."""
        why, remedy = self._purse.refusal(self.name)
        if why:
            raise NoAnswer(why, remedy, Spent(self.name))
        try:
            filled = await self._model.fill(brief, forms, complaint, tools=tools, heard=heard)
        except NoAnswer as failure:
            self._purse.pay(failure.spent)
            raise
        self._purse.pay(filled.spent)
        return filled

    async def close(self) -> None:
        """The model is another's to close."""
