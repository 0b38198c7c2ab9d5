"""What a call would cost: by the price that models.yaml names, else by the list that comes with pydantic-ai."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from venire.models.use import ModelUse

LISTED_AS: Mapping[str, str] = {
    "openai": "openai",
    "anthropic": "anthropic",
    "gemini": "google",
    "openrouter": "openrouter",
}
"""Provider -> its name in the list; the others are servers of one's own."""


def price_of_call(use: ModelUse, tokens_in: int, tokens_out: int) -> float | None:
    """US dollars, before what a provider's cache may save; None where no price is known."""
    if use.price is not None:
        return use.price.of(tokens_in, tokens_out, 0)
    provider = LISTED_AS.get(use.provider)
    return None if provider is None or use.base_url else _listed(provider, use.model, tokens_in, tokens_out)


@cache
def _listed(provider: str, model: str, tokens_in: int, tokens_out: int) -> float | None:
    """The library takes a quarter of a second to load, and is wanted only here."""
    prices = import_module("genai_prices")
    usage = prices.Usage(input_tokens=tokens_in, output_tokens=tokens_out)
    try:
        return float(prices.calc_price(usage, model, provider_id=provider).total_price)
    except LookupError:
        return None
