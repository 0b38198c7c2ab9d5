"""A purse for a session: tokens or money, paid call by call."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pytest
from pydantic import BaseModel

from tests.models.lines import BRIEF, FORMS, Speak, content
from venire.errors import VenireError
from venire.kernel.minutes import Called
from venire.kernel.request import Budget
from venire.models.budget import BudgetedModel, Purse, read_budget
from venire.models.calls.forms import Forms
from venire.ports import Brief, Filled, LookUp, NoAnswer, Spent

pytestmark = pytest.mark.anyio


@dataclass
class Paid:
    """A model that costs what it is told to, and fails where it is told to."""

    costs: list[Spent]
    failing: bool = False
    asked: int = 0
    gate: asyncio.Event | None = None
    name: str = "openai:x"
    closed: list[bool] = field(default_factory=list[bool])

    async def fill(
        self,
        brief: Brief,
        forms: Forms,
        complaint: Callable[[BaseModel], str],
        *,
        tools: Sequence[LookUp] = (),
        heard: Callable[[str], None] | None = None,
    ) -> Filled:
        self.asked += 1
        if self.gate is not None:
            await self.gate.wait()
        spent = self.costs.pop(0)
        if self.failing:
            raise NoAnswer("It failed.", "", spent)
        return Filled(Speak(text="So.", type="evidence"), spent)

    async def close(self) -> None:
        self.closed.append(True)


def tokens(count: int, cost: float = 0.0, priced: bool = True) -> Spent:
    return Spent("openai:x", tokens_in=count - 10, tokens_out=10, cost=cost, priced=priced)


@pytest.mark.parametrize(
    ("text", "budget", "told"),
    [
        ("20000", Budget(tokens=20_000), "20,000 tokens"),
        ("20k", Budget(tokens=20_000), "20,000 tokens"),
        ("1.5M", Budget(tokens=1_500_000), "1,500,000 tokens"),
        ("20,000", Budget(tokens=20_000), "20,000 tokens"),
        ("0.50$", Budget(dollars=0.5), "$0.50"),
        ("$12", Budget(dollars=12), "$12.00"),
        (" 0 ", Budget(tokens=0), "0 tokens"),
    ],
)
def test_a_budget_is_read_and_told(text: str, budget: Budget, told: str) -> None:
    assert read_budget(text) == budget
    assert str(budget) == told


@pytest.mark.parametrize("text", ["", "much", "-3", "$1$", "0.5", "5€", "1e9", "20,00"])
def test_what_is_no_budget_is_told_with_how_to_write_one(text: str) -> None:
    with pytest.raises(VenireError) as raised:
        read_budget(text)

    assert "Write tokens" in raised.value.remedy


async def test_calls_are_made_until_the_tokens_are_spent() -> None:
    paid, purse = Paid([tokens(60), tokens(60), tokens(60)]), Purse(Budget(tokens=100))
    model = BudgetedModel(paid, purse)

    for _call in range(2):
        await model.fill(BRIEF, FORMS, content)
    with pytest.raises(NoAnswer, match="openai:x was not called: the budget of 100 tokens is spent") as raised:
        await model.fill(BRIEF, FORMS, content)

    assert (paid.asked, purse.tokens, raised.value.spent.tokens_in) == (2, 120, 0)


async def test_a_failed_call_is_paid_for_too() -> None:
    purse = Purse(Budget(dollars=0.01))
    model = BudgetedModel(Paid([tokens(60, cost=0.02)], failing=True), purse)

    with pytest.raises(NoAnswer, match="It failed"):
        await model.fill(BRIEF, FORMS, content)
    with pytest.raises(NoAnswer, match=r"the budget of \$0.01 is spent"):
        await model.fill(BRIEF, FORMS, content)


async def test_a_call_under_way_is_heard_though_the_purse_runs_out_meanwhile() -> None:
    gate = asyncio.Event()
    purse = Purse(Budget(tokens=50))
    slow = BudgetedModel(Paid([tokens(60)], gate=gate), purse)
    fast = BudgetedModel(Paid([tokens(60)]), purse)
    under_way = asyncio.create_task(slow.fill(BRIEF, FORMS, content))
    await asyncio.sleep(0)

    await fast.fill(BRIEF, FORMS, content)
    gate.set()

    assert isinstance((await under_way).form, Speak)
    assert purse.tokens == 120


async def test_a_budget_in_money_does_not_feed_a_model_whose_price_nobody_knows() -> None:
    purse = Purse(Budget(dollars=5.0))
    model = BudgetedModel(Paid([tokens(60, priced=False)]), purse)
    await model.fill(BRIEF, FORMS, content)

    with pytest.raises(NoAnswer, match="has no known price") as raised:
        await model.fill(BRIEF, FORMS, content)

    assert "models.yaml" in raised.value.remedy


def test_a_purse_taken_up_again_knows_what_was_spent() -> None:
    calls = [Called(ask="a", model="m", prompt_hash="", tokens_in=30, tokens_out=5, cost=0.25) for _call in range(2)]

    purse = Purse(Budget(tokens=70)).paid(calls)

    assert (purse.tokens, purse.dollars) == (70, 0.5)
    assert purse.refusal("m")[0]
