"""How much each visitor may take, by where the server listens. Source: keep-it-running.md, "Quotas"."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from venire.settings import Settings


@dataclass(frozen=True, slots=True)
class QuotaLimits:
    """Of one visitor, if not said otherwise. A name here with ``quota_`` before it is a setting."""

    open: int
    """Sessions that go on at once."""
    sessions: int
    """Sessions opened in an hour, forks among them."""
    entries: int
    """Entries of the record that its sessions hold, all together."""
    rooms: int
    """Rooms that it has open at once."""
    streams: int
    """Streams and waits for a turn at once."""
    bytes: int
    """Bytes that it sends in an hour."""
    requests: int
    """Requests in a minute that change something or take long."""
    calls: int
    """Calls of language models in an hour."""
    dollars: float
    """US dollars for language models in a day."""
    all_calls: int
    """Calls of language models in a day, all visitors together."""
    all_dollars: float
    """US dollars for language models in a day, all visitors together."""
    visitors: int
    """Visitors of one address who begin to change something, in an hour: each could be the same person again."""


OWN = QuotaLimits(
    open=2_000,
    sessions=5_000,
    entries=20_000_000,
    rooms=1_000,
    streams=500,
    bytes=2_000_000_000,
    requests=12_000,
    calls=100_000,
    dollars=1_000.0,
    all_calls=1_000_000,
    all_dollars=1_000.0,
    visitors=20_000,
)
"""Where nobody can come but from this machine: enough for whoever works there, and an end to a loop gone wild."""
OPEN = QuotaLimits(
    open=12,
    sessions=40,
    entries=100_000,
    rooms=6,
    streams=16,
    bytes=16_000_000,
    requests=240,
    calls=200,
    dollars=1.0,
    all_calls=2_000,
    all_dollars=10.0,
    visitors=60,
)
"""Where others can come: an evening's play for each, a class behind one address, and a bill that can be borne."""


def limits_of(settings: Settings) -> QuotaLimits:
    """What the settings say, and for the rest what befits where the server listens."""
    usual = OPEN if settings.open_to_others else OWN
    said = {field.name: getattr(settings, f"quota_{field.name}") for field in fields(QuotaLimits)}
    return replace(usual, **{name: value for name, value in said.items() if value is not None})
